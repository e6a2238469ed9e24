import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/Button.tsx';
import type { SourceMeaning } from '../contract.ts';
import { AddRelation } from './AddRelation.tsx';
import { meaningStrings } from './meaning-strings.ts';
import { RelationRow } from './RelationRow.tsx';
import { endsOf, openFirst, relationWords } from './relation-words.ts';

const strings = meaningStrings;

interface RelationDecisionsProps {
  sourceId: string;
  meaning: SourceMeaning;
}

/** The relations of the tables of a source: proposed ones confirmed or rejected, others added; at once, and to be taken back. */
export function RelationDecisions({ sourceId, meaning }: RelationDecisionsProps) {
  const [isAdding, setIsAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { relations, elsewhere } = meaning;
  const close = () => {
    flushSync(() => setIsAdding(false));
    opener.current?.focus();
  };
  return (
    <section aria-label={strings.relations}>
      <h3 className="font-medium">{strings.relations}</h3>
      <p className="mb-2 text-muted text-xs">{strings.relationsIntro}</p>
      {relations.length > 0 && (
        <ul className="rounded-control border border-line">
          {openFirst(relations).map((relation) => (
            <RelationRow
              key={JSON.stringify(endsOf(relation))}
              sourceId={sourceId}
              relation={relation}
              name={relationWords(relation, elsewhere)}
            />
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddRelation sourceId={sourceId} meaning={meaning} onClose={close} />
      ) : (
        <Button ref={opener} size="small" className="mt-2" onClick={() => setIsAdding(true)}>
          {strings.addRelation}
        </Button>
      )}
    </section>
  );
}

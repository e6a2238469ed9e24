import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { formatPercent } from '#ui/format.ts';
import type { ShownRelation, SourceMeaning } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';
import { AddRelation } from './AddRelation.tsx';
import { endsOf, relationWords } from './relation-words.ts';
import { useDecideRelation } from './use-meaning.ts';
import { useToldRelations } from './use-told-relations.ts';

const strings = sourcesStrings.meaning;

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
          {relations.map((relation) => (
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

interface RelationRowProps {
  sourceId: string;
  relation: ShownRelation;
  name: string;
}

function RelationRow({ sourceId, relation, name }: RelationRowProps) {
  const { inclusion, problem } = relation;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t px-3 py-2 first:border-t-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere">{name}</p>
        <p className={problem === null ? 'text-muted text-xs' : 'text-danger text-xs'}>
          {problem ?? strings.inclusion(formatPercent(inclusion))}
        </p>
      </div>
      <RelationBadge relation={relation} />
      <div className="flex gap-2">
        {relation.origin === 'told' ? (
          <ToldAction sourceId={sourceId} relation={relation} name={name} />
        ) : (
          <ProposedActions sourceId={sourceId} relation={relation} name={name} />
        )}
      </div>
    </li>
  );
}

const tones = { confirmed: 'success', rejected: 'neutral' } as const;

function RelationBadge({ relation: { decision, origin, problem } }: { relation: ShownRelation }) {
  if (problem !== null) return <Badge tone="warning">{strings.resting}</Badge>;
  if (origin === 'told') return <Badge tone="success">{strings.told}</Badge>;
  if (decision) return <Badge tone={tones[decision]}>{strings.decisions[decision]}</Badge>;
  return <Badge tone="neutral">{origin === 'declared' ? strings.declared : strings.proposed}</Badge>;
}

function ToldAction({ sourceId, relation, name }: RelationRowProps) {
  const { remove, isPending } = useToldRelations(sourceId);
  return (
    <Button
      size="small"
      aria-label={`${strings.remove}: ${name}`}
      isPending={isPending}
      onClick={() => remove({ ends: endsOf(relation), words: name })}
    >
      {strings.remove}
    </Button>
  );
}

function ProposedActions({ sourceId, relation, name }: RelationRowProps) {
  const decide = useDecideRelation(sourceId);
  const action = (label: string, next: ShownRelation['decision']) => (
    <Button
      size="small"
      aria-label={`${label}: ${name}`}
      isPending={decide.isPending}
      onClick={() => decide.mutate({ relation, decision: next })}
    >
      {label}
    </Button>
  );
  if (relation.decision) return action(strings.takeBack, null);
  return (
    <>
      {action(strings.confirm, 'confirmed')}
      {action(strings.reject, 'rejected')}
    </>
  );
}

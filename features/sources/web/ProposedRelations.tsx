import type { SourceMeaning } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';
import { RelationRow } from './RelationRow.tsx';
import { ReportPart } from './ReportParts.tsx';
import { endsOf, isFoundBetweenSources, proposalWords } from './relation-words.ts';

const strings = sourcesStrings.report;

interface ProposedRelationsProps {
  sourceId: string;
  meaning: SourceMeaning;
}

/** What was found between the tables of a file and other data, to be confirmed where the person is. What is decided can be taken back. */
export function ProposedRelations({ sourceId, meaning }: ProposedRelationsProps) {
  const found = meaning.relations.filter(isFoundBetweenSources);
  if (found.length === 0) return null;
  return (
    <ReportPart title={strings.related}>
      <p className="mb-2 text-muted">{strings.relatedIntro}</p>
      <ul aria-label={strings.related} className="rounded-control border border-line">
        {found.map((relation) => (
          <RelationRow
            key={JSON.stringify(endsOf(relation))}
            sourceId={sourceId}
            relation={relation}
            name={proposalWords(relation, meaning.elsewhere)}
            isAsked
          />
        ))}
      </ul>
    </ReportPart>
  );
}

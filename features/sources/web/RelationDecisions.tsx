import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { formatPercent } from '#ui/format.ts';
import type { ShownRelation } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';
import { useDecideRelation } from './use-meaning.ts';

const strings = sourcesStrings.meaning;

interface RelationDecisionsProps {
  sourceId: string;
  relations: readonly ShownRelation[];
}

/** The relations between the tables of a source, each to be confirmed or rejected; at once, and to be taken back. */
export function RelationDecisions({ sourceId, relations }: RelationDecisionsProps) {
  return (
    <section aria-label={strings.relations}>
      <h3 className="font-medium">{strings.relations}</h3>
      <p className="mb-2 text-muted text-xs">{strings.relationsIntro}</p>
      <ul className="rounded-control border border-line">
        {relations.map((relation) => (
          <RelationRow key={JSON.stringify(endsOf(relation))} sourceId={sourceId} relation={relation} />
        ))}
      </ul>
    </section>
  );
}

const tones = { confirmed: 'success', rejected: 'neutral' } as const;

function RelationRow({ sourceId, relation }: { sourceId: string; relation: ShownRelation }) {
  const { decision, inclusion, origin } = relation;
  const decide = useDecideRelation(sourceId);
  const [from, to] = endsOf(relation);
  const name = strings.relation(from, to);
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
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t px-3 py-2 first:border-t-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere">{name}</p>
        <p className="text-muted text-xs">{strings.inclusion(formatPercent(inclusion))}</p>
      </div>
      {decision ? (
        <Badge tone={tones[decision]}>{strings.decisions[decision]}</Badge>
      ) : (
        <Badge tone="neutral">{origin === 'declared' ? strings.declared : strings.proposed}</Badge>
      )}
      <div className="flex gap-2">
        {decision ? (
          action(strings.takeBack, null)
        ) : (
          <>
            {action(strings.confirm, 'confirmed')}
            {action(strings.reject, 'rejected')}
          </>
        )}
      </div>
    </li>
  );
}

function endsOf({ fromTable, fromColumn, toTable, toColumn }: ShownRelation): [string, string] {
  return [`${fromTable}.${fromColumn}`, `${toTable}.${toColumn}`];
}

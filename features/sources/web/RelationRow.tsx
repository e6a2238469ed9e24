import { useEffect, useRef } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import type { ShownRelation } from '../contract.ts';
import { meaningStrings } from './meaning-strings.ts';
import { endsOf, foundWords, isOpenBetweenSources } from './relation-words.ts';
import { useDecideRelation } from './use-meaning.ts';
import { useToldRelations } from './use-told-relations.ts';

const strings = meaningStrings;

interface RelationRowProps {
  sourceId: string;
  relation: ShownRelation;
  /** The relation as a sentence. */
  name: string;
  /** It stands where a person is asked about it: what is still open needs no badge, and what follows is said above. */
  isAsked?: boolean;
}

/** A relation with what the data say of it, what was decided, and what can be. */
export function RelationRow({ sourceId, relation, name, isAsked = false }: RelationRowProps) {
  const { problem, origin } = relation;
  const isOpen = isOpenBetweenSources(relation);
  const found = foundWords(relation);
  const Actions = origin === 'told' ? ToldAction : ProposedActions;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t px-3 py-2 first:border-t-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere">{name}</p>
        <p className={problem === null ? 'text-muted text-xs' : 'text-danger text-xs'}>
          {problem ?? (isOpen && !isAsked ? strings.untilConfirmed(found) : found)}
        </p>
      </div>
      <span aria-live="polite" className="empty:hidden">
        {!(isOpen && isAsked) && <RelationBadge relation={relation} />}
      </span>
      <div className="flex gap-2">
        <Actions sourceId={sourceId} relation={relation} name={name} isAsked={isAsked} />
      </div>
    </li>
  );
}

const tones = { confirmed: 'success', rejected: 'neutral' } as const;

function RelationBadge({ relation }: { relation: ShownRelation }) {
  const { decision, origin, problem } = relation;
  if (problem !== null) return <Badge tone="warning">{strings.resting}</Badge>;
  if (origin === 'told') return <Badge tone="success">{strings.told}</Badge>;
  if (decision) return <Badge tone={tones[decision]}>{strings.decisions[decision]}</Badge>;
  if (isOpenBetweenSources(relation)) return <Badge tone="info">{strings.proposed}</Badge>;
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

/** The first button stays where it is whatever is decided, and takes the focus that the press leaves behind. */
function ProposedActions({ sourceId, relation, name, isAsked = false }: RelationRowProps) {
  const first = useRef<HTMLButtonElement>(null);
  const isDecided = relation.decision !== null;
  const pressed = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useDecideRelation(sourceId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is decided says which buttons there are.
  useEffect(() => {
    if (isPending || !pressed.current) return;
    const { activeElement } = document;
    // A dialog keeps the focus of a button that is gone to itself. Whoever has gone on meanwhile is left where they are.
    if (activeElement === pressed.current || activeElement?.contains(first.current))
      first.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [isPending, isDecided]);
  const action = (label: string, decision: ShownRelation['decision'], isFirst: boolean) => (
    <Button
      {...(isFirst && { ref: first })}
      size="small"
      aria-label={`${label}: ${name}`}
      isPending={isPending}
      onClick={({ currentTarget }) => {
        pressed.current = currentTarget;
        mutate({ relation, decision });
      }}
    >
      {label}
    </Button>
  );
  return (
    <>
      {isDecided ? action(strings.takeBack, null, true) : action(strings.confirm, 'confirmed', true)}
      {!isDecided && action(isAsked ? strings.notRelated : strings.reject, 'rejected', false)}
    </>
  );
}

import { grains } from '../dates/calendar.ts';
import { calendarPeriod, type Period, period } from '../dates/period.ts';
import type { Plan, Predicate } from '../plan.ts';
import { type Draft, type Refusal, refuse } from '../planning/draft.ts';
import type { Parts } from '../planning/parts.ts';

/** "compare that with 2024": the answer's own period beside the one that is named. */
export function compared(parts: Parts, previous: Plan, draft: Draft): Draft | Refusal {
  const [named, ...moreNamed] = parts.periods;
  const own = previous.where.filter((predicate) => predicate.kind === 'period');
  const [before, ...moreOwn] = own;
  const others =
    parts.filters.length +
    parts.nouns.length +
    parts.measures.length +
    parts.groups.length +
    parts.ranks.length;
  if (!named || moreNamed.length + others > 0 || named.negated || named.column !== null)
    return refuse('It is not clear what the answer before should be compared with.');
  if (before?.kind !== 'period' || moreOwn.length > 0 || before.negated)
    return refuse('The answer before is not of one stretch of time.');
  return besidePeriod(previous, draft, before, [periodOf(before), named.reading.period]);
}

/** The number of the answer before in its own period and in another one. */
export function besidePeriod(
  previous: Plan,
  draft: Draft,
  own: Extract<Predicate, { kind: 'period' }>,
  pair: [Period, Period],
): Draft | Refusal {
  const [now, other] = pair;
  if (now.start === other.start && now.end === other.end)
    return refuse(`That is ${now.label} itself: say with which other period it should be compared.`);
  if (pair.some(({ start, end }) => start === null || end === null))
    return refuse('An open period cannot be compared.');
  const isPlain =
    draft.measures.length === 1 &&
    draft.grain === null &&
    draft.limit === null &&
    draft.having === null &&
    draft.share === null &&
    previous.comparison === null &&
    previous.dimensions.every(({ isTime }) => !isTime);
  if (draft.intent !== 'aggregate' || !isPlain)
    return refuse('This answer cannot be set beside another one by a follow-up yet; ask for both in full.');
  return {
    ...draft,
    where: draft.where.filter((predicate) => predicate !== own),
    comparePeriods: pair,
    comparisonLabels: [pair[0].label, pair[1].label],
    compareColumn: own.column,
  };
}

/** A period of a plan, with the unit that it is one of. */
export function periodOf({ start, end, label }: Extract<Predicate, { kind: 'period' }>): Period {
  const grain = start === null ? undefined : grains.find((unit) => calendarPeriod(start, unit).end === end);
  return period(start, end, label, grain ?? null);
}

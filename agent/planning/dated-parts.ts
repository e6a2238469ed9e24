import type { Fragment } from '../frames/fragments.ts';
import { filterOf, measureOf, nounOf } from './part-terms.ts';
import type { Parts, Pick, Place } from './parts.ts';

/** "overdue": a period of a date that was not said as one, and what has not been done. */
export function addDated(
  parts: Parts,
  place: Place,
  { column, period, undone, isOrLater }: Extract<Fragment, { kind: 'dated' }>,
  pick: Pick,
): void {
  const reading = { to: place.to, period, hasPreposition: true };
  parts.periods.push({ ...place, reading, column: pick(column).column, negated: false });
  if (!undone) return;
  const end = pick(undone).column;
  const missing = { ...place, kind: 'missing' as const, column: end, negated: false };
  if (!isOrLater || period.end === null) parts.filters.push(missing);
  else
    parts.filters.push({
      ...place,
      kind: 'any',
      parts: [missing, { ...place, kind: 'from', column: end, day: period.end }],
    });
}

/** "started", "leavers": which date tells the rows, and the rows where the word names them. */
export function addDateVerb(
  parts: Parts,
  place: Place,
  { column, isNew, of }: Extract<Fragment, { kind: 'dateVerb' }>,
  pick: Pick,
): void {
  parts.dateVerbs.push({ ...place, column: pick(column).column, isNew });
  if (of) parts.nouns.push({ ...nounOf(of, place, pick, parts), distinct: false, isAdded: false });
}

/** "which company", "headcount": a condition in the word for the rows, which are named or counted by it. */
export function addKind(
  parts: Parts,
  place: Place,
  { filter, term, isCounted }: Extract<Fragment, { kind: 'kind' }>,
  pick: Pick,
): void {
  parts.filters.push(filterOf(filter, place, pick));
  if (isCounted)
    parts.measures.push(measureOf({ aggregate: 'count', term, isHowMany: true }, place, pick, parts));
  else parts.nouns.push({ ...nounOf(term, place, pick, parts), distinct: false, isAdded: false });
}

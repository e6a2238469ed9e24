import type { Fragment } from '../frames/fragments.ts';
import type { Parts, Pick, Place } from './parts.ts';

/** "overdue": a period of a date that was not said as one, and what has not been done. */
export function addDated(
  parts: Parts,
  place: Place,
  { column, period, undone }: Extract<Fragment, { kind: 'dated' }>,
  pick: Pick,
): void {
  const reading = { to: place.to, period, hasPreposition: true };
  parts.periods.push({ ...place, reading, column: pick(column).column, negated: false });
  if (undone) parts.filters.push({ ...place, kind: 'missing', column: pick(undone).column, negated: false });
}

import { isDate } from './nouns.ts';
import type { GroupTerm } from './parts.ts';

/** "per month, by date of delivery": the date tells of what the month is one, and is no further group. */
export function withNamedDate(terms: GroupTerm[]): GroupTerm[] {
  const [date, ...more] = terms.flatMap((term) =>
    term.kind === 'column' && isDate(term.column) ? [term.column] : [],
  );
  const [grain, ...finer] = terms.filter((term) => term.kind === 'grain');
  if (!date || more.length > 0 || !grain || finer.length > 0 || grain.column) return terms;
  const others = terms.filter((term) => term !== grain && !(term.kind === 'column' && term.column === date));
  return [{ ...grain, column: date }, ...others];
}

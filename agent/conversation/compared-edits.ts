import type { Plan } from '../plan.ts';
import { type Refusal, refuse } from '../planning/draft.ts';
import type { Parts } from '../planning/parts.ts';

/** Why two numbers side by side cannot take a change; null where other rows, other groups, another number or a chart can be told of both. */
export function unfitForComparison(parts: Parts, { comparison, measures }: Plan): Refusal | null {
  if (comparison === null) return null;
  if (comparison.kind === 'difference')
    return refuse('A difference cannot be changed by a follow-up yet; ask for it in full.');
  const ordered = [parts.ranks, parts.sorts, parts.byMeasures, parts.dayParts, parts.withouts];
  if (ordered.some((list) => list.length > 0) || parts.marks.size > 0)
    return refuse('Two numbers side by side have no order; ask for this in full.');
  if (comparison.kind === 'periods')
    return parts.periods.length > 0
      ? refuse('Two periods are compared: name both that are meant, as in "2024 vs 2025".')
      : null;
  const told = new Set(
    measures.flatMap(({ where }) => where.flatMap((each) => ('column' in each ? [each.column.column] : []))),
  );
  const isOfTold = parts.filters.some(
    (filter) => filter.kind === 'values' && filter.values.some(({ column }) => told.has(column.column)),
  );
  return isOfTold || parts.groups.length > 0
    ? refuse('Two groups are compared: name both that are meant, as in "Online vs Partner".')
    : null;
}

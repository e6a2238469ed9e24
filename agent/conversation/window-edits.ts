import type { Plan } from '../plan.ts';
import { type Draft, type Refusal, refuse } from '../planning/draft.ts';
import { isMeasureColumn } from '../planning/nouns.ts';
import type { Parts } from '../planning/parts.ts';

/** Numbers that are told beside those before, or as the place of one: what a follow-up may change of them is whose they are and of what. */
export function isWindow({ moving, overPrior, placeOf }: Plan): boolean {
  return moving !== undefined || overPrior !== undefined || placeOf !== undefined;
}

/** Why a change is none that such an answer can take; null where it is. */
export function unfitForWindow(parts: Parts, isOther: boolean): Refusal | null {
  const shaped = [parts.groups, parts.ranks, parts.sorts, parts.byMeasures, parts.charts, parts.dayParts];
  return isOther || shaped.some((list) => list.length > 0)
    ? refuse('That cannot be changed by a follow-up yet; ask for it in full.')
    : null;
}

/** "and France?" behind the place of Germany asks for the place of France. */
export function withPlace(parts: Parts, previous: Plan): { parts: Parts; placeOf: Plan['placeOf'] } {
  const [dimension] = previous.dimensions;
  const found = parts.filters.find(
    (filter) =>
      filter.kind === 'values' &&
      !filter.negated &&
      filter.values.length === 1 &&
      filter.values.every(
        ({ column }) => column.table === dimension?.column.table && column.column === dimension.column.column,
      ),
  );
  const value = found?.kind === 'values' ? found.values[0]?.value : undefined;
  if (previous.placeOf === undefined || value === undefined) return { parts, placeOf: previous.placeOf };
  return { parts: { ...parts, filters: parts.filters.filter((filter) => filter !== found) }, placeOf: value };
}

/** The changed draft, told as the answer before was. */
export function windowed(draft: Draft, previous: Plan, placeOf: Plan['placeOf']): Draft | Refusal {
  const [measure, ...more] = draft.measures;
  const isAdded =
    measure?.per === null &&
    (measure.aggregate === 'sum' || (measure.aggregate === 'count' && measure.column === null));
  if (!measure || more.length > 0 || (previous.moving && !isAdded))
    return refuse('Only counts and totals have an average that moves.');
  return {
    ...draft,
    ...(previous.moving ? { moving: previous.moving } : {}),
    ...(previous.overPrior ? { overPrior: previous.overPrior } : {}),
    ...(placeOf === undefined ? {} : { placeOf }),
  };
}

/** "rank the countries by revenue", "and by orders": behind groups that are put in order, what they are ordered by. */
export function withOrderedBy(parts: Parts, previous: Plan): Parts {
  const [group, ...more] = parts.groups;
  const [term, ...terms] = group?.terms ?? [];
  const isRanked = previous.dimensions.length > 0 && (previous.sort.length > 0 || previous.limit !== null);
  const isOnly =
    parts.nouns.length +
      parts.measures.length +
      parts.byMeasures.length +
      parts.ranks.length +
      more.length ===
    0;
  if (!isRanked || !isOnly || group?.via !== 'by' || terms.length > 0 || !term) return parts;
  const { from, to } = group;
  if (term.kind === 'table' && term.table.sqlName === previous.root)
    return {
      ...parts,
      groups: [],
      measures: [{ from, to, aggregate: 'count', noun: term, isHowMany: false }],
    };
  return term.kind === 'column' && isMeasureColumn(term.column)
    ? { ...parts, groups: [], nouns: [{ ...term, distinct: false, isAdded: false }] }
    : parts;
}

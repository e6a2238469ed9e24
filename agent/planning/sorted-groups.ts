import { canLookUp } from '../model/join-paths.ts';
import { type SemanticModel, sameColumn } from '../model/semantic-model.ts';
import { isMeasureColumn, tableNameOf } from './nouns.ts';
import type { Parts } from './parts.ts';

/**
 * "countries ranked by revenue", "the segments, sorted by sales": what is listed has many rows of the amount, so each is told with its total. Null
 * where rows of one table are put in order.
 */
export function sortedByAmount(model: SemanticModel, parts: Parts): Parts | null {
  const sort = joinedSort(parts.sorts);
  const [listed, ...others] = parts.nouns;
  const isShaped =
    parts.measures.length +
      parts.groups.length +
      parts.ranks.length +
      parts.formulas.length +
      parts.counts.length >
      0 || [...parts.asks].some((ask) => !['show', 'what', 'which'].includes(ask));
  if (!sort || !listed || others.length > 0 || isShaped || parts.marks.size > 0) return null;
  const { key } = sort;
  if (key === null || 'aggregate' in key || key.kind !== 'column' || !isMeasureColumn(key.column))
    return null;
  const { table } = key.column.ref;
  const isOfMany =
    listed.kind === 'column'
      ? !listed.column.profile.isUnique &&
        ['category', 'place', 'ordinal'].includes(listed.column.profile.role)
      : listed.table.sqlName !== table;
  const isAdditive = key.column.profile.role === 'additive';
  // One country alone has no place among others.
  const isFixed = parts.filters.some(
    (filter) =>
      filter.kind === 'values' &&
      listed.kind === 'column' &&
      filter.values.some(({ column }) => sameColumn(column, listed.column.ref)),
  );
  if (
    isFixed ||
    !isOfMany ||
    !isAdditive ||
    listed.from > sort.from ||
    !canLookUp(model, table, tableNameOf(listed))
  )
    return null;
  const { from, to } = listed;
  return {
    ...parts,
    asks: new Set(),
    nouns: [{ ...key, distinct: false, isAdded: false }],
    groups: [{ from, to, via: 'by', terms: [listed] }],
    sorts: [sort],
  };
}

/** "ranked by sales, highest first" says one order. */
function joinedSort([first, second, ...more]: Parts['sorts']): Parts['sorts'][number] | null {
  if (!first || more.length > 0 || first.isByDate || first.isByCount) return null;
  if (!second) return first;
  const isSameOrder = second.key === null && second.direction !== null && first.direction === null;
  return isSameOrder ? { ...first, direction: second.direction } : null;
}

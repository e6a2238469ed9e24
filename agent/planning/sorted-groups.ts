import { canLookUp } from '../model/join-paths.ts';
import { displayColumn, type SemanticModel, sameColumn } from '../model/semantic-model.ts';
import { isMeasureColumn, tableNameOf } from './nouns.ts';
import type { Parts } from './parts.ts';

/**
 * "countries ranked by revenue", "the segments, sorted by sales": what is listed has many rows of the amount, so each is told with its total. Null
 * where rows of one table are put in order.
 */
export function sortedByAmount(model: SemanticModel, parts: Parts): Parts | null {
  const sort = joinedSort(parts.sorts);
  const [listed, ...nouns] = parts.nouns;
  const isShaped =
    parts.measures.length +
      parts.groups.length +
      parts.ranks.length +
      parts.formulas.length +
      parts.counts.length >
      0 || [...parts.asks].some((ask) => !['show', 'what', 'which'].includes(ask));
  if (!sort || !listed || isShaped || parts.marks.size > 0) return null;
  const { key } = sort;
  const measured = byMeasure(parts, listed, nouns, sort);
  if (measured) return measured;
  if (key === null || 'aggregate' in key || key.kind !== 'column' || !isMeasureColumn(key.column))
    return null;
  const { table } = key.column.ref;
  // "pieces sold": the verb names the rows that have them.
  const others = nouns.filter(
    (noun) => !(noun.kind === 'table' && noun.table.sqlName === table && noun.from >= sort.from),
  );
  if (others.length > 0) return null;
  const isOfMany =
    listed.kind === 'column'
      ? !listed.column.profile.isUnique &&
        ['category', 'place', 'ordinal'].includes(listed.column.profile.role)
      : listed.table.sqlName !== table;
  // Two courses of one name are two courses, put in the order of their own credits.
  const isName =
    listed.kind === 'column' &&
    model.tables.size > 1 &&
    listed.column.ref.table === table &&
    displayColumn(listed.column.table)?.column === listed.column.ref.column;
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
    isName ||
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

/** "rank regions by average order value": each with what it has on average. */
function byMeasure(
  parts: Parts,
  listed: Parts['nouns'][number],
  nouns: Parts['nouns'],
  sort: Parts['sorts'][number],
): Parts | null {
  const { key } = sort;
  if (key === null || !('aggregate' in key) || nouns.length > 0 || key.noun?.kind !== 'column') return null;
  const isGroup =
    listed.kind === 'column' &&
    !listed.column.profile.isUnique &&
    ['category', 'place', 'ordinal'].includes(listed.column.profile.role);
  if (!isGroup || listed.from > sort.from || !['avg', 'sum', 'median'].includes(key.aggregate)) return null;
  const { from, to } = listed;
  return {
    ...parts,
    asks: new Set(),
    nouns: [],
    measures: [key],
    groups: [{ from, to, via: 'by', terms: [listed] }],
    sorts: [{ ...sort, key: null, direction: sort.direction ?? 'descending' }],
  };
}

/** "ranked by sales, highest first" says one order. */
function joinedSort([first, second, ...more]: Parts['sorts']): Parts['sorts'][number] | null {
  if (!first || more.length > 0 || first.isByDate || first.isByCount) return null;
  if (!second) return first;
  const isSameOrder = second.key === null && second.direction !== null && first.direction === null;
  return isSameOrder ? { ...first, direction: second.direction } : null;
}

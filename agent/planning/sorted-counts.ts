import type { MeasureTerm, Parts } from './parts.ts';

/**
 * "the cities of the shops in order of the number of shops": the values of one column, each with how many rows it has, in that order.
 * Null where something else is listed or sorted by.
 */
export function sortedByCount(parts: Parts): Parts | null {
  const [sort, ...more] = parts.sorts;
  const columns = parts.nouns.filter((noun) => noun.kind === 'column');
  const [column, ...others] = columns;
  const isShaped =
    parts.measures.length + parts.groups.length + parts.ranks.length + parts.formulas.length > 0 ||
    [...parts.asks].some((ask) => !['show', 'what', 'which'].includes(ask));
  if (!sort || more.length > 0 || !column || others.length > 0 || isShaped) return null;
  if (column.column.profile.isUnique) return null;
  const measure = countedBy(parts, sort);
  if (!measure) return null;
  return {
    ...parts,
    asks: new Set(),
    nouns: parts.nouns.filter((noun) => noun.kind === 'table'),
    measures: [measure],
    groups: [{ from: column.from, to: column.to, via: 'by', terms: [column] }],
    sorts: [{ ...sort, key: null, isByCount: false, direction: sort.direction ?? 'ascending' }],
    marks: new Map([...parts.marks].filter(([mark]) => mark !== 'distinct')),
  };
}

function countedBy(parts: Parts, { key, isByCount, from, to }: Parts['sorts'][number]): MeasureTerm | null {
  if (key !== null && 'aggregate' in key)
    return key.aggregate === 'count' && key.noun?.kind === 'table' ? key : null;
  const table = parts.nouns.find((noun) => noun.kind === 'table') ?? null;
  const owned = parts.nouns.some((noun) => noun.kind === 'column' && noun.isOwned);
  return isByCount && (table !== null || owned || parts.nouns.length === 1)
    ? { from, to, aggregate: 'count', noun: table, isHowMany: false }
    : null;
}

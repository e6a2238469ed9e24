import { columnKey, type SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import type { Parts } from './parts.ts';

const denying = new Set(['without', 'no', 'lacking']);

/**
 * "cities without enterprise customers": values that several rows bear are asked for, of which none may be so; one row that is not so says nothing of
 * the others. Null for all other questions.
 */
export function withoutSuch(model: SemanticModel, parts: Parts, tokens: readonly Token[]): Parts | null {
  const [target, ...others] = parts.nouns;
  const [filter, ...more] = parts.filters;
  const shaped = [
    parts.measures,
    parts.groups,
    parts.ranks,
    parts.sorts,
    parts.withouts,
    parts.countFilters,
    parts.periods,
  ];
  if (model.tables.size < 2 || target?.kind !== 'column' || target.column.profile.isUnique) return null;
  if (filter?.kind !== 'values' || !filter.negated || more.length > 0 || parts.apart.filters.length > 0)
    return null;
  if (shaped.some((list) => list.length > 0) || parts.marks.size > 0) return null;
  const words = tokens.slice(Math.max(0, filter.from - 1), filter.from + 2).map(({ lower }) => lower);
  const { table } = target.column.ref;
  const isTheirs = filter.values.every(
    ({ column }) => column.table === table && columnKey(column) !== columnKey(target.column.ref),
  );
  const areRows = others.every((noun) => noun.kind === 'table' && noun.table.sqlName === table);
  const isDenied = words.some((word) => denying.has(word)) && filter.from >= target.to;
  if (!isDenied || !isTheirs || !areRows) return null;
  return { ...parts, nouns: [target], filters: [], apart: { ...parts.apart, filters: [filter] } };
}

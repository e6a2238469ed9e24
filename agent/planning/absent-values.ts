import { canLookUp } from '../model/join-paths.ts';
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

/**
 * "products without a cancelled order in 2026": things of whose rows none is so and of that time. Null where some words may be said of other rows
 * than those that are denied.
 */
export function withoutSuchRows(model: SemanticModel, parts: Parts, tokens: readonly Token[]): Parts | null {
  const [filter, ...more] = parts.filters.filter((one) => 'negated' in one && one.negated);
  const [period, ...periods] = parts.periods;
  if (filter?.kind !== 'values' || more.length + periods.length > 0 || !period || period.negated) return null;
  const shaped = [
    parts.groups,
    parts.ranks,
    parts.withouts,
    parts.countFilters,
    parts.apart.filters,
    parts.dateVerbs,
  ];
  if (shaped.some((list) => list.length > 0) || parts.marks.size > 0) return null;
  const counted = parts.measures.map(({ aggregate, noun }) => (aggregate === 'count' ? noun : null));
  const nouns = [...counted, ...parts.nouns].filter((noun) => noun?.kind === 'table');
  const thing = nouns.find((noun) => noun !== null && noun.to <= filter.from)?.table;
  const rows = nouns.find(
    (noun) => noun !== null && noun.from >= filter.from && noun.from <= filter.to + 2,
  )?.table;
  const [value] = filter.values;
  if (!thing || !rows || !value || thing === rows || period.from < filter.to) return null;
  const isTheirs =
    canLookUp(model, rows.sqlName, value.column.table) && canLookUp(model, rows.sqlName, thing.sqlName);
  const others = parts.filters.filter((one) => one !== filter);
  const areOfThing = others.every(
    (one) =>
      one.kind === 'values' &&
      one.values.every(({ column }) => canLookUp(model, thing.sqlName, column.table)),
  );
  const isDenied = tokens
    .slice(Math.max(0, filter.from - 1), filter.from + 2)
    .some(({ lower }) => denying.has(lower));
  const isOfThing = canLookUp(model, thing.sqlName, value.column.table);
  if (!isTheirs || !areOfThing || !isDenied || isOfThing) return null;
  const { from } = filter;
  return {
    ...parts,
    filters: parts.filters.map((one) => (one === filter ? { ...filter, negated: false } : one)),
    withouts: [{ from, to: from + 1, table: rows }],
  };
}

import type { Lattice, Span } from '../lattice/lattice.ts';
import type { Operator } from '../lexicon/operators.ts';
import { columnKey } from '../model/semantic-model.ts';
import type { ColumnRef, Plan, Predicate } from '../plan.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';

/**
 * What a plan that a language model made owes to the words of the question, by the same lattice that the embedded planner reads:
 * words that mean a number, a time, a value, a denial, a comparison or an order, or name a column or a table, and that the plan has
 * no part for.
 */
export function unusedWords(lattice: Lattice, plan: Plan): string[] {
  const unused: string[] = [];
  const used: Used = { plan, predicates: allPredicates(plan), ...namesUsed(lattice, plan) };
  for (let at = 0; at < lattice.tokens.length; ) {
    const spans = (lattice.spans[at] ?? []).filter(isMeaning);
    const to = Math.max(at + 1, ...spans.map((span) => span.to));
    const longest = spans.filter((span) => span.to === to);
    if (longest.length > 0 && !longest.some((span) => isUsed(span, used)))
      unused.push(
        lattice.tokens
          .slice(at, to)
          .map(({ text }) => text)
          .join(' '),
      );
    at = to;
  }
  return unused;
}

/** What of a plan a word can have its part in. */
interface Used {
  plan: Plan;
  predicates: Predicate[];
  columns: ReadonlySet<string>;
  tables: ReadonlySet<string>;
}

/** The columns that a plan names, and the tables that it reads or whose keys it holds. */
function namesUsed({ model }: Lattice, plan: Plan): Pick<Used, 'columns' | 'tables'> {
  const columns = columnsOf(plan);
  const tables = new Set([
    plan.root,
    ...plan.joins.map(({ to }) => to.table),
    ...columns.map(({ table }) => table),
    ...allPredicates(plan).flatMap((part) =>
      part.kind === 'related' || part.kind === 'shared' ? [part.table] : [],
    ),
    ...model.catalog.relations
      .filter(({ fromTable, fromColumn }) =>
        columns.some(({ table, column }) => table === fromTable && column === fromColumn),
      )
      .map(({ toTable }) => toTable),
  ]);
  return { columns: new Set(columns.map(columnKey)), tables };
}

/** Columns that a plan counts, groups by, shows or filters by. */
export function columnsOf(plan: Plan): ColumnRef[] {
  return [
    ...plan.measures.flatMap(({ column }) => (column ? [column] : [])),
    ...plan.dimensions.map(({ column }) => column),
    ...plan.select.map(({ column }) => column),
    ...columnsOfPredicates(allPredicates(plan).filter(({ kind }) => kind !== 'any')),
  ];
}

function isMeaning(span: Span): boolean {
  switch (span.kind) {
    case 'operator':
      return owed[span.operator] !== undefined;
    case 'value':
    case 'valueSet':
      return span.links.some(({ source }) => source === 'value' || source === 'inflected');
    case 'filler':
    case 'predicateVerb':
      return false;
    case 'column':
    case 'table':
      return span.links.some(({ source }) => source !== 'fuzzy');
    default:
      return true;
  }
}

function isUsed(span: Span, { plan, predicates, columns, tables }: Used): boolean {
  switch (span.kind) {
    case 'operator':
      return owed[span.operator]?.(plan, predicates) ?? true;
    case 'period': {
      const { start, end } = span.reading.period;
      return predicates.some(
        (predicate) => predicate.kind === 'period' && predicate.start === start && predicate.end === end,
      );
    }
    case 'number':
      return numbersOf(plan, predicates).some(
        (number) => number === span.value || (span.isPercent && number * 100 === span.value),
      );
    case 'value':
    case 'valueSet':
      return span.links.some(({ value }) =>
        predicates.some((predicate) => predicate.kind === 'oneOf' && predicate.values.includes(value)),
      );
    case 'quoted':
      return textsOf(predicates).some((text) => text.toLowerCase() === span.text.toLowerCase());
    case 'column':
      return span.links.some(({ column }) => columns.has(columnKey(column.ref)));
    case 'table':
      return span.links.some(({ table }) => tables.has(table.sqlName));
    case 'dateSuperlative':
      return isRanked(plan, span.direction);
    case 'adjective':
      return isRanked(plan) || predicates.length > 0;
    default:
      return true;
  }
}

type Use = (plan: Plan, predicates: Predicate[]) => boolean;

const ranked: Use = (plan) => isRanked(plan);
const down: Use = (plan) => isRanked(plan, 'descending');
const up: Use = (plan) => isRanked(plan, 'ascending');
const denied: Use = (_, predicates) => predicates.some(isNegated);
const grouped: Use = ({ dimensions, measures }) =>
  dimensions.length > 0 || measures.some(({ per }) => per !== null);
const bounded =
  (...operators: string[]): Use =>
  ({ having }, predicates) =>
    (having !== null && operators.includes(having.operator)) ||
    predicates.some(
      (part) =>
        part.kind === 'period' ||
        ('operator' in part && operators.includes(part.operator)) ||
        (part.kind === 'between' && operators.includes('between')),
    );
const aggregated =
  (...aggregates: string[]): Use =>
  ({ measures }) =>
    measures.some(({ aggregate }) => aggregates.includes(aggregate));
const byTime =
  (grain: string): Use =>
  ({ dimensions }) =>
    dimensions.some((dimension) => dimension.grain === grain);
const textual: Use = (_, predicates) => predicates.some(({ kind }) => kind === 'text' || kind === 'oneOf');

/** By operator: whether the plan has a part for it. Words that only ask or show are owed nothing. */
const owed: Partial<Record<Operator, Use>> = {
  by: (plan, predicates) => grouped(plan, predicates) || plan.sort.length > 0,
  per: grouped,
  each: (plan, predicates) => grouped(plan, predicates) || plan.intent !== 'aggregate',
  breakdown: grouped,
  howMany: aggregated('count', 'countDistinct', 'sum'),
  howMuch: ({ intent, measures }) =>
    intent !== 'aggregate' || measures.some(({ aggregate }) => !aggregate.startsWith('count')),
  countOf: aggregated('count', 'countDistinct', 'sum'),
  distinct: (plan, predicates) =>
    plan.intent === 'values' || plan.dimensions.length > 0 || aggregated('countDistinct')(plan, predicates),
  sum: aggregated('sum', 'count', 'countDistinct'),
  average: aggregated('avg'),
  onAverage: aggregated('avg'),
  median: aggregated('median'),
  deviation: aggregated('stddev'),
  maximum: (plan, predicates) => down(plan, predicates) || bounded('<=')(plan, predicates),
  minimum: (plan, predicates) => up(plan, predicates) || bounded('>=')(plan, predicates),
  top: down,
  highest: down,
  most: down,
  mostCommon: down,
  bestSelling: down,
  worstSelling: up,
  bottom: up,
  lowest: up,
  least: up,
  leastCommon: up,
  best: ranked,
  worst: ranked,
  above: bounded('>'),
  below: bounded('<'),
  atLeast: bounded('>='),
  orMore: bounded('>='),
  atMost: bounded('<='),
  orLess: bounded('<='),
  equal: (plan, predicates) => bounded('=')(plan, predicates) || textual(plan, predicates),
  between: bounded('between'),
  not: denied,
  notEqual: denied,
  without: denied,
  missing: (_, predicates) => predicates.some(({ kind }) => kind === 'missing'),
  present: (_, predicates) => predicates.some(({ kind }) => kind === 'missing'),
  or: ({ dimensions }, predicates) =>
    dimensions.length > 0 ||
    predicates.some((part) => part.kind === 'any' || (part.kind === 'oneOf' && part.values.length > 1)),
  share: ({ share }) => share !== null,
  running: ({ isRunning }) => isRunning === true,
  trend: ({ dimensions }) => dimensions.some(({ isTime }) => isTime),
  versus: ({ dimensions, measures }) => dimensions.length > 0 || measures.length > 1,
  compare: ({ dimensions, measures }) => dimensions.length > 0 || measures.length > 1,
  contains: textual,
  startsWith: textual,
  endsWith: textual,
  ascending: ({ sort }) => sort.some(({ direction }) => direction === 'ascending'),
  descending: ({ sort }) => sort.some(({ direction }) => direction === 'descending'),
  sortBy: ({ sort }) => sort.length > 0,
  daily: byTime('day'),
  weekly: byTime('week'),
  monthly: byTime('month'),
  quarterly: byTime('quarter'),
  yearly: (plan, predicates) =>
    byTime('year')(plan, predicates) || plan.dimensions.some(({ isTime, grain }) => isTime && grain === null),
};

export function isRanked({ sort, limit, measures }: Plan, direction?: 'ascending' | 'descending'): boolean {
  const extreme = direction === 'descending' ? ['max'] : direction === 'ascending' ? ['min'] : ['max', 'min'];
  return (
    (limit !== null && sort.some((key) => direction === undefined || key.direction === direction)) ||
    measures.some(({ aggregate }) => extreme.includes(aggregate))
  );
}

export function isNegated(predicate: Predicate): boolean {
  return (
    ('negated' in predicate && predicate.negated && predicate.kind !== 'missing') ||
    (predicate.kind === 'missing' && !predicate.negated) ||
    (predicate.kind === 'compare' && (predicate.operator === '<>' || predicate.value === false)) ||
    (predicate.kind === 'related' && predicate.operator === '=' && predicate.value === 0)
  );
}

/** The conditions of a plan, those within others among them. */
export function allPredicates({ where, measures }: Plan): Predicate[] {
  const inner = (predicate: Predicate): Predicate[] => {
    if (predicate.kind === 'any') return [predicate, ...predicate.parts.flatMap(inner)];
    if (predicate.kind === 'related' || predicate.kind === 'shared')
      return [predicate, ...predicate.where.flatMap(inner)];
    return [predicate];
  };
  return [...where, ...measures.flatMap((measure) => measure.where)].flatMap(inner);
}

function numbersOf({ limit, having }: Plan, predicates: Predicate[]): number[] {
  return [
    ...(limit ? [limit.count] : []),
    ...(having ? [having.value] : []),
    ...predicates.flatMap(numbersIn),
  ];
}

function numbersIn(predicate: Predicate): number[] {
  switch (predicate.kind) {
    case 'compare':
      return [Number(predicate.value)];
    case 'between':
      return [predicate.low, predicate.high];
    case 'oneOf':
      return predicate.values.map(Number);
    case 'period':
      return [predicate.start, predicate.end].flatMap((day) =>
        day === null ? [] : [Number(day.slice(0, 4))],
      );
    default:
      return [];
  }
}

function textsOf(predicates: Predicate[]): string[] {
  return predicates.flatMap((predicate) =>
    predicate.kind === 'text'
      ? [predicate.text]
      : predicate.kind === 'oneOf'
        ? predicate.values.map(String)
        : [],
  );
}

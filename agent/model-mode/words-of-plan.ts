import { addDays } from '../dates/calendar.ts';
import type { ColumnRef, Plan, Predicate } from '../plan.ts';
import type { FilterWords, PlanWords } from './plan-words.ts';

/** A plan in the words of a model, or the parts of it that those have no word for, as people call them. */
export type ToldPlan = { words: PlanWords } | { untold: string[] };

/**
 * A plan in the words in which a model would have filled it in. Each part of a plan stands in `untold` below, so that none is left out of
 * the words unseen.
 */
export function wordsOfPlan(plan: Plan): ToldPlan {
  const names = Object.values(untold).flatMap((nameOfPart) => nameOfPart?.(plan) ?? []);
  if (names.length > 0) return { untold: [...new Set(names)] };
  const filters = plan.where.map(filterOf);
  const measures = plan.measures.map(measureOf);
  const groupBy = plan.dimensions.map(({ column, grain, part }) => ({
    column: nameOf(column),
    ...(grain ? { grain } : {}),
    ...(part && part !== 'dayKind' ? { grain: part } : {}),
  }));
  const isList = plan.intent !== 'aggregate';
  return {
    words: {
      table: plan.root,
      measures: isList ? [] : measures.flatMap((measure) => measure ?? []),
      groupBy: isList ? [] : groupBy,
      columns: plan.select.map(({ column }) => nameOf(column)),
      distinct: plan.intent === 'values',
      filters: filters.flatMap((filter) => filter ?? []),
      ...(plan.having ? { having: plan.having } : {}),
      share: plan.share === 'of-total',
      running: plan.isRunning === true,
      orderBy: plan.isRunning
        ? []
        : plan.sort.map(({ name, direction }) => ({ by: sortedBy(plan, name), direction })),
      ...(plan.limit ? { limit: plan.limit.count } : {}),
    },
  };
}

type NameOfUntold = (plan: Plan) => string | null;

/** By part of a plan: what it is called where it has no words, null where it has. A part that says nothing of the rows has no entry of its own to fail. */
const untold: Record<keyof Plan, NameOfUntold | null> = {
  v: null,
  intent: null,
  root: null,
  joins: null,
  measures: ({ measures }) =>
    measures.some((measure) => measureOf(measure) === null) ? 'a number that is worked out' : null,
  dimensions: ({ dimensions }) =>
    dimensions.some(({ band, part }) => band !== undefined || part === 'dayKind')
      ? 'groups of their own kind'
      : null,
  select: ({ select }) => (select.some(({ formula }) => formula) ? 'a column that is worked out' : null),
  where: ({ where }) =>
    where.some((predicate) => filterOf(predicate) === null) ? 'a condition of its own kind' : null,
  having: ({ having }) => (having?.isOfMean ? 'a comparison with the average' : null),
  overGroups: ({ overGroups }) => (overGroups ? 'a number over groups' : null),
  share: ({ share }) => (share === 'of-condition' ? 'a share of some rows' : null),
  isRunning: null,
  moving: ({ moving }) => (moving ? 'a moving average' : null),
  overPrior: ({ overPrior }) => (overPrior ? 'a change from each period to the next' : null),
  forecast: ({ forecast }) => (forecast ? 'a forecast' : null),
  placeOf: ({ placeOf }) => (placeOf === undefined ? null : 'a place among the groups'),
  comparison: ({ comparison }) => (comparison ? 'a comparison' : null),
  verdict: ({ verdict }) => (verdict ? 'a yes or no' : null),
  drivers: ({ drivers }) => (drivers ? 'what a change is made of' : null),
  sort: null,
  limit: null,
  within: ({ within, isRunning }) => (within && !isRunning ? 'a ranking within groups' : null),
  rowOrder: ({ rowOrder }) => (rowOrder ? 'the order of the rows' : null),
  chart: null,
  fillsPeriods: null,
  trace: null,
  assumptions: null,
  score: null,
  margin: null,
};

function nameOf({ table, column }: ColumnRef): string {
  return `${table}.${column}`;
}

function sortedBy(plan: Plan, name: string): string {
  if (plan.measures.some((measure) => measure.name === name)) return 'measure';
  const column =
    plan.dimensions.find((dimension) => dimension.name === name)?.column ??
    plan.select.find((shown) => shown.name === name)?.column;
  return column ? nameOf(column) : name;
}

function measureOf(measure: Plan['measures'][number]): PlanWords['measures'][number] | null {
  const { aggregate, column, where, formula, named, per } = measure;
  if (formula || named || per || aggregate === 'stddev' || aggregate === 'corr' || aggregate === 'quantile')
    return null;
  const filters = where.map(filterOf);
  if (filters.some((filter) => filter === null)) return null;
  return {
    aggregate,
    ...(column ? { column: nameOf(column) } : {}),
    ...(filters.length > 0 ? { filters: filters.flatMap((filter) => filter ?? []) } : {}),
  };
}

function filterOf(predicate: Predicate): FilterWords | null {
  switch (predicate.kind) {
    case 'compare':
      return {
        column: nameOf(predicate.column),
        operator: predicate.operator,
        values: [predicate.value],
      };
    case 'between':
      return predicate.negated
        ? null
        : { column: nameOf(predicate.column), operator: 'between', values: [predicate.low, predicate.high] };
    case 'oneOf':
      return {
        column: nameOf(predicate.column),
        operator: predicate.negated ? 'not in' : 'in',
        values: predicate.values,
      };
    case 'missing':
      return {
        column: nameOf(predicate.column),
        operator: predicate.negated ? 'is not empty' : 'is empty',
        values: [],
      };
    case 'text':
      return textFilter(predicate);
    case 'period':
      return periodFilter(predicate);
    default:
      return null;
  }
}

function textFilter({
  column,
  match,
  text,
  negated,
}: Extract<Predicate, { kind: 'text' }>): FilterWords | null {
  const operator = { contains: 'contains', startsWith: 'starts with', endsWith: 'ends with' } as const;
  if (negated && match !== 'contains') return null;
  return {
    column: nameOf(column),
    operator: negated ? 'not contains' : operator[match],
    values: [text],
  };
}

function periodFilter(predicate: Extract<Predicate, { kind: 'period' }>): FilterWords | null {
  const { column, start, end, negated, isYearNumber } = predicate;
  if (negated || isYearNumber) return null;
  const last = end === null ? null : addDays(end, -1);
  if (start !== null && last !== null)
    return { column: nameOf(column), operator: 'between', values: [start, last] };
  if (start !== null) return { column: nameOf(column), operator: '>=', values: [start] };
  return last === null ? null : { column: nameOf(column), operator: '<=', values: [last] };
}

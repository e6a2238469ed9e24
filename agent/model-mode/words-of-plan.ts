import { addDays } from '../dates/calendar.ts';
import type { ColumnRef, Plan, Predicate } from '../plan.ts';
import type { FilterWords, PlanWords } from './plan-words.ts';

/** A plan in the words in which a model would have filled it in; null where they have no word for a part of it. */
export function wordsOfPlan(plan: Plan): PlanWords | null {
  const hasOther =
    plan.isRunning || plan.comparison || plan.within || plan.rowOrder || plan.share === 'of-condition';
  if (hasOther) return null;
  const filters = plan.where.map(filterOf);
  const measures = plan.measures.map(measureOf);
  const groupBy = plan.dimensions.map(({ column, grain, part }) => ({
    column: nameOf(column),
    ...(grain ? { grain } : {}),
    ...(part && part !== 'dayKind' ? { grain: part } : {}),
  }));
  const isWhole =
    filters.every((filter) => filter !== null) &&
    measures.every((measure) => measure !== null) &&
    plan.dimensions.every(({ part }) => part !== 'dayKind') &&
    plan.select.every(({ formula }) => formula === undefined) &&
    plan.overGroups === undefined &&
    !plan.having?.isOfMean;
  if (!isWhole) return null;
  const isList = plan.intent !== 'aggregate';
  return {
    table: plan.root,
    measures: isList ? [] : measures.flatMap((measure) => measure ?? []),
    groupBy: isList ? [] : groupBy,
    columns: plan.select.map(({ column }) => nameOf(column)),
    distinct: plan.intent === 'values',
    filters: filters.flatMap((filter) => filter ?? []),
    ...(plan.having ? { having: plan.having } : {}),
    share: plan.share === 'of-total',
    orderBy: plan.sort.map(({ name, direction }) => ({ by: sortedBy(plan, name), direction })),
    ...(plan.limit ? { limit: plan.limit.count } : {}),
  };
}

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
  if (formula || named || per || aggregate === 'stddev' || aggregate === 'corr') return null;
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

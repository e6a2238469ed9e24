import type { Catalog } from '#kernel/catalog.ts';
import { buildSemanticModel, columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { Dimension, Plan, SortKey } from '../plan.ts';
import { changesOf } from './changed-periods.ts';
import { type Dialect, Unsayable } from './dialects/dialect.ts';
import { duckdb } from './dialects/duckdb.ts';
import { dimensionColumns, partitionSql, timeOrderSql } from './dimensions.ts';
import { type DriverTerms, driversSql } from './drivers.ts';
import { forecastSql } from './forecast.ts';
import { sqlLiteral } from './literals.ts';
import { baseSql, belowSql, measureOutputs, measureSql, valueSql } from './measures.ts';
import { movingSql } from './moving.ts';
import { overGroupsSql } from './over-groups.ts';
import { overPriorSql } from './over-prior.ts';
import { filledPeriods } from './periods.ts';
import { placeSql } from './places.ts';
import { fromSql, type PredicateContext, predicateSql } from './predicates.ts';
import {
  besideSql,
  longestRunSql,
  numberedRows,
  numberedRowsSql,
  pickedRow,
  rowPosition,
} from './row-order.ts';
import { type ScopeParts, scopeOf } from './scope.ts';
import { type At, innerSql, type Kept, type OrderKey, type Select, selectSql, whereSql } from './select.ts';

/** The one SELECT of a plan, in DuckDB's dialect, laid out to be read. Throws when the plan names what the catalog does not have. */
export function compilePlan(plan: Plan, catalog: Catalog): string {
  return compileWith(plan, buildSemanticModel(catalog));
}

export function compileWith(plan: Plan, model: SemanticModel): string {
  return planSql(plan, { model, dialect: duckdb }, null);
}

/** The same for any dialect; values stand in it as `dialects/bound-values.ts` says. Throws `Unsayable`. */
export function planSql(plan: Plan, parts: ScopeParts, maxRows: number | null): string {
  const groups = (inner: Plan): string => planSql(inner, parts, maxRows);
  const window = windowWords(plan);
  if (window) {
    if (parts.dialect !== duckdb)
      throw new Unsayable(`${window} are not worked out in ${parts.dialect.title}.`);
    if (plan.forecast) return forecastSql(plan, groups);
    if (plan.overPrior) return overPriorSql(plan, parts.model, groups);
    return plan.moving ? movingSql(plan, parts.model, groups) : placeSql(plan, groups);
  }
  const context = contextOf(plan, parts);
  const sql = statementSql(plan, context, maxRows);
  return plan.rowOrder ? `${numberedRowsSql(plan, context.scope)}\n${sql}` : sql;
}

/** What is told of periods or groups beside each other, in words; null of all other plans. */
function windowWords({ moving, overPrior, forecast, placeOf }: Plan): string | null {
  if (moving) return 'Averages that move';
  if (overPrior) return 'Changes from each period to the next';
  if (forecast) return 'Forecasts';
  return placeOf === undefined ? null : 'Places among all';
}

function statementSql(plan: Plan, context: Context, maxRows: number | null): string {
  const { dialect } = context.scope;
  switch (plan.intent) {
    case 'aggregate':
      if (plan.rowOrder?.isRun) return longestRunSql(context.where, plan.measures[0]?.name ?? 'run');
      if (plan.drivers && plan.dimensions.length > 0) {
        if (dialect !== duckdb)
          throw new Unsayable(`What a change is made of is not worked out in ${dialect.title}.`);
        return driversSql(plan, termsOf(plan, context));
      }
      return groupsSql(plan, context, maxRows);
    case 'records':
      return selectSql(recordsOf(plan, context), dialect, maxRows);
    case 'values':
      return selectSql(valuesOf(plan, context), dialect, maxRows);
  }
}

/** The same change told by each of several groups, as `chooseSql` takes it. */
export function driverTermsOf(plan: Plan, model: SemanticModel): DriverTerms {
  return termsOf(plan, contextOf(plan, { model, dialect: duckdb }));
}

function termsOf(plan: Plan, context: Context): DriverTerms {
  return {
    from: context.from,
    where: context.where,
    groups: plan.dimensions.flatMap((own) => dimensionColumns(own, context.scope).map(({ sql }) => sql)),
    total: (measure) => baseSql(measure, context),
    per: (measure) => belowSql(measure, context) ?? '',
    condition: (predicate) => predicateSql(predicate, context),
  };
}

interface Context extends PredicateContext {
  plan: Plan;
  where: string[];
}

function contextOf(plan: Plan, parts: ScopeParts): Context {
  const hasSubquery = plan.where.some(
    (predicate) => predicate.kind === 'related' || predicate.kind === 'shared',
  );
  const scope = scopeOf(plan.joins.length > 0 || hasSubquery, parts);
  const from = fromSql(plan.rowOrder ? numberedRows : plan.root, plan.joins, scope, '\n');
  const plain: PredicateContext = { model: parts.model, root: plan.root, scope, from };
  const own = plan.where
    .filter((predicate) => predicate.kind !== 'average')
    .map((predicate) => predicateSql(predicate, plain));
  const withWhere = { ...plain, from: [from, whereSql(own)].filter(Boolean).join('\n') };
  const averages = plan.where
    .filter((predicate) => predicate.kind === 'average')
    .map((predicate) => predicateSql(predicate, withWhere));
  return { ...plain, plan, where: [...own, ...averages, ...besideSql(plan, plain)] };
}

/** Groups, with the periods between them where they are to be filled, or one number over them. */
function groupsSql(plan: Plan, context: Context, maxRows: number | null): string {
  const { dialect } = context.scope;
  const [dimension] = plan.dimensions;
  const filled =
    plan.fillsPeriods && dimension?.grain
      ? filledPeriods(
          plan,
          { ...dimension, grain: dimension.grain },
          foundOf(plan, dimension, context),
          dialect,
        )
      : { tables: '', select: aggregateOf(plan, context) };
  const { tables, select } = filled;
  const withTables = tables === '' ? '' : `WITH ${tables}\n`;
  if (!plan.overGroups || plan.dimensions.length === 0)
    return `${withTables}${selectSql(select, dialect, maxRows)}`;
  const groups = innerSql(select, dialect);
  // Receipts hold DuckDB's statements, so they stay as they were; SQL Server knows no WITH within a WITH.
  return dialect === duckdb
    ? overGroupsSql(plan, { tables: '', groups: `${withTables}${groups}` }, dialect)
    : overGroupsSql(plan, { tables, groups }, dialect);
}

/** Totals run over the filled periods, so they are added up behind them. */
function foundOf(plan: Plan, dimension: Dimension, context: Context): Select {
  const { isRunning, ...rest } = plan;
  const sort: SortKey[] = [{ name: dimension.name, direction: 'ascending' }];
  return aggregateOf({ ...rest, fillsPeriods: false, sort }, context);
}

function aggregateOf(plan: Plan, context: Context): Select {
  const { dialect } = context.scope;
  const dimensions = plan.dimensions.flatMap((dimension) => dimensionColumns(dimension, context.scope));
  const [measure] = plan.measures;
  const having = measure && plan.having;
  return {
    outputs: [...dimensions, ...measureOutputs(plan, context)],
    from: context.from,
    where: context.where,
    groupCount: dimensions.length,
    ...(having && !having.isOfMean
      ? { having: `${measureSql(measure, context)} ${having.operator} ${sqlLiteral(having.value)}` }
      : {}),
    kept: [...aboveMean(plan, context), ...ranked(plan, context)],
    order: orderKeys(
      aggregateOrder(plan),
      dimensions.map(({ name }) => name),
      dialect,
      timeOrders(plan, context),
    ),
  };
}

function aboveMean({ having, measures: [measure] }: Plan, context: Context): Kept[] {
  if (!having?.isOfMean || !measure) return [];
  const value = measureSql(measure, context);
  const { dialect } = context.scope;
  return [{ left: value, operator: having.operator, right: (at) => dialect.meanOver(at(value)) }];
}

/** Ties with the last place are kept, so the answer does not depend on chance. */
function ranked(plan: Plan, context: Context): Kept[] {
  const { dialect } = context.scope;
  const sort = plan.sort[plan.within ? 1 : 0];
  const measure = plan.measures.find((candidate) => candidate.name === sort?.name);
  const changes = changesOf(plan, (own) => measureSql(own, context), dialect);
  const change = sort?.name === 'change' || sort?.name === 'change_share' ? changes?.[sort.name] : undefined;
  const value = measure ? measureSql(measure, context) : change;
  if (!plan.limit || !sort || value === undefined) return [];
  const direction = sort.direction === 'descending' ? ' DESC' : ' ASC';
  return [
    firstRanks(
      (at) => `${partitionSql(plan, context.scope, at)}ORDER BY ${dialect.ordered(at(value), direction)}`,
      plan.limit.count,
    ),
  ];
}

function firstRanks(window: (at: At) => string, count: number): Kept {
  return { left: (at) => `rank() OVER (${window(at)})`, operator: '<=', right: String(count) };
}

function aggregateOrder(plan: Plan): SortKey[] {
  if (plan.sort.length > 0) return plan.sort;
  const [dimension] = plan.dimensions;
  const [measure] = plan.measures;
  if (!dimension || !measure) return [];
  const isTime = dimension.isTime;
  return isTime || plan.dimensions.length > 1 ? [] : [{ name: measure.name, direction: 'descending' }];
}

/** Of the groups that are texts which name periods, what puts them in the order of time. */
function timeOrders({ dimensions }: Plan, { scope }: Context): ReadonlyMap<string, string> {
  return new Map(
    dimensions.flatMap((dimension): [string, string][] => {
      const order = timeOrderSql(dimension, scope);
      return order === null ? [] : [[dimension.name, order]];
    }),
  );
}

/** Always a total order: the sort asked for, then the remaining columns. */
function orderKeys(
  sort: readonly SortKey[],
  tieBreakers: readonly string[],
  dialect: Dialect,
  times: ReadonlyMap<string, string>,
): OrderKey[] {
  const rest = tieBreakers
    .filter((name) => !sort.some((key) => key.name === name))
    .map((name): SortKey => ({ name, direction: 'ascending' }));
  return [...sort, ...rest].map(({ name, direction }) => ({
    sql: times.get(name) ?? dialect.name(name),
    direction: direction === 'descending' ? ' DESC' : '',
    placesEmpty: true,
  }));
}

function recordsOf(plan: Plan, context: Context): Select {
  const { scope } = context;
  const shown = plan.select.map(({ name, column, formula }) => ({
    sql: valueSql(column, formula, context),
    name,
  }));
  const select = { outputs: shown, from: context.from, where: context.where, groupCount: 0 };
  if (plan.rowOrder)
    return {
      ...select,
      kept: pickedRow(plan),
      order: [{ sql: rowPosition, direction: '', placesEmpty: false }],
    };
  const first = plan.sort[plan.within ?? 0];
  const sortColumn = first ? sortRef(plan, first, context) : null;
  const groups = plan.select
    .slice(0, plan.within ?? 0)
    .flatMap(({ column }) => scope.dialect.groupKeys(scope.column(column)));
  const rank = (sql: string) => (at: At) => {
    const partition = groups.length > 0 ? `PARTITION BY ${groups.map(at).join(', ')} ` : '';
    const direction = first?.direction === 'descending' ? ' DESC' : '';
    return `${partition}ORDER BY ${scope.dialect.ordered(at(sql), direction)}`;
  };
  const order = plan.sort.flatMap((sort): OrderKey[] => {
    const sql = sortRef(plan, sort, context);
    return sql === null
      ? []
      : [{ sql, direction: sort.direction === 'descending' ? ' DESC' : '', placesEmpty: true }];
  });
  const ties = shown
    .filter(({ sql }) => !order.some((key) => `${key.sql}${key.direction} `.startsWith(`${sql} `)))
    .map(({ sql }): OrderKey => ({ sql, direction: '', placesEmpty: false }));
  return {
    ...select,
    where: plan.limit && sortColumn ? [...context.where, `${sortColumn} IS NOT NULL`] : context.where,
    kept: plan.limit && sortColumn ? [firstRanks(rank(sortColumn), plan.limit.count)] : [],
    order: [...order, ...ties],
  };
}

function sortRef(plan: Plan, sort: SortKey, context: Context): string | null {
  const shown = plan.select.find(({ name }) => name === sort.name);
  if (shown) return valueSql(shown.column, shown.formula, context);
  const found = [plan.root, ...plan.joins.map((join) => join.to.table)].find((table) =>
    context.model.columns.has(`${table}\u0000${sort.name}`),
  );
  return found === undefined
    ? null
    : context.scope.column(columnOf(context.model, { table: found, column: sort.name }).ref);
}

function valuesOf(plan: Plan, context: Context): Select {
  const { scope } = context;
  const keys = [
    ...plan.sort,
    ...plan.select
      .filter(({ name }) => !plan.sort.some((key) => key.name === name))
      .map(({ name }): SortKey => ({ name, direction: 'ascending' })),
  ];
  return {
    isDistinct: true,
    outputs: plan.select.map(({ name, column }) => ({ sql: scope.column(column), name })),
    from: context.from,
    where: [...context.where, ...plan.select.map(({ column }) => `${scope.plain(column)} IS NOT NULL`)],
    groupCount: 0,
    kept: [],
    order: keys.map(({ name, direction }) => ({
      sql: scope.dialect.name(name),
      direction: direction === 'descending' ? ' DESC' : '',
      placesEmpty: false,
    })),
  };
}

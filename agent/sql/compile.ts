import type { Catalog } from '#kernel/catalog.ts';
import type { DatePart } from '../dates/day-parts.ts';
import type { Formula } from '../formula.ts';
import { buildSemanticModel, columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { ColumnRef, Dimension, Measure, NamedTotal, Plan, SortKey } from '../plan.ts';
import { changesOf } from './changed-periods.ts';
import { type DriverTerms, driversSql } from './drivers.ts';
import { formulaSql } from './formulas.ts';
import { sqlLiteral, sqlName } from './literals.ts';
import { totalSql } from './named-terms.ts';
import { overGroupsSql } from './over-groups.ts';
import { datePartSql, joinSql, type PredicateContext, predicateSql } from './predicates.ts';
import { besideSql, numberedRows, numberedRowsSql, pickSql, rowPosition } from './row-order.ts';
import { type Scope, scopeOf } from './scope.ts';

/** The one SELECT of a plan, in DuckDB's dialect, laid out to be read. Throws when the plan names what the catalog does not have. */
export function compilePlan(plan: Plan, catalog: Catalog): string {
  return compileWith(plan, buildSemanticModel(catalog));
}

export function compileWith(plan: Plan, model: SemanticModel): string {
  const sql = selectSql(plan, model);
  return plan.rowOrder ? `${numberedRowsSql(plan)}\n${sql}` : sql;
}

function selectSql(plan: Plan, model: SemanticModel): string {
  const context = contextOf(plan, model);
  switch (plan.intent) {
    case 'aggregate':
      if (plan.drivers && plan.dimensions.length > 0) return driversSql(plan, termsOf(plan, context));
      return overGroupsSql(plan, plan.fillsPeriods ? filledSql(plan, context) : aggregateSql(plan, context));
    case 'records':
      return recordsSql(plan, context);
    case 'values':
      return valuesSql(plan, context);
  }
}

/** The same change told by each of several groups, as `chooseSql` takes it. */
export function driverTermsOf(plan: Plan, model: SemanticModel): DriverTerms {
  return termsOf(plan, contextOf(plan, model));
}

function termsOf(plan: Plan, context: Context): DriverTerms {
  return {
    from: context.from,
    where: context.where,
    groups: plan.dimensions.flatMap((own) => dimensionColumns(own, context).map(({ sql }) => sql)),
    total: (measure) => baseSql(measure, context),
    per: (measure) => belowSql(measure, context) ?? '',
    condition: (predicate) => predicateSql(predicate, context),
  };
}

interface Context extends PredicateContext {
  plan: Plan;
  where: string[];
}

function contextOf(plan: Plan, model: SemanticModel): Context {
  const hasSubquery = plan.where.some(
    (predicate) => predicate.kind === 'related' || predicate.kind === 'shared',
  );
  const scope = scopeOf(plan.joins.length > 0 || hasSubquery);
  const table = plan.rowOrder ? numberedRows : plan.root;
  const from = [`FROM ${sqlName(table)}`, ...plan.joins.map(joinSql)].join('\n');
  const plain: PredicateContext = { model, root: plan.root, scope, from };
  const own = plan.where
    .filter((predicate) => predicate.kind !== 'average')
    .map((predicate) => predicateSql(predicate, plain));
  const withWhere = { ...plain, from: [from, whereSql(own)].filter(Boolean).join('\n') };
  const averages = plan.where
    .filter((predicate) => predicate.kind === 'average')
    .map((predicate) => predicateSql(predicate, withWhere));
  return { ...plain, plan, where: [...own, ...averages, ...besideSql(plan, plain)] };
}

function whereSql(conditions: string[]): string {
  return conditions.length > 0 ? `WHERE ${conditions.join('\n  AND ')}` : '';
}

function lines(...parts: (string | false | null)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join('\n');
}

function aggregateSql(plan: Plan, context: Context): string {
  const dimensions = plan.dimensions.flatMap((dimension) => dimensionColumns(dimension, context));
  const outputs = [
    ...dimensions.map(({ sql, name }) => aliased(sql, name)),
    ...measureOutputs(plan, context),
  ];
  const groups = dimensions.map((_, index) => index + 1).join(', ');
  return lines(
    `SELECT\n  ${outputs.join(',\n  ')}`,
    context.from,
    whereSql(context.where),
    groups !== '' && `GROUP BY ${groups}`,
    havingSql(plan, context),
    rankSql(plan, context),
    orderSql(
      aggregateOrder(plan),
      dimensions.map(({ name }) => name),
    ),
  );
}

function dimensionColumns(dimension: Dimension, context: Context): { sql: string; name: string }[] {
  if (dimension.part) return datePartColumns(dimension, dimension.part, context.scope);
  const key = dimension.key ? [{ sql: context.scope.column(dimension.key), name: dimension.key.column }] : [];
  return [...key, { sql: dimensionSql(dimension, context.scope), name: dimension.name }];
}

/** Days and months are told by name and ordered by number; weekends and weekdays need no order. */
function datePartColumns(
  dimension: Dimension,
  part: DatePart,
  scope: Scope,
): { sql: string; name: string }[] {
  const column = scope.column(dimension.column);
  if (part === 'dayKind')
    return [
      {
        sql: `CASE WHEN isodow(${column}) >= 6 THEN 'Weekend' WHEN ${column} IS NOT NULL THEN 'Weekday' END`,
        name: dimension.name,
      },
    ];
  const number = datePartSql(column, part);
  if (part === 'hour') return [{ sql: number, name: dimension.name }];
  const name = part === 'weekday' ? `dayname(${column})` : `monthname(${column})`;
  return [
    { sql: number, name: `${dimension.name}_number` },
    { sql: name, name: dimension.name },
  ];
}

function dimensionSql(dimension: Dimension, scope: Scope): string {
  const column = scope.column(dimension.column);
  return dimension.grain === null ? column : `CAST(date_trunc('${dimension.grain}', ${column}) AS DATE)`;
}

function aliased(sql: string, name: string): string {
  return sql === sqlName(name) ? sql : `${sql} AS ${sqlName(name)}`;
}

function measureOutputs(plan: Plan, context: Context): string[] {
  const outputs = plan.measures.map((measure) => aliased(measureSql(measure, context), measure.name));
  const [first, second] = plan.measures;
  if (plan.isRunning)
    outputs.push(
      ...plan.measures.map(
        (measure) =>
          `sum(${measureSql(measure, context)}) OVER (${partitionSql(plan, context)}ORDER BY ${runningOrder(plan, context)}) AS ${sqlName(runningName(measure))}`,
      ),
    );
  if (plan.share === 'of-total' && first) {
    const total =
      plan.dimensions.length > 0
        ? `sum(${measureSql(first, context)}) OVER (${partitionSql(plan, context).trimEnd()})`
        : measureSql(first, context);
    outputs.push(`1.0 * ${measureSql(first, context)} / nullif(${total}, 0) AS share`);
  }
  if (plan.share === 'of-condition' && first) {
    const whole = measureSql({ ...first, where: [] }, context);
    outputs.push(
      `${whole} AS ${sqlName(`of_${first.name}`)}`,
      `1.0 * ${measureSql(first, context)} / nullif(${whole}, 0) AS share`,
    );
  }
  if (plan.comparison?.kind === 'difference' && first && second)
    outputs.push(`abs(${measureSql(first, context)} - ${measureSql(second, context)}) AS difference`);
  const changes = changesOf(plan, (measure) => measureSql(measure, context));
  if (changes) outputs.push(`${changes.change} AS change`, `${changes.change_share} AS change_share`);
  return outputs;
}

/** Name of the column that adds a measure up over the periods. */
export function runningName({ name }: Measure): string {
  return `running_${name}`;
}

function runningOrder({ dimensions }: Plan, { scope }: Context): string {
  const time = dimensions.find(({ isTime }) => isTime);
  return time ? dimensionSql(time, scope) : '1';
}

function measureSql(measure: Measure, context: Context): string {
  const base = baseSql(measure, context);
  const below = belowSql(measure, context);
  return below === null ? base : `1.0 * ${base} / nullif(${below}, 0)`;
}

function baseSql(measure: Measure, context: Context): string {
  const filter =
    measure.where.length > 0
      ? ` FILTER (WHERE ${measure.where.map((part) => predicateSql(part, context)).join(' AND ')})`
      : '';
  return measure.named
    ? namedSql(measure, measure.named, context)
    : `${aggregateCall(measure, context)}${filter}`;
}

/** What a measure is divided by; null of one that is not. */
function belowSql(measure: Measure, context: Context): string | null {
  if (!measure.per) return null;
  const per = perSql(measure.per, context);
  // A margin is of what was sold: rows without a profit have no part below the line either.
  const isOfTotal =
    measure.per.aggregate === 'sum' && measure.column !== null && measure.formula !== undefined;
  const present =
    isOfTotal && measure.column ? `${valueSql(measure.column, measure.formula, context)} IS NOT NULL` : '';
  const parts = [...measure.where.map((part) => predicateSql(part, context)), present].filter(Boolean);
  const perFilter = parts.length > 0 ? ` FILTER (WHERE ${parts.join(' AND ')})` : '';
  return `${per}${perFilter}`;
}

/** In brackets where it is made of parts: it may be set against another one, or divided. */
function namedSql({ where }: Measure, { tree, table }: NamedTotal, context: Context): string {
  const { model, scope } = context;
  const total = totalSql(
    tree,
    { model, scope, table },
    where.map((part) => predicateSql(part, context)),
  );
  return tree.kind === 'arithmetic' ? `(${total})` : total;
}

function perSql(per: NonNullable<Measure['per']>, context: Context): string {
  if (!per.column) return 'count(*)';
  return per.aggregate === 'sum'
    ? `sum(${valueSql(per.column, per.formula, context)})`
    : `count(DISTINCT ${context.scope.column(per.column)})`;
}

function valueSql(column: ColumnRef, formula: Formula | undefined, context: Context): string {
  return formula ? formulaSql(formula, context.model, context.scope) : context.scope.column(column);
}

function aggregateCall(measure: Measure, context: Context): string {
  if (!measure.column) return 'count(*)';
  const column = valueSql(measure.column, measure.formula, context);
  switch (measure.aggregate) {
    case 'count':
      return `count(${column})`;
    case 'countDistinct':
      return `count(DISTINCT ${column})`;
    case 'corr':
      return `corr(${column}, ${context.scope.column(measure.other ?? measure.column)})`;
    default:
      return `${measure.aggregate}(${column})`;
  }
}

function havingSql(plan: Plan, context: Context): string {
  const [measure] = plan.measures;
  if (!plan.having || !measure) return '';
  const value = measureSql(measure, context);
  if (plan.having.isOfMean) return `QUALIFY ${value} ${plan.having.operator} avg(${value}) OVER ()`;
  return `HAVING ${value} ${plan.having.operator} ${sqlLiteral(plan.having.value)}`;
}

/** Ties with the last place are kept, so the answer does not depend on chance. */
function rankSql(plan: Plan, context: Context): string {
  const sort = plan.sort[plan.within ? 1 : 0];
  const measure = plan.measures.find((candidate) => candidate.name === sort?.name);
  const changes = changesOf(plan, (measure) => measureSql(measure, context));
  const change = sort?.name === 'change' || sort?.name === 'change_share' ? changes?.[sort.name] : undefined;
  const value = measure ? measureSql(measure, context) : change;
  if (!plan.limit || !sort || value === undefined) return '';
  const order = `${value} ${sort.direction === 'descending' ? 'DESC' : 'ASC'} NULLS LAST`;
  return `QUALIFY rank() OVER (${partitionSql(plan, context)}ORDER BY ${order}) <= ${plan.limit.count}`;
}

/** The groups in which is ranked or shared; nothing where that is done over all of them. */
function partitionSql({ dimensions, within }: Plan, context: Context): string {
  const columns = dimensions
    .slice(0, within ?? 0)
    .flatMap((dimension) => dimensionColumns(dimension, context))
    .map(({ sql }) => sql);
  return columns.length > 0 ? `PARTITION BY ${columns.join(', ')} ` : '';
}

function aggregateOrder(plan: Plan): SortKey[] {
  if (plan.sort.length > 0) return plan.sort;
  const [dimension] = plan.dimensions;
  const [measure] = plan.measures;
  if (!dimension || !measure) return [];
  const isTime = dimension.isTime;
  return isTime || plan.dimensions.length > 1 ? [] : [{ name: measure.name, direction: 'descending' }];
}

/** Always a total order: the sort asked for, then the remaining columns. */
function orderSql(sort: SortKey[], tieBreakers: string[]): string {
  const keys = sort.map(
    ({ name, direction }) => `${sqlName(name)}${direction === 'descending' ? ' DESC' : ''} NULLS LAST`,
  );
  const rest = tieBreakers
    .filter((name) => !sort.some((key) => key.name === name))
    .map((name) => `${sqlName(name)} NULLS LAST`);
  const all = [...keys, ...rest];
  return all.length > 0 ? `ORDER BY ${all.join(', ')}` : '';
}

/** Totals run over the filled periods, so they are added up behind them. */
function withoutRunning(plan: Plan): Plan {
  const { isRunning, ...rest } = plan;
  return isRunning ? rest : plan;
}

/** Periods without rows appear with zero, from the first period that has rows to the last one. */
function filledSql(plan: Plan, context: Context): string {
  const [dimension] = plan.dimensions;
  if (!dimension?.grain) return aggregateSql(plan, context);
  const name = sqlName(dimension.name);
  const grouped = aggregateSql(
    {
      ...withoutRunning(plan),
      fillsPeriods: false,
      sort: [{ name: dimension.name, direction: 'ascending' }],
    },
    { ...context },
  );
  const measures = plan.measures.map(
    (measure) => `coalesce(found.${sqlName(measure.name)}, 0) AS ${sqlName(measure.name)}`,
  );
  if (plan.isRunning)
    measures.push(
      ...plan.measures.map(
        (measure) =>
          `sum(coalesce(found.${sqlName(measure.name)}, 0)) OVER (ORDER BY periods.${name}) AS ${sqlName(runningName(measure))}`,
      ),
    );
  const [sort] = plan.sort;
  return lines(
    `WITH found AS (\n  ${grouped.replaceAll('\n', '\n  ')}\n),`,
    `periods AS (\n  SELECT CAST(unnest(generate_series(min(${name}), max(${name}), INTERVAL 1 ${dimension.grain.toUpperCase()})) AS DATE) AS ${name}\n  FROM found\n)`,
    `SELECT\n  periods.${name},\n  ${measures.join(',\n  ')}`,
    `FROM periods\nLEFT JOIN found ON found.${name} = periods.${name}`,
    sort && sort.name !== dimension.name
      ? orderSql([sort], [dimension.name])
      : `ORDER BY periods.${name}${sort?.direction === 'descending' ? ' DESC' : ''}`,
  );
}

function recordsSql(plan: Plan, context: Context): string {
  if (plan.rowOrder) return orderedSql(plan, context);
  const outputs = plan.select.map(({ name, column, formula }) =>
    aliased(valueSql(column, formula, context), name),
  );
  const first = plan.sort[plan.within ?? 0];
  const sortColumn = first ? sortRef(plan, first, context) : null;
  const groups = plan.select.slice(0, plan.within ?? 0).map(({ column }) => context.scope.column(column));
  const partition = groups.length > 0 ? `PARTITION BY ${groups.join(', ')} ` : '';
  const isDescending = first?.direction === 'descending';
  const limit =
    plan.limit && sortColumn
      ? `QUALIFY rank() OVER (${partition}ORDER BY ${sortColumn}${isDescending ? ' DESC' : ''} NULLS LAST) <= ${plan.limit.count}`
      : '';
  const order = plan.sort.flatMap((sort) => {
    const column = sortRef(plan, sort, context);
    return column ? [`${column}${sort.direction === 'descending' ? ' DESC' : ''} NULLS LAST`] : [];
  });
  const ties = plan.select
    .map(({ column, formula }) => valueSql(column, formula, context))
    .filter((column) => !order.some((key) => key.startsWith(`${column} `)));
  return lines(
    `SELECT\n  ${outputs.join(',\n  ')}`,
    context.from,
    whereSql([...context.where, ...(plan.limit && sortColumn ? [`${sortColumn} IS NOT NULL`] : [])]),
    limit,
    `ORDER BY ${[...order, ...ties].join(', ')}`,
  );
}

/** Rows in the order of their file, or the one among them that was picked. */
function orderedSql(plan: Plan, context: Context): string {
  const outputs = plan.select.map(({ name, column, formula }) =>
    aliased(valueSql(column, formula, context), name),
  );
  return lines(
    `SELECT\n  ${outputs.join(',\n  ')}`,
    context.from,
    whereSql(context.where),
    pickSql(plan),
    `ORDER BY ${rowPosition}`,
  );
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

function valuesSql(plan: Plan, context: Context): string {
  const outputs = plan.select.map(({ name, column }) => aliased(context.scope.column(column), name));
  const present = plan.select.map(({ column }) => `${context.scope.column(column)} IS NOT NULL`);
  const names = plan.select.map(({ name }) => sqlName(name));
  const order = plan.sort.map(
    ({ name, direction }) => `${sqlName(name)}${direction === 'descending' ? ' DESC' : ''}`,
  );
  const keys = [
    ...order,
    ...names.filter((name) => !order.some((key) => key === name || key === `${name} DESC`)),
  ];
  return lines(
    `SELECT DISTINCT\n  ${outputs.join(',\n  ')}`,
    context.from,
    whereSql([...context.where, ...present]),
    `ORDER BY ${keys.join(', ')}`,
  );
}

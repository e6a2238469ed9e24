import { assertUnreachable } from '#kernel/unreachable.ts';
import type { DatePart } from '../dates/day-parts.ts';
import { lookupPaths } from '../model/join-paths.ts';
import { periodTexts, textsWithin } from '../model/period-texts.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import { yearPartsOf, yearsAndParts } from '../model/year-parts.ts';
import type { JoinStep, Predicate } from '../plan.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import { columnsSql, compareSql, differsSql, oneOfSql } from './comparisons.ts';
import type { Dialect } from './dialects/dialect.ts';
import { formulaSql } from './formulas.ts';
import { sqlLiteral } from './literals.ts';
import { conditionSql } from './named-terms.ts';
import type { Scope } from './scope.ts';

/** What writing a predicate needs to know besides itself. */
export interface PredicateContext {
  model: SemanticModel;
  root: string;
  scope: Scope;
  /** Table clause and conditions of the statement, over which an average is taken. */
  from: string;
}

export function predicateSql(predicate: Predicate, context: PredicateContext): string {
  const { scope } = context;
  const { dialect } = scope;
  switch (predicate.kind) {
    case 'compare':
      return compareSql(
        scope,
        predicate.column,
        predicate.operator,
        scope.value(predicate.column, predicate.value),
      );
    case 'between':
      return `${scope.column(predicate.column)} ${predicate.negated ? 'NOT ' : ''}BETWEEN ${sqlLiteral(predicate.low)} AND ${sqlLiteral(predicate.high)}`;
    case 'oneOf':
      return listSql(predicate, scope);
    case 'text':
      return dialect.matches(
        scope.plain(predicate.column),
        predicate.match,
        predicate.text,
        predicate.negated,
      );
    case 'missing':
      return `${scope.plain(predicate.column)} IS ${predicate.negated ? 'NOT ' : ''}NULL`;
    case 'period':
      return (
        writtenSql(predicate, context) ??
        yearPartSql(predicate, context) ??
        periodSql(periodColumn(predicate, scope), predicate, dialect)
      );
    case 'datePart':
      return `${datePartSql(scope.column(predicate.column), predicate.part, dialect)} ${predicate.negated ? 'NOT ' : ''}IN (${predicate.values.join(', ')})`;
    case 'columns':
      return columnsSql(scope, predicate.column, predicate.operator, predicate.other);
    case 'formula':
      return `${formulaSql(predicate.formula, context.model, scope)} ${predicate.operator} ${sqlLiteral(predicate.value)}`;
    case 'named': {
      const { table } = predicate.column;
      const sql = conditionSql(predicate.condition, { model: context.model, scope, table });
      return predicate.negated ? dialect.denied(sql) : sql;
    }
    case 'any':
      return `(${predicate.parts.map((part) => predicateSql(part, context)).join(' OR ')})`;
    case 'related':
      return relatedSql(predicate, context);
    case 'shared':
      return sharedSql(predicate, context);
    case 'average':
      return `${scope.column(predicate.column)} ${predicate.operator} ${totalSql(predicate, context)}`;
    default:
      return assertUnreachable(predicate);
  }
}

/** Over the rows that meet the conditions; of a thing that the rows belong to, over all such things, each of them once. */
function totalSql(
  { column, total }: Extract<Predicate, { kind: 'average' }>,
  { model, root, scope, from }: PredicateContext,
): string {
  const source = column.table === root ? from : `FROM ${scope.table(column.table)}`;
  const isInteger = columnOf(model, column).profile.type === 'integer';
  return `(SELECT ${scope.dialect.aggregate(total ?? 'avg', { sql: scope.column(column), isInteger }, [])} ${source})`;
}

/** Monday is 1 and January is 1; hours run from 0 to 23; weekdays are 1 and weekends 2. */
export function datePartSql(column: string, part: DatePart, dialect: Dialect): string {
  switch (part) {
    case 'weekday':
      return dialect.weekday(column);
    case 'hour':
      return dialect.hour(column);
    case 'monthOfYear':
      return dialect.monthOfYear(column);
    case 'dayKind':
      return `CASE WHEN ${dialect.weekday(column)} >= 6 THEN 2 ELSE 1 END`;
  }
}

function listSql({ column, values, negated }: Extract<Predicate, { kind: 'oneOf' }>, scope: Scope): string {
  const list = values.map((value) => scope.value(column, value));
  const [only, ...more] = list;
  if (only === undefined || more.length > 0) return oneOfSql(scope, column, list, negated);
  return negated ? differsSql(scope, column, only) : compareSql(scope, column, '=', only);
}

/** Of a column of texts that name periods, those that lie in this one; null of dates and years. */
function writtenSql(
  predicate: Extract<Predicate, { kind: 'period' }>,
  { model, scope }: PredicateContext,
): string | null {
  const { column, start, end, negated } = predicate;
  const texts = periodTexts(columnOf(model, column).profile);
  if (!texts) return null;
  const values = textsWithin(texts, { start, end }).map(({ text }) => text);
  if (values.length === 0) return negated ? '1 = 1' : '1 = 0';
  return listSql({ kind: 'oneOf', column, values, negated }, scope);
}

/** Of years whose months stand in a column of their own, whole years and what is meant of the others; null where only years are meant. */
function yearPartSql(
  predicate: Extract<Predicate, { kind: 'period' }>,
  { model, scope }: PredicateContext,
): string | null {
  const { column, part, start, end, negated } = predicate;
  const parts = part ? yearPartsOf(model, column) : null;
  if (!part || !parts) return null;
  const year = scope.column(column);
  const { from, before, cut } = yearsAndParts(parts, { start, end });
  const whole = [
    ...(from === null ? [] : [`${year} >= ${from}`]),
    ...(before === null ? [] : [`${year} < ${before}`]),
  ].join(' AND ');
  const ways = cut.flatMap(({ year: own, values }) =>
    values.length > 0
      ? [`${year} = ${own} AND ${listSql({ kind: 'oneOf', column: part, values, negated: false }, scope)}`]
      : [],
  );
  const all = from === null || before === null || from < before ? [whole, ...ways] : ways;
  const [only, ...more] = all;
  const inside =
    only === undefined
      ? '1 = 0'
      : more.length === 0
        ? only
        : `(${all.map((way) => `(${way})`).join(' OR ')})`;
  return negated ? `NOT (${inside})` : inside;
}

/** What is not before a day is a day. */
function periodColumn(
  { column, start, negated }: Extract<Predicate, { kind: 'period' }>,
  scope: Scope,
): string {
  return start === null || negated ? scope.column(column) : scope.held(column);
}

function periodSql(
  column: string,
  predicate: Extract<Predicate, { kind: 'period' }>,
  dialect: Dialect,
): string {
  const bound = (date: string): string =>
    predicate.isYearNumber ? String(Number(date.slice(0, 4))) : dialect.day(date);
  const parts = [
    ...(predicate.start === null ? [] : [`${column} >= ${bound(predicate.start)}`]),
    ...(predicate.end === null ? [] : [`${column} < ${bound(predicate.end)}`]),
  ];
  const inside = parts.join(' AND ');
  return predicate.negated ? `NOT (${inside})` : inside;
}

/** Rows of the other table that point to this row, along the only way that leads here. */
function relatedSql(predicate: Extract<Predicate, { kind: 'related' }>, context: PredicateContext): string {
  const [path] = lookupPaths(context.model, predicate.table, context.root);
  const last = path?.steps.at(-1);
  if (!path || !last) throw new Error(`${predicate.table} does not lead to ${context.root}.`);
  const scope = context.scope.qualified;
  const joins = relatedJoins(context.model, predicate, path.steps.slice(0, -1));
  const from = fromSql(predicate.table, joins, scope, ' ');
  const inner = { model: context.model, root: predicate.table, scope, from };
  const conditions = [
    `${scope.key(last.from)} = ${scope.key(last.to)}`,
    ...predicate.where.map((part) => predicateSql(part, inner)),
  ];
  const where = `WHERE ${conditions.join(' AND ')}`;
  if (predicate.operator === '>=' && predicate.value === 1) return `EXISTS (SELECT 1 ${from} ${where})`;
  if (predicate.operator === '=' && predicate.value === 0) return `NOT EXISTS (SELECT 1 ${from} ${where})`;
  return `(SELECT count(*) ${from} ${where}) ${predicate.operator} ${sqlLiteral(predicate.value)}`;
}

/** Rows of the root that meet a condition, by what they have in one column. */
function sharedSql(predicate: Extract<Predicate, { kind: 'shared' }>, context: PredicateContext): string {
  const { model } = context;
  const scope = context.scope.qualified;
  const joins = relatedJoins(model, { ...predicate, where: withTarget(predicate) }, []);
  const from = fromSql(predicate.table, joins, scope, ' ');
  const inner = { model, root: predicate.table, scope, from };
  const column = scope.key(predicate.column);
  const conditions = predicate.where.map((part) => predicateSql(part, inner));
  const found = `(SELECT ${column} ${from} WHERE ${[...conditions, `${column} IS NOT NULL`].join(' AND ')})`;
  return `${column} ${predicate.negated ? 'NOT IN' : 'IN'} ${found}`;
}

/** The column that is compared may stand in a table of its own, too. */
function withTarget({ column, where }: Extract<Predicate, { kind: 'shared' }>): Predicate[] {
  return [...where, { kind: 'missing', column, negated: true }];
}

function relatedJoins(
  model: SemanticModel,
  predicate: Pick<Extract<Predicate, { kind: 'related' }>, 'table' | 'where'>,
  toRoot: JoinStep[],
): JoinStep[] {
  const joins = [...toRoot];
  for (const { table } of columnsOfPredicates(predicate.where)) {
    const [path] = lookupPaths(model, predicate.table, table);
    for (const step of path?.steps ?? [])
      if (!joins.some((join) => join.to.table === step.to.table)) joins.push(step);
  }
  return joins;
}

/** The table clause: a table with those that are looked up from it. */
export function fromSql(
  table: string,
  joins: readonly JoinStep[],
  scope: Scope,
  between: ' ' | '\n',
): string {
  return [`FROM ${scope.table(table)}`, ...joins.map((step) => joinSql(step, scope.qualified))].join(between);
}

function joinSql({ from, to }: JoinStep, scope: Scope): string {
  return `LEFT JOIN ${scope.table(to.table)} ON ${scope.key(from)} = ${scope.key(to)}`;
}

/** Tables a plan reads, the root first. */
export function tablesRead(
  model: SemanticModel,
  root: string,
  joins: JoinStep[],
  predicates: Predicate[],
): string[] {
  const tables = [root, ...joins.map((join) => join.to.table)];
  for (const predicate of predicates) {
    if (predicate.kind === 'any') tables.push(...tablesRead(model, root, [], predicate.parts));
    if (predicate.kind === 'shared')
      tables.push(...relatedJoins(model, predicate, []).map((join) => join.to.table));
    if (predicate.kind !== 'related') continue;
    tables.push(predicate.table);
    const [path] = lookupPaths(model, predicate.table, root);
    tables.push(
      ...relatedJoins(model, predicate, (path?.steps ?? []).slice(0, -1)).map((join) => join.to.table),
    );
  }
  return [...new Set(tables)];
}

import type { CatalogTable, QueryRequest } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import {
  keyPlaces,
  type LiveColumn,
  type LiveKeys,
  type LivePart,
  type LiveReads,
  type LiveStatement,
  type LiveTable,
} from '#kernel/live.ts';
import { columnOf, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Plan, Predicate } from '../plan.ts';
import { compileWith } from '../sql/compile.ts';
import { bindValues, shownValues } from '../sql/dialects/bound-values.ts';
import { Unsayable } from '../sql/dialects/dialect.ts';
import { duckdb } from '../sql/dialects/duckdb.ts';
import { dialects } from '../sql/dialects/registry.ts';
import { sqlName } from '../sql/literals.ts';
import { predicateSql, tablesRead } from '../sql/predicates.ts';
import { pushDown } from '../sql/push-down.ts';
import { scopeOf } from '../sql/scope.ts';
import { selectSql } from '../sql/select.ts';
import { conditionsOn, narrowedBy } from './conditions.ts';
import { cellSql, pathSql } from './facts.ts';

/** Rows of a result that a system computes. */
const answerRows = 100_000;
/** Rows of a live table that come here to be computed with others. */
const partRows = 200_000;
/** Values that a table here may name rows of a live one by. */
const keysMost = 500;

const withoutOrder = (table: string, system: string): string =>
  `The rows of ${table} have no order of their own in ${system}. Say by which column they are to be put in order.`;

export type Reads = Pick<QueryRequest, 'tables' | 'live'>;
type Live = CatalogTable & { live: LiveTable };

/**
 * What a statement for a plan reads: versions, and what is asked of systems. Where the statement holds that of the plan and all of its
 * tables are of one system, that computes it; else the rows that meet its conditions come here.
 * @param sql as it is run: the plan's own statement, one around it, or another over its tables
 */
export function readsOf(model: SemanticModel, plan: Plan, sql: string): Reads {
  const predicates = [...plan.where, ...plan.measures.flatMap((measure) => measure.where)];
  const names = tablesRead(model, plan.root, plan.joins, predicates);
  const stays = names.map((name) => tableOf(model, name)).find((table) => table.live);
  if (!stays?.live) return { tables: versionsOfTables(model, names) };
  if (plan.rowOrder) throw new AppError('conflict', withoutOrder(stays.name, stays.live.system));
  const own = compileWith(plan, model);
  const tables = names.map((name) => tableOf(model, name));
  if (!sql.includes(own)) return readsOfTables(tables, sql);
  const live = liveOf(tables);
  return {
    tables: versionsOfTables(model, names),
    live: {
      whole: live.length === names.length ? wholeOf(model, plan, { own, live }) : null,
      parts: live.map((table) => {
        const where = conditionsSql(model, table, conditionsOn(table.sqlName, plan, names));
        const keys = table.sqlName === plan.root ? keysOf(model, plan, { table, own, where }) : null;
        return { ...partOf(table, own, where), ...(keys && { keys }) };
      }),
    },
  };
}

/** The same for a statement that no plan stands behind: of live tables the columns that it names come here. */
export function readsOfTables(named: readonly CatalogTable[], sql: string): Reads {
  const tables = named.map(({ sqlName: name, versionId }) => ({ sqlName: name, versionId }));
  const live = liveOf(named);
  if (live.length === 0) return { tables };
  return { tables, live: { whole: null, parts: live.map((table) => partOf(table, sql, [])) } };
}

export function versionsOfTables(model: SemanticModel, names: readonly string[]): QueryRequest['tables'] {
  return names.map((name) => ({ sqlName: name, versionId: tableOf(model, name).versionId }));
}

function liveOf(tables: readonly CatalogTable[]): Live[] {
  return tables.flatMap((table) => (table.live ? [{ ...table, live: table.live }] : []));
}

function wholeOf(
  model: SemanticModel,
  plan: Plan,
  { own, live }: { own: string; live: readonly Live[] },
): LiveReads['whole'] {
  const [first] = live;
  if (!first || live.some(({ dataSourceId }) => dataSourceId !== first.dataSourceId)) return null;
  const told = pushDown(plan, model, {
    dialect: first.live.dialect,
    maxRows: answerRows,
    pathOf: (name) => tableOf(model, name).live?.path ?? [name],
  });
  if (!told.isOk) return null;
  const { sql, parameters, shown } = told;
  return {
    dataSourceId: first.dataSourceId,
    sql,
    parameters,
    shown,
    maxRows: answerRows,
    like: { sql: own, tables: live.map((table) => likeOf(table, own)) },
    instead: own,
  };
}

/** The rows of one table that meet the conditions, with the columns that the statement names. */
function partOf(table: Live, statement: string, where: readonly string[]): LivePart {
  const { sqlName: name, dataSourceId, live } = table;
  const like = likeOf(table, statement);
  const select = partSql(table, like.columns, where);
  const names = like.columns.map((column) => sqlName(column.name)).join(', ');
  return {
    sqlName: name,
    dataSourceId,
    ...bindValues(select, dialects[live.dialect]),
    shown: shownValues(select),
    maxRows: partRows,
    like: { sql: `SELECT ${names} FROM ${sqlName(name)}`, tables: [like] },
  };
}

function partSql(
  { sqlName: name, live, profile }: Live,
  columns: readonly LiveColumn[],
  where: readonly string[],
): string {
  const dialect = dialects[live.dialect];
  const typeOf = new Map(profile.columns.map((column) => [column.name, column.type]));
  const outputs = columns.map((column) => {
    const type = typeOf.get(column.name) === 'text' ? 'text' : column.type;
    return { sql: cellSql(dialect, { ...column, type }), name: column.name };
  });
  const from = `FROM ${pathSql(dialect, live.path)} ${dialect.name(name)}`;
  return selectSql({ outputs, from, where, groupCount: 0, kept: [], order: [] }, dialect, partRows);
}

/** Where a table that is kept here says which rows of the root count, by what the two have in common. */
function keysOf(
  model: SemanticModel,
  plan: Plan,
  { table, own, where }: { table: Live; own: string; where: readonly string[] },
): LiveKeys | null {
  const narrowing = narrowedBy(plan, (name) => !tableOf(model, name).live);
  if (!narrowing) return null;
  const { from, to } = narrowing.step;
  const [{ type }, other] = [columnOf(model, from).profile, columnOf(model, to).profile];
  if (type !== other.type || (type !== 'integer' && type !== 'text')) return null;
  const here = scopeOf(false, { model, dialect: duckdb });
  const conditions = narrowing.conditions.map((condition) =>
    predicateSql(condition, { model, root: to.table, scope: here, from: '' }),
  );
  const key = here.plain(to);
  const dialect = dialects[table.live.dialect];
  const there = scopeOf(false, { model, dialect, pathOf: () => table.live.path });
  const select = partSql(table, likeOf(table, own).columns, [
    ...where,
    `${there.key(from)} IN (${keyPlaces})`,
  ]);
  return {
    sql: `SELECT DISTINCT CAST(${key} AS VARCHAR) FROM ${here.table(to.table)} WHERE ${[...conditions, `${key} IS NOT NULL`].join(' AND ')}`,
    tables: versionsOfTables(model, [to.table]),
    most: keysMost,
    narrowed: { ...bindValues(select, dialect), shown: shownValues(select) },
    placeholder: dialect.placeholder(1).replace('1', '#'),
  };
}

/** What the system cannot be told is left to the statement here: more rows come then than are needed. */
function conditionsSql(
  model: SemanticModel,
  { sqlName: root, live }: Live,
  conditions: readonly Predicate[],
): string[] {
  const scope = scopeOf(false, { model, dialect: dialects[live.dialect], pathOf: () => live.path });
  return conditions.flatMap((condition) => {
    try {
      return [predicateSql(condition, { model, root, scope, from: '' })];
    } catch (error) {
      if (error instanceof Unsayable) return [];
      throw error;
    }
  });
}

/** The columns whose names a statement holds, or all where it may mean all; of one that only counts rows, the first. */
function likeOf({ sqlName: name, live }: Live, statement: string): LiveStatement['like']['tables'][number] {
  const named = live.columns.filter((column) => holdsName(statement, column.name));
  return { sqlName: name, columns: named.length > 0 ? named : live.columns.slice(0, 1) };
}

function holdsName(statement: string, name: string): boolean {
  if (meansAll(statement)) return true;
  const written = sqlName(name);
  if (written !== name || !/^\w+$/.test(name)) return statement.includes(written);
  return new RegExp(`(?<!\\w)${name}(?!\\w)`, 'i').test(statement);
}

/** `SELECT *`, which only a statement has that no plan stands behind; `count(*)` counts rows. */
function meansAll(statement: string): boolean {
  return /(?:\bselect|,|\.|\bdistinct)\s*\*/i.test(statement);
}

import type { DuckDBConnection } from '@duckdb/node-api';
import { AppError } from '#kernel/errors.ts';
import { readRow, readRows } from '../read-rows.ts';
import { quoteText } from '../sql-text.ts';
import { allowedFunctions, allowedTableFunctions } from './functions.ts';
import { nearestNames } from './nearest-names.ts';

const maxCharacters = 100_000;
/** A longer name, or one with a slash, is no name that was mistyped: a path or a text, which an answer need not repeat. */
const longestTold = 60;

/**
 * Proves from the parser's own tree that a text is one SELECT over the given tables, with functions that only compute.
 * Throws `invalid` with a sentence that says what is not allowed.
 */
export async function checkStatement(
  connection: DuckDBConnection,
  sql: string,
  tables: readonly string[],
): Promise<void> {
  if (sql.length > maxCharacters) throw new AppError('invalid', 'The SQL is too long. Ask for less at once.');
  if (sql.includes('\0')) throw new AppError('invalid', 'The SQL holds a character that is not allowed.');
  const statements = await connection.extractStatements(sql).catch((error: unknown) => {
    throw syntaxError(error);
  });
  if (statements.count !== 1) throw new AppError('invalid', 'Only one statement can be run at a time.');
  const tree = await parsed(connection, sql);
  if (tree.error)
    throw new AppError('invalid', 'Only SELECT statements can be run: data is read here, never changed.');
  const own = new Set(tables.map((name) => name.toLowerCase()));
  const names = cteNamesIn(tree);
  if (names.size > 0) await refuseReservedNames(connection, names);
  checkNode(tree, { own, names, tables });
}

/** The parser's own tree of a text. */
export async function parsed(connection: DuckDBConnection, sql: string): Promise<Tree & { error: boolean }> {
  const [json] = await readRow(connection, `SELECT CAST(json_serialize_sql(${quoteText(sql)}) AS VARCHAR)`);
  return JSON.parse(String(json)) as Tree & { error: boolean };
}

type Tree = { [key: string]: unknown };

interface Check {
  own: ReadonlySet<string>;
  /** Of common table expressions, in lower case. */
  names: ReadonlySet<string>;
  tables: readonly string[];
}

const allowedSources: ReadonlySet<string> = new Set([
  'EMPTY',
  'BASE_TABLE',
  'SUBQUERY',
  'JOIN',
  'EXPRESSION_LIST',
  'TABLE_FUNCTION',
  'PIVOT',
  'COLUMN_DATA',
]);
const allowedNodes: ReadonlySet<string> = new Set([
  'SELECT_NODE',
  'SET_OPERATION_NODE',
  'RECURSIVE_CTE_NODE',
  'CTE_NODE',
]);
const allowedClasses: ReadonlySet<string> = new Set([
  'BETWEEN', 'CASE', 'CAST', 'COLLATE', 'COLUMN_REF', 'COMPARISON', 'CONJUNCTION', 'CONSTANT', 'FUNCTION', 'LAMBDA',
  'LAMBDA_REF', 'OPERATOR', 'POSITIONAL_REFERENCE', 'STAR', 'SUBQUERY', 'WINDOW', 'DEFAULT',
]); // biome-ignore format: one list

function cteNamesIn(tree: Tree): Set<string> {
  const names = new Set<string>();
  forEachObject(tree, (node) => {
    const map = (node.cte_map as { map?: { key?: unknown }[] } | undefined)?.map ?? [];
    for (const { key } of map) names.add(String(key).toLowerCase());
  });
  return names;
}

/** A common table expression must not take the name of one of the database's own views, or its scope would matter. */
async function refuseReservedNames(connection: DuckDBConnection, names: ReadonlySet<string>): Promise<void> {
  const views = await readRows(
    connection,
    'SELECT DISTINCT lower(view_name) FROM duckdb_views() WHERE internal',
  );
  const taken = views.map(([name]) => String(name)).find((name) => names.has(name));
  if (taken !== undefined)
    throw new AppError('invalid', `The name "${taken}" cannot be used in WITH. Choose another one.`);
}

function checkNode(value: unknown, check: Check): void {
  forEachObject(value, (node) => {
    if (typeof node.class === 'string') checkExpression(node);
    else if ('table_name' in node) checkTable(node, check);
    if (isRecord(node.from_table)) checkSource(node.from_table);
    for (const side of ['left', 'right', 'source']) {
      const part = node[side];
      if (isRecord(part) && typeof part.class !== 'string' && !('select_list' in part)) checkSource(part);
    }
    if (isRecord(node.node)) checkQueryNode(node.node);
    if (node.type === 'SHOW_REF') throw notAllowed('DESCRIBE, SHOW and SUMMARIZE');
  });
}

function checkQueryNode(node: Tree): void {
  if (!allowedNodes.has(String(node.type))) throw notAllowed(`A query of the kind ${String(node.type)}`);
}

function checkSource(source: Tree): void {
  const type = String(source.type);
  if (allowedSources.has(type) || allowedNodes.has(type)) return;
  throw type === 'SHOW_REF'
    ? notAllowed('DESCRIBE, SHOW and SUMMARIZE')
    : notAllowed(`A source of the kind ${type}`);
}

function checkTable(node: Tree, check: Check): void {
  const name = String(node.table_name);
  if (node.schema_name !== '' || node.catalog_name !== '') {
    throw new AppError('invalid', `Tables are named without a schema: write "${name}".`);
  }
  if (check.own.has(name.toLowerCase()) || check.names.has(name.toLowerCase())) return;
  const nearest = nearestNames(name, check.tables);
  const hint = nearest.length > 0 ? ` Nearest: ${nearest.join(', ')}.` : '';
  const told = name.length <= longestTold && !/[/\\]/.test(name) ? ` "${name}"` : ' of that name';
  throw new AppError('invalid', `There is no table${told}.${hint}`, { details: { nearest } });
}

function checkExpression(node: Tree): void {
  if (!allowedClasses.has(String(node.class)))
    throw notAllowed(
      node.class === 'PARAMETER' ? 'Parameters' : `An expression of the kind ${String(node.class)}`,
    );
  if (typeof node.function_name !== 'string') return;
  const name = node.function_name.toLowerCase();
  // The parser writes the `trim` of the standard, and nothing else, into a catalog of its own.
  const isQualified = (node.schema ?? '') !== '' && node.schema !== 'main' && node.schema !== 'pg_catalog';
  if (isQualified || !allowedFunctions.has(name)) throw notAllowed(`The function ${name}()`);
}

/** Visits every object of the tree, and holds the functions in FROM to their own list. */
function forEachObject(root: unknown, visit: (node: Tree) => void): void {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) {
      for (const item of value) waiting.push(item);
    } else if (isRecord(value)) {
      checkTableFunction(value);
      visit(value);
      for (const part of Object.values(value)) if (typeof part === 'object') waiting.push(part);
    }
  }
}

function checkTableFunction(node: Tree): void {
  if (node.type !== 'TABLE_FUNCTION' || typeof node.class === 'string') return;
  const name = isRecord(node.function) ? String(node.function.function_name).toLowerCase() : 'unknown';
  if (!allowedTableFunctions.has(name)) throw notAllowed(`The table function ${name}()`);
}

function isRecord(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notAllowed(what: string): AppError {
  return new AppError('invalid', `${what} cannot be used here.`);
}

function syntaxError(error: unknown): AppError {
  const text = error instanceof Error ? error.message : '';
  const near = /near "([^"]{1,60})"/.exec(text)?.[1];
  return new AppError(
    'invalid',
    near === undefined
      ? 'The SQL cannot be read: it has a syntax error.'
      : `The SQL has a syntax error near "${near}".`,
    { cause: error },
  );
}

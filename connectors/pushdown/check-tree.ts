import type { SqlDialect } from '#kernel/sql-dialect.ts';
import {
  allowedFields,
  allowedFlags,
  allowedFunctions,
  allowedTypes,
  allowedVariants,
  allowedWords,
} from './allowed-syntax.ts';
import { pushdownStrings as strings } from './strings.ts';
import { isEmpty, isTree, isVariant, type Tree } from './syntax-tree.ts';

const deepest = 250;
const largest = 20_000;

/** Thrown inside the guard alone, which tells the message. */
export class NotAllowed extends Error {
  override name = 'NotAllowed';
}

interface Check {
  dialect: SqlDialect;
  /** Tables that may be read, as the database writes them. */
  tables: readonly (readonly string[])[];
  /** Common table expressions so far: one sees only those before it. */
  ctes: Set<string>;
  /** What columns can be named after: tables and aliases. */
  sources: Set<string>;
  visited: number;
}

/**
 * Walks a statement and throws at the first thing that is not on the lists.
 * @returns how many values its placeholders take
 */
export function checkTree(
  statement: unknown,
  request: { dialect: SqlDialect; tables: readonly (readonly string[])[] },
): number {
  if (!isTree(statement) || !isTree(statement.Query)) throw new NotAllowed(strings.oneSelect);
  const check: Check = { ...request, ctes: new Set(), sources: new Set(), visited: 0 };
  const { with: tables, ...query } = statement.Query;
  collectSources(statement, check);
  if (tables !== undefined) checkCtes(tables, check);
  walk(query, 'Query', check, 0);
  return countPlaceholders(statement, request.dialect);
}

function checkCtes(node: unknown, check: Check): void {
  const { recursive, cte_tables: tables } = isTree(node) ? node : {};
  if (recursive === true || !Array.isArray(tables)) throw new NotAllowed(strings.innerWith);
  for (const table of tables) {
    walk(table, 'cte_tables', check, 0);
    const name = isTree(table) && isTree(table.alias) ? nameOf(table.alias.name, check) : '';
    check.ctes.add(name);
  }
}

function walk(node: unknown, key: string, check: Check, depth: number): void {
  check.visited += 1;
  if (check.visited > largest || depth > deepest) throw new NotAllowed(strings.tooDeep);
  if (Array.isArray(node)) {
    for (const part of node) walk(part, key, check, depth + 1);
  } else if (isTree(node)) {
    if (typeof node.value === 'string') checkName(node, check);
    for (const [field, value] of Object.entries(node)) checkField(field, value, check, depth + 1);
  } else checkLeaf(node, key);
}

function checkField(field: string, value: unknown, check: Check, depth: number): void {
  if (isVariant(field) ? !allowedVariants.has(field) : !allowedFields.has(field) && !isEmpty(value))
    throw new NotAllowed(field === 'with' ? strings.innerWith : strings.noUse(field.replaceAll('_', ' ')));
  const own = fieldChecks[field];
  if (own) own(value, check, depth);
  else walk(value, field, check, depth);
}

type FieldCheck = (value: unknown, check: Check, depth: number) => void;

/** What is looked at as a whole, by the field it stands in. */
const fieldChecks: Record<string, FieldCheck | undefined> = {
  with: () => {
    throw new NotAllowed(strings.innerWith);
  },
  Function: checkFunction,
  Table: checkTable,
  CompoundIdentifier: checkColumn,
  Custom: checkType,
  SingleQuotedString: checkText,
  NationalStringLiteral: checkText,
  Number: checkPlain,
  Placeholder: checkPlain,
  Constant: checkPlain,
  length: checkPlain,
  PrecisionAndScale: checkPlain,
  Precision: checkPlain,
  Datetime: checkPlain,
  collation: checkPlain,
  charset: checkPlain,
  Boolean: () => {},
};

function checkLeaf(node: unknown, key: string): void {
  if (isEmpty(node) || key === 'value' || key === 'quote_style') return;
  if (node === true && allowedFlags.has(key)) return;
  if (typeof node === 'string' && allowedWords.has(node)) return;
  throw new NotAllowed(strings.noUse(typeof node === 'string' ? node : key.replaceAll('_', ' ')));
}

function checkFunction(node: unknown, check: Check, depth: number): void {
  if (!isTree(node)) throw new NotAllowed(strings.oneSelect);
  const { name, ...rest } = node;
  const [part, ...more] = partsOf(name);
  const told = partsOf(name)
    .map(({ value }) => String(value))
    .join('.');
  const isPlain = part !== undefined && more.length === 0 && part.quote_style === undefined;
  if (!isPlain || !allowedFunctions[check.dialect].has(told.toLowerCase()))
    throw new NotAllowed(strings.noFunction(told.slice(0, 60)));
  for (const [field, value] of Object.entries(rest)) checkField(field, value, check, depth + 1);
}

function checkTable(node: unknown, check: Check, depth: number): void {
  if (!isTree(node)) throw new NotAllowed(strings.oneSelect);
  const { name, alias, ...rest } = node;
  // Arguments, hints, samples, versions: nothing of it.
  const other = Object.entries(rest).find(([, value]) => !isEmpty(value));
  if (other) throw new NotAllowed(strings.noUse(other[0].replaceAll('_', ' ')));
  const parts = partsOf(name);
  const path = parts.map((part) => nameOf(part, check));
  const isCte = path.length === 1 && check.ctes.has(path[0] ?? '');
  if (!isCte && !isAllowedTable(path, check))
    throw new NotAllowed(
      strings.noTable(
        parts
          .map(({ value }) => String(value))
          .join('.')
          .slice(0, 60),
      ),
    );
  for (const part of parts) checkName(part, check);
  if (alias !== undefined) walk(alias, 'alias', check, depth + 1);
}

function isAllowedTable(path: readonly string[], { tables, dialect }: Check): boolean {
  // Oracle's and HANA's table of one row.
  if (path.length === 1 && ['DUAL', 'DUMMY'].includes(path[0] ?? '') && foldsUp(dialect)) return true;
  const isCaseless = dialect === 'sqlserver' || dialect === 'trino';
  return tables.some(
    (table) =>
      table.length === path.length &&
      table.every((part, at) => (isCaseless ? part.toLowerCase() : part) === path[at]),
  );
}

/** Sequences and functions can be called by the point, too: only tables of the statement have columns. */
function checkColumn(node: unknown, check: Check): void {
  const parts = Array.isArray(node) ? node.filter(isTree) : [];
  for (const part of parts) checkName(part, check);
  const names = parts.map((part) => nameOf(part, check));
  const source = names.slice(0, -1);
  const isKnown = source.length === 1 ? check.sources.has(source[0] ?? '') : isAllowedTable(source, check);
  const last = names.at(-1)?.toLowerCase() ?? '';
  if (!isKnown || last === 'nextval' || last === 'currval')
    throw new NotAllowed(
      strings.noName(
        parts
          .map(({ value }) => String(value))
          .join('.')
          .slice(0, 60),
      ),
    );
}

function checkType(node: unknown): void {
  const [name, sizes] = Array.isArray(node) ? node : [];
  const [part, ...more] = partsOf(name);
  const isKnown = more.length === 0 && allowedTypes.has(String(part?.value).toLowerCase());
  const isSized = Array.isArray(sizes) && sizes.every((size) => /^\d{1,5}$/.test(String(size)));
  if (!isKnown || !isSized) throw new NotAllowed(strings.noUse('A type of somebody’s own'));
}

/** MySQL reads a backslash as the beginning of another sign, unless it was told not to. */
function checkText(node: unknown, { dialect }: Check): void {
  const isMysql = dialect === 'mysql' || dialect === 'mariadb';
  if (typeof node !== 'string' || node.includes('\0') || (isMysql && node.includes('\\')))
    throw new NotAllowed(strings.text);
}

/** A number, a placeholder, a collation: no quote, no space. */
function checkPlain(node: unknown): void {
  if (Array.isArray(node)) for (const part of node) checkPlain(part);
  else if (isTree(node)) for (const part of Object.values(node)) checkPlain(part);
  else if (typeof node === 'string' && !/^[\w$@:?."-]*$/.test(node)) throw new NotAllowed(strings.text);
}

const quotes: Record<SqlDialect, readonly string[]> = {
  postgresql: ['"'],
  mysql: ['`'],
  mariadb: ['`'],
  sqlserver: ['[', '"'],
  hana: ['"'],
  oracle: ['"'],
  trino: ['"'],
};

function checkName({ value, quote_style: quote }: Tree, { dialect }: Check): void {
  const name = String(value);
  const isTaken =
    quote === undefined
      ? /^[\p{L}_][\p{L}\p{N}_$]*$/u.test(name) || (dialect === 'sqlserver' && numbered.sqlserver.test(name))
      : quotes[dialect].includes(String(quote)) &&
        !/\p{Cc}/u.test(name) &&
        !(quote === '[' && name.includes(']'));
  if (!isTaken) throw new NotAllowed(strings.text);
}

function foldsUp(dialect: SqlDialect): boolean {
  return dialect === 'oracle' || dialect === 'hana';
}

/** A name as the database reads it: without quotes, PostgreSQL makes it small, Oracle and HANA large. */
function nameOf(node: unknown, { dialect }: Check): string {
  const { value, quote_style: quote } = isTree(node) ? node : {};
  const name = String(value);
  if (dialect === 'sqlserver' || dialect === 'trino') return name.toLowerCase();
  if (quote !== undefined || dialect === 'mysql' || dialect === 'mariadb') return name;
  return foldsUp(dialect) ? name.toUpperCase() : name.toLowerCase();
}

/** The parts of a name that may have several: `schema.table`. */
function partsOf(name: unknown): Tree[] {
  if (!Array.isArray(name)) return [];
  return name.map((part) => {
    if (!isTree(part) || !isTree(part.Identifier)) throw new NotAllowed(strings.text);
    return part.Identifier;
  });
}

function collectSources(node: unknown, check: Check): void {
  forEachTree(node, (part) => {
    if (isTree(part.alias) && 'name' in part.alias) check.sources.add(nameOf(part.alias.name, check));
    const last = isTree(part.Table) ? partsOf(part.Table.name).at(-1) : undefined;
    if (last) check.sources.add(nameOf(last, check));
  });
}

const numbered = {
  postgresql: /^\$(\d{1,5})$/,
  sqlserver: /^@p(\d{1,5})$/,
  oracle: /^:(\d{1,5})$/,
};

/** How many values the placeholders take: numbered ones as many as the highest number says. */
function countPlaceholders(node: unknown, dialect: SqlDialect): number {
  const shape = Object.entries(numbered).find(([name]) => name === dialect)?.[1] ?? null;
  let count = 0;
  forEachTree(node, (part) => {
    // SQL Server's look like names to the parser.
    const isName =
      dialect === 'sqlserver' && part.quote_style === undefined && String(part.value).startsWith('@');
    const placeholder = isName ? part.value : part.Placeholder;
    if (placeholder === undefined) return;
    const found = (shape ?? /^\?$/).exec(String(placeholder));
    if (!found) throw new NotAllowed(strings.parameters);
    count = shape ? Math.max(count, Number(found[1])) : count + 1;
  });
  return count;
}

function forEachTree(root: unknown, visit: (part: Tree) => void): void {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (Array.isArray(part)) waiting.push(...part);
    else if (isTree(part)) {
      visit(part);
      waiting.push(...Object.values(part));
    }
  }
}

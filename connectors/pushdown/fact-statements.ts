import type { SqlDialect } from '#kernel/sql-dialect.ts';

/** What is asked of a table whose rows stay where they are, so that questions can be read against it. Each is one plain SELECT. */

export interface FactColumn {
  name: string;
  isText: boolean;
  /** It has a lowest and a highest value. */
  isOrdered: boolean;
}

const marks: Record<SqlDialect, readonly [string, string]> = {
  postgresql: ['"', '"'],
  mysql: ['`', '`'],
  mariadb: ['`', '`'],
  sqlserver: ['[', ']'],
  hana: ['"', '"'],
  oracle: ['"', '"'],
  trino: ['"', '"'],
};

const textTypes: Record<SqlDialect, string> = {
  postgresql: 'text',
  mysql: 'char',
  mariadb: 'char',
  sqlserver: 'nvarchar(max)',
  hana: 'nvarchar(5000)',
  oracle: 'varchar2(4000)',
  trino: 'varchar',
};

export function quotedName(dialect: SqlDialect, name: string): string {
  const [open, close] = marks[dialect];
  return `${open}${name.replaceAll(close, close + close)}${close}`;
}

export function quotedPath(dialect: SqlDialect, path: readonly string[]): string {
  return path.map((part) => quotedName(dialect, part)).join('.');
}

/** The first rows in any order, texts as questions will see them. How many is the limit that the guard puts on it. */
export function firstRows(
  dialect: SqlDialect,
  path: readonly string[],
  columns: readonly FactColumn[],
): string {
  const cells = columns.map((column) => textCell(dialect, column));
  return `SELECT ${cells.join(', ')} FROM ${quotedPath(dialect, path)}`;
}

/** How many rows there are; of each column how many have a value; of those that have an order the lowest and the highest. */
export function countsOf(
  dialect: SqlDialect,
  path: readonly string[],
  columns: readonly FactColumn[],
): string {
  const facts = columns.flatMap(({ name, isOrdered }) => {
    const column = quotedName(dialect, name);
    return isOrdered ? [`count(${column})`, `min(${column})`, `max(${column})`] : [`count(${column})`];
  });
  const named = ['count(*)', ...facts].map((sql, index) => `${sql} AS fact_${index}`);
  return `SELECT ${named.join(', ')} FROM ${quotedPath(dialect, path)}`;
}

/** The values of a column of texts and how many rows have each, most frequent first. */
export function valuesOf(dialect: SqlDialect, path: readonly string[], name: string): string {
  const value = textCell(dialect, { name, isText: true });
  return `SELECT ${value} AS fact_value, count(*) AS fact_rows FROM ${quotedPath(dialect, path)} WHERE ${quotedName(dialect, name)} IS NOT NULL GROUP BY ${value} ORDER BY count(*) DESC`;
}

function textCell(dialect: SqlDialect, { name, isText }: Pick<FactColumn, 'name' | 'isText'>): string {
  const column = quotedName(dialect, name);
  return isText ? `CAST(${column} AS ${textTypes[dialect]})` : column;
}

import type { LiveColumn } from '#kernel/live.ts';
import type { SqlDialect } from '#kernel/sql-dialect.ts';
import type { Dialect } from '../sql/dialects/dialect.ts';
import { heldSql } from '../sql/dialects/held-columns.ts';
import { dialects } from '../sql/dialects/registry.ts';

/** What is asked of a table whose rows stay where they are, so that questions can be read against it. Each is one plain SELECT. */
export interface FactsOf {
  dialect: SqlDialect;
  /** Where the table lies: schema and name, as the system writes them. */
  path: readonly string[];
}

/** Whether a column has a lowest and a highest value that say something. */
export function isOrdered({ type }: Pick<LiveColumn, 'type'>): boolean {
  return type !== 'text' && type !== 'boolean';
}

/**
 * The first rows in any order, as questions will see them, but for numbers that are meant as yes or no: these show whether they are.
 * How many is the limit that the guard puts on it.
 */
export function firstRows({ dialect: id, path }: FactsOf, columns: readonly LiveColumn[]): string {
  const dialect = dialects[id];
  const cells = columns.map((column) =>
    cellSql(dialect, column.form === 'flag' ? { ...column, form: undefined } : column),
  );
  return `SELECT ${cells.join(', ')} FROM ${pathSql(dialect, path)}`;
}

/** How many rows there are; of each column how many have a value; of those that have an order the lowest and the highest. */
export function countsOf({ dialect: id, path }: FactsOf, columns: readonly LiveColumn[]): string {
  const dialect = dialects[id];
  const facts = columns.flatMap((column) => {
    const held = heldSql(dialect, dialect.name(column.name), column.form);
    return isOrdered(column) ? [`count(${held})`, `min(${held})`, `max(${held})`] : [`count(${held})`];
  });
  const named = ['count(*)', ...facts].map((sql, index) => `${sql} AS fact_${index}`);
  return `SELECT ${named.join(', ')} FROM ${pathSql(dialect, path)}`;
}

/** The values of a column of texts, by their very characters, and how many rows have each, most frequent first. */
export function valuesOf({ dialect: id, path }: FactsOf, column: LiveColumn): string {
  const dialect = dialects[id];
  const keys = dialect.groupsByPlace ? ['1'] : dialect.groupKeys(cellSql(dialect, column));
  return `SELECT ${cellSql(dialect, column)} AS fact_value, count(*) AS fact_rows FROM ${pathSql(dialect, path)} WHERE ${dialect.name(column.name)} IS NOT NULL GROUP BY ${keys.join(', ')} ORDER BY count(*) DESC`;
}

/** A column as it is told; its type says whether it is a text. */
export function cellSql(dialect: Dialect, { name, type, form }: LiveColumn): string {
  const held = heldSql(dialect, dialect.name(name), form);
  return type === 'text' ? dialect.exactText(held) : held;
}

export function pathSql(dialect: Dialect, path: readonly string[]): string {
  return path.map((part) => dialect.name(part)).join('.');
}

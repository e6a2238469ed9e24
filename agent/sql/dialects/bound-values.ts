import type { BoundStatement } from '#kernel/sql-dialect.ts';
import { sqlLiteral } from '../literals.ts';
import type { Dialect } from './dialect.ts';

/**
 * While a statement is put together its parts are repeated and moved, so a value stands in them as itself, between two signs that
 * no name may hold. At the end each becomes a placeholder.
 */
const open = '\u0002';
const close = '\u0003';
const held = new RegExp(`${open}([^${close}]*)${close}`, 'g');

export function boundText(value: string): string {
  return `${open}${encodeURIComponent(value)}${close}`;
}

export function holdsControl(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** The same with each value where it is meant, for people: it is not run. */
export function shownValues(sql: string): string {
  return sql.replaceAll(held, (_, value: string) => sqlLiteral(decodeURIComponent(value)));
}

/** Puts a placeholder in the place of each value. */
export function bindValues(sql: string, dialect: Dialect): BoundStatement {
  const parameters: string[] = [];
  const text = sql.replaceAll(held, (_, value: string) => {
    const decoded = decodeURIComponent(value);
    const known = dialect.hasNumberedPlaceholders ? parameters.indexOf(decoded) : -1;
    if (known >= 0) return dialect.placeholder(known + 1);
    parameters.push(decoded);
    return dialect.placeholder(parameters.length);
  });
  return { sql: text, parameters };
}

import type { ColumnProfile } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { quoteName, quoteText } from '../sql-text.ts';

/** What rows must be like to be shown. Ends of a range are part of it; the end of a range of days is the whole day. */
export type RowFilter = { column: string } & (
  | { kind: 'contains' | 'equals'; text: string }
  | { kind: 'range'; from?: string | undefined; to?: string | undefined }
  | { kind: 'isEmpty' | 'isNotEmpty' }
);

/** The condition of SQL for filters that all must hold; null where there is none. Throws `invalid` for what does not fit its column. */
export function conditionOf(filters: readonly RowFilter[], columns: readonly ColumnProfile[]): string | null {
  const parts = filters.map((filter) => {
    const column = columns.find(({ name }) => name === filter.column);
    if (!column) throw new AppError('invalid', 'There is no such column in this table.');
    return partOf(filter, column);
  });
  return parts.length === 0 ? null : parts.map((part) => `(${part})`).join(' AND ');
}

function partOf(filter: RowFilter, column: ColumnProfile): string {
  const name = quoteName(column.name);
  switch (filter.kind) {
    case 'isEmpty':
      return column.type === 'text' ? `${name} IS NULL OR ${name} = ''` : `${name} IS NULL`;
    case 'isNotEmpty':
      return column.type === 'text' ? `${name} <> ''` : `${name} IS NOT NULL`;
    case 'contains':
      return `contains(lower(CAST(${name} AS VARCHAR)), lower(${quoteText(filter.text)}))`;
    case 'equals':
      return column.type === 'text'
        ? `${name} = ${quoteText(filter.text)}`
        : rangeSql(name, column, filter.text, filter.text);
    case 'range':
      return rangeSql(name, column, filter.from, filter.to);
  }
}

function rangeSql(name: string, column: ColumnProfile, from?: string, to?: string): string {
  const parts: string[] = [];
  if (from !== undefined) parts.push(`${name} >= ${literalOf(column, from)}`);
  if (to !== undefined) {
    const isDay = column.type === 'timestamp' && /^\d{4}-\d\d-\d\d$/.test(to);
    parts.push(
      isDay ? `${name} < ${literalOf(column, to)} + INTERVAL 1 DAY` : `${name} <= ${literalOf(column, to)}`,
    );
  }
  if (parts.length === 0)
    throw new AppError('invalid', `Give the range of "${column.name}" a beginning or an end.`);
  return parts.join(' AND ');
}

/** A typed text as a literal of the column's type. */
function literalOf(column: ColumnProfile, text: string): string {
  const value = text.trim();
  switch (column.type) {
    case 'integer':
    case 'decimal':
    case 'double':
      if (!/^-?\d{1,38}(\.\d{1,30})?$/.test(value)) throw misfit(column, value, 'a number, such as 1234.5');
      // Whole numbers stay whole: beyond 2^53 a double would meet the wrong row.
      return column.type === 'double' ? `${quoteText(value)}::DOUBLE` : value;
    case 'date':
    case 'timestamp':
      if (!isMoment(value)) throw misfit(column, value, 'a day, such as 2025-12-31');
      return `${quoteText(value)}::TIMESTAMP`;
    case 'time':
      if (!/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value))
        throw misfit(column, value, 'a time, such as 13:45');
      return `${quoteText(value)}::TIME`;
    case 'boolean':
      if (!/^(true|false)$/i.test(value)) throw misfit(column, value, 'true or false');
      return value.toLowerCase();
    case 'text':
      return quoteText(text);
  }
}

/** An ISO day, or a moment of one, that exists in the calendar. */
function isMoment(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d)?)?$/.test(text)) return false;
  const moment = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text.slice(0, 10));
}

function misfit(column: ColumnProfile, value: string, wanted: string): AppError {
  return new AppError('invalid', `"${value}" does not fit the column "${column.name}": enter ${wanted}.`);
}

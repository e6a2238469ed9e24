import { quoteName, quoteText } from '../sql-text.ts';
import { type LoadColumn, readType } from './load-types.ts';

/** One row may have a document in it; a longer one is refused by the reader that meets it. */
export const longestLine = 32 << 20;
/** Most tables have no row so long. */
export const usualLine = 4 << 20;

/** Rows as `CsvSegment` writes them. */
export interface SegmentFile {
  columns: readonly LoadColumn[];
  path: string;
  /** The most that a row may have. */
  lineBytes: number;
}

/**
 * Values as a finished table has them, as far as that can be told before all rows are there: moments are in UTC, without a zone.
 * @param asText the columns that are read as text
 */
export function segmentRows(segment: SegmentFile, asText: ReadonlySet<string>): string {
  const cells = segment.columns.map(({ name, type }) => {
    const value = quoteName(name);
    const isMoment = type === 'timestampWithZone' && !asText.has(name);
    return isMoment ? `timezone('UTC', CAST(${value} AS TIMESTAMPTZ)) AS ${value}` : value;
  });
  return `SELECT ${cells.join(', ')} FROM ${segmentRelation(segment, asText)}`;
}

/**
 * By one thread: where several read a file each guesses at which line a row begins, and a text of lines that look like rows has it refused.
 * Moments with a zone are texts here: the reader itself takes one that it cannot read for an empty cell, and says nothing.
 * @param asText the columns that are read as text, or true for all
 */
export function segmentRelation(
  { columns, path, lineBytes }: SegmentFile,
  asText: ReadonlySet<string> | true,
): string {
  const types = columns.map(({ name, type }) => {
    const isText = asText === true || asText.has(name) || type === 'timestampWithZone';
    return `${quoteText(name)}: ${quoteText(isText ? 'VARCHAR' : readType(type))}`;
  });
  // A row of one cell has an empty field behind it.
  if (columns.length === 1) types.push(`'\u0001': 'VARCHAR'`);
  return `read_csv(${quoteText(path)}, columns = {${types.join(', ')}}, header = false, auto_detect = false, delim = ',', quote = '"', escape = '"', new_line = '\\n', nullstr = '', allow_quoted_nulls = false, parallel = false, max_line_size = ${lineBytes}, buffer_size = ${lineBytes})`;
}

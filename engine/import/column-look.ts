import type { DuckDBConnection } from '@duckdb/node-api';
import { readRow } from '../read-rows.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { matches, saysNoValue } from './column-plan.ts';
import { currencyPattern, integerPattern, leadingZeroPattern, plainNumberPattern } from './number-rules.ts';

/** How a value of any type but text may begin: a digit behind signs and currencies, the name of a month, true or false. */
const valueStart = `^\\s*(?:[-+−(]?\\s?${currencyPattern}?\\s?[-−]?[.,]?[0-9]|(?i:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|true|false))`;

/** What one scan of all columns tells of each: enough to decide on columns of words and on those that a machine wrote. */
export interface ColumnLook {
  name: string;
  filled: number;
  /** Texts that begin as a number, a date or a boolean does. */
  valueLike: number;
  /** Texts with blanks around them. */
  padded: number;
  /** Texts such as N/A that say "no value"; not counted as filled. */
  emptyTokens: number;
  /** Whole numbers, numbers with a point, and dates `YYYY-MM-DD`, in their plain form. */
  integers: number;
  plainNumbers: number;
  isoDates: number;
  leadingZeros: number;
  /** Bytes of the longest text. */
  maxLength: number;
  /** Bytes behind the point: the most and the fewest, of texts that have one. */
  maxFraction: number;
  minFraction: number;
}

const looks: Record<Exclude<keyof ColumnLook, 'name'>, (column: string) => string> = {
  filled: (column) => count(`${column} <> '' AND NOT ${saysNoValue(column)}`),
  valueLike: (column) => count(`regexp_matches(${column}, ${quoteText(valueStart)})`),
  padded: (column) => count(`regexp_matches(${column}, ${quoteText('^[ \\t\u00a0]|[ \\t\u00a0]$')})`),
  emptyTokens: (column) => count(saysNoValue(column)),
  integers: (column) => count(matches(column, integerPattern)),
  plainNumbers: (column) => count(`${column} <> '' AND ${matches(column, plainNumberPattern('point'))}`),
  isoDates: (column) => count(matches(column, '[0-9]{4}-[0-9]{2}-[0-9]{2}')),
  leadingZeros: (column) => count(matches(column, leadingZeroPattern)),
  maxLength: (column) => `max(strlen(${column}))`,
  maxFraction: (column) => `max(${fractionLength(column)})`,
  minFraction: (column) => `min(${fractionLength(column)})`,
};
const lookNames = Object.keys(looks) as (keyof typeof looks)[];

/** Looks at all columns of a table of texts in one scan. */
export async function lookAtColumns(
  connection: DuckDBConnection,
  relation: string,
  names: readonly string[],
): Promise<ColumnLook[]> {
  if (names.length === 0) return [];
  const parts = names.flatMap((name) => lookNames.map((look) => looks[look](quoteName(name))));
  const cells = await readRow(connection, `SELECT ${parts.join(', ')} FROM ${relation}`);
  return names.map((name, index) => {
    const own = cells.slice(index * lookNames.length, (index + 1) * lookNames.length);
    const counts = Object.fromEntries(lookNames.map((look, at) => [look, Number(own[at] ?? 0)]));
    return { name, ...(counts as Omit<ColumnLook, 'name'>) };
  });
}

function count(condition: string): string {
  return `count(*) FILTER (${condition})`;
}

/** Bytes behind the first point; NULL where there is none. */
function fractionLength(column: string): string {
  return `CASE WHEN contains(${column}, '.') THEN strlen(${column}) - instr(${column}, '.') END`;
}

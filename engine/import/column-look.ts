import type { DuckDBConnection } from '@duckdb/node-api';
import { readRows } from '../read-rows.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { matches, saysNoValue } from './column-plan.ts';
import { currencyPattern, integerPattern, leadingZeroPattern, plainNumberPattern } from './number-rules.ts';

/** How a value of any type but text may begin: a digit behind signs and currencies, the name of a month, true or false. */
const valueStart = `^\\s*(?:[-+−–(]?\\s?${currencyPattern}?\\s*[-−–(]?\\s?[.,]?[0-9]|${currencyPattern}\\s*[-–—]\\s*$|(?i:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|true|false))`;

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
  /** Yes, no, y, n in any case. */
  yesNo: number;
  /** Of those, yes and y. */
  yes: number;
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

const looks: Record<Exclude<keyof ColumnLook, 'name'>, string> = {
  filled: count(`value <> '' AND NOT ${saysNoValue('value')}`),
  valueLike: count(`regexp_matches(value, ${quoteText(valueStart)})`),
  padded: count(`regexp_matches(value, ${quoteText('^[ \\t\u00a0]|[ \\t\u00a0]$')})`),
  emptyTokens: count(saysNoValue('value')),
  yesNo: count(matches('value', '(?i:yes|no|y|n)')),
  yes: count(matches('value', '(?i:yes|y)')),
  integers: count(matches('value', integerPattern)),
  plainNumbers: count(`value <> '' AND ${matches('value', plainNumberPattern('point'))}`),
  isoDates: count(matches('value', '[0-9]{4}-[0-9]{2}-[0-9]{2}')),
  leadingZeros: count(matches('value', leadingZeroPattern)),
  maxLength: 'max(strlen(value))',
  maxFraction: `max(${fractionLength('value')})`,
  minFraction: `min(${fractionLength('value')})`,
};
const lookNames = Object.keys(looks) as (keyof typeof looks)[];

/** Looks at all columns of a table of texts in one scan. */
export async function lookAtColumns(
  connection: DuckDBConnection,
  relation: string,
  names: readonly string[],
): Promise<ColumnLook[]> {
  if (names.length === 0) return [];
  // One text to a row: the patterns are compiled once, not once for each column.
  const texts = `UNPIVOT (SELECT ${names.map(quoteName).join(', ')} FROM ${relation}) ON COLUMNS(*) INTO NAME name VALUE value`;
  const rows = await readRows(
    connection,
    `SELECT name, ${Object.values(looks).join(', ')} FROM (${texts}) GROUP BY name`,
  );
  const found = new Map(rows.map(([name, ...cells]) => [String(name), cells]));
  return names.map((name) => {
    // A column without any text has no row.
    const counts = lookNames.map((look, index) => [look, Number(found.get(name)?.[index] ?? 0)]);
    return { name, ...(Object.fromEntries(counts) as Omit<ColumnLook, 'name'>) };
  });
}

function count(condition: string): string {
  return `count(*) FILTER (${condition})`;
}

/** Bytes behind the first point; NULL where there is none. */
function fractionLength(column: string): string {
  return `CASE WHEN contains(${column}, '.') THEN strlen(${column}) - instr(${column}, '.') END`;
}

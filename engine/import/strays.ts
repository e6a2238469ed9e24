import type { DuckDBConnection } from '@duckdb/node-api';
import { readRows } from '../read-rows.ts';
import { quoteName } from '../sql-text.ts';
import { saysNoValue, trimSql } from './column-plan.ts';
import type { FormCounts } from './column-statistics.ts';
import {
  clearShapes,
  compactShape,
  namedDayId,
  numericDatePattern,
  numericSeparators,
  timePattern,
  yearMonthShape,
  zonePattern,
} from './date-rules.ts';
import { dressedNumberPattern, plainNumberPattern, scientificPattern } from './number-rules.ts';

/** The type that most texts of a column have, though not all. */
export interface Majority {
  word: 'numbers' | 'dates';
  count: number;
  /** RE2 pattern of those texts. */
  pattern: string;
}

/** What most filled texts of a column are; null where four in five of at least five are not alike. */
export function findMajority(counts: FormCounts): Majority | null {
  const point = counts.plainPoint + counts.scientific;
  const candidates: Majority[] = [
    { word: 'numbers', count: counts.point, pattern: dressedNumberPattern('point') },
    { word: 'numbers', count: counts.comma, pattern: dressedNumberPattern('comma') },
    { word: 'numbers', count: point, pattern: `(?:${plainNumberPattern('point')}|${scientificPattern})` },
    { word: 'dates', count: countDates(counts), pattern: anyDatePattern },
  ];
  const most = candidates.reduce((best, candidate) => (candidate.count > best.count ? candidate : best));
  return isMajority(most.count, counts) ? most : null;
}

/** Whether so many texts are nearly all of a column, and not all: of a short one all but one. */
export function isMajority(count: number, { filled }: FormCounts): boolean {
  if (filled >= 3 && filled < 5) return count === filled - 1;
  return filled >= 5 && count >= 0.8 * filled && count < filled;
}

function countDates(counts: FormCounts): number {
  const { [namedDayId]: named, 'day-name': first, 'name-day': second, ...others } = counts.shapes;
  // English days by name are of two shapes.
  const english = datesOf(first) + datesOf(second);
  return Math.max(datesOf(named), english) + countOthers(others, counts);
}

function datesOf(shape: FormCounts['shapes'][string] | undefined): number {
  return (shape?.dates ?? 0) + (shape?.timestamps ?? 0);
}

function countOthers(shapes: FormCounts['shapes'], counts: FormCounts): number {
  return [...Object.values(shapes), ...Object.values(counts.numericDates)].reduce(
    (sum, shape) => sum + shape.dates + shape.timestamps,
    0,
  );
}

const datePatterns = [
  ...clearShapes.map((shape) => shape.pattern),
  ...numericSeparators.map(numericDatePattern),
  compactShape.pattern,
  yearMonthShape.pattern,
];
const anyDatePattern = `(?:${datePatterns.join('|')})(?:[T ]${timePattern}${zonePattern}?)?`;

/** Texts `v` of a column for which a condition does not hold, by first row (0-based): at most a few. */
export async function findStrays(
  connection: DuckDBConnection,
  relation: string,
  name: string,
  condition: string,
): Promise<{ text: string; row: number }[]> {
  const numbered = `SELECT ${trimSql(quoteName(name))} AS v, row_number() OVER () - 1 AS r FROM ${relation}`;
  const rows = await readRows(
    connection,
    `SELECT left(v, 40), min(r) AS first FROM (${numbered})
     WHERE v <> '' AND NOT ${saysNoValue('v')} AND NOT ${condition}
     GROUP BY 1 ORDER BY first LIMIT 5`,
  );
  return rows.map(([text, row]) => ({ text: String(text), row: Number(row) }));
}

/** The marks such as N/A that a column holds: at most a few, the most frequent first. */
export async function findEmptyTokens(
  connection: DuckDBConnection,
  relation: string,
  name: string,
): Promise<string[]> {
  const rows = await readRows(
    connection,
    `SELECT v FROM (SELECT ${trimSql(quoteName(name))} AS v FROM ${relation})
     WHERE ${saysNoValue('v')} GROUP BY v ORDER BY count(*) DESC, v LIMIT 5`,
  );
  return rows.map(([text]) => String(text));
}

/** `"abc", "def"` for a sentence. */
export function quoteList(texts: readonly string[]): string {
  return texts.map((text) => `"${text}"`).join(', ');
}

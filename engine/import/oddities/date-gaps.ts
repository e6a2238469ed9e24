import type { DuckDBConnection } from '@duckdb/node-api';
import { readRows } from '../../read-rows.ts';
import { quoteName } from '../../sql-text.ts';
import type { ReportWriter } from '../report-writer.ts';
import type { WrittenRelation } from './find-oddities.ts';

/** A calendar of more days is longer than a life. */
const mostDays = 40_000;
const fewDates = 8;
/** Days that are missing from a series of days are gaps; where more are missing, it is no such series. */
const mostMissing = 0.1;
const msPerDay = 86_400_000;

/** Days, working days or months that are missing from a table that otherwise has them all. */
export async function findDateGaps(
  connection: DuckDBConnection,
  { name, relation, profile }: WrittenRelation,
  report: ReportWriter,
): Promise<void> {
  const column = profile.columns.find((candidate) => candidate.name === profile.mainDate);
  if (column?.type !== 'date' || column.distinctCount < fewDates || column.distinctCount > mostDays) return;
  const date = quoteName(column.name);
  const rows = await readRows(
    connection,
    `SELECT DISTINCT date_diff('day', DATE '1970-01-01', ${date}) AS d FROM ${relation} WHERE ${date} IS NOT NULL ORDER BY d`,
  );
  const days = rows.map(([day]) => Number(day));
  const series = findSeries(days);
  if (series === null || series.missing.length === 0) return;
  const { missing, unit } = series;
  const [first = 0] = missing;
  const text = new Date(first * msPerDay).toISOString().slice(0, unit === 'months' ? 7 : 10);
  const sentence =
    missing.length === 1
      ? `In "${name}", one of the ${unit} of "${column.name}" is missing: ${text}.`
      : `In "${name}", ${missing.length} of the ${unit} of "${column.name}" are missing; the first is ${text}.`;
  report.add('warning', sentence, { kind: 'dateGap', table: name, column: column.name });
}

/** The regular series that sorted days (since 1970) nearly are, and what it lacks; null where they are none. */
function findSeries(days: readonly number[]): { unit: string; missing: number[] } | null {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const present = new Set(days);
  const candidates: { unit: string; expected: () => number[] }[] = days.every(
    (day) => dateOf(day).getUTCDate() === 1,
  )
    ? [{ unit: 'months', expected: () => monthsBetween(first, last) }]
    : [
        { unit: 'days', expected: () => daysBetween(first, last) },
        { unit: 'working days', expected: () => daysBetween(first, last).filter(isWorkday) },
      ];
  for (const { unit, expected } of candidates) {
    if (unit === 'working days' && !days.every(isWorkday)) continue;
    if (unit !== 'months' && last - first > mostDays) return null;
    const all = expected();
    const missing = all.filter((day) => !present.has(day));
    if (missing.length <= mostMissing * all.length) return { unit, missing };
  }
  return null;
}

function dateOf(day: number): Date {
  return new Date(day * msPerDay);
}

function isWorkday(day: number): boolean {
  const weekday = dateOf(day).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

function daysBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function monthsBetween(first: number, last: number): number[] {
  const months: number[] = [];
  const start = dateOf(first);
  for (let index = 0; months.length < mostDays; index += 1) {
    const day = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + index, 1) / msPerDay;
    if (day > last) break;
    months.push(day);
  }
  return months;
}

import type { DuckDBConnection } from '@duckdb/node-api';
import { readRow } from '../../read-rows.ts';
import { quoteName, quoteText } from '../../sql-text.ts';
import type { ReportWriter } from '../report-writer.ts';
import type { WrittenRelation } from './find-oddities.ts';

/** What programs write where there is no date: the first and the last day that they know. */
const placeholders = [
  ...[
    '0001-01-01',
    '1753-01-01',
    '1800-01-01',
    '1899-12-30',
    '1899-12-31',
    '1900-01-01',
    '1900-01-02',
    '1901-01-01',
  ],
  ...[
    '1970-01-01',
    '2099-12-31',
    '2199-12-31',
    '2999-12-31',
    '3000-01-01',
    '4000-01-01',
    '9999-01-01',
    '9999-12-31',
  ],
];
/** A date of the rows stands nearer to the others: years, between a day that is meant and one that stands for none. */
const leastYearsApart = 20;

/** Dates at either end of a column that stand for none, far from all others: a span of the data that counts them is false. */
export async function findPlaceholderDates(
  connection: DuckDBConnection,
  { name, relation, profile }: WrittenRelation,
  report: ReportWriter,
): Promise<void> {
  const days = placeholders.map((day) => `DATE ${quoteText(day)}`).join(', ');
  for (const { name: column, type, min, max } of profile.columns) {
    if (type !== 'date' && type !== 'timestamp') continue;
    // The profile tells at once that most columns hold none.
    if (![min, max].some((end) => placeholders.includes((end ?? '').slice(0, 10)))) continue;
    const day = `CAST(${quoteName(column)} AS DATE)`;
    const [first, last] = await readRow(
      connection,
      `SELECT CAST(min(${day}) AS VARCHAR), CAST(max(${day}) AS VARCHAR) FROM ${relation} WHERE ${day} NOT IN (${days})`,
    );
    if (typeof first !== 'string' || typeof last !== 'string') continue;
    const [low, high] = [first, last].map((text) => Number(text.slice(0, 4)));
    const found = placeholders.filter((text) => {
      const year = Number(text.slice(0, 4));
      return Number(low) - year >= leastYearsApart || year - Number(high) >= leastYearsApart;
    });
    const there = [min, max].map((end) => (end ?? '').slice(0, 10)).filter((end) => found.includes(end));
    const values = [...new Set(there)];
    if (values.length === 0) continue;
    report.add(
      'warning',
      `In column "${column}", ${values.join(' and ')} ${values.length === 1 ? 'is' : 'are'} far from all other dates (${first} to ${last}) and may stand for "no date".`,
      { kind: 'placeholderDate', table: name, column, fix: { kind: 'clearValues', values } },
    );
  }
}

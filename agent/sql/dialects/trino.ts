import { leadingNumberPattern } from '../../formula.ts';
import { sqlLiteral } from '../literals.ts';
import type { Dialect } from './dialect.ts';
import { aggregateWriter, bracketed, dayName, monthName, standard } from './standard.ts';

const weekday = (moment: string): string => `day_of_week(${moment})`;
const month = (moment: string): string => `month(${moment})`;
const second = (moment: string): string => `date_trunc('second', CAST(${moment} AS timestamp))`;

/** Trino, in a session whose time zone is UTC. */
export const trino: Dialect = {
  ...standard,
  id: 'trino',
  title: 'Trino',
  differs: (column, value) => `${column} IS DISTINCT FROM ${value}`,
  aggregate: aggregateWriter(
    'Trino',
    {
      sum: ({ sql }) => `sum(${sql})`,
      // The average of decimals has their digits.
      avg: ({ sql }) => `avg(1e0 * ${bracketed(sql)})`,
      min: ({ sql }) => `min(${sql})`,
      max: ({ sql }) => `max(${sql})`,
      // There is `approx_percentile` alone, which is about right.
      median: null,
      quantile: null,
      stddev: ({ sql }) => `stddev_samp(1e0 * ${bracketed(sql)})`,
      count: 'count',
      corr: 'corr',
    },
    { hasFilter: true, textKey: standard.textKey, isText: () => false },
  ),
  startOf: (grain, moment) => `CAST(date_trunc('${grain}', ${moment}) AS date)`,
  weekday,
  weekdayName: (moment) => dayName(weekday(moment)),
  monthOfYear: month,
  monthName: (moment) => monthName(month(moment)),
  hour: (moment) => `hour(CAST(${moment} AS timestamp))`,
  daysBetween: (from, to) => `date_diff('day', ${from}, ${to})`,
  secondsBetween: (from, to) => `date_diff('second', ${second(from)}, ${second(to)})`,
  leadingNumber: (column) =>
    `TRY_CAST(replace(regexp_extract(${column}, ${sqlLiteral(leadingNumberPattern)}, 1), ',', '') AS double)`,
  // An array of more than ten thousand days is an error, never cut.
  periods: ({ table, column, grain }) =>
    [
      `SELECT CAST(periods.one AS date) AS ${column}`,
      `FROM (SELECT min(${column}) AS first_one, max(${column}) AS last_one FROM ${table}) bounds`,
      `CROSS JOIN UNNEST(sequence(bounds.first_one, bounds.last_one, INTERVAL ${{ day: `'1' DAY`, week: `'7' DAY`, month: `'1' MONTH`, quarter: `'3' MONTH`, year: `'1' YEAR` }[grain]})) AS periods(one)`,
    ].join('\n'),
};

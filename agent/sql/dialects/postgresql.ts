import { leadingNumberPattern } from '../../formula.ts';
import { sqlLiteral } from '../literals.ts';
import { boundText } from './bound-values.ts';
import type { Dialect } from './dialect.ts';
import { aggregateWriter, dayName, likePattern, monthName, standard } from './standard.ts';

/** Byte for byte: a database may have collations that tell no difference between cases, and types like citext do not either. */
const exactText = (column: string): string => `CAST(${column} AS text) COLLATE "C"`;
/**
 * The collation decides which letters are one but for their case; the database's own may know ASCII alone. This one looks at what
 * stands beside a letter, too: of a Σ at the end it makes another one, and of a Turkish İ two signs.
 */
const letters = (column: string): string =>
  `replace(replace(CAST(${column} AS text), 'İ', 'i'), 'Σ', 'σ') COLLATE "und-x-icu"`;
const plainLetters = (text: string): string => text.replaceAll('İ', 'i').replaceAll('Σ', 'σ');
const weekday = (moment: string): string => `CAST(extract(isodow FROM ${moment}) AS integer)`;
const month = (moment: string): string => `CAST(extract(month FROM ${moment}) AS integer)`;
const second = (moment: string): string => `date_trunc('second', CAST(${moment} AS timestamp))`;

/** PostgreSQL 11 and newer. Points in time with a zone are those of the session, which is UTC. */
export const postgresql: Dialect = {
  ...standard,
  id: 'postgresql',
  title: 'PostgreSQL',
  forms: {
    bytes: (column) => `encode(${column}, 'hex')`,
    padded: (column) => `CASE WHEN ${column} IS NOT NULL THEN concat(${column}, '') END`,
    // It adds them up as such, and tells six digits of the total.
    single: null,
  },
  exactText,
  matches: (column, match, text, negated) =>
    `${letters(column)} ${negated ? 'NOT ' : ''}ILIKE ${boundText(likePattern(match, plainLetters(text)))} ESCAPE '!'`,
  lowered: (column) => `lower(${letters(column)})`,
  differs: (column, value) => `${column} IS DISTINCT FROM ${value}`,
  aggregate: aggregateWriter(
    'PostgreSQL',
    {
      sum: ({ sql }) => `sum(${sql})`,
      avg: ({ sql }) => `avg(${sql})`,
      min: ({ sql }) => `min(${sql})`,
      max: ({ sql }) => `max(${sql})`,
      median: ({ sql }) => `percentile_cont(0.5) WITHIN GROUP (ORDER BY ${sql})`,
      quantile: ({ sql, quantile }) => `percentile_cont(${quantile ?? 0.5}) WITHIN GROUP (ORDER BY ${sql})`,
      stddev: ({ sql }) => `stddev_samp(${sql})`,
      count: 'count',
      corr: 'corr',
    },
    { hasFilter: true, textKey: standard.textKey, isText: () => false },
  ),
  meanOver: (sql) => `avg(${sql}) OVER ()`,
  startOf: (grain, moment) => `CAST(date_trunc('${grain}', ${moment}) AS date)`,
  weekday,
  weekdayName: (moment) => dayName(weekday(moment)),
  monthOfYear: month,
  monthName: (moment) => monthName(month(moment)),
  hour: (moment) => `CAST(extract(hour FROM CAST(${moment} AS timestamp)) AS integer)`,
  daysBetween: (from, to) => `(${to} - ${from})`,
  secondsBetween: (from, to) => `extract(epoch FROM ${second(to)} - ${second(from)})`,
  leadingNumber: (column) =>
    `CAST(replace(substring(${column} FROM ${sqlLiteral(leadingNumberPattern)}), ',', '') AS double precision)`,
  periods: ({ table, column, grain }) =>
    `SELECT CAST(generate_series(min(${column}), max(${column}), INTERVAL '${grain === 'quarter' ? '3 month' : `1 ${grain}`}') AS date) AS ${column}\nFROM ${table}`,
  placeholder: (place) => `$${place}`,
  hasNumberedPlaceholders: true,
};

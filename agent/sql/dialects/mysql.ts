import type { SqlDialect } from '#kernel/sql-dialect.ts';
import { boundText } from './bound-values.ts';
import { type Dialect, Unsayable } from './dialect.ts';
import {
  aggregateWriter,
  bracketed,
  countedPeriods,
  dayName,
  emptyLast,
  likePattern,
  monthName,
  plainName,
  standard,
} from './standard.ts';

const weekday = (moment: string): string => `WEEKDAY(${moment}) + 1`;
const month = (moment: string): string => `MONTH(${moment})`;
const second = (moment: string): string => `CAST(DATE_FORMAT(${moment}, '%Y-%m-%d %H:%i:%s') AS DATETIME)`;

/**
 * MySQL 8 and MariaDB differ here in one name: of the collation that tells every text from every other, cases, accents and blanks
 * at the end included. Their usual ones do not.
 */
function mysqlDialect(id: SqlDialect, title: string, collation: string): Dialect {
  const exactText = (column: string): string => `CONVERT(${column} USING utf8mb4) COLLATE ${collation}`;
  return {
    ...standard,
    id,
    title,
    name: (name) => `\`${plainName(name).replaceAll('`', '``')}\``,
    day: (date) => `CAST(${boundText(date)} AS DATE)`,
    exactText,
    // MariaDB does not see that a text with a collation said again is the one that is grouped by.
    groupsByPlace: true,
    matches: (column, match, text, negated) =>
      `LOWER(${exactText(column)}) ${negated ? 'NOT ' : ''}LIKE LOWER(${boundText(likePattern(match, text))}) ESCAPE '!'`,
    aggregate: aggregateWriter(
      title,
      {
        sum: ({ sql }) => `sum(${sql})`,
        // The average of whole numbers would have four digits.
        avg: ({ sql }) => `avg(1e0 * ${bracketed(sql)})`,
        min: ({ sql }) => `min(${sql})`,
        max: ({ sql }) => `max(${sql})`,
        median: null,
        // `stddev` is that of all rows, not of a sample; of whole numbers it would have four digits, too.
        quantile: null,
        stddev: ({ sql }) => `stddev_samp(1e0 * ${bracketed(sql)})`,
        count: 'count',
        corr: null,
      },
      { hasFilter: false, textKey: standard.textKey, isText: () => false },
    ),
    startOf(grain, moment) {
      switch (grain) {
        case 'day':
          return `CAST(${moment} AS DATE)`;
        case 'week':
          return `CAST(${moment} AS DATE) - INTERVAL WEEKDAY(${moment}) DAY`;
        case 'month':
          return `CAST(DATE_FORMAT(${moment}, '%Y-%m-01') AS DATE)`;
        case 'quarter':
          return `CAST(DATE_FORMAT(${moment}, '%Y-01-01') AS DATE) + INTERVAL (QUARTER(${moment}) - 1) QUARTER`;
        case 'year':
          return `CAST(DATE_FORMAT(${moment}, '%Y-01-01') AS DATE)`;
      }
    },
    weekday,
    weekdayName: (moment) => dayName(weekday(moment)),
    monthOfYear: month,
    monthName: (moment) => monthName(month(moment)),
    hour: (moment) => `HOUR(CAST(${moment} AS DATETIME))`,
    asDay: (moment) => `CAST(${moment} AS DATE)`,
    daysBetween: (from, to) => `DATEDIFF(${to}, ${from})`,
    secondsBetween: (from, to) => `TIMESTAMPDIFF(SECOND, ${second(from)}, ${second(to)})`,
    leadingNumber: () => {
      throw new Unsayable(`${title} cannot take the number out of a text.`);
    },
    castText: (sql) => `CAST(${sql} AS CHAR)`,
    ordered: emptyLast,
    periods: ({ table, column, grain }) =>
      countedPeriods({ table, column, grain }, (first, count) => `${first} + INTERVAL ${count} ${grain}`),
  };
}

export const mysql = mysqlDialect('mysql', 'MySQL', 'utf8mb4_0900_bin');
export const mariadb = mysqlDialect('mariadb', 'MariaDB', 'utf8mb4_nopad_bin');

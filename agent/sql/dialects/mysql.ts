import type { SqlDialect } from '#kernel/sql-dialect.ts';
import { boundText } from './bound-values.ts';
import { type Dialect, Unsayable } from './dialect.ts';
import { refuseUnsureCase } from './letters.ts';
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

/** A sum with more is out of the range of whole numbers. */
const tooLarge = '18446744073709551615';

/** How columns are held that are something else here. */
const forms: Dialect['forms'] = {
  // Of what would be larger than a packet may be HEX() is null, with no more than a warning: that ends the statement, too.
  bytes: (column) =>
    `CASE WHEN ${column} IS NULL THEN NULL WHEN hex(${column}) IS NULL THEN ${tooLarge} + length(${column}) ELSE lower(hex(${column})) END`,
  shape: (column) => `ST_AsText(${column})`,
  bits: (column) => `CAST(${column} AS UNSIGNED)`,
  // Any number may stand in it. One that is neither yes nor no ends the statement.
  flag: (column) =>
    `CASE WHEN ${column} IN (0, 1) THEN ${column} WHEN ${column} IS NOT NULL THEN ${tooLarge} + abs(${column}) END`,
  // 0000-00-00 is no date.
  moment: (column) => `CASE WHEN ${column} <> 0 THEN ${column} END`,
  // In an expression they have more digits than they hold.
  single: null,
};

/**
 * MySQL 8 and MariaDB differ here in one name: of the collation that tells every text from every other, cases, accents and blanks
 * at the end included. Their usual ones do not.
 */
function mysqlDialect(id: SqlDialect, title: string, collation: string): Dialect {
  const exactText = (column: string): string => `CONVERT(${column} USING utf8mb4) COLLATE ${collation}`;
  const lowered = (column: string): string => `LOWER(${exactText(column)})`;
  return {
    ...standard,
    id,
    title,
    name: (name) => `\`${plainName(name).replaceAll('`', '``')}\``,
    day: (date) => `CAST(${boundText(date)} AS DATE)`,
    forms,
    exactText,
    // MariaDB does not see that a text with a collation said again is the one that is grouped by.
    groupsByPlace: true,
    lowered,
    matches(column, match, text, negated) {
      refuseUnsureCase(title, text);
      return `${lowered(column)} ${negated ? 'NOT ' : ''}LIKE LOWER(${boundText(likePattern(match, text))}) ESCAPE '!'`;
    },
    aggregate: aggregateWriter(
      title,
      {
        sum: ({ sql }) => `sum(${sql})`,
        // The average of whole numbers and decimals has four more digits than they have; of the sum, which is exact, nothing is lost.
        avg: ({ sql, isDecimal }) =>
          isDecimal ? `(1e0 * sum(${sql}) / nullif(count(${sql}), 0))` : `avg(1e0 * ${bracketed(sql)})`,
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
    meanOver: (sql) => `(1e0 * sum(${sql}) OVER () / nullif(count(${sql}) OVER (), 0))`,
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
    // Without parts of a second MySQL would round: the last of them to the next hour.
    hour: (moment) => `HOUR(CAST(${moment} AS DATETIME(6)))`,
    asDay: (moment) => `CAST(${moment} AS DATE)`,
    daysBetween: (from, to) => `DATEDIFF(${to}, ${from})`,
    secondsBetween: (from, to) => `TIMESTAMPDIFF(SECOND, ${second(from)}, ${second(to)})`,
    leadingNumber: () => {
      throw new Unsayable(`${title} cannot take the number out of a text.`);
    },
    ordered: emptyLast,
    periods: ({ table, column, grain }) =>
      countedPeriods({ table, column, grain }, (first, count) => `${first} + INTERVAL ${count} ${grain}`),
  };
}

export const mysql = mysqlDialect('mysql', 'MySQL', 'utf8mb4_0900_bin');
export const mariadb = mysqlDialect('mariadb', 'MariaDB', 'utf8mb4_nopad_bin');

import type { Grain } from '../../dates/calendar.ts';
import { boundText } from './bound-values.ts';
import { type Dialect, Unsayable } from './dialect.ts';
import { plainLetters, refuseUnsureCase, withoutOtherLetters } from './letters.ts';
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

const binary = 'COLLATE Latin1_General_100_BIN2';
const exactText = (column: string): string => `${column} ${binary}`;
/** By a collation that is named: the letters of a Turkish database are others. */
const small = (text: string): string => `LOWER(${text} COLLATE Latin1_General_100_CI_AS) ${binary}`;
const lowered = (column: string): string =>
  small(withoutOtherLetters(`CAST(${column} AS nvarchar(max)) ${binary}`, (sign) => `N'${sign}'`));
const isText = (sql: string): boolean => sql.endsWith(binary);
/** Blanks at the end are nothing to SQL Server, under any collation; with a sign behind them they are not at the end. */
const textKey = (text: string): string => `(${text} + N'|')`;
/** The first of January 1900 was a Monday; what day a week begins with is a setting of the session otherwise. */
const sinceMonday = (moment: string): string => `(DATEDIFF(day, '19000101', ${moment}) % 7 + 7) % 7`;
const weekday = (moment: string): string => `(${sinceMonday(moment)} + 1)`;
const month = (moment: string): string => `MONTH(${moment})`;

/** Texts of one byte a sign would lose those that the collation's own alphabet has not. */
const asText = (column: string): string => `CAST(${column} AS nvarchar(max))`;
/** The seventh digit of a second is cut off, as it is where a table is copied; a cast would round. */
const cut = (moment: string): string =>
  `DATEADD(nanosecond, -(DATEPART(nanosecond, ${moment}) % 1000), ${moment})`;

/** How columns are held that are something else here. */
const forms: Dialect['forms'] = {
  bytes: (column) => `LOWER(CONVERT(varchar(max), CONVERT(varbinary(max), ${column}), 2))`,
  converted: asText,
  padded: (column) => `RTRIM(${asText(column)})`,
  fine: cut,
  zoned: (column) => cut(`CAST(SWITCHOFFSET(${column}, '+00:00') AS datetime2)`),
  // They are added up with the digits that they do not have.
  single: null,
};

/** SQL Server 2016 and newer, and Azure SQL. */
export const sqlserver: Dialect = {
  ...standard,
  id: 'sqlserver',
  title: 'SQL Server',
  name: (name) => `[${plainName(name).replaceAll(']', ']]')}]`,
  truth: (value) => (value ? '1' : '0'),
  forms,
  exactText,
  textKey,
  groupKeys: (sql) => (isText(sql) ? [sql, textKey(sql)] : [sql]),
  lowered,
  matches(column, match, text, negated) {
    refuseUnsureCase('SQL Server', text);
    // `[` opens a set of signs in LIKE here.
    const pattern = boundText(likePattern(match, plainLetters(text), /[![%_]/g));
    return `${lowered(column)} ${negated ? 'NOT ' : ''}LIKE ${small(pattern)} ESCAPE N'!'`;
  },
  aggregate: aggregateWriter(
    'SQL Server',
    {
      // The total of whole numbers is an `int`, which ends at two billions.
      sum: ({ sql, isInteger }) => (isInteger ? `SUM(CAST(${sql} AS decimal(38, 0)))` : `SUM(${sql})`),
      // The average of whole numbers is a whole number, and that of decimals has six more digits than they have; of their sum, which is exact, nothing is lost.
      avg: ({ sql, isDecimal }) =>
        isDecimal ? `(1e0 * SUM(${sql}) / NULLIF(COUNT_BIG(${sql}), 0))` : `AVG(1e0 * ${bracketed(sql)})`,
      min: ({ sql }) => `MIN(${sql})`,
      max: ({ sql }) => `MAX(${sql})`,
      median: null,
      quantile: null,
      stddev: ({ sql }) => `STDEV(${sql})`,
      count: 'COUNT_BIG',
      corr: null,
    },
    { hasFilter: false, textKey, isText },
  ),
  productDigits: 38,
  meanOver: (sql) => `(1e0 * SUM(${sql}) OVER () / NULLIF(COUNT_BIG(${sql}) OVER (), 0))`,
  startOf(grain, moment) {
    switch (grain) {
      case 'day':
        return `CAST(${moment} AS date)`;
      case 'week':
        return `DATEADD(day, -(${sinceMonday(moment)}), CAST(${moment} AS date))`;
      case 'month':
        return `DATEFROMPARTS(YEAR(${moment}), MONTH(${moment}), 1)`;
      case 'quarter':
        return `DATEFROMPARTS(YEAR(${moment}), DATEPART(quarter, ${moment}) * 3 - 2, 1)`;
      case 'year':
        return `DATEFROMPARTS(YEAR(${moment}), 1, 1)`;
    }
  },
  weekday,
  weekdayName: (moment) => dayName(weekday(moment)),
  monthOfYear: month,
  monthName: (moment) => monthName(month(moment)),
  hour: (moment) => `DATEPART(hour, CAST(${moment} AS datetime2))`,
  daysBetween: (from, to) => `DATEDIFF(day, ${from}, ${to})`,
  secondsBetween: (from, to) => `DATEDIFF_BIG(second, ${from}, ${to})`,
  leadingNumber: () => {
    throw new Unsayable('SQL Server cannot take the number out of a text.');
  },
  ordered: emptyLast,
  limited: (outputs, rest, count) => `SELECT TOP (${count})\n  ${outputs}\n${rest}`,
  periods: ({ table, column, grain }: { table: string; column: string; grain: Grain }) =>
    countedPeriods({ table, column, grain }, (first, count) => `DATEADD(${grain}, ${count}, ${first})`),
  aggregatesSubqueries: false,
  placeholder: (place) => `@p${place}`,
  hasNumberedPlaceholders: true,
};

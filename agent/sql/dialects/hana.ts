import { boundText } from './bound-values.ts';
import { type Dialect, Unsayable } from './dialect.ts';
import { plainLetters, refuseUnsureCase, withoutOtherLetters } from './letters.ts';
import {
  aggregateWriter,
  bracketed,
  countedPeriods,
  dayName,
  likePattern,
  monthName,
  standard,
} from './standard.ts';

const weekday = (moment: string): string => `(WEEKDAY(${moment}) + 1)`;
const month = (moment: string): string => `MONTH(${moment})`;
const asDay = (moment: string): string => `CAST(${moment} AS DATE)`;
const startOfYear = (moment: string): string => `ADD_DAYS(${asDay(moment)}, 1 - DAYOFYEAR(${moment}))`;
const second = (moment: string): string =>
  `TO_SECONDDATE(TO_VARCHAR(${moment}, 'YYYY-MM-DD HH24:MI:SS'), 'YYYY-MM-DD HH24:MI:SS')`;

const lowered = (column: string): string => `LOWER(${withoutOtherLetters(column, (sign) => `N'${sign}'`)})`;

/** How columns are held that are something else here. */
const forms: Dialect['forms'] = {
  bytes: (column) => `LOWER(BINTOHEX(${column}))`,
  // They are added up with the digits that they do not have.
  single: null,
  // Documents are neither compared nor grouped there.
  large: null,
};

/** SAP HANA 2 and HANA Cloud. */
export const hana: Dialect = {
  ...standard,
  id: 'hana',
  title: 'SAP HANA',
  truth: (value) => (value ? 'TRUE' : 'FALSE'),
  forms,
  lowered,
  matches(column, match, text, negated) {
    refuseUnsureCase('SAP HANA', text);
    const pattern = boundText(likePattern(match, plainLetters(text)));
    return `${lowered(column)} ${negated ? 'NOT ' : ''}LIKE LOWER(${pattern}) ESCAPE '!'`;
  },
  day: (date) => `TO_DATE(${boundText(date)}, 'YYYY-MM-DD')`,
  aggregate: aggregateWriter(
    'SAP HANA',
    {
      // The total of whole numbers has their type, which ends at two billions.
      sum: ({ sql, isInteger }) => (isInteger ? `SUM(CAST(${sql} AS DECIMAL(34, 0)))` : `SUM(${sql})`),
      // Added up as numbers of the processor, decimals of equal groups come to unequal averages; their sum is exact.
      avg: ({ sql, isDecimal }) =>
        isDecimal ? `(1e0 * SUM(${sql}) / NULLIF(COUNT(${sql}), 0))` : `AVG(1e0 * ${bracketed(sql)})`,
      min: ({ sql }) => `MIN(${sql})`,
      max: ({ sql }) => `MAX(${sql})`,
      median: ({ sql }) => `MEDIAN(1e0 * ${bracketed(sql)})`,
      quantile: null,
      stddev: ({ sql }) => `STDDEV_SAMP(1e0 * ${bracketed(sql)})`,
      count: 'COUNT',
      corr: 'CORR',
    },
    { hasFilter: false, textKey: standard.textKey, isText: () => false },
  ),
  productDigits: 38,
  meanOver: (sql) => `(1e0 * SUM(${sql}) OVER () / NULLIF(COUNT(${sql}) OVER (), 0))`,
  startOf(grain, moment) {
    switch (grain) {
      case 'day':
        return asDay(moment);
      case 'week':
        return `ADD_DAYS(${asDay(moment)}, -WEEKDAY(${moment}))`;
      case 'month':
        return `ADD_DAYS(${asDay(moment)}, 1 - DAYOFMONTH(${moment}))`;
      case 'quarter':
        return `ADD_MONTHS(${startOfYear(moment)}, 3 * FLOOR((MONTH(${moment}) - 1) / 3))`;
      case 'year':
        return startOfYear(moment);
    }
  },
  weekday,
  weekdayName: (moment) => dayName(weekday(moment)),
  monthOfYear: month,
  monthName: (moment) => monthName(month(moment)),
  hour: (moment) => `EXTRACT(HOUR FROM CAST(${moment} AS TIMESTAMP))`,
  asDay,
  daysBetween: (from, to) => `DAYS_BETWEEN(${from}, ${to})`,
  secondsBetween: (from, to) => `SECONDS_BETWEEN(${second(from)}, ${second(to)})`,
  leadingNumber: () => {
    throw new Unsayable('SAP HANA cannot take the number out of a text by itself.');
  },
  periods: ({ table, column, grain }) =>
    countedPeriods(
      { table, column, grain },
      (first, count) => {
        const months = { day: 0, week: 0, month: 1, quarter: 3, year: 12 }[grain];
        if (months > 0) return `ADD_MONTHS(${first}, ${months} * ${count})`;
        return grain === 'week' ? `ADD_DAYS(${first}, 7 * ${count})` : `ADD_DAYS(${first}, ${count})`;
      },
      ' FROM DUMMY',
    ),
};

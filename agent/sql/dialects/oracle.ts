import { boundText } from './bound-values.ts';
import { type Dialect, Unsayable } from './dialect.ts';
import { plainLetters, refuseUnsureCase, withoutOtherLetters } from './letters.ts';
import { aggregateWriter, countedPeriods, dayName, likePattern, monthName, standard } from './standard.ts';

const weekday = (moment: string): string => `(TRUNC(${moment}) - TRUNC(${moment}, 'IW') + 1)`;
const month = (moment: string): string => `EXTRACT(MONTH FROM ${moment})`;
const second = (moment: string): string =>
  `TO_DATE(TO_CHAR(${moment}, 'YYYY-MM-DD HH24:MI:SS'), 'YYYY-MM-DD HH24:MI:SS')`;
const toDay = (date: string): string => `TO_DATE(${date}, 'YYYY-MM-DD')`;

/** To Oracle a text of no signs is no text at all: no condition on one means what it says. */
function heldText(text: string): string {
  if (text === '') throw new Unsayable('Oracle knows no empty text: it takes one for a missing value.');
  return boundText(text);
}

const lowered = (column: string): string => `LOWER(${withoutOtherLetters(column)})`;

/** How columns are held that are something else here. */
const forms: Dialect['forms'] = {
  bytes: (column) => `LOWER(RAWTOHEX(${column}))`,
  shape: (column) => `ROWIDTOCHAR(${column})`,
  converted: (column) => `TO_CHAR(${column})`,
  padded: (column) => `RTRIM(${column})`,
  zoned: (column) => `SYS_EXTRACT_UTC(${column})`,
  // They are added up with the digits that they do not have.
  single: null,
  // Documents are neither compared nor grouped there.
  large: null,
};

/** Oracle 12.2 and newer, in a session whose NLS_COMP and NLS_SORT are BINARY. Its DATE has a time: it is read as a timestamp. */
export const oracle: Dialect = {
  ...standard,
  id: 'oracle',
  title: 'Oracle',
  text: heldText,
  truth: (value) => (value ? '1' : '0'),
  day: (date) => toDay(boundText(date)),
  forms,
  lowered,
  matches(column, match, text, negated) {
    refuseUnsureCase('Oracle', text);
    const pattern = heldText(likePattern(match, plainLetters(text)));
    return `${lowered(column)} ${negated ? 'NOT ' : ''}LIKE LOWER(${pattern}) ESCAPE '!'`;
  },
  aggregate: aggregateWriter(
    'Oracle',
    {
      sum: ({ sql }) => `SUM(${sql})`,
      avg: ({ sql }) => `AVG(${sql})`,
      min: ({ sql }) => `MIN(${sql})`,
      max: ({ sql }) => `MAX(${sql})`,
      median: ({ sql }) => `MEDIAN(${sql})`,
      // STDDEV of one row is zero.
      quantile: ({ sql, quantile }) => `PERCENTILE_CONT(${quantile ?? 0.5}) WITHIN GROUP (ORDER BY ${sql})`,
      stddev: ({ sql }) => `STDDEV_SAMP(${sql})`,
      count: 'COUNT',
      corr: 'CORR',
    },
    { hasFilter: false, textKey: standard.textKey, isText: () => false },
  ),
  startOf: (grain, moment) =>
    `TRUNC(${moment}, '${{ day: 'DD', week: 'IW', month: 'MM', quarter: 'Q', year: 'YYYY' }[grain]}')`,
  weekday,
  weekdayName: (moment) => dayName(weekday(moment)),
  monthOfYear: month,
  monthName: (moment) => monthName(month(moment)),
  hour: (moment) => `EXTRACT(HOUR FROM CAST(${moment} AS TIMESTAMP))`,
  asDay: (moment) => `TRUNC(${moment})`,
  daysBetween: (from, to) => `(TRUNC(${to}) - TRUNC(${from}))`,
  secondsBetween: (from, to) => `ROUND((${second(to)} - ${second(from)}) * 86400)`,
  leadingNumber: () => {
    throw new Unsayable('Oracle cannot take the number out of a text by itself.');
  },
  limited: (outputs, rest, count) => `SELECT\n  ${outputs}\n${rest}\nFETCH FIRST ${count} ROWS ONLY`,
  productDigits: 38,
  meanOver: (sql) => `AVG(${sql}) OVER ()`,
  periods: ({ table, column, grain }) =>
    countedPeriods(
      { table, column, grain },
      (first, count) => {
        const months = { day: 0, week: 0, month: 1, quarter: 3, year: 12 }[grain];
        if (months > 0) return `ADD_MONTHS(${first}, ${months} * ${count})`;
        return grain === 'week' ? `${first} + 7 * ${count}` : `${first} + ${count}`;
      },
      ' FROM DUAL',
    ),
  placeholder: (place) => `:${place}`,
};

import { quoteText } from '../sql-text.ts';
import { namedDayPattern, namedDaySql } from './named-days.ts';

/** One way to write a date. Formats are strptime's, tried in order. */
export interface DateShape {
  id: string;
  /** RE2 pattern of the date part alone. */
  pattern: string;
  formats: readonly string[];
  /** How the report names it. */
  label: string;
  /** Month and day always have two digits. */
  isPadded?: boolean;
  /** Names no day: the first of the month stands for it. */
  isMonth?: boolean;
  /** Day and month are both digits, before the year. */
  isNumeric?: boolean;
  /** SQL of the text that the formats are for, of one that fits the pattern; the text itself where absent. */
  rewritten?: (text: string) => string;
}

/** DuckDB's %Y also takes two digits, as a year of the first century: two digits are tried before four. */
const shortYearFirst = ['%y', '%Y'] as const;

const months = '(?i:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
const fullMonths =
  '(?i:january|february|march|april|may|june|july|august|september|october|november|december)';

const day = '(?:0?[1-9]|[12][0-9]|3[01])';
const month = '(?:0?[1-9]|1[0-2])';

/** The shape of `3. März 2024`; English days by name are of it as well. */
export const namedDayId = 'named-day';

/** Shapes that can be read in one way only. */
export const clearShapes: readonly DateShape[] = [
  { id: 'iso', pattern: '[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}', formats: ['%Y-%m-%d'], label: 'year-month-day' },
  {
    id: 'ymd-slash',
    pattern: '[0-9]{4}/[0-9]{1,2}/[0-9]{1,2}',
    formats: ['%Y/%m/%d'],
    label: 'year/month/day',
  },
  {
    id: 'ymd-dot',
    pattern: '[0-9]{4}\\.[0-9]{1,2}\\.[0-9]{1,2}',
    formats: ['%Y.%m.%d'],
    label: 'year.month.day',
  },
  {
    id: 'day-name',
    pattern: `${day}[ -](?:${fullMonths}|${months})[ -](?:[0-9]{4}|[0-9]{2})`,
    formats: shortYearFirst.flatMap((year) => [
      `%d %b ${year}`,
      `%d %B ${year}`,
      `%d-%b-${year}`,
      `%d-%B-${year}`,
    ]),
    label: 'day, month name, year',
  },
  {
    id: 'name-day',
    pattern: `(?:${fullMonths}|${months}) ${day},? [0-9]{4}`,
    formats: ['%B %d, %Y', '%b %d, %Y', '%B %d %Y', '%b %d %Y'],
    label: 'month name, day, year',
  },
  {
    id: namedDayId,
    pattern: namedDayPattern,
    formats: ['%Y-%m-%d'],
    label: 'day, month name, year',
    rewritten: namedDaySql,
  },
  {
    id: 'month-name',
    pattern: `(?:${fullMonths}|${months})[ -][0-9]{4}`,
    formats: ['%b %Y', '%B %Y', '%b-%Y', '%B-%Y'],
    label: 'month name, year',
    isMonth: true,
  },
  {
    id: 'month-name-short',
    pattern: `(?:${fullMonths}|${months})[ -]'?[0-9]{2}`,
    formats: ["%b '%y", "%B '%y", '%b-%y', '%B-%y', '%b %y', '%B %y'],
    label: 'month name, year of two digits',
    isMonth: true,
  },
];

/** `2025-01` is a month in a column of that name, and as likely a number of something in any other. */
export const yearMonthShape: DateShape = {
  id: 'year-month',
  pattern: '(?:19|20)[0-9]{2}[-/](?:0[1-9]|1[0-2])',
  formats: ['%Y-%m', '%Y/%m'],
  label: 'year-month',
  isMonth: true,
};

/**
 * Several ways of writing in one column, none of which can be taken for another. Day and month in digits are tried
 * first: `%Y` would also take their first number.
 */
export function mixedShape(shapes: readonly DateShape[]): DateShape {
  const named = shapes.find(({ rewritten }) => rewritten !== undefined);
  const ordered = [...shapes].sort((left, right) => Number(right.isNumeric) - Number(left.isNumeric));
  return {
    id: 'mixed',
    pattern: `(?:${ordered.map((shape) => shape.pattern).join('|')})`,
    formats: ordered.flatMap((shape) => shape.formats),
    label: ordered.map((shape) => shape.label).join('; '),
    ...(named && {
      rewritten: (text: string) =>
        `CASE WHEN regexp_full_match(${text}, ${quoteText(named.pattern)}) THEN ${named.rewritten?.(text)} ELSE ${text} END`,
    }),
  };
}

/** Day-first or month-first with one of three separators: the values decide, else the report asks. */
export const numericSeparators = ['/', '.', '-'] as const;
export type NumericSeparator = (typeof numericSeparators)[number];

/** Any two small numbers and a year: what is counted before the order is known. */
export function numericDatePattern(separator: NumericSeparator): string {
  const mark = separator === '.' ? '\\.' : separator;
  return `[0-9]{1,2}${mark}[0-9]{1,2}${mark}(?:[0-9]{4}|[0-9]{2})`;
}

export function numericShape(separator: NumericSeparator, isDayFirst: boolean): DateShape {
  const mark = separator === '.' ? '\\.' : separator;
  const [first, second] = isDayFirst ? [day, month] : [month, day];
  const [firstFormat, secondFormat] = isDayFirst ? ['%d', '%m'] : ['%m', '%d'];
  const order = isDayFirst ? ['day', 'month', 'year'] : ['month', 'day', 'year'];
  return {
    id: `${isDayFirst ? 'dmy' : 'mdy'}${separator}`,
    pattern: `${first}${mark}${second}${mark}(?:[0-9]{4}|[0-9]{2})`,
    formats: shortYearFirst.map((year) => [firstFormat, secondFormat, year].join(separator)),
    label: order.join(separator),
    isNumeric: true,
  };
}

/** `2024-01-31` and nothing else: what machines write. */
export const isoShape: DateShape = {
  id: 'iso',
  pattern: '[0-9]{4}-[0-9]{2}-[0-9]{2}',
  formats: ['%Y-%m-%d'],
  label: 'year-month-day',
  isPadded: true,
};

export const compactShape: DateShape = {
  id: 'compact',
  pattern: '(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])',
  formats: ['%Y%m%d'],
  label: 'year, month and day without separators',
};

/** `202401` of a period: a month in a column of that name, and a number in any other. */
export const compactMonthShape: DateShape = {
  id: 'compact-month',
  pattern: '(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])',
  formats: ['%Y%m'],
  label: 'year and month without a separator',
  isMonth: true,
};

/** Days as a spreadsheet numbers them, since 30 December 1899: of the years 1954 to 2119. */
export const daySerialPattern = '[2-7][0-9]{4}';

/** The time of day behind a date. */
export const timePattern = '[0-9]{1,2}:[0-9]{2}(?::[0-9]{2}(?:\\.[0-9]{1,9})?)?(?: ?(?i:am|pm))?';
export const midnightPattern = '(?:00:00(?::00(?:\\.0+)?)?|12:00(?::00)? ?(?i:am))';
export const zonePattern = '(?:Z|[-+][0-9]{2}:?[0-9]{2})';
export const timeOfDayPattern = '(?:[01]?[0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?';

export const timeFormats = ['%H:%M:%S.%f', '%H:%M:%S', '%H:%M', '%I:%M:%S %p', '%I:%M %p'] as const;

import { addDays, addGrains, addMonths, dateOf, startOfIsoWeek, yearOf } from './calendar.ts';
import { plainLetters, writtenMonth } from './month-names.ts';

export type WrittenGrain = 'year' | 'half' | 'quarter' | 'month' | 'week';

/**
 * A period as a file writes it in a text. Its days are those of the calendar; of a business year, whose first month nobody told, those of the
 * year that it is called by. `end` is not in. Without a year its days are those of a year that stands for any.
 */
export interface WrittenPeriod {
  grain: WrittenGrain;
  start: string;
  end: string;
  /** `FY23` is called by one year, `2023/24` by two. */
  isFiscal: boolean;
  isPair: boolean;
  hasYear: boolean;
}

/** The year in which periods without one lie: a leap year that begins on a Monday, with 52 weeks and room for a 53rd. */
export const anyYear = 2024;

const fiscal = `(?:fy|gj|fiscal(?: year)?|financial year|budget year|geschaftsjahr|haushaltsjahr|exercice)[ '-]?`;
const year = String.raw`(\d{4}|'?\d{2})`;
const gap = `[ '/._-]*`;
const quarter = `(?:q(?:tr|uarter|uartal)? ?|t(?:rim(?:estre)?)? ?|quartal ?)`;
const half = `(?:h|s|hy|hj)`;
const week = `(?:week|wk|w|kw|cw|sem)[ .]?`;

interface Form {
  pattern: RegExp;
  read: (parts: string[]) => WrittenPeriod | null;
}

const forms: Form[] = [
  // FY23, FY 2023-24, 2023/24
  {
    pattern: new RegExp(`^(${fiscal})?${year}[/–-]${year}$`),
    read: ([sign, first = '', second = '']) => pairOf(sign !== undefined, first, second),
  },
  { pattern: new RegExp(`^${fiscal}${year}$`), read: ([told = '']) => yearOfText(told, true) },
  { pattern: /^(?:cy|year|jahr|annee|ano) ?(\d{4})$/, read: ([told = '']) => yearOfText(told, false) },
  // Q1-23, Q1 FY23, 1Q23, 1. Quartal 2023
  {
    pattern: new RegExp(`^${quarter}([1-4])${gap}(${fiscal})?${year}$`),
    read: ([part, sign, told = '']) => partOf('quarter', part, told, sign),
  },
  {
    pattern: new RegExp(
      `^([1-4])(?:\\.|st|nd|rd|th)? ?(?:q|quartal|quarter|trimestre)${gap}(${fiscal})?${year}$`,
    ),
    read: ([part, sign, told = '']) => partOf('quarter', part, told, sign),
  },
  {
    pattern: new RegExp(`^(${fiscal})?${year}${gap}q([1-4])$`),
    read: ([sign, told = '', part]) => partOf('quarter', part, told, sign),
  },
  // H1 2024, 1H24, 2024-H1, 1. Halbjahr 2024
  {
    pattern: new RegExp(`^${half} ?([12])${gap}(${fiscal})?${year}$`),
    read: ([part, sign, told = '']) => partOf('half', part, told, sign),
  },
  {
    pattern: new RegExp(`^([12])(?:\\.|st|nd)? ?(?:h|halbjahr|half|semestre)${gap}(${fiscal})?${year}$`),
    read: ([part, sign, told = '']) => partOf('half', part, told, sign),
  },
  {
    pattern: new RegExp(`^(${fiscal})?${year}${gap}${half}([12])$`),
    read: ([sign, told = '', part]) => partOf('half', part, told, sign),
  },
  // 2024-W05, KW 05/2024, Week 5 2024
  {
    pattern: new RegExp(`^(\\d{4})${gap}${week}(\\d{1,2})$`),
    read: ([told = '', number]) => weekOf(told, number),
  },
  {
    pattern: new RegExp(`^${week}(\\d{1,2})${gap}(\\d{4})$`),
    read: ([number, told = '']) => weekOf(told, number),
  },
  // 2024-05, 2024M05, 05/2024
  {
    pattern: /^(\d{4})(?:[-/. ]|-?m)(\d{1,2})$/,
    read: ([told = '', number]) => partOf('month', number, told),
  },
  { pattern: /^(\d{1,2})[-/. ](\d{4})$/, read: ([number, told = '']) => partOf('month', number, told) },
  // Mai-24, janvier 2024, 2024 Jan
  {
    pattern: new RegExp(`^([a-z]{3,})\\.?${gap}(?:de )?${year}$`),
    read: ([name = '', told = '']) => partOf('month', String(writtenMonth(name) ?? ''), told),
  },
  {
    pattern: new RegExp(`^(\\d{4})${gap}([a-z]{3,})\\.?$`),
    read: ([told = '', name = '']) => partOf('month', String(writtenMonth(name) ?? ''), told),
  },
  // Q1, H1, W5, March
  { pattern: new RegExp(`^${quarter}([1-4])$`), read: ([part]) => partOf('quarter', part, null) },
  {
    pattern: /^([1-4])(?:\.|st|nd|rd|th)? ?(?:q|quartal|quarter|trimestre)$/,
    read: ([part]) => partOf('quarter', part, null),
  },
  { pattern: /^h ?([12])$/, read: ([part]) => partOf('half', part, null) },
  { pattern: new RegExp(`^${week}(\\d{1,2})$`), read: ([number]) => weekOf(null, number) },
  {
    pattern: /^([a-z]{3,})\.?$/,
    read: ([name = '']) => partOf('month', String(writtenMonth(name) ?? ''), null),
  },
];

/** All ways to read a text as a period: `2011-12` may be a month, or a year called by two. */
export function readWritten(text: string): WrittenPeriod[] {
  const plain = plainLetters(text).trim().replaceAll(/\s+/g, ' ');
  if (plain === '' || plain.length > 30) return [];
  // Without a digit it can be a month's name alone.
  if (!/\d/.test(plain) && !/^[a-z]{3,}\.?$/.test(plain)) return [];
  return forms.flatMap(({ pattern, read }) => {
    const match = pattern.exec(plain);
    const found = match ? read(match.slice(1)) : null;
    return found ? [found] : [];
  });
}

function fullYear(told: string): number | null {
  const digits = told.replace("'", '');
  const number = Number(digits.length === 2 ? `20${digits}` : digits);
  return number >= 1900 && number < 2100 ? number : null;
}

function pairOf(isFiscal: boolean, first: string, second: string): WrittenPeriod | null {
  const begun = fullYear(first);
  if (begun === null || Number(second.slice(-2)) !== (begun + 1) % 100) return null;
  // `23/24` alone is as likely the 23rd of something.
  if (!isFiscal && first.length < 4) return null;
  return written('year', dateOf(begun, 1, 1), dateOf(begun + 1, 1, 1), { isFiscal, isPair: true });
}

function yearOfText(told: string, isFiscal: boolean): WrittenPeriod | null {
  const number = fullYear(told);
  return number === null
    ? null
    : written('year', dateOf(number, 1, 1), dateOf(number + 1, 1, 1), { isFiscal });
}

const monthsOf = { half: 6, quarter: 3, month: 1 } as const;

function partOf(
  grain: 'half' | 'quarter' | 'month',
  part: string | undefined,
  told: string | null,
  fiscalSign?: string,
): WrittenPeriod | null {
  const number = Number(part);
  const inYear = told === null ? anyYear : fullYear(told);
  const length = monthsOf[grain];
  if (inYear === null || !Number.isInteger(number) || number < 1 || number > 12 / length) return null;
  const start = dateOf(inYear, (number - 1) * length + 1, 1);
  return written(grain, start, addMonths(start, length), {
    isFiscal: fiscalSign !== undefined,
    hasYear: told !== null,
  });
}

function weekOf(told: string | null, part: string | undefined): WrittenPeriod | null {
  const number = Number(part);
  const inYear = told === null ? anyYear : fullYear(told);
  if (inYear === null || number < 1 || number > 53) return null;
  const start = startOfIsoWeek(inYear, number);
  // The 53rd week of a year that has only 52 is none.
  if (told !== null && yearOf(addDays(start, 3)) !== inYear) return null;
  return written('week', start, addGrains(start, 'week', 1), { hasYear: told !== null });
}

function written(
  grain: WrittenGrain,
  start: string,
  end: string,
  { isFiscal = false, isPair = false, hasYear = true }: Partial<WrittenPeriod>,
): WrittenPeriod {
  return { grain, start, end, isFiscal, isPair, hasYear };
}

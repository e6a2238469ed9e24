import type { FiscalYear } from '#kernel/catalog.ts';
import type { Token } from '../text/tokens.ts';
import { addMonths, dateOf, yearOf } from './calendar.ts';
import { type PeriodReading, yearAt } from './calendar-phrases.ts';
import { monthNames, type Period, period } from './period.ts';

const yearNames = ['financial', 'fiscal', 'accounting', 'business', 'budget'];
const months = monthNames.map((_, index) => index + 1);
/** Months in which business years begin in most places. */
const usualFirstMonths = [1, 4, 7, 10];

/**
 * "last financial year", "FY25", "fiscal year 2024/25". When such a year begins is not known here, so all ways are read;
 * `inForce` keeps those that count.
 */
export function readFiscalYear(tokens: Token[], at: number, today: string): PeriodReading[] {
  const from = ['the', 'our'].includes(tokens[at]?.lower ?? '') ? at + 1 : at;
  return [...namedShortly(tokens, from), ...namedAtLength(tokens, from, today)];
}

function namedShortly(tokens: Token[], at: number): PeriodReading[] {
  const match = /^fy(\d{2}|20\d{2})?$/.exec(tokens[at]?.lower ?? '');
  if (!match) return [];
  const joined = match[1] ? Number(match[1].padStart(4, '20')) : yearAt(tokens, at + 1);
  if (joined === null) return [];
  return ofYear(tokens, match[1] ? at + 1 : at + 2, joined);
}

function namedAtLength(tokens: Token[], at: number, today: string): PeriodReading[] {
  const told = tokens[at]?.lower ?? '';
  const isLast = told === 'last' || told === 'previous';
  const isThis = told === 'this' || told === 'current';
  const name = isLast || isThis ? at + 1 : at;
  if (!yearNames.includes(tokens[name]?.lower ?? '')) return [];
  const isYear = tokens[name + 1]?.lower === 'year';
  const year = yearAt(tokens, isYear ? name + 2 : name + 1);
  if (year !== null) return ofYear(tokens, isYear ? name + 3 : name + 2, year);
  if (!isYear || (!isLast && !isThis)) return [];
  return months.map((month) => {
    const begun = dateOf(yearOf(today), month, 1) <= today ? yearOf(today) : yearOf(today) - 1;
    return { to: name + 2, period: fiscalYear(isLast ? begun - 1 : begun, month) };
  });
}

/** A year named by one number may be that in which it begins or that in which it ends; by two, it runs over both. */
function ofYear(tokens: Token[], at: number, year: number): PeriodReading[] {
  const isPair = ['/', '-', '–'].includes(tokens[at]?.lower ?? '');
  const second = isPair ? Number(tokens[at + 1]?.text ?? '') % 100 : -1;
  if (second === (year + 1) % 100) return businessYears(year).map((told) => ({ to: at + 2, period: told }));
  return months.flatMap((month) =>
    month === 1
      ? [{ to: at, period: fiscalYear(year, month) }]
      : [
          { to: at, period: fiscalYear(year, month, 'start') },
          { to: at, period: fiscalYear(year - 1, month, 'end') },
        ],
  );
}

/** A year called by two: it begins in the first of them, in whichever month. */
export function businessYears(year: number): Period[] {
  return months.slice(1).map((month) => fiscalYear(year, month));
}

/**
 * Of a period's readings, whether this one counts: by the workspace's own business year, or, where nobody told it, as one of
 * the usual ones, which makes it a question back unless the days are said beside it.
 */
export function inForce({ fiscal }: Period, known: FiscalYear | undefined): boolean {
  if (!fiscal) return true;
  const { startMonth, namedBy } = fiscal;
  if (known) return startMonth === known.startMonth && (namedBy === null || namedBy === known.namedBy);
  if (namedBy === null || startMonth === 4) return usualFirstMonths.includes(startMonth);
  return startMonth === 10 && namedBy === 'end';
}

function fiscalYear(year: number, startMonth: number, namedBy: 'start' | 'end' | null = null): Period {
  const start = dateOf(year, startMonth, 1);
  const last = startMonth === 1 ? `December ${year}` : `${monthNames[startMonth - 2] ?? ''} ${year + 1}`;
  const label = `the year from ${monthNames[startMonth - 1] ?? ''} ${year} to ${last}`;
  return {
    ...period(start, addMonths(start, 12), label, null),
    isLoose: true,
    fiscal: { startMonth, namedBy },
  };
}

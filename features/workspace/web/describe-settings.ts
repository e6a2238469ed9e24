import type { WorkspaceSettings } from '../contract.ts';
import { workspaceStrings as strings } from '../strings.ts';

/** "April to March, named by the year it ends in"; null where nobody told. */
export function describeFiscalYear(fiscalYear: WorkspaceSettings['fiscalYear']): string | null {
  if (!fiscalYear) return null;
  const { startMonth, namedBy } = fiscalYear;
  const first = monthName(startMonth);
  const last = lastMonthOf(startMonth);
  return startMonth === 1 ? strings.calendarYear : strings.fiscalYear(first, last, namedBy);
}

/** The name of the month in which a year ends that begins in this one, 1–12. */
export function lastMonthOf(startMonth: number): string {
  return monthName(((startMonth + 10) % 12) + 1);
}

export const monthNumbers = Array.from({ length: 12 }, (_, index) => index + 1);

/** The English name of a month, 1–12: the sentences around it are English. */
export function monthName(month: number): string {
  return new Date(Date.UTC(2000, month - 1)).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' });
}

/** "EUR, Euro", in the language of the browser. */
export function currencyName(code: string): string {
  const name = new Intl.DisplayNames(navigator.language, { type: 'currency' }).of(code);
  return name && name !== code ? `${code}, ${name}` : code;
}

export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Those that the browser knows, with UTC, and with the one in use where the browser calls it otherwise. */
export function timeZones(inUse: string): string[] {
  return [...new Set(['UTC', inUse, ...Intl.supportedValuesOf('timeZone')])].toSorted();
}

/** Today in a time zone, as the browser writes days. */
export function todayIn(timeZone: string): string {
  return new Date().toLocaleDateString(navigator.language, { timeZone, dateStyle: 'full' });
}

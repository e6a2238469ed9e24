import type { WorkspaceSettings } from '../contract.ts';
import { monthNames } from '../limits.ts';
import { workspaceStrings as strings } from '../strings.ts';

/** "April to March, named by the year it ends in"; null where nobody told. */
export function describeFiscalYear(fiscalYear: WorkspaceSettings['fiscalYear']): string | null {
  if (!fiscalYear) return null;
  const { startMonth, namedBy } = fiscalYear;
  const first = monthNames[startMonth - 1] ?? '';
  const last = lastMonthOf(startMonth);
  return startMonth === 1 ? strings.calendarYear : strings.fiscalYear(first, last, namedBy);
}

/** The name of the month in which a year ends that begins in this one, 1–12. */
export function lastMonthOf(startMonth: number): string {
  return monthNames[(startMonth + 10) % 12] ?? '';
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

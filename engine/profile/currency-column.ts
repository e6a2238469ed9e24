import type { ColumnProfile } from '#kernel/catalog.ts';
import { currencyOf } from './units.ts';
import { hasWord, splitWords, wordSet } from './words.ts';

/** The one currency of a column of currencies; null where it holds several, undefined where there is no such column. */
export function unitOfCurrencyColumn(columns: readonly ColumnProfile[]): string | null | undefined {
  const currency = columns.find(
    (column) =>
      column.type === 'text' &&
      hasWord(splitWords(column.name), wordSet('currency ccy devise währung moneda valuta')),
  );
  if (currency === undefined) return undefined;
  const only = currency.hasAllValues && currency.values.length === 1 ? currency.values[0] : undefined;
  return only === undefined ? null : currencyOf(only.value);
}

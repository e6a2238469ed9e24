import { quoteName } from '../sql/quote.ts';
import type { Watermark } from '../system-session.ts';
import { numberLiteral, textLiteral } from './literal.ts';
import { type NativeType, typeOf } from './types.ts';

/** SQL of the highest value of a column, as its exact text. */
export function highestSql(relation: string, column: string, native: NativeType): string {
  const value = quoteName(column);
  const highest = native.name === 'float' ? `max(${value}) + 0e0` : `max(${value})`;
  return `SELECT CAST(${highest} AS CHAR) AS highest FROM ${relation}`;
}

/**
 * From the overlap below the last watermark up to the one of this moment: what comes in while this is read belongs to the next
 * reading. A row that says no time may have changed at any, so it is read each time.
 */
export function changedSince(
  native: NativeType,
  { column, after, overlapSeconds }: Watermark,
  until: string | null,
): string {
  const name = quoteName(column);
  const isTime = /^(date|timestamp)/.test(typeOf(native));
  const literal = isTime ? textLiteral : numberLiteral;
  const parts = [`${name} IS NULL`];
  if (until !== null) {
    const upTo = `${name} <= ${literal(until)}`;
    // Numbers that only grow have no clock that could be late.
    const from =
      after !== null &&
      (isTime
        ? `${name} >= CAST(${literal(after)} AS DATETIME(6)) - INTERVAL ${Number(overlapSeconds)} SECOND`
        : `${name} > ${literal(after)}`);
    parts.push(from ? `(${from} AND ${upTo})` : upTo);
  }
  return `(${parts.join(' OR ')})`;
}

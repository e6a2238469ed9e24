import type { Watermark } from '../system-session.ts';
import { literalOf } from './key.ts';
import { type NativeType, quoteName, selected, typeOf } from './types.ts';

/** SQL of the highest value of a column, as its exact text. */
export function highestSql(relation: string, column: string, native: NativeType): string {
  return `SELECT ${selected(`MAX(${quoteName(column)})`, native).sql} FROM ${relation}`;
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
  const parts = [`${name} IS NULL`];
  if (until !== null) {
    const upTo = `${name} <= ${literalOf(until, native)}`;
    // Numbers that only grow have no clock that could be late.
    const from =
      after !== null &&
      (isTime(native)
        ? `${name} >= ${earlier(after, native, overlapSeconds)}`
        : `${name} > ${literalOf(after, native)}`);
    parts.push(from ? `(${from} AND ${upTo})` : upTo);
  }
  return `(${parts.join(' OR ')})`;
}

function isTime(native: NativeType): boolean {
  return /^(date|timestamp)/.test(typeOf(native));
}

/** A day has no seconds to take away. */
function earlier(after: string, native: NativeType, seconds: number): string {
  const literal = native.name === 'date' ? `CAST('${day(after)}' AS datetime2(0))` : literalOf(after, native);
  return `DATEADD(second, -${Math.max(0, Math.floor(seconds))}, ${literal})`;
}

function day(text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) throw new Error('This is no day.');
  return text;
}

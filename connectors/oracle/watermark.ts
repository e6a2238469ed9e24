import { quoteName } from '../sql/quote.ts';
import type { Watermark } from '../system-session.ts';
import { literalOf, type NativeType, typeOf } from './types.ts';

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
  const isTime = typeOf(native)?.startsWith('timestamp');
  const parts = [`${name} IS NULL`];
  if (until !== null) {
    const upTo = `${name} <= ${literalOf(until, native)}`;
    // Numbers that only grow have no clock that could be late.
    const from =
      after !== null &&
      (isTime
        ? `${name} >= ${literalOf(after, native)} - NUMTODSINTERVAL(${Math.max(0, Math.floor(overlapSeconds))}, 'SECOND')`
        : `${name} > ${literalOf(after, native)}`);
    parts.push(from ? `(${from} AND ${upTo})` : upTo);
  }
  return `(${parts.join(' OR ')})`;
}

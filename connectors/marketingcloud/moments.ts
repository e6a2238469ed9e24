import type { SystemColumn, Watermark } from '../system-session.ts';

/** The table cannot be asked by this column for what has changed. */
export class NotIncremental extends Error {
  override name = 'NotIncremental';
}

/** From which moment on rows are wanted, in the time of the server, without a zone: Marketing Cloud takes it as its own. Null for all. */
export function firstMomentOf(
  { after, overlapSeconds }: Watermark,
  type: SystemColumn['type'],
): string | null {
  if (type !== 'timestamp') throw new NotIncremental('The column has no moments.');
  if (after === null) return null;
  const at = Date.parse(`${after.replace(' ', 'T')}Z`);
  if (Number.isNaN(at)) throw new NotIncremental('The mark is no moment.');
  // Whole seconds, which a rounded one behind the point does not fall short of.
  const whole = Math.floor(at / 1000) - overlapSeconds;
  return new Date(whole * 1000).toISOString().slice(0, 19);
}

/** The later of two moments as `cellOf` writes them. */
export function laterOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? other : one;
}

import type { SystemType } from '#kernel/system-types.ts';
import type { TableBounds } from '../profile/bounds.ts';
import { quoteName } from '../sql-text.ts';
import { isMeasured, type LoadColumn } from './load-types.ts';

/** Whether what was written of a column is as the finished table has it: its type is known, and none of its values is endless. */
export function isFinalIn({ name, type }: LoadColumn, bounds: TableBounds): boolean {
  if (isMeasured(type)) return false;
  if (!canBeEndless(type)) return true;
  const found = bounds.columns.get(quoteName(name));
  if (!found || found.hasNan) return false;
  if (found.nullCount === bounds.rowCount) return true;
  return [found.min, found.max].every((end) => end !== null && !/inf|nan/i.test(end));
}

export function canBeEndless(type: SystemType): boolean {
  return ['double', 'date', 'timestamp', 'timestampWithZone'].includes(type);
}

import type { ColumnRef } from '../plan.ts';
import { sqlName } from './literals.ts';

/** How columns are written in one SELECT: with their table where more than one is read. */
export interface Scope {
  column(ref: ColumnRef): string;
}

export function scopeOf(isQualified: boolean): Scope {
  return {
    column: (ref) => (isQualified ? `${sqlName(ref.table)}.${sqlName(ref.column)}` : sqlName(ref.column)),
  };
}

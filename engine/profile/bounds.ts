import type { ColumnType } from '#kernel/catalog.ts';
import { quoteName } from '../sql-text.ts';

/** Smallest and largest value as texts, and empty cells. */
export interface ColumnBounds {
  min: string | null;
  max: string | null;
  nullCount: number;
  /** Whether a float is no number. */
  hasNan?: boolean;
}

/** What the writer of a table counted while it wrote. Columns are named as SQL names them, in quotes. */
export interface TableBounds {
  rowCount: number;
  columns: ReadonlyMap<string, ColumnBounds>;
}

/** Exact and written as a cast to text would. Those of long texts are cut, of floats they leave NaN out, booleans are 0 and 1. */
const exactTypes: readonly ColumnType[] = ['integer', 'decimal', 'date', 'timestamp'];

/** The bounds of a column where the writer's are the same as a query's would be; null where it must be asked. */
export function boundsOf(
  bounds: TableBounds | undefined,
  name: string,
  type: ColumnType,
): ColumnBounds | null {
  const found = exactTypes.includes(type) ? bounds?.columns.get(quoteName(name)) : undefined;
  if (found === undefined || !Number.isInteger(found.nullCount)) return null;
  // A column without a range is one of empty cells only: anything else is not understood, and is asked.
  const isKnown = found.min !== null && found.max !== null;
  return isKnown || found.nullCount === bounds?.rowCount ? found : null;
}

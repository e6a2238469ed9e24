import type { DuckDBConnection } from '@duckdb/node-api';
import type { ValueCount } from '#kernel/catalog.ts';
import { readRows } from '../read-rows.ts';
import { quoteName } from '../sql-text.ts';

/** Up to here all values of a column are kept, so that a question's word can be proved to be one of them. */
export const allValuesLimit = 50_000;
/** What is kept of a text. */
export const keptLength = 200;

/** The texts of a column, most frequent first, and what follows from them. */
export interface TextCounts {
  /** Cut after `keptLength` characters. */
  values: ValueCount[];
  filled: number;
  min: string | null;
  max: string | null;
  /** In characters, of all filled cells. */
  averageLength: number;
  maxLength: number;
}

/** Counts the rows of each text in one pass; null where there are more than `allValuesLimit`. */
export async function countTexts(
  connection: DuckDBConnection,
  relation: string,
  name: string,
): Promise<TextCounts | null> {
  // The grouped column keeps no name of its own there: the table may have columns of any name.
  const rows = await readRows(
    connection,
    `SELECT left(value, ${keptLength}), rows, length(value) FROM
       (SELECT ${quoteName(name)}, count(*) FROM ${relation} WHERE ${quoteName(name)} IS NOT NULL GROUP BY 1) AS texts(value, rows)
     ORDER BY rows DESC, value LIMIT ${allValuesLimit + 1}`,
  );
  if (rows.length > allValuesLimit) return null;
  const values = rows.map(([value, count]): ValueCount => ({ value: String(value), rows: Number(count) }));
  const lengths = rows.map(([, , length]) => Number(length));
  const filled = values.reduce((sum, { rows: count }) => sum + count, 0);
  const characters = values.reduce((sum, { rows: count }, index) => sum + count * (lengths[index] ?? 0), 0);
  const { min, max } = findEnds(values);
  return {
    values,
    filled,
    min,
    max,
    averageLength: filled === 0 ? 0 : characters / filled,
    maxLength: lengths.reduce((longest, length) => Math.max(longest, length), 0),
  };
}

/** First and last text in DuckDB's order, which is that of the bytes. */
function findEnds(values: readonly ValueCount[]): { min: string | null; max: string | null } {
  let [min, max]: [string | null, string | null] = [null, null];
  for (const { value } of values) {
    if (min === null || isBefore(value, min)) min = value;
    if (max === null || isBefore(max, value)) max = value;
  }
  return { min, max };
}

const surrogates = /[\ud800-\udfff]/;

/** UTF-8 and UTF-16 order texts alike but for characters beyond the first 65,536. */
function isBefore(left: string, right: string): boolean {
  if (!surrogates.test(left) && !surrogates.test(right)) return left < right;
  return Buffer.compare(Buffer.from(left), Buffer.from(right)) < 0;
}

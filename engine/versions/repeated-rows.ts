import type { DuckDBConnection } from '@duckdb/node-api';
import type { TableFinding } from '#kernel/catalog.ts';
import { readRow } from '../read-rows.ts';
import { quoteName } from '../sql-text.ts';

/** Rows of a table without a key are compared with the added ones up to here. */
const comparedRows = 200_000;

/**
 * What was added that is there already, of the views `base` and `fitted`: rows whose key is, or, in a table without one, rows that are the same in
 * every column. A file that was uploaded twice counts twice in every sum.
 */
export async function findRepeatedRows(
  connection: DuckDBConnection,
  key: readonly string[],
  columns: readonly string[],
): Promise<TableFinding[]> {
  const names = key.map(quoteName);
  if (key.length > 0) {
    const shown = names.map((name) => `left(CAST(${name} AS VARCHAR), 40)`).join(` || ' / ' || `);
    const [count, example] = await readRow(
      connection,
      `SELECT count(*), min(${shown}) FROM fitted WHERE (${names.join(', ')}) IN (SELECT (${names.join(', ')}) FROM base)`,
    );
    if (Number(count) === 0) return [];
    return [
      told(
        'duplicateKey',
        key.length === 1 ? key[0] : undefined,
        rowsAdded(Number(count), key.join(' and '), String(example)),
      ),
    ];
  }
  const all = columns.map(quoteName).join(', ');
  const [rows, same] = await readRow(
    connection,
    `SELECT (SELECT count(*) FROM fitted), CASE WHEN (SELECT count(*) FROM fitted) + (SELECT count(*) FROM base) > ${comparedRows} THEN 0
       ELSE (SELECT count(*) FROM (SELECT ${all} FROM fitted INTERSECT ALL SELECT ${all} FROM base)) END`,
  );
  // Where few repeat others, they are observations that agree.
  if (Number(same) === 0 || Number(same) * 2 < Number(rows)) return [];
  const sentence = `${Number(same) === Number(rows) ? `All ${rows}` : `${same} of the ${rows}`} rows that were added are in the table already, the same in every column.`;
  return [told('duplicateRow', undefined, sentence)];
}

function rowsAdded(count: number, key: string, example: string): string {
  const rows =
    count === 1 ? '1 row that was added has' : `${count.toLocaleString('en')} rows that were added have`;
  return `${rows} the ${key} of a row that was there before, such as "${example}". To replace rows instead, put the file in by that column.`;
}

function told(kind: TableFinding['kind'], column: string | undefined, sentence: string): TableFinding {
  return {
    id: `${kind}/appended`,
    kind,
    level: 'warning',
    sentence,
    ...(column !== undefined && { column }),
  };
}

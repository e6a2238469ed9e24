import type { DuckDBResult } from '@duckdb/node-api';
import type { Cell, QueryResult, ResultColumn } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { columnTypeOf, toCell } from './cell.ts';

export interface ResultCaps {
  maxRows: number;
  maxBytes: number;
  /** From this many rows on, what is larger than `maxBytes` is cut there. */
  leastRows?: number | undefined;
}

/**
 * Reads a streamed result up to the caps; one that gives one row more than `maxRows` is told as truncated.
 * Reads to the end, which `LIMIT maxRows + 1` puts near: a stream that was left open would hold its files open too.
 * Throws `tooLarge` where the cells together are larger than `maxBytes`, unless there are `leastRows` by then.
 */
export async function readResult(
  result: DuckDBResult,
  caps: ResultCaps,
): Promise<Omit<QueryResult, 'elapsedMs'>> {
  const types = result.columnTypes();
  const columns = result.columnNames().map((name, index): ResultColumn => {
    const type = types[index];
    return { name, type: type === undefined ? 'text' : columnTypeOf(type) };
  });
  const rows: Cell[][] = [];
  let bytes = 0;
  let isTruncated = false;
  for (
    let chunk = await result.fetchChunk();
    chunk !== null && chunk.rowCount > 0;
    chunk = await result.fetchChunk()
  ) {
    for (const row of chunk.getRows()) {
      if (isTruncated || rows.length === caps.maxRows) {
        isTruncated = true;
        break;
      }
      const cells = row.map((value, index): Cell => {
        const type = types[index];
        return type === undefined ? null : toCell(value, type);
      });
      bytes += sizeOf(cells);
      if (bytes > caps.maxBytes && rows.length >= (caps.leastRows ?? Number.POSITIVE_INFINITY)) {
        isTruncated = true;
        break;
      }
      if (bytes > caps.maxBytes) {
        throw new AppError(
          'tooLarge',
          `The result is larger than ${Math.round(caps.maxBytes / 1e6)} MB. Ask for fewer rows or shorter columns.`,
        );
      }
      rows.push(cells);
    }
  }
  return { columns, rows, truncated: isTruncated };
}

function sizeOf(cells: readonly Cell[]): number {
  return cells.reduce<number>((size, cell) => size + (typeof cell === 'string' ? cell.length + 3 : 9), 2);
}

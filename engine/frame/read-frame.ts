import type { DuckDBConnection, DuckDBDataChunk } from '@duckdb/node-api';
import { readRow } from '../read-rows.ts';
import type { FrameColumnRequest, FrameRequest, TypedColumn, TypedFrame } from './frame-request.ts';
import { countSql, rowsSql, viewSql } from './frame-sql.ts';

/** Reads the columns chunk by chunk into arrays; no row becomes an object. Rows are in the order of the table. */
export async function readFrame(
  connection: DuckDBConnection,
  request: FrameRequest,
  onProgress: (share: number) => void = () => {},
): Promise<TypedFrame> {
  for (const view of viewSql(request)) await connection.run(view);
  const [total, kept] = (await readRow(connection, countSql(request))).map(Number);
  const expected = kept ?? 0;
  const share = expected > request.rowsMaximum ? request.rowsMaximum / expected : 1;
  // A draw by chance gives some more or fewer than wanted.
  const capacity =
    share < 1 ? Math.ceil(request.rowsMaximum + 10 * Math.sqrt(request.rowsMaximum)) : expected;
  const places = new Float64Array(capacity);
  const fills = request.columns.map((column) => fillOf(column, capacity));
  const result = await connection.stream(rowsSql(request, share));
  let row = 0;
  for (
    let chunk = await result.fetchChunk();
    chunk !== null && chunk.rowCount > 0;
    chunk = await result.fetchChunk()
  ) {
    // A table that was joined has a value twice: its rows would count double.
    if (share >= 1 && row + chunk.rowCount > capacity) throw new Error('More rows came than the table has.');
    const count = Math.min(chunk.rowCount, capacity - row);
    const numbers = chunk.getColumnVector(0);
    for (let at = 0; at < count; at += 1) places[row + at] = Number(numbers.getItem(at));
    for (const [index, fill] of fills.entries()) fill.add(chunk, index + 1, row, count);
    row += count;
    onProgress(row / capacity);
  }
  return {
    rowCount: row,
    totalRows: total ?? 0,
    leftOutRows: (total ?? 0) - expected,
    places: places.subarray(0, row),
    columns: fills.map((fill) => fill.end(row)),
  };
}

interface Fill {
  add(chunk: DuckDBDataChunk, index: number, row: number, count: number): void;
  end(rowCount: number): TypedColumn;
}

function fillOf({ name, kind }: FrameColumnRequest, capacity: number): Fill {
  return kind === 'category' ? fillLevels(name, capacity) : fillNumbers(name, kind, capacity);
}

function fillNumbers(name: string, kind: 'number' | 'time', capacity: number): Fill {
  const values = new Float64Array(capacity);
  return {
    add(chunk, index, row, count) {
      const vector = chunk.getColumnVector(index);
      for (let at = 0; at < count; at += 1) {
        const value = vector.getItem(at);
        values[row + at] = value === null ? Number.NaN : Number(value);
      }
    },
    end: (rowCount) => ({ name, kind, values: values.subarray(0, rowCount) }),
  };
}

/** Levels are numbered as they are met, so that the same rows give the same numbers. An empty text is missing. */
function fillLevels(name: string, capacity: number): Fill {
  const codes = new Int32Array(capacity);
  const places = new Map<string, number>();
  return {
    add(chunk, index, row, count) {
      const vector = chunk.getColumnVector(index);
      for (let at = 0; at < count; at += 1) {
        const value = vector.getItem(at);
        if (typeof value !== 'string' || value === '') {
          codes[row + at] = -1;
          continue;
        }
        let place = places.get(value);
        if (place === undefined) {
          place = places.size;
          places.set(value, place);
        }
        codes[row + at] = place;
      }
    },
    end: (rowCount) => ({
      name,
      kind: 'category',
      codes: codes.subarray(0, rowCount),
      levels: [...places.keys()],
    }),
  };
}

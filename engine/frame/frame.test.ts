import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FrameRequest } from './frame-request.ts';
import { FrameSession } from './frame-session.ts';

let directory: string;
let session: FrameSession;
const path = (name: string) => join(directory, `${name}.parquet`);

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-frame-'));
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(
    `COPY (SELECT CASE WHEN i % 4 = 3 THEN NULL ELSE i * 1.5::DECIMAL(9,2) END AS amount, i % 3 = 0 AS paid,
       DATE '2024-01-01' + i::INTEGER AS day, CASE WHEN i = 2 THEN 'infinity'::TIMESTAMP ELSE TIMESTAMP '2024-01-01 06:00:00' END AS moment,
       'p' || (i % 2) AS product, CASE i % 3 WHEN 0 THEN 'Done' WHEN 1 THEN 'Cancelled' END AS status
       FROM range(0, 5000) t(i)) TO '${path('orders')}' (FORMAT parquet, ROW_GROUP_SIZE 2048)`,
  );
  await connection.run(
    `COPY (SELECT * FROM (VALUES ('p0', 'Desk', 10), ('p9', 'Lamp', 3)) t(id, label, cost)) TO '${path('products')}' (FORMAT parquet)`,
  );
  session = await FrameSession.open({ directory: join(directory, 'session'), memoryBytes: 200e6 });
});
afterAll(async () => {
  await session.remove();
  await rm(directory, { recursive: true, force: true });
});

function request(changed: Partial<FrameRequest> = {}): FrameRequest {
  return {
    tables: [
      { name: 'orders', path: path('orders') },
      { name: 'products', path: path('products') },
    ],
    base: 'orders',
    columns: [
      { name: 'amount', table: 'orders', column: 'amount', kind: 'number' },
      { name: 'paid', table: 'orders', column: 'paid', kind: 'category' },
      { name: 'day', table: 'orders', column: 'day', kind: 'time' },
      { name: 'moment', table: 'orders', column: 'moment', kind: 'time' },
      { name: 'label', table: 'products', column: 'label', kind: 'category' },
    ],
    joins: [{ table: 'products', fromColumn: 'product', toColumn: 'id' }],
    leftOut: [],
    rowsMaximum: 1e6,
    seed: 1,
    ...changed,
  };
}

describe('a frame', () => {
  it('has the columns as numbers, moments and places of levels, in the order of the table', async () => {
    const frame = await session.readFrame(request());
    expect(frame).toMatchObject({ rowCount: 5000, totalRows: 5000, leftOutRows: 0 });
    const [amount, paid, day, moment, label] = frame.columns;
    if (amount?.kind !== 'number' || paid?.kind !== 'category' || day?.kind !== 'time') throw new Error();
    if (moment?.kind !== 'time' || label?.kind !== 'category') throw new Error();
    expect([...amount.values.subarray(0, 4)]).toEqual([0, 1.5, 3, Number.NaN]);
    expect([paid.levels, [...paid.codes.subarray(0, 4)]]).toEqual([
      ['true', 'false'],
      [0, 1, 1, 0],
    ]);
    expect(day.values[4999]).toBe(Date.UTC(2024, 0, 1 + 4999));
    // What is no moment is missing.
    expect([moment.values[1], moment.values[2]]).toEqual([Date.UTC(2024, 0, 1, 6), Number.NaN]);
    // A product that the other table does not know is missing too.
    expect([label.levels, [...label.codes.subarray(0, 3)]]).toEqual([['Desk'], [0, -1, 0]]);
  });

  it('leaves rows out by their state, and keeps those without one', async () => {
    const frame = await session.readFrame(
      request({ leftOut: [{ column: 'status', values: ['Cancelled'] }] }),
    );
    expect([frame.rowCount, frame.leftOutRows]).toEqual([3333, 1667]);
    expect([...frame.places.subarray(0, 3)]).toEqual([0, 2, 3]);
  });

  it('draws the same rows for the same seed, and others for another', async () => {
    const draw = async (seed: number) => {
      const { places, rowCount, totalRows } = await session.readFrame(request({ rowsMaximum: 500, seed }));
      expect(totalRows).toBe(5000);
      expect(Math.abs(rowCount - 500)).toBeLessThan(120);
      return [...places];
    };
    const first = await draw(1);
    expect(await draw(1)).toEqual(first);
    expect(await draw(2)).not.toEqual(first);
    expect(first.toSorted((a, b) => a - b)).toEqual(first);
  });

  it('is refused where the other table has a value twice, rather than counting rows double', async () => {
    const doubled = {
      tables: [
        { name: 'orders', path: path('orders') },
        { name: 'products', path: path('orders') },
      ],
      columns: [{ name: 'status', table: 'products', column: 'status', kind: 'category' as const }],
      joins: [{ table: 'products', fromColumn: 'product', toColumn: 'product' }],
      leftOut: [{ column: 'status', values: ['Cancelled', 'Done'] }],
    };
    await expect(session.readFrame(request(doubled))).rejects.toThrow('More rows came');
  });

  it('says when the version is gone', async () => {
    const gone = request({ tables: [{ name: 'orders', path: path('nothing') }], columns: [], joins: [] });
    await expect(session.readFrame(gone)).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('what was computed', () => {
  it('becomes columns beside those of the table, in its order', async () => {
    const places = Float64Array.of(0, 2, 4999);
    const written = await session.writeWithColumns(request(), places, [
      { name: 'predicted amount', kind: 'number', values: Float64Array.of(1, Number.NaN, 3), unit: 'EUR' },
      { name: 'predicted "class"', kind: 'text', values: ['a', null, 'b'] },
    ]);
    expect(written.profile).toMatchObject({ rowCount: 3 });
    const columns = new Map(written.profile.columns.map((column) => [column.name, column]));
    expect(columns.get('predicted amount')).toMatchObject({
      type: 'double',
      unit: 'EUR',
      nullCount: 1,
      min: '1.0',
      max: '3.0',
    });
    expect(columns.get('predicted "class"')).toMatchObject({ type: 'text', nullCount: 1 });
    expect([...columns.keys()].slice(0, 2)).toEqual(['amount', 'paid']);
  });

  it('stands alone where it continues a table, with days as days', async () => {
    const days = Float64Array.of(Date.UTC(2026, 0, 1), Date.UTC(2026, 1, 1));
    const written = await session.writeColumns(2, [
      { name: 'month', kind: 'time', values: days, isDate: true },
      { name: 'moment', kind: 'time', values: days, isDate: false },
      { name: 'forecast', kind: 'number', values: Float64Array.of(1.5, 2.5) },
    ]);
    expect(written.profile.columns.map(({ name, type, min }) => [name, type, min])).toEqual([
      ['month', 'date', '2026-01-01'],
      ['moment', 'timestamp', expect.stringContaining('2026-01-01') as string],
      ['forecast', 'double', '1.5'],
    ]);
  });
});

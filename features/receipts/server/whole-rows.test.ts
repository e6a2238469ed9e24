import { expect, it } from 'vitest';
import { digestOf } from './receipts.ts';
import { packed, withAllRows } from './whole-rows.ts';

const rows = Array.from({ length: 5000 }, (_, at) => [`day ${at}`, at / 3, null, at % 2 === 0]);

it('keeps all rows in a tenth of their text, and gives them back as they were', () => {
  const kept = packed({ rows });
  expect(kept.packedRows?.length).toBeLessThan(JSON.stringify(rows).length / 2);
  const body = { rows: rows.slice(0, 200), rowCount: rows.length, truncated: true, ...kept };
  expect(withAllRows(body)).toMatchObject({ rows, truncated: false });
});

it('says that rows are missing where too many were there to be kept, and leaves receipts of before as they are', () => {
  const body = {
    rows: rows.slice(0, 200),
    rowCount: 9000,
    truncated: true,
    ...packed({ rows, marks: ['1'] }),
  };
  expect(withAllRows(body)).toMatchObject({ rows, truncated: true, marks: ['1'] });
  const old = { rows: rows.slice(0, 200), rowCount: 200, truncated: true };
  expect(withAllRows(old)).toBe(old);
});

it('has another digest where a row behind those that are shown is another one', () => {
  const body = { sql: 'SELECT 1', tables: [], columns: [], rows };
  const other = rows.map((row, at) => (at === 4000 ? ['another', ...row.slice(1)] : row));
  expect(digestOf({ ...body, rows: other })).not.toBe(digestOf(body));
  expect(digestOf({ ...body, marks: ['1'] })).not.toBe(digestOf(body));
});

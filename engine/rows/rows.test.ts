import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadRowsRequest, RowFilter } from '../index.ts';
import { createTestEngine, type TestEngine } from '../testing.ts';

let test: TestEngine;
let versionId: string;
const workspaceId = 'w';
const rowCount = 3000;

beforeAll(async () => {
  test = await createTestEngine();
  const lines = Array.from({ length: rowCount }, (_, i) => {
    const day = new Date(Date.UTC(2024, 0, 1 + (i % 366))).toISOString().slice(0, 10);
    const city = i % 10 === 0 ? '' : (['Köln', "O'Hare", '100 %'][i % 3] ?? '');
    return `C${String(i).padStart(5, '0')},${city},${((i * 7) % 1000) / 10},${day},${day} 23:30:00,${i % 2 === 0}`;
  });
  const path = join(test.directory, 'rows.csv');
  await writeFile(path, `code,city,price,day,moment,flag\n${lines.join('\n')}\n`);
  const source = await test.engine.importFile({ workspaceId, path, fileName: 'rows.csv' });
  versionId = source.tables[0]?.versionId ?? '';
});
afterAll(() => test[Symbol.asyncDispose]());

function read(changes: Partial<ReadRowsRequest> = {}) {
  return test.engine.readRows({ workspaceId, versionId, offset: 0, limit: 5, ...changes });
}

async function matching(...filters: RowFilter[]): Promise<number> {
  return (await read({ filters })).matchingRows;
}

describe('pages', () => {
  it('follow the file, from the first row to the last', async () => {
    const codes: unknown[] = [];
    for (const offset of [0, 1500, 2998, 3000]) {
      const page = await read({ offset });
      expect(page.matchingRows).toBe(rowCount);
      codes.push(page.rows.map(([code]) => code).at(0) ?? null, page.truncated);
    }
    expect(codes).toEqual(['C00000', true, 'C01500', true, 'C02998', false, null, false]);
  });

  it('neither overlap nor leave a row out, in an order with many equals', async () => {
    const seen = new Set<unknown>();
    for (let offset = 0; offset < rowCount; offset += 1000) {
      const orderBy = { column: 'city', descending: true };
      for (const [code] of (await read({ offset, limit: 1000, orderBy })).rows) seen.add(code);
    }
    expect(seen.size).toBe(rowCount);
  });
});

describe('filters', () => {
  it.each<[string, RowFilter, (i: number) => boolean]>([
    [
      'text in any case',
      { column: 'city', kind: 'contains', text: 'kÖL' },
      (i) => i % 10 !== 0 && i % 3 === 0,
    ],
    ['a quote', { column: 'city', kind: 'equals', text: "O'Hare" }, (i) => i % 10 !== 0 && i % 3 === 1],
    [
      'a per cent sign as itself',
      { column: 'city', kind: 'contains', text: '%' },
      (i) => i % 10 !== 0 && i % 3 === 2,
    ],
    ['missing values', { column: 'city', kind: 'isEmpty' }, (i) => i % 10 === 0],
    ['values', { column: 'city', kind: 'isNotEmpty' }, (i) => i % 10 !== 0],
    [
      'a range of numbers',
      { column: 'price', kind: 'range', from: '10', to: '20.5' },
      (i) => ((i * 7) % 1000) / 10 >= 10 && ((i * 7) % 1000) / 10 <= 20.5,
    ],
    ['an open range', { column: 'price', kind: 'range', from: '90' }, (i) => ((i * 7) % 1000) / 10 >= 90],
    ['a number', { column: 'price', kind: 'equals', text: '0.7' }, (i) => (i * 7) % 1000 === 7],
    [
      'days',
      { column: 'day', kind: 'range', from: '2024-02-01', to: '2024-02-29' },
      (i) => i % 366 >= 31 && i % 366 < 60,
    ],
    [
      'the whole of the last day',
      { column: 'moment', kind: 'range', to: '2024-01-01' },
      (i) => i % 366 === 0,
    ],
    ['truth', { column: 'flag', kind: 'equals', text: 'true' }, (i) => i % 2 === 0],
  ])('%s', async (_, filter, isWanted) => {
    const expected = Array.from({ length: rowCount }, (_unused, i) => i).filter(isWanted);
    const page = await read({ filters: [filter], limit: 3 });
    expect(page.matchingRows).toBe(expected.length);
    expect(page.rows.map(([code]) => code)).toEqual(
      expected.slice(0, 3).map((i) => `C${String(i).padStart(5, '0')}`),
    );
  });

  it('hold together, and with an order', async () => {
    const filters: RowFilter[] = [
      { column: 'flag', kind: 'equals', text: 'false' },
      { column: 'price', kind: 'range', from: '99' },
    ];
    const { rows, matchingRows } = await read({ filters, orderBy: { column: 'price', descending: true } });
    expect(rows[0]?.[2]).toBe(99.9);
    expect(matchingRows).toBeGreaterThan(5);
    expect(await matching(...filters, { column: 'city', kind: 'isEmpty' })).toBe(0);
  });

  it.each<[RowFilter, string]>([
    [{ column: 'nothing', kind: 'isEmpty' }, 'no such column'],
    [{ column: 'price', kind: 'range', from: "1' OR 1=1 --" }, 'a number'],
    [{ column: 'price', kind: 'equals', text: '1e9' }, 'a number'],
    [{ column: 'day', kind: 'range', from: '2024-02-30' }, 'a day'],
    [{ column: 'day', kind: 'range' }, 'a beginning or an end'],
    [{ column: 'flag', kind: 'equals', text: 'perhaps' }, 'true or false'],
  ])('that do not fit are told: %j', async (filter, sentence) => {
    await expect(read({ filters: [filter] })).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining(sentence),
    });
  });
});

describe('a column at a glance', () => {
  const summarize = (column: string) => test.engine.summarizeColumn({ workspaceId, versionId, column });

  it('of numbers', async () => {
    const { mean, histogram, min, max, nullCount } = await summarize('price');
    expect([min, max, nullCount]).toEqual(['0.00', '99.90', 0]);
    expect(mean).toBeCloseTo(49.95, 10);
    expect(histogram).toHaveLength(20);
    expect(histogram.reduce((sum, { rows }) => sum + rows, 0)).toBe(rowCount);
    expect([histogram[0]?.from, histogram[19]?.to]).toEqual([0, 99.9]);
  });

  it('of days, texts and keys', async () => {
    const days = await summarize('day');
    expect([days.histogram[0]?.from, days.histogram.at(-1)?.to, days.mean]).toEqual([
      '2024-01-01',
      '2024-12-31',
      null,
    ]);
    const city = await summarize('city');
    expect(city.nullCount).toBe(300);
    expect(city.values.map(({ rows }) => rows)).toEqual([900, 900, 900]);
    expect(city.histogram).toEqual([]);
    expect((await summarize('code')).values).toEqual([]);
    await expect(summarize('nothing')).rejects.toMatchObject({ code: 'invalid' });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { continueRows } from '#algorithms/index.ts';
import type { Cell } from '#kernel/catalog.ts';
import { addDays, addGrains } from './dates/calendar.ts';
import { type AgentReply, ask, replay } from './index.ts';
import { openTestTables, type TestShop, type TestTable, testColumn } from './testing.ts';

const today = '2025-03-14';
let state = 7;
/** A course without a pattern that a rule could meet by chance. */
function random(): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.round((state / 2_147_483_648) * 100);
}

function tableOf(name: string, rows: [day: string, amount: number][]): TestTable {
  return {
    name,
    key: ['id'],
    mainDate: 'day',
    displayColumn: null,
    columns: [
      testColumn('id', 'INTEGER', 'identifier'),
      testColumn('day', 'DATE', 'date'),
      testColumn('amount', 'INTEGER', 'additive'),
      testColumn('region', 'VARCHAR', 'category'),
    ],
    rows: rows.flatMap(([day, amount], index): Cell[][] => [
      [2 * index + 1, day, amount, 'North'],
      [2 * index + 2, day, 100, 'South'],
    ]),
  };
}

/** A hundred whole days and the one that runs. */
const days = Array.from({ length: 101 }, (_, index): [string, number] => [
  addDays(today, index - 100),
  random(),
]);
/** The middle of each of forty months, a whole one before the others and the running one. */
const months = Array.from({ length: 41 }, (_, index): [string, number] => [
  addGrains('2021-11-01', 'month', index),
  500 + index * 10 + random(),
]);
const until = months.map(([day, amount]): [string, number] => [
  day === '2025-02-01' ? '2025-02-25' : day,
  amount,
]);
const holed = until.filter((_, index) => index !== 20);

const shops = new Map<string, TestShop>();
beforeAll(async () => {
  for (const [name, rows] of Object.entries({
    visits: days,
    sales: until,
    gaps: holed,
    old: until.slice(0, 38),
  }))
    shops.set(name, await openTestTables([tableOf(name, rows)], []));
});
afterAll(() => {
  for (const shop of shops.values()) shop.close();
});

async function put(name: string, question: string): Promise<AgentReply> {
  const shop = shops.get(name);
  if (!shop) throw new Error(`No table ${name}.`);
  return await ask(question, { catalog: shop.catalog, run: shop.run, today, locale: 'en' });
}

describe('a forecast', () => {
  it('by day is what the pipeline makes of the whole days', async () => {
    const { answer, chart, text, continuation } = await put(
      'visits',
      'forecast the total amount for the next 10 days',
    );
    const rows = days.slice(0, 100).map(([day, amount]): Cell[] => [day, amount + 100]);
    if (!continuation) throw new Error('No continuation is told.');
    const columns = [
      { name: 'day', type: 'date' as const },
      { name: 'total_amount', type: 'integer' as const },
    ];
    const made = continueRows(continuation, { columns, rows });
    expect(answer.rows).toEqual(made.rows);
    const ahead = answer.rows.filter(([, , value]) => value !== null);
    expect(ahead.map(([day]) => day)).toEqual(Array.from({ length: 11 }, (_, step) => addDays(today, step)));
    expect(answer.sql).not.toContain('quantile');
    expect(answer.verdict).toBe('caution');
    expect(answer.checks.find(({ id }) => id === 'forecast')?.detail).toContain('100 whole days');
    expect(text).toContain('a day was typically off by');
    expect(chart).toMatchObject({
      type: 'line',
      y: ['total_amount', 'forecast'],
      forecast: { low: 'forecast_low', high95: 'forecast_high_95' },
    });
  });

  it('says where it is no better than the last season again, and is made again to the same', async () => {
    const { answer, tables, text, continuation } = await put(
      'visits',
      'forecast the total amount for the next 10 days',
    );
    const weak = answer.checks.some(({ id }) => id === 'forecast-no-better');
    expect(text.includes('no better than repeating')).toBe(weak);
    const { sql, columns, rows, rowCount } = answer;
    const stored = { sql: sql ?? '', columns, rows, rowCount, tables, ...(continuation && { continuation }) };
    const run = shops.get('visits')?.run;
    if (!run) throw new Error('No table.');
    expect(await replay(stored, run)).toMatchObject({ holds: true, rows });
    const other = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell + 1 : cell)));
    expect((await replay({ ...stored, rows: other }, run)).holds).toBe(false);
  });

  it('is told by group, each by itself', async () => {
    const { answer, chart, text } = await put(
      'sales',
      'forecast the total amount for the next 2 months by region',
    );
    const ahead = answer.rows.filter((row) => row[3] !== null);
    expect(ahead.map(([month, region]) => [month, region])).toEqual(
      ['2025-03-01', '2025-04-01', '2025-05-01'].flatMap((month) => [
        [month, 'North'],
        [month, 'South'],
      ]),
    );
    // The South is 100 in every month.
    expect(ahead.filter(([, region]) => region === 'South').every((row) => row[3] === 100)).toBe(true);
    expect(text).toContain('by region for April 2025: North');
    // What the South was off by rounds to nothing, which is not told as a figure.
    expect(text).toMatch(/typically off by [\d.]+ % or less, by group/);
    expect(chart).toMatchObject({ x: 'month', series: 'region', forecast: { y: 'forecast' } });
  });

  it.each([
    ['by week', 'forecast the total amount by week for the next 3 weeks', 'visits', '2025-03-31'],
    ['by quarter', 'forecast the total amount by quarter for the next 6 months', 'sales', '2025-07-01'],
  ])('is made %s', async (_, question, name, last) => {
    const { answer } = await put(name, question);
    expect(answer.status).toBe('answered');
    expect(answer.rows.at(-1)?.[0]).toBe(last);
  });

  it('goes on from the end of data that end early, and says so', async () => {
    const { answer } = await put('old', 'forecast the total amount for next month');
    const ahead = answer.rows.filter(([, , value]) => value !== null);
    expect(ahead.at(0)?.[0]).toBe('2025-01-01');
    expect(ahead.at(-1)?.[0]).toBe('2025-04-01');
    const check = answer.checks.find(({ id }) => id === 'forecast-from-end');
    expect(check?.detail).toContain('1 January 2025');
  });

  it('may be of a time before today that lies behind the data', async () => {
    const { answer } = await put('old', 'forecast the total amount for January 2025');
    expect(answer.rows.at(-1)?.[0]).toBe('2025-01-01');
  });

  it.each([
    ['visits', 'forecast the total amount for the next 3 months', 'needs at least 12 whole months'],
    ['gaps', 'forecast the total amount for next month', '1 have no row'],
    ['sales', 'forecast the average amount for next month', 'totals and counts'],
    ['sales', 'forecast the total amount for 2024', 'lies ahead'],
    ['sales', 'what will the total amount be', 'I can forecast'],
    [
      'sales',
      'forecast the total amount for the next 5 years',
      'no further ahead than its history goes back',
    ],
  ])('is not made of %s by "%s"', async (name, question, reason) => {
    const { answer, text } = await put(name, question);
    expect(answer.status).toBe('declined');
    expect(text).toContain(reason);
  });
});

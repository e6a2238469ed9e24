import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { forecastByWeekday } from '#kernel/weekday-forecast.ts';
import { addDays, addGrains } from './dates/calendar.ts';
import { type AgentReply, ask } from './index.ts';
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
    ],
    rows: rows.map(([day, amount], index): Cell[] => [index + 1, day, amount]),
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
  it('by day is that of Analytics', async () => {
    const { answer, chart } = await put('visits', 'forecast the total amount for the next 10 days');
    const made = forecastByWeekday(
      days.slice(0, 100).map(([, amount]) => amount),
      11,
    );
    const ahead = answer.rows.filter(([, , value]) => value !== null);
    expect(ahead.map(([day]) => day)).toEqual(Array.from({ length: 11 }, (_, step) => addDays(today, step)));
    const near = (column: number, values: readonly number[] = []): void => {
      for (const [step, row] of ahead.entries())
        expect(row[column]).toBeCloseTo(values[step] ?? Number.NaN, 6);
    };
    near(2, made?.values);
    near(3, made?.lower80);
    near(4, made?.upper80);
    expect(answer.verdict).toBe('caution');
    expect(answer.checks.find(({ id }) => id === 'forecast')?.detail).toContain('100 whole days');
    expect(chart).toMatchObject({
      type: 'line',
      y: ['total_amount', 'forecast'],
      forecast: { low: 'forecast_low' },
    });
  });

  it('by month is the month of the year before, times the growth of a year', async () => {
    const { answer, text } = await put('sales', 'what will the total amount be next month');
    const values = until.slice(0, 40).map(([, amount]) => amount);
    const sum = (from: number, to: number): number =>
      values.slice(from, to).reduce((all, value) => all + value, 0);
    const expected = ((values[29] ?? 0) * sum(28, 40)) / sum(16, 28);
    const row = answer.rows.at(-1) ?? [];
    expect(row[0]).toBe('2025-04-01');
    expect(row[2]).toBeCloseTo(expected, 6);
    const misses = values
      .flatMap((value, at) =>
        at < 24 ? [] : [value / (((values[at - 12] ?? 0) * sum(at - 12, at)) / sum(at - 24, at - 12))],
      )
      .sort((left, right) => left - right);
    const place = (misses.length - 1) * 0.1;
    const [below = 0, above = 0] = [misses[Math.floor(place)], misses[Math.ceil(place)]];
    expect(row[3]).toBeCloseTo(expected * (below + (above - below) * (place % 1)), 6);
    expect(text).toContain('the growth of the last twelve months');
  });

  it.each([
    ['visits', 'forecast the total amount for the next 3 months', 'needs at least 30 whole months'],
    ['gaps', 'forecast the total amount for next month', '1 have no row'],
    ['old', 'forecast the total amount for next month', 'the data end on'],
    ['sales', 'forecast the average amount for next month', 'totals and counts'],
    ['sales', 'forecast the total amount for 2024', 'lies ahead'],
    ['sales', 'what will the total amount be', 'I can forecast'],
    ['sales', 'forecast the total amount for the next 3 years', 'at most 12 months'],
  ])('is not made of %s by "%s"', async (name, question, reason) => {
    const { answer, text } = await put(name, question);
    expect(answer.status).toBe('declined');
    expect(text).toContain(reason);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedFile, csv, openAsked } from './testing-asked.ts';

const today = '2026-11-26';

function daysOf(first: string, last: string): string[] {
  const found: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += 86_400_000)
    found.push(new Date(at).toISOString().slice(0, 10));
  return found;
}

describe('data that begin within a year', () => {
  let regions: AskedFile;
  let monate: AskedFile;
  beforeAll(async () => {
    const lines = daysOf('2023-02-20', '2024-05-12').flatMap((day) => [
      `${day},N,10`,
      `${day},S,${day < '2024' ? 20 : 21}`,
    ]);
    regions = await openAsked(csv('sales.csv', ['day,region,revenue', ...lines]), today);
    // March 2023 to April 2024.
    const months = Array.from({ length: 14 }, (_, at) => {
      const [year, month] = [2023 + Math.floor((at + 2) / 12), ((at + 2) % 12) + 1];
      return `${year}-${String(month).padStart(2, '0')};${at === 13 ? 15 : 10}`;
    });
    monate = await openAsked(csv('umsatz.csv', ['Monat;Umsatz', ...months]), today);
  });
  afterAll(async () => {
    await regions[Symbol.asyncDispose]();
    await monate[Symbol.asyncDispose]();
  });

  it.each([
    // 83 days of 2024, one of them 29 February, against 82 of 2023.
    ['revenue growth from 2023 to 2024', [[82 * 30, 83 * 31, 113, 113 / 2460]]],
    [
      'compare revenue in 2023 and 2024 by region',
      [
        ['S', 1640, 1743, 103, 103 / 1640],
        ['N', 820, 830, 10, 10 / 820],
      ],
    ],
    ['2024 vs 2023 revenue', [[2573, 2460, 113, 113 / 2460]]],
  ])('are compared over the days that both years have: %s', async (question, rows) => {
    const { text, answer } = await regions.put(question);
    expect(answer.rows.map((row) => row.slice(0, rows[0]?.length))).toEqual(rows);
    expect(text).toContain('The data begin on 20 February 2023: both are told from that day of theirs on.');
  });

  it('are compared over the months that both have', async () => {
    const { answer } = await monate.put('compare Umsatz 2023 and 2024');
    expect(answer.rows[0]?.slice(0, 2)).toEqual([20, 25]);
  });

  it('are compared with a whole year as they are, with a doubt', async () => {
    const { text, answer } = await regions.put('revenue in Q1 2023 vs Q1 2024');
    expect(text).toContain('The data begin on 20 February 2023');
    expect(answer.verdict).toBe('caution');
  });

  it('tell of a course by years that its first change is from a part', async () => {
    expect((await regions.put('yearly growth of revenue')).answer.verdict).toBe('caution');
  });

  it.each([
    ['did revenue fall in may 2024?', [372, 372]],
    ['did revenue rise in February 2024?', [961, 899]],
    ['how did revenue develop in march 2024', [899, 961]],
  ])('set one month against the one before: %s', async (question, numbers) => {
    const { text, answer } = await regions.put(question);
    expect(answer.rows[0]?.slice(0, 2)).toEqual(numbers);
    expect(text).not.toContain('from 372 to 372');
  });

  it('set one year against the one before, where rows tell years', async () => {
    await using years = await openAsked(csv('t.csv', ['Jahr;Umsatz', '2022;10', '2023;20', '2024;5']), today);
    expect((await years.put('did Umsatz fall in 2024')).answer.rows[0]?.slice(0, 2)).toEqual([20, 5]);
  });
});

describe('a bound on what periods come to', () => {
  let daily: AskedFile;
  beforeAll(async () => {
    const lines = daysOf('2022-01-01', '2024-03-10').map((day) => `${day},10`);
    daily = await openAsked(csv('traffic.csv', ['day,sessions', ...lines]), today);
  });
  afterAll(() => daily[Symbol.asyncDispose]());

  it.each([
    'how many months had sessions under 200?',
    'which months had sessions under 200?',
    'how many quarters had sessions under 800',
    'how many years had sessions below 3000?',
  ])('is met by one that is there in part for that alone: %s', async (question) => {
    const { text, answer } = await daily.put(question);
    expect(text).toMatch(/2024 (is there in part|holds the days)/);
    expect(answer.verdict).toBe('caution');
  });

  it('is told, and no doubt, where a part may yet reach it', async () => {
    const { text, answer } = await daily.put('how many months had sessions over 300');
    expect(answer.rows).toEqual([[15]]);
    expect(text).toContain('March 2024 is there in part');
    expect(answer.verdict).toBe('checked');
  });
});

describe('dates at the end of their months', () => {
  const lines = ['2024-01-31,N,-100', '2024-02-29,N,-50', '2024-03-31,N,50', '2024-03-31,S,30'];
  it.each(['which month had the lowest profit', 'profit growth by month', 'profit by month'])(
    'tell the whole of them: %s',
    async (question) => {
      await using file = await openAsked(csv('p.csv', ['date,region,profit', ...lines]), today);
      expect((await file.put(question)).text).not.toMatch(/part|data begin|data end/);
    },
  );
});

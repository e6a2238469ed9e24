import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedFile, csv, openAsked } from './testing-asked.ts';

describe('a period of which no year is said', () => {
  let orders: AskedFile;
  beforeAll(async () => {
    const months = Array.from({ length: 27 }, (_, at) => {
      const [year, month] = [2022 + Math.floor(at / 12), (at % 12) + 1];
      return [5, 15].map(
        (day) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')},${at + 1}`,
      );
    });
    // Up to 15 March 2024; the months of 2024 come to 50, 52 and 54.
    orders = await openAsked(csv('orders.csv', ['ordered on,revenue', ...months.flat()]), '2026-11-26');
  });
  afterAll(() => orders[Symbol.asyncDispose]());

  it.each([
    ['total revenue in February', [52], 'February 2024'],
    ['total revenue in June', [36], 'June 2023'],
    ['Q3 revenue', [120], 'Q3 2023'],
    ['revenue between May and July', [108], 'May 2023 to July 2023'],
    ['total revenue since August', [376], 'since August 2023'],
    ['revenue in H2', [258], 'the second half of 2023'],
    ['revenue in the summer', [120 - 6], 'summer 2023'],
  ])('is of the newest year that the data hold: %s', async (question, numbers, chosen) => {
    const { answer } = await orders.put(question);
    expect(answer.rows).toEqual([numbers]);
    expect(answer.assumptions.map(({ kind, chosen: told }) => `${kind} ${told}`).join()).toContain(
      `period ${chosen}`,
    );
  });

  it.each([
    ['revenue growth from January to February', [50, 52]],
    ['January vs February revenue', [50, 52]],
    ['compare revenue in November and October', [46, 44]],
    ['revenue in January compared to the month before', [50, 48]],
  ])('stays beside the other one of its question: %s', async (question, numbers) => {
    expect((await orders.put(question)).answer.rows[0]?.slice(0, 2)).toEqual(numbers);
  });

  it('stays in the year that is said', async () => {
    const { answer } = await orders.put('total revenue in June 2022');
    expect(answer.rows).toEqual([[12]]);
    expect(answer.assumptions).toEqual([]);
  });

  it('stays in the year that runs while the data go on', async () => {
    const days = ['2024-03-01', '2024-11-20', '2025-03-01', '2025-11-20', '2026-03-01', '2026-11-20'];
    await using running = await openAsked(
      csv('orders.csv', ['date,revenue', ...days.map((day, at) => `${day},${at + 1}`)]),
      '2026-11-26',
    );
    expect((await running.put('revenue in March')).answer.rows).toEqual([[5]]);
  });
});

describe('a quarter or a month in a column beside its year, of which no year is said', () => {
  it.each([
    ['year,quarter,sales', ['2023,Q1,10', '2023,Q2,20', '2024,Q1,30'], 'sales in Q1', 30, 'Q1 2024'],
    ['year,quarter,sales', ['2023,Q1,10', '2023,Q2,20', '2024,Q1,30'], 'sales in Q2', 20, 'Q2 2023'],
    [
      'year,month,visits',
      ['2023,1,10', '2023,2,20', '2023,3,4', '2024,1,30', '2024,2,3'],
      'visits in January',
      30,
      'January 2024',
    ],
    [
      'Jahr;Monat;Umsatz',
      ['2023;Januar;10', '2023;Februar;20', '2023;März;5', '2024;Januar;30'],
      'total Umsatz in March',
      5,
      'March 2023',
    ],
    [
      'month,revenue',
      ['2025-03,7', ...[4, 5, 6, 7, 8, 9].map((month) => `2025-0${month},1`), '2025-10,1'].concat([
        '2025-11,1',
        '2025-12,1',
        '2026-01,10',
        '2026-02,20',
      ]),
      'revenue in March',
      7,
      'March 2025',
    ],
  ])('is of the newest that the data hold: %s %j %s', async (header, lines, question, number, told) => {
    await using file = await openAsked(csv('t.csv', [header, ...lines]), '2026-11-26');
    const { text, answer } = await file.put(question);
    expect(answer.rows).toEqual([[number]]);
    expect(text).toContain(told);
    expect(answer.assumptions.map(({ kind, chosen }) => `${kind} ${chosen}`).join()).toContain(
      `period ${told}`,
    );
  });

  it('is never read as a value beside itself as a time', async () => {
    await using file = await openAsked(
      csv('t.csv', ['year,quarter,sales', '2023,Q1,10', '2023,Q2,20', '2024,Q1,30']),
      '2026-11-26',
    );
    expect((await file.put('Q1 sales vs Q2 sales')).text).not.toContain('There is no');
  });
});

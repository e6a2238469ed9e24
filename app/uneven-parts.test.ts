import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedFile, csv, openAsked } from './testing-asked.ts';

const today = '2026-11-26';

describe('parts of the year that the data hold of unequally many years', () => {
  let daily: AskedFile;
  let quarters: AskedFile;
  let months: AskedFile;
  beforeAll(async () => {
    const days = Array.from({ length: 800 }, (_, at) =>
      new Date(Date.UTC(2022, 0, 1 + at)).toISOString().slice(0, 10),
    );
    daily = await openAsked(csv('traffic.csv', ['day,sessions', ...days.map((day) => `${day},10`)]), today);
    quarters = await openAsked(
      csv('sales.csv', ['year,quarter,sales', '2023,Q1,10', '2023,Q2,20', '2024,Q1,30']),
      today,
    );
    months = await openAsked(
      csv('besuche.csv', [
        'Jahr;Monat;Besuche',
        ...['2023;Januar;10', '2023;Februar;20', '2023;März;4', '2024;Januar;30', '2024;Februar;3'],
      ]),
      today,
    );
  });
  afterAll(async () => {
    for (const file of [daily, quarters, months]) await file[Symbol.asyncDispose]();
  });

  it.each([
    ['sessions by month of the year', 'March is there of 3 years, April of 2'],
    ['which month of the year has the most sessions', 'March is there of 3 years, April of 2'],
  ])('are told so: %s', async (question, told) => {
    const { text, answer } = await daily.put(question);
    expect(text).toContain(told);
    expect(answer.verdict).toBe('caution');
  });

  it.each(['compare Q1 and Q2 sales', 'sales by quarter', 'which quarter has the highest sales'])(
    'in a column beside the year: %s',
    async (question) => {
      const { text, answer } = await quarters.put(question);
      expect(text).toContain('Q1 is there of 2 years, Q2 of 1: their totals are of unequal times.');
      expect(answer.verdict).toBe('caution');
    },
  );

  it('as the file calls them', async () => {
    expect((await months.put('total Besuche by Monat')).text).toContain(
      'Februar is there of 2 years, März of 1',
    );
  });

  it.each(['sessions by month of the year in 2023', 'average sessions by weekday'])(
    'are no doubt where they are even: %s',
    async (question) => {
      expect((await daily.put(question)).answer.verdict).toBe('checked');
    },
  );

  it('nor beside their year, in one year, or averaged', async () => {
    for (const question of [
      'sales by year and quarter',
      'sales by quarter in 2023',
      'average sales by quarter',
    ])
      expect((await quarters.put(question)).text).not.toContain('unequal');
  });
});

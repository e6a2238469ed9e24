import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedFile, csv, openAsked } from './testing-asked.ts';

const today = '2026-11-26';

describe('an amount of some rows', () => {
  let sales: AskedFile;
  let umsatz: AskedFile;
  let hours: AskedFile;
  let tickets: AskedFile;
  beforeAll(async () => {
    sales = await openAsked(
      csv('m 1.csv', ['month,region,sales', 'Jan,N,10', 'Mar,N,30', 'Mar,S,30', 'Apr,N,5']),
      today,
    );
    umsatz = await openAsked(
      csv('umsatz.csv', ['Monat;Region;Umsatz', 'Jan;N;10', 'März;N;30', 'März;S;30', 'Mai;N;5']),
      today,
    );
    hours = await openAsked(
      csv('hours.csv', ['day,month,hours', 'Mon,January,1', 'Tue,May,2', 'Wed,May,2']),
      today,
    );
    tickets = await openAsked(
      csv('tickets.csv', ['priority,tickets', 'High,10', 'Low,20', 'Max,5', 'Average,7', 'Top,3']),
      today,
    );
  });
  afterAll(async () => {
    for (const file of [sales, umsatz, hours, tickets]) await file[Symbol.asyncDispose]();
  });

  it.each([
    'sales in march',
    'sales for march',
    'march sales',
    'total sales in march',
    'sales, March',
    'sales in Mar',
  ])('is added up of a month that is written short: %s', async (question) => {
    const { answer } = await sales.put(question);
    expect(answer.rows).toEqual([[60]]);
    expect(answer.verdict).toBe('checked');
  });

  it.each(['Umsatz in march', 'Umsatz im März', 'total Umsatz for March'])(
    'of one that is written in another language: %s',
    async (question) => {
      expect((await umsatz.put(question)).answer.rows).toEqual([[60]]);
    },
  );

  it.each([
    ['hours in may', 4],
    ['total hours for May', 4],
    ['may hours', 4],
    ['hours in january', 1],
  ])('of one that is a verb elsewhere: %s', async (question, number) => {
    expect((await hours.put(question)).answer.rows).toEqual([[number]]);
  });

  it.each(['what were sales in march', 'what are the sales in Mar', 'what is the sales of N'])(
    'is never told as its different numbers, equal ones once: %s',
    async (question) => {
      expect((await sales.put(question)).answer.verdict).not.toBe('checked');
    },
  );

  it.each(['max tickets', 'tickets max', 'max of tickets', 'top tickets'])(
    'is asked back where a word of a total is a value too: %s',
    async (question) => {
      const { answer } = await tickets.put(question);
      const isMost = answer.rows.length === 1 && answer.rows[0]?.includes(20);
      expect(isMost || answer.status !== 'answered').toBe(true);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { csv, openAsked } from './testing-asked.ts';

const today = '2026-11-26';

/** What an answer says of a file, its chips among it. */
async function said(lines: readonly string[], question: string): Promise<{ verdict: string; text: string }> {
  await using file = await openAsked(csv('list.csv', lines), today);
  const { answer, text } = await file.put(question);
  const chips = (answer.assumptions ?? []).map(({ chosen }) => chosen);
  return { verdict: answer.verdict ?? answer.status, text: [text, ...chips].join(' ') };
}

describe('numbers that say something apart, and are asked for together', () => {
  const scenarios = [
    'scenario,month,revenue',
    'Actual,2024-01,100',
    'Budget,2024-01,120',
    'Actual,2024-02,110',
  ];
  const german = ['Version;Umsatz', 'Ist;100', 'Plan;120', 'Forecast 2024;130'];
  const books = ['entry,side,amount', '1,Debit,100', '2,Credit,30', '3,Debit,50'];
  const figures = ['kpi,value', 'Revenue,1000', 'Customers,50', 'Churn rate,0.05'];
  const kennzahlen = ['Kennzahl;Wert', 'Umsatz;1000', 'Kunden;50'];
  const invoices = ['invoice,line,qty,invoice_total', '1,1,2,100', '1,2,3,100', '2,1,1,40'];
  const departments = ['employee;dept;dept_budget', 'a;IT;1000', 'b;IT;1000', 'c;HR;500'];

  it.each([
    [scenarios, 'total revenue', '330', '1 Budget'],
    [scenarios, 'revenue by month', '220', '1 Budget'],
    [german, 'Umsatz', '350', '1 Forecast 2024 and 1 Plan'],
    [books, 'total amount', '180', '1 Credit'],
    [figures, 'total value', '1,050.05', 'numbers of different kinds (Churn rate, Customers, Revenue)'],
    [figures, 'average value', '350.02', 'Ask for one of them, or by kpi'],
    [kennzahlen, 'total wert', '1,050', 'numbers of different kinds'],
    [invoices, 'total invoice total', '240', 'the same on all rows of one invoice'],
    [invoices, 'average invoice total', '80', 'once for each row'],
    [departments, 'dept budget by dept', '2,000', 'the same on all rows of one dept'],
  ])('are told: %s, %s', async (lines, question, number, words) => {
    const { verdict, text } = await said(lines, question);
    expect([verdict, text]).toEqual(['caution', expect.stringContaining(number)]);
    expect(text).toContain(words);
  });

  it.each([
    [scenarios, 'actual revenue', '210'],
    [scenarios, 'revenue by scenario', '210'],
    [figures, 'value by kpi', '1,000'],
    [invoices, 'total qty', '6'],
    [['plan,users', 'Basic,5', 'Pro,7'], 'total users', '12'],
    [['invoice,invoice_total', '1,100', '2,40'], 'total invoice total', '140'],
    [['dept,dept_cost', 'IT,10', 'IT,20', 'HR,5'], 'total dept cost', '35'],
  ])('are no doubt where they are apart: %s, %s', async (lines, question, number) => {
    const { verdict, text } = await said(lines, question);
    expect([verdict, text]).toEqual(['checked', expect.stringContaining(number)]);
  });
});

describe('numbers that name something', () => {
  it.each([
    [['PLZ,Ort,Einwohner', '01067,Dresden,100', '80331,Köln,200', '20095,Bonn,300'], 'total PLZ'],
    [['PLZ,Ort,Einwohner', '01067,Dresden,100', '80331,Köln,200', '20095,Bonn,300'], 'average PLZ'],
    [['zip,visits', '02134,5', '90210,7', '10001,9'], 'sum of zip'],
    [['acct,text,amount', '4000,a,10', '4000,b,20', '4100,c,30'], 'total acct'],
    [['rank,team,points', '1,a,10', '2,b,8', '3,c,5'], 'total rank'],
  ])('are never added up: %s, %s', async (lines, question) => {
    const { verdict } = await said(lines, question);
    expect(['declined', 'clarify']).toContain(verdict);
  });

  it('are not written like amounts', async () => {
    const { text } = await said(['acct,amount', '4000,10', '4000,20', '4100,30', '4200,1'], 'amount by acct');
    expect(text).toContain('4000 (30), 4100 (30)');
  });
});

describe('multiples that a header tells', () => {
  it.each([
    ['Revenue (in thousands)', '30 thousand'],
    ['Revenue in TEUR', '30 thousand EUR'],
    ['Revenue ($m)', '30 million USD'],
    ['Revenue [Mio. €]', '30 million EUR'],
    ["Revenue (USD '000)", '30 thousand USD'],
    ['Revenue (k€)', '30 thousand EUR'],
  ])('stand behind the number: %s', async (header, total) => {
    const { text } = await said(
      [`Region;${header}`, 'N;10', 'S;20'],
      `total ${header.replace(/ [([].*/, '').toLowerCase()}`,
    );
    expect(text).toContain(total);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** One row for each lake and year. */
const lakes: TestTable = {
  name: 'lake levels',
  key: ['Lake', 'Year'],
  mainDate: null,
  displayColumn: null,
  columns: [
    column('Lake', 'VARCHAR', 'place'),
    column('Year', 'INTEGER', 'ordinal'),
    column('Depth', 'DECIMAL(12,2)', 'balance'),
    column('Rainfall', 'INTEGER', 'additive'),
  ],
  rows: [
    ['Arendsee', 2021, 49.5, 510],
    ['Arendsee', 2022, 48.5, 420],
    ['Arendsee', 2023, 49, 610],
    ['Balaton', 2021, 3.3, 640],
    ['Balaton', 2022, 3.1, 500],
    ['Balaton', 2023, 3.2, 700],
  ],
};

let survey: TestShop;
beforeAll(async () => {
  survey = await openTestTables([lakes], []);
});
afterAll(() => survey.close());

function put(question: string): Promise<AgentReply> {
  return ask(question, { catalog: survey.catalog, today: testToday, locale: 'en', run: survey.run });
}

describe('a table with one row for each thing and year', () => {
  it('asks which year is meant, the latest first', async () => {
    const { answer } = await put('What is the depth of Arendsee?');
    expect(answer.status).toBe('clarify');
    const [latest, all] = answer.options ?? [];
    expect(latest?.preview).toContain('49');
    expect((await put(latest?.question ?? '')).answer.rows).toEqual([[2023, 49]]);
    expect((await put(all?.question ?? '')).answer.rows).toEqual([
      [2021, 49.5],
      [2022, 48.5],
      [2023, 49],
    ]);
  });

  it('answers with one value where the year is said', async () => {
    expect((await put('What was the depth of Balaton in 2022?')).answer.rows).toEqual([[3.1]]);
  });

  it('tells values of several years with their year and their thing', async () => {
    expect((await put('depth of Balaton since 2022')).answer.rows).toEqual([
      [2022, 3.1],
      [2023, 3.2],
    ]);
    const { answer } = await put('Show depth');
    expect(answer.rows).toContainEqual(['Balaton', 2021, 3.3]);
  });

  it('tells a trend by the years there are', async () => {
    const { answer } = await put('How has rainfall in Balaton changed over the years?');
    expect(answer.rows).toEqual([
      [2021, 640],
      [2022, 500],
      [2023, 700],
    ]);
  });

  it('counts things, not their years', async () => {
    expect((await put('How many lakes are in this data?')).answer.rows).toEqual([[2]]);
  });

  it('adds up as before what adds up', async () => {
    expect((await put('total rainfall of Balaton')).answer.rows).toEqual([[1840]]);
  });

  it('names a row by the columns that name it together', async () => {
    const { answer } = await put('Which lake level has the highest rainfall?');
    expect([answer.columns.map(({ name }) => name), answer.rows]).toEqual([
      ['Lake', 'Year', 'Rainfall'],
      [['Balaton', 2023, 700]],
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './index.ts';
import { openTestTables, type TestShop, testColumn } from './testing.ts';

const column = testColumn;
let games: TestShop;
let towers: TestShop;
beforeAll(async () => {
  games = await openTestTables(
    [
      {
        name: 'games',
        key: [],
        mainDate: 'played_on',
        displayColumn: null,
        columns: [
          column('played_on', 'DATE', 'date'),
          column('home_team', 'VARCHAR', 'category'),
          column('away_team', 'VARCHAR', 'category'),
          column('margin_of_victory', 'VARCHAR', 'category'),
          column('attendance', 'INTEGER', 'additive'),
        ],
        rows: [
          ['1998-04-02', 'Reds', 'Blues', '2 goals', 400],
          ['1998-05-09', 'Blues', 'Greens', '1 goal', 300],
          ['1998-09-12', 'Reds', 'Greens', '3 goals', 500],
        ],
      },
    ],
    [],
  );
  towers = await openTestTables(
    [
      {
        name: 'towers',
        key: [],
        mainDate: null,
        displayColumn: 'tower',
        columns: [
          column('tower', 'VARCHAR', 'text'),
          column('floors', 'INTEGER', 'ordinal'),
          column('architect', 'VARCHAR', 'category'),
          column('architect_birth_date', 'DATE', 'date'),
        ],
        rows: [
          ['North Gate', 15, 'Ek', '1950-02-01'],
          ['South Gate', 9, 'Ek', '1950-02-01'],
          ['Mill View', 22, 'Dahl', '1961-07-08'],
        ],
      },
    ],
    [],
  );
});
afterAll(() => {
  games.close();
  towers.close();
});

async function answerTo({ catalog, run }: TestShop, question: string) {
  const context = { catalog, run, today: '2026-11-20', locale: 'en', models: new Map(), previous: null };
  const { status, rows } = (await ask(question, { ...context, unanswered: null })).answer;
  return status === 'answered' ? rows : status;
}

describe('a table that stands by itself', () => {
  it('is asked of a month without its year in the newest year of its dates', async () => {
    expect(await answerTo(games, 'total attendance in April')).toEqual([[400]]);
    expect(await answerTo(games, 'total attendance in April 1998')).toEqual([[400]]);
  });

  it('does not count one of two sides for both', async () => {
    expect(await answerTo(games, 'How many teams are there?')).toBe('declined');
  });

  it('tells a number of things that a row has, and not that it is one row', async () => {
    expect(await answerTo(towers, 'How many floors does the North Gate have?')).toEqual([[15]]);
  });

  it('is not dated by when somebody was born', async () => {
    expect(await answerTo(towers, 'number of towers per year')).toBe('declined');
  });

  it('asks between what a difference lies', async () => {
    expect(
      await answerTo(towers, 'The floors of Ek are how much greater than those of Dahl?'),
    ).not.toHaveLength(2);
  });
});

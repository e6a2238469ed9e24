import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** Who works somewhere, and who did. */
const staff: TestTable = {
  name: 'Staff',
  key: ['Emp No'],
  mainDate: 'Date Joined',
  displayColumn: 'Full Name',
  columns: [
    column('Emp No', 'VARCHAR', 'identifier'),
    column('Full Name', 'VARCHAR', 'text'),
    column('Department', 'VARCHAR', 'category'),
    column('Date Joined', 'DATE', 'date'),
    column('Date Left', 'DATE', 'date'),
    column('Salary', 'INTEGER', 'additive'),
  ],
  rows: [
    ['E1', 'Ada Fenwick', 'Sales', '2021-03-14', null, 50],
    ['E2', 'Bo Marsh', 'Sales', '2022-05-01', '2024-06-30', 40],
    ['E3', 'Cem Tindall', 'IT', '2023-03-14', null, 60],
    ['E4', 'Dee Orr', 'IT', '2023-09-01', '2024-12-31', 55],
    ['E5', 'Eli Nash', 'IT', '2025-01-15', null, 45],
    ['E6', 'Fay Unger', 'Sales', '2025-02-03', '2025-03-03', 45],
  ],
};
/** The same with a number of heads of its own: that column is what the word means. */
const counted: TestTable = {
  name: 'teams',
  key: ['Team'],
  mainDate: null,
  displayColumn: null,
  columns: [column('Team', 'VARCHAR', 'category'), column('Headcount', 'INTEGER', 'additive')],
  rows: [
    ['North', 4],
    ['South', 7],
  ],
};

/** One has given notice: the day of leaving lies ahead. */
const onNotice: TestTable = {
  ...staff,
  rows: [...staff.rows, ['E7', 'Gus Hale', 'IT', '2024-01-10', '2025-06-30', 50]],
};

let office: TestShop;
let noticed: TestShop;
let teams: TestShop;
beforeAll(async () => {
  office = await openTestTables([staff], []);
  teams = await openTestTables([counted], []);
  noticed = await openTestTables([onNotice], []);
});
afterAll(() => {
  office.close();
  teams.close();
  noticed.close();
});

function put(question: string, { catalog, run }: TestShop = office): Promise<AgentReply> {
  return ask(question, { catalog, run, today: testToday, locale: 'en' });
}

describe('a list of staff that keeps who left', () => {
  const answered: [string, Cell[][]][] = [
    ['what is our headcount', [[3]]],
    ['how many employees do we have right now', [[3]]],
    ['how many current employees are in IT', [[2]]],
    ['how many people still work here', [[3]]],
    [
      'headcount by department',
      [
        ['IT', 2],
        ['Sales', 1],
      ],
    ],
    ['headcount at the end of 2024', [[2]]],
    ['headcount at the end of June 2024', [[3]]],
    ['how many employees did we have on 1 October 2023', [[4]]],
    ['how many leavers were there in 2024', [[2]]],
    ['how many leavers', [[3]]],
    ['how many new joiners in 2025', [[2]]],
    [
      'leavers by department in 2024',
      [
        ['IT', 1],
        ['Sales', 1],
      ],
    ],
    [
      'leavers by year',
      [
        ['2024-01-01', 2],
        ['2025-01-01', 1],
      ],
    ],
  ];
  it.each(answered)('%s', async (question, rows) => {
    const { answer } = await put(question);
    expect(answer.status).toBe('answered');
    expect(answer.rows).toEqual(rows);
  });

  it('tells tenure up to today of those who are still there', async () => {
    const { answer } = await put('average tenure by department');
    const [it] = answer.rows.filter(([department]) => department === 'IT');
    expect(Number(it?.[1])).toBeCloseTo((731 + 487 + 58) / 3 / 365.2425, 5);
    expect(answer.reading).toContain('14 March 2025');
  });

  it.each(['headcount in 2024', 'headcount by year', 'headcount trend', 'joiners and leavers by year'])(
    'gives no number for a course of time: %s',
    async (question) => {
      expect((await put(question)).answer.status).not.toBe('answered');
    },
  );

  it.each([
    'how many leavers were there at the end of 2024',
    'how many joiners were there at the end of 2024',
  ])('does not take who came or went for who was there: %s', async (question) => {
    expect((await put(question)).answer.status).not.toBe('answered');
  });

  it('does not take who is to leave for one who has left', async () => {
    expect((await put('headcount at the end of 2024', noticed)).answer.rows).toEqual([[3]]);
    expect((await put('what is our headcount', noticed)).answer.status).not.toBe('answered');
    expect((await put('how many leavers', noticed)).answer.status).not.toBe('answered');
  });

  it('leaves a column that is called so its name', async () => {
    expect((await put('total headcount', teams)).answer.rows).toEqual([[11]]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** Two sheets as people upload them: headers with units, a team called People, states that are verbs too. */
const crew: TestTable = {
  name: 'Crew',
  key: [],
  mainDate: 'Start Date',
  displayColumn: 'Full Name',
  columns: [
    column('Full Name', 'VARCHAR', 'text'),
    column('Team', 'VARCHAR', 'category'),
    column('Site', 'VARCHAR', 'place'),
    column('Contract', 'VARCHAR', 'category'),
    column('Salary (EUR)', 'INTEGER', 'additive'),
    column('Start Date', 'DATE', 'date'),
  ],
  rows: [
    ['Ana Reis', 'People', 'Porto', 'Full-time', 50000, '2022-02-01'],
    ['Ben Ohm', 'Workshop', 'Graz', 'Part-time', 31000, '2024-03-01'],
    ['Cem Ay', 'Workshop', 'Graz', 'Full-time', 42000, '2024-07-15'],
    ['Dia Lund', 'Workshop', 'Porto', 'Part-time', 30000, '2023-05-01'],
    ['Edo Finn', 'People', 'Graz', 'Full-time', 61000, '2024-10-01'],
  ],
};
const repairs: TestTable = {
  name: 'repairs',
  key: ['Repair No'],
  mainDate: 'Opened',
  displayColumn: null,
  columns: [
    column('Repair No', 'VARCHAR', 'identifier'),
    column('Opened', 'DATE', 'date'),
    column('Closed', 'DATE', 'date'),
    column('State', 'VARCHAR', 'category'),
    column('Priority', 'VARCHAR', 'category'),
    column('Technician', 'VARCHAR', 'text'),
    column('Waiting Time (h)', 'DECIMAL(12,2)', 'ratio'),
    column('Refund (EUR)', 'DECIMAL(12,2)', 'additive'),
    column('Rating', 'INTEGER', 'ordinal'),
  ],
  rows: [
    ['R1', '2024-01-05', '2024-01-09', 'Closed', 'High', 'Mia Falk', 2.5, 20, 4],
    ['R2', '2024-01-20', '2024-02-02', 'Closed', 'Low', 'Mia Falk', 0.5, null, null],
    ['R3', '2024-02-11', null, 'Open', 'High', 'Olaf Berg', 1, null, null],
    ['R4', '2025-01-07', null, 'Open', 'Low', 'Mia Falk', 4, 15, null],
    ['R5', '2025-01-30', '2025-02-01', 'Closed', 'High', 'Olaf Berg', 3, null, 5],
    ['R6', '2025-02-03', null, 'Waiting', 'High', 'Mia Falk', 6, null, 2],
  ],
};

let works: TestShop;
beforeAll(async () => {
  works = await openTestTables([crew, repairs], []);
});
afterAll(() => works.close());

function put(question: string): Promise<AgentReply> {
  return ask(question, { catalog: works.catalog, run: works.run, today: testToday, locale: 'en' });
}

const answered: [string, Cell[][]][] = [
  ['how many people work in Graz', [[3]]],
  ['how many people joined in 2024', [[3]]],
  ['how many staff do we have altogether', [[5]]],
  [
    'number of people by site',
    [
      ['Graz', 3],
      ['Porto', 2],
    ],
  ],
  ['who earns the highest salary', [['Edo Finn', 61000]]],
  ['Who works full-time in Graz?', [['Cem Ay'], ['Edo Finn']]],
  ['teams where the average salary is above 40000', [['People', 55500]]],
  [
    'which two people have the highest salary',
    [
      ['Edo Finn', 61000],
      ['Ana Reis', 50000],
    ],
  ],
  ['how many repairs are still open', [[2]]],
  [
    'repairs opened each month in 2024',
    [
      ['2024-01-01', 2],
      ['2024-02-01', 1],
    ],
  ],
  [
    'repairs closed per month in 2024',
    [
      ['2024-01-01', 1],
      ['2024-02-01', 1],
    ],
  ],
  ['repairs opened in January 2025 versus January 2024', [[2, 2, 0, 0]]],
  ['how many closed repairs have no rating', [[1]]],
  ['how many high priority repairs had a waiting time of more than 2 hours', [[3]]],
  ['which technician handled the most repairs', [['Mia Falk', 4]]],
  ['technicians with at least 3 repairs', [['Mia Falk', 4]]],
  ['what did we pay out in refunds so far', [[35]]],
  ['number of different technicians', [[2]]],
  ['total refund in euros', [[35]]],
  [
    'how has the number of repairs developed per year',
    [
      ['2024-01-01', 3],
      ['2025-01-01', 3],
    ],
  ],
];

describe('wording', () => {
  it.each(answered)('answers "%s"', async (question, rows) => {
    const { answer } = await put(question);
    expect({ status: answer.status, rows: answer.rows }).toEqual({ status: 'answered', rows });
  });

  const notAnswered = [
    'how much did we pay our people in 2024',
    'how many closed in 2024 and opened in 2025 by people',
    'waiting time of more than 3 kilos',
    'how did salary feel',
    'how many people started',
    'opening repairs',
    'who is in Porto and who is not',
    'which three repairs',
  ];
  it.each(notAnswered)('does not answer "%s"', async (question) => {
    expect((await put(question)).answer.status).not.toBe('answered');
  });

  it('keeps a team called People for those who name the team', async () => {
    expect((await put('how many people are in team People')).answer.rows).toEqual([[2]]);
  });

  it('takes a verb neither for the state of the same root nor for a count of dates', async () => {
    for (const question of ['how many repairs were opened in 2025', 'repairs opened in 2025 by priority'])
      expect((await put(question)).answer.sql, question).not.toMatch(/'Open'|DISTINCT "Opened"/);
  });
});

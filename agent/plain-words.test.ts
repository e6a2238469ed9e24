import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** Hires of a boat yard: a flag in words, headers with units, a start and an end, a due date, people in a column. */
const hires: TestTable = {
  name: 'boat_hires',
  key: ['hire_id'],
  mainDate: null,
  displayColumn: null,
  columns: [
    column('hire_id', 'VARCHAR', 'identifier'),
    column('started_on', 'DATE', 'date'),
    column('due_on', 'DATE', 'date'),
    column('ended_on', 'DATE', 'date'),
    column('boat_type', 'VARCHAR', 'category'),
    column('start_pier', 'VARCHAR', 'place'),
    column('end_pier', 'VARCHAR', 'place'),
    column('skipper', 'VARCHAR', 'category'),
    column('Damaged', 'VARCHAR', 'category'),
    column('state', 'VARCHAR', 'category'),
    column('voucher', 'VARCHAR', 'category'),
    column('distance_km', 'INTEGER', 'additive'),
    column('Repair Minutes', 'INTEGER', 'additive'),
    column('Charge (EUR)', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    [
      'H1',
      '2025-01-03',
      '2025-01-05',
      '2025-01-04',
      'canoe',
      'North',
      'South',
      'Ada',
      'No',
      'paid',
      'SUN',
      10,
      0,
      50,
    ],
    [
      'H2',
      '2025-01-04',
      '2025-01-05',
      '2025-01-08',
      'canoe',
      'South',
      'North',
      'Ben',
      'Yes',
      'open',
      null,
      20,
      30,
      80,
    ],
    [
      'H3',
      '2025-01-06',
      '2025-01-09',
      '2025-01-09',
      'kayak',
      'North',
      'North',
      'Ada',
      'No',
      'paid',
      null,
      4,
      0,
      30,
    ],
    [
      'H4',
      '2025-02-01',
      '2025-02-03',
      null,
      'kayak',
      'South',
      'South',
      'Cem',
      'Yes',
      'waived',
      'SUN',
      6,
      10,
      40,
    ],
    [
      'H5',
      '2025-02-02',
      '2025-02-03',
      '2025-02-03',
      'canoe',
      'North',
      'South',
      'Ada',
      'No',
      'paid',
      null,
      30,
      0,
      100,
    ],
  ],
};

let yard: TestShop;
beforeAll(async () => {
  yard = await openTestTables([hires], []);
});
afterAll(() => yard.close());

function put(question: string): Promise<AgentReply> {
  return ask(question, { catalog: yard.catalog, run: yard.run, today: testToday, locale: 'en' });
}

describe('plain words', () => {
  const answered: [string, Cell[][]][] = [
    // A verb that only says what is done with the rows, and one that chooses the date.
    ['how much did we charge in January 2025', [[160]]],
    ['how many hires started on a weekend', [[3]]],
    ['how many hires ended in February 2025', [[1]]],
    [
      'hires not damaged by boat type',
      [
        ['canoe', 2],
        ['kayak', 1],
      ],
    ],
    ['how many damaged hires', [[2]]],
    ['damage rate', [[2, 5, 0.4]]],
    ['how many hires were longer than 9 km', [[3]]],
    ['how many hires over 9 km', [[3]]],
    ['how many hires from North', [[3]]],
    ['how many hires ended after their due date', [[1]]],
    ['how many hires had no repair minutes', [[3]]],
    ['what percentage of hires used a voucher', [[2, 5, 0.4]]],
    ['average days from start to end', [[2.25]]],
    [
      'charge per km by boat type',
      [
        ['kayak', 7],
        ['canoe', 230 / 60],
      ],
    ],
    ['who had the most hires', [['Ada', 3]]],
    ['busiest skipper', [['Ada', 3]]],
    ['cheapest boat type', [['kayak', 35]]],
    ['total canoe charge', [[230]]],
    [
      'hires outside canoe by month',
      [
        ['2025-01-01', 1],
        ['2025-02-01', 1],
      ],
    ],
    [
      'charge by weekday',
      [
        [1, 'Monday', 30],
        [5, 'Friday', 50],
        [6, 'Saturday', 120],
        [7, 'Sunday', 100],
      ],
    ],
  ];
  it.each(answered)('are read: %s', async (question, rows) => {
    const { answer, text } = await put(question);
    expect({ status: answer.status, rows: answer.rows, text }).toEqual({ status: 'answered', rows, text });
  });

  it.each([
    'how many hires were refunded',
    'how many hires were lost on a weekend',
    'hires still out',
    'how many hires longer than 9 minutes of waiting',
    'how many hires heavier than 9 kg',
    'refund rate',
    'charge of canoe and kayak on average, North and South',
    'how many hires were sailed by skippers in trouble',
    'charge 2025: canoe, kayak, plonk',
    'and the men?',
    'who flew the most',
    'average days from start to heaven',
    'charge per mile',
  ])('that are not known are never dropped: %s', async (question) => {
    expect((await put(question)).answer.status).not.toBe('answered');
  });

  it('tells a value that stands in two columns by where it stands', async () => {
    expect((await put('how many hires from South')).answer.sql).toContain('start_pier');
    expect((await put('how many hires to South')).answer.sql).toContain('end_pier');
  });
});

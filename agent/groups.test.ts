import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import type { Plan } from './plan.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

const hires: TestTable = {
  name: 'hires',
  key: ['Hire No'],
  mainDate: 'Hired On',
  displayColumn: null,
  columns: [
    column('Hire No', 'VARCHAR', 'identifier'),
    column('Hired On', 'DATE', 'date'),
    column('Depot', 'VARCHAR', 'place'),
    column('Tool', 'VARCHAR', 'category'),
    column('Client', 'VARCHAR', 'text'),
    column('State', 'VARCHAR', 'category'),
    column('Charge (EUR)', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    ['H1', '2024-01-06', 'Kiel', 'Drill', 'Reed & Sons', 'Returned', 40],
    ['H2', '2024-01-08', 'Kiel', 'Mixer', 'Reed & Sons', 'Returned', 90],
    ['H3', '2024-02-10', 'Kiel', 'Saw', 'Oake Works', 'Cancelled', 10],
    ['H4', '2024-02-12', 'Bonn', 'Drill', 'Oake Works', 'Returned', 70],
    ['H5', '2025-01-04', 'Bonn', 'Saw', 'Reed & Sons', 'Returned', 20],
    ['H6', '2025-01-20', 'Bonn', 'Drill', 'Penn Homes', 'Cancelled', 30],
    ['H7', '2025-02-01', 'Kiel', 'Mixer', 'Penn Homes', 'Returned', 60],
    ['H8', '2025-02-11', 'Bonn', 'Mixer', 'Penn Homes', 'Returned', 80],
  ],
};

let yard: TestShop;
beforeAll(async () => {
  yard = await openTestTables([hires], []);
});
afterAll(() => yard.close());

function put(question: string, previous: Plan | null = null): Promise<AgentReply> {
  return ask(question, { catalog: yard.catalog, today: testToday, locale: 'en-US', run: yard.run, previous });
}

async function rowsOf(question: string): Promise<Cell[][]> {
  const { answer } = await put(question);
  expect(answer.status, `${question}: ${answer.reading}`).toBe('answered');
  return answer.rows;
}

describe('a ranking within each group', () => {
  it('gives each group its own first ones', async () => {
    const best = [
      ['Bonn', 'Drill', 100],
      ['Kiel', 'Mixer', 150],
    ];
    expect(await rowsOf('top tool by charge in each depot')).not.toHaveLength(1);
    expect(await rowsOf('which tool has the highest total charge in each depot')).toEqual(best);
    expect(await rowsOf('top 1 tools by charge per depot')).toEqual(best);
  });

  it('ranks single rows within a group too, and says so', async () => {
    const { answer } = await put('latest hire of each client');
    expect(answer.reading).toContain('within each client');
    expect(answer.rows.map((row) => [row[0], row[1]])).toEqual([
      ['Oake Works', 'H4'],
      ['Penn Homes', 'H8'],
      ['Reed & Sons', 'H5'],
    ]);
  });

  it('ranks what alone is named, not something within it', async () => {
    expect(await rowsOf('which depot has the highest total charge')).toEqual([
      ['Bonn', 200],
      ['Kiel', 200],
    ]);
  });
});

describe('a share over time or within a group', () => {
  it('adds up to one within each period and within each group', async () => {
    for (const question of ['share of charge by depot per year', 'share of charge by tool for each depot']) {
      const rows = await rowsOf(question);
      const sums = new Map<Cell, number>();
      for (const [group, , , share] of rows)
        sums.set(group ?? null, (sums.get(group ?? null) ?? 0) + Number(share));
      expect(sums.size).toBe(2);
      for (const sum of sums.values()) expect(sum).toBeCloseTo(1);
    }
  });

  it('tells the part that meets a condition by period', async () => {
    expect(await rowsOf('what percentage of hires were cancelled by year')).toEqual([
      ['2024-01-01', 1, 4, 0.25],
      ['2025-01-01', 1, 4, 0.25],
    ]);
  });
});

describe('things that stand in no such row', () => {
  const answers: [string, string[]][] = [
    ['which clients had no hires in 2025', ['Oake Works']],
    ['clients who never hired a mixer', ['Oake Works']],
    ['which clients did not hire anything in 2024', ['Penn Homes']],
    ['depots without hires in January 2024', ['Bonn']],
    ['clients that have not had a hire since February 2025', ['Oake Works', 'Reed & Sons']],
    ['clients with no cancelled hires', ['Reed & Sons']],
  ];
  for (const [question, names] of answers)
    it(question, async () => {
      const { answer } = await put(question);
      expect([question, answer.rows.map(([name]) => name)]).toEqual([question, names]);
    });

  it('denies a state of the rows themselves as before', async () => {
    expect(await rowsOf('how many hires were not cancelled')).toEqual([[6]]);
  });
});

describe('several numbers of one amount', () => {
  it('takes the amount in each way that is named before it', async () => {
    expect(await rowsOf('total and average charge by depot')).toEqual([
      ['Bonn', 200, 50],
      ['Kiel', 200, 50],
    ]);
    expect(await rowsOf('lowest charge')).toEqual([[10]]);
  });
});

describe('a follow-up that names another group', () => {
  it('tells the same number by that one', async () => {
    const first = await put('number of hires by depot in 2025');
    const { answer } = await put('what about tools?', first.plan);
    expect(answer.rows).toEqual([
      ['Mixer', 2],
      ['Drill', 1],
      ['Saw', 1],
    ]);
  });
});

describe('a running total', () => {
  it('adds up from period to period, also over those without rows', async () => {
    const rows = await rowsOf('running total of charge by month');
    expect(rows[0]).toEqual(['2024-01-01', 130, 130]);
    expect(rows[2]).toEqual(['2024-03-01', 0, 210]);
    expect(rows.at(-1)).toEqual(['2025-02-01', 140, 400]);
  });

  it('runs for each group by itself, and never for averages', async () => {
    const { answer, chart } = await put('cumulative number of hires by depot and year');
    expect(answer.rows).toEqual([
      ['Bonn', '2024-01-01', 1, 1],
      ['Bonn', '2025-01-01', 3, 4],
      ['Kiel', '2024-01-01', 3, 3],
      ['Kiel', '2025-01-01', 1, 4],
    ]);
    expect(chart).toMatchObject({ type: 'line', x: 'year', series: 'Depot' });
    expect((await put('cumulative average charge by month')).answer.status).not.toBe('answered');
  });
});

describe('kinds of days side by side', () => {
  it('tells weekends from weekdays, and one day from another', async () => {
    const kinds = [
      ['Weekday', 270],
      ['Weekend', 130],
    ];
    expect(await rowsOf('charge on weekends versus weekdays')).toEqual(kinds);
    expect(await rowsOf('was the total charge higher on weekends or on weekdays')).toEqual(kinds);
    expect(await rowsOf('number of hires on Mondays vs Tuesdays')).toEqual([
      [1, 'Monday', 3],
      [2, 'Tuesday', 1],
    ]);
  });
});

describe('what is done several times', () => {
  it('counts the rows of each, where the verb only repeats them', async () => {
    expect(await rowsOf('which clients have hired from us more than twice')).toEqual([
      ['Penn Homes', 3],
      ['Reed & Sons', 3],
    ]);
  });

  it('does not take a charge for the merit of who charges it', async () => {
    expect((await put('which depot is doing best')).answer.status).not.toBe('answered');
  });
});

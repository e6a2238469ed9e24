import { describe, expect, it } from 'vitest';
import { csv, openAsked } from './testing-asked.ts';

const today = '2026-11-26';

interface Written {
  name: string;
  lines: string[];
  /** Each question with its rows. */
  asked: [string, unknown[][]][];
}

const files: Written[] = [
  {
    name: 'business years by their letters',
    lines: ['Budget Year,Dept,Spend', 'FY22,IT,10', 'FY23,IT,20', 'FY23,HR,5'],
    asked: [
      ['spend in budget year 2023', [[25]]],
      ['spend in FY23', [[25]]],
      ['spend in fiscal year 2022', [[10]]],
      ['spend since FY22', [[35]]],
      ['spend before FY23', [[10]]],
      ['spend between FY22 and FY23', [[35]]],
      ['spend FY23 vs FY22', [[25, 10, 15, 1.5]]],
      [
        'spend by year',
        [
          ['FY22', 10],
          ['FY23', 25],
        ],
      ],
      [
        'is spend growing?',
        [
          ['FY22', 10],
          ['FY23', 25],
        ],
      ],
    ],
  },
  {
    name: 'years called by two',
    lines: ['Season,Goals', '2023/24,30', '2021/22,10', '2022/23,20'],
    asked: [
      [
        'goals by season',
        [
          ['2021/22', 10],
          ['2022/23', 20],
          ['2023/24', 30],
        ],
      ],
      ['goals in 2022/23', [[20]]],
      ['goals since 2022/23', [[50]]],
      ['goals from 2021/22 to 2022/23', [[30]]],
      ['goals 2023/24 vs 2022/23', [[30, 20, 10, 0.5]]],
    ],
  },
  {
    name: 'quarters',
    lines: [
      'Quarter,Region,Revenue',
      'Q1-23,N,10',
      'Q1-24,N,50',
      'Q2-23,S,20',
      'Q3-23,N,30',
      'Q4-23,S,40',
      'Q2-24,S,60',
    ],
    asked: [
      [
        'revenue by quarter',
        [
          ['Q1-23', 10],
          ['Q2-23', 20],
          ['Q3-23', 30],
          ['Q4-23', 40],
          ['Q1-24', 50],
          ['Q2-24', 60],
        ],
      ],
      ['revenue in Q1 2023', [[10]]],
      ['revenue in 2023', [[100]]],
      ['revenue between Q1 and Q3 2023', [[60]]],
      ['revenue since Q4-23', [[150]]],
      ['revenue in Q1', [[50]]],
      [
        'revenue by year',
        [
          ['2023-01-01', 100],
          ['2024-01-01', 110],
        ],
      ],
      ['revenue Q1 2024 vs Q1 2023', [[50, 10, 40, 4]]],
      ['compare 2023 and 2024 revenue', [[30, 110, 80, 80 / 30]]],
      [
        'running total of revenue by quarter in 2023',
        [
          ['Q1-23', 10, 10],
          ['Q2-23', 20, 30],
          ['Q3-23', 30, 60],
          ['Q4-23', 40, 100],
        ],
      ],
    ],
  },
  {
    name: 'quarters of another form, one of which is not there',
    lines: ['period;units', '2024Q1;50', '2023Q1;10', '2023Q4;40', '2023Q2;20'],
    asked: [
      [
        'units by period',
        [
          ['2023Q1', 10],
          ['2023Q2', 20],
          ['2023Q4', 40],
          ['2024Q1', 50],
        ],
      ],
      ['units in Q4 2023', [[40]]],
      ['units since 2023Q4', [[90]]],
    ],
  },
  {
    name: 'calendar weeks in German',
    lines: ['Woche;Umsatz', 'KW 05/2024;10', 'KW 06/2024;20', 'KW 52/2023;5', 'KW 07/2024;30'],
    asked: [
      [
        'Umsatz by Woche',
        [
          ['KW 52/2023', 5],
          ['KW 05/2024', 10],
          ['KW 06/2024', 20],
          ['KW 07/2024', 30],
        ],
      ],
      ['Umsatz in week 5 2024', [[10]]],
      ['Umsatz in KW 05/2024', [[10]]],
      ['Umsatz in 2024', [[60]]],
    ],
  },
  {
    name: 'weeks of which the first begins in the year before',
    lines: ['week,hours', '2024-W50,1', '2024-W51,2', '2025-W01,4', '2024-W52,3'],
    asked: [
      ['total hours in 2025', [[4]]],
      ['total hours in 2024', [[6]]],
      [
        'hours by year',
        [
          ['2024-01-01', 6],
          ['2025-01-01', 4],
        ],
      ],
    ],
  },
  {
    name: 'months in German',
    lines: ['Monat,Umsatz', 'Januar 2024,10', 'Februar 2024,20', 'März 2024,30', 'Dezember 2023,5'],
    asked: [
      [
        'Umsatz by Monat',
        [
          ['Dezember 2023', 5],
          ['Januar 2024', 10],
          ['Februar 2024', 20],
          ['März 2024', 30],
        ],
      ],
      ['Umsatz in March 2024', [[30]]],
      ['Umsatz in März 2024', [[30]]],
      ['Umsatz in January', [[10]]],
    ],
  },
  {
    name: 'months in Spanish, by three letters',
    lines: ['Mes,Ventas', 'ene-24,10', 'abr-24,40', 'feb-24,20', 'dic-23,5'],
    asked: [
      [
        'Ventas by Mes',
        [
          ['dic-23', 5],
          ['ene-24', 10],
          ['feb-24', 20],
          ['abr-24', 40],
        ],
      ],
      ['Ventas in January 2024', [[10]]],
      ['Ventas since February 2024', [[60]]],
    ],
  },
  {
    name: 'months in French without a year',
    lines: ['mois,ventes', 'janvier,10', 'avril,20', 'mars,30', 'février,5'],
    asked: [
      [
        'ventes by mois',
        [
          ['janvier', 10],
          ['février', 5],
          ['mars', 30],
          ['avril', 20],
        ],
      ],
      [
        'total ventes by month',
        [
          ['janvier', 10],
          ['février', 5],
          ['mars', 30],
          ['avril', 20],
        ],
      ],
    ],
  },
  {
    name: 'halves of years',
    lines: ['Period,Cost', 'H2 2023,20', 'H1 2024,30', 'H1 2023,10'],
    asked: [
      [
        'cost by period',
        [
          ['H1 2023', 10],
          ['H2 2023', 20],
          ['H1 2024', 30],
        ],
      ],
      ['cost in 2023', [[30]]],
      ['cost H1 2024 vs H1 2023', [[30, 10, 20, 2]]],
    ],
  },
];

describe('texts that name periods', () => {
  it.each(files)('are periods: $name', async ({ lines, asked }) => {
    await using file = await openAsked(csv('table.csv', lines), today);
    const found: [string, unknown[][]][] = [];
    for (const [question] of asked) found.push([question, (await file.put(question)).answer.rows]);
    expect(found).toEqual(asked);
  });

  it('are told as parts, as dates are', async () => {
    await using quarters = await openAsked(
      csv('table.csv', [
        'Quarter,Revenue',
        'Q1 2023,10',
        'Q2 2023,10',
        'Q3 2023,10',
        'Q4 2023,10',
        'Q1 2024,10',
        'Q2 2024,10',
      ]),
      today,
    );
    expect((await quarters.put('revenue by year')).text).toContain(
      'The data end with Q2 2024: 2024 holds what is up to there',
    );
    const growth = await quarters.put('year over year growth of revenue');
    expect(growth.answer.rows.at(-1)).toEqual(['2024-01-01', 20, 0, 0]);
    await using weeks = await openAsked(
      csv('table.csv', ['week,visits', '2026-W46,30', '2026-W47,40', '2026-W48,5']),
      today,
    );
    expect((await weeks.put('visits by week')).text).toContain('2026-W48 has not ended');
    const fewest = await weeks.put('which week had the fewest visits');
    expect([fewest.answer.verdict, fewest.text]).toEqual([
      'caution',
      expect.stringContaining('there in part'),
    ]);
    expect((await weeks.put('visits this week vs last week')).answer.verdict).toBe('caution');
  });

  it('are asked of in their own way of counting', async () => {
    await using seasons = await openAsked(
      csv('table.csv', ['Season,Goals', '2022/23,20', '2023/24,30']),
      today,
    );
    for (const question of ['goals in 2023', 'goals since 2023', 'goals in March 2023'])
      expect((await seasons.put(question)).answer.status).toBe('declined');
    await using quarters = await openAsked(
      csv('table.csv', ['Quarter,Sales', 'Q1 FY23,10', 'Q2 FY23,20', 'Q1 FY24,50']),
      today,
    );
    expect((await quarters.put('sales in FY23')).answer.rows).toEqual([[30]]);
    expect((await quarters.put('sales in Q1 2023')).answer.status).toBe('declined');
    expect((await quarters.put('sales by month')).answer.status).toBe('declined');
  });

  it('are left alone where one of them is something else', async () => {
    await using file = await openAsked(
      csv('table.csv', ['Code,Units', 'Q1-23,1', 'Q9-23,2', 'Q2-23,3']),
      today,
    );
    const { chart, answer } = await file.put('units by code');
    expect([chart?.type, answer.rows[0]]).toEqual(['bar', ['Q2-23', 3]]);
    expect((await file.put('units in 2023')).answer.status).toBe('declined');
  });

  it('do not depend on the month in which the workspace begins its years', async () => {
    await using file = await openAsked(csv('table.csv', ['Budget Year,Spend', 'FY22,10', 'FY23,25']), today, {
      fiscalYear: { startMonth: 7, namedBy: 'end' },
    });
    expect((await file.put('spend in fiscal year 2023')).answer.rows).toEqual([[25]]);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import type { TableFinding, TableProfile } from '#kernel/catalog.ts';
import { type AgentReply, ask } from '../index.ts';
import { amountColumn, openTestTables, type TestShop, testColumn, testToday } from '../testing.ts';

const opened: TestShop[] = [];
afterEach(() => {
  for (const shop of opened.splice(0)) shop.close();
});

const regions = ['North', 'South', 'East', 'West'];

async function sales(label: string | null, name = 'sales'): Promise<TestShop> {
  const rows = regions.map((region, at) => [region, 10 * (at + 1), 100.5 + at * 100]);
  const shop = await openTestTables(
    [
      {
        name,
        key: ['Region'],
        mainDate: null,
        displayColumn: 'Region',
        columns: [
          testColumn('Region', 'VARCHAR', 'place'),
          amountColumn('Units'),
          testColumn('Sales', 'DECIMAL(12,2)', 'additive'),
        ],
        rows: label === null ? rows : [...rows, [label, 100, 1002]],
      },
    ],
    [],
  );
  opened.push(shop);
  return shop;
}

function put(shop: TestShop, question: string): Promise<AgentReply> {
  return ask(question, { catalog: shop.catalog, run: shop.run, today: testToday, locale: 'en' });
}

function withProfile(shop: TestShop, more: Partial<TableProfile>): TestShop {
  const tables = shop.catalog.tables.map((one) => ({ ...one, profile: { ...one.profile, ...more } }));
  return { ...shop, catalog: { ...shop.catalog, tables } };
}

const questions = [
  'total units',
  'how many units were sold in total?',
  'average units',
  'units by region',
  'total sales by region',
  'which region has the lowest sales',
  'which region has the highest units',
  'what is the highest units',
  'how many regions are there',
  'top 2 regions by sales',
];

describe('a row that is called a total and stands in the table', () => {
  it.each(
    ['Total', 'Grand total', 'Sum'].flatMap((label) =>
      questions.map((question) => [label, question] as const),
    ),
  )('is no reason to tell nothing, and is told to count: %s, %s', async (label, question) => {
    const { answer } = await put(await sales(label), question);
    expect([answer.status, answer.verdict]).toEqual(['answered', 'caution']);
    expect(answer.checks.find(({ id }) => id === 'total-counted')?.detail).toContain(`"${label}"`);
  });

  it.each(questions)('is not spoken of where there is none: %s', async (question) => {
    const { answer } = await put(await sales(null), question);
    expect([answer.status, answer.verdict]).toEqual(['answered', 'checked']);
  });

  it('is still among the rows where only another is left out', async () => {
    const shop = await sales('Total');
    const { answer } = await put(shop, 'total units of regions other than North');
    expect([answer.verdict, answer.rows]).toEqual(['caution', [[190]]]);
    const without = await put(shop, 'total units where region is not Total');
    expect([without.answer.verdict, without.answer.rows]).toEqual(['checked', [[100]]]);
  });

  it('is told by the doubt of its import alone, where that offers to leave it out', async () => {
    const finding: TableFinding = {
      id: 'total/sales',
      kind: 'total',
      level: 'warning',
      sentence: 'The last row looks like a total.',
      fix: { kind: 'dropRows', lines: [6] },
    };
    const { answer } = await put(withProfile(await sales('Total'), { findings: [finding] }), 'total units');
    expect(answer.verdict).toBe('caution');
    expect(answer.checks.map(({ id }) => id)).toEqual(['import-total']);
    expect(answer.checks[0]?.fixes).toEqual([
      { dataSourceId: expect.any(String), findingIds: ['total/sales'], label: 'Leave out 1 row' },
    ]);
  });
});

describe('names that hold a word for a total', () => {
  it.each(['Total Recall', 'Sum of Us', 'Grand Total Heist', 'The Average Man', 'Totals R Us'])(
    'are rows like any other: %s',
    async (name) => {
      const shop = await openTestTables(
        [
          {
            name: 'films',
            key: ['Film'],
            mainDate: null,
            displayColumn: 'Film',
            columns: [testColumn('Film', 'VARCHAR', 'category'), amountColumn('Gross')],
            rows: [
              [name, 261],
              ['Shore', 10],
              ['Harbour', 33],
              ['Dune', 5],
            ],
          },
        ],
        [],
      );
      opened.push(shop);
      const highest = await put(shop, 'which film has the highest gross');
      expect([highest.answer.verdict, highest.answer.rows[0]?.[0]]).toEqual(['checked', name]);
      const total = await put(shop, 'total gross');
      expect([total.answer.verdict, total.answer.rows]).toEqual(['checked', [[309]]]);
    },
  );
});

describe('rows that were left out as totals when the file was read', () => {
  const setAside = (count: number): Partial<TableProfile> => ({
    totalRows: { count, label: 'Gesamt' },
    findings: [
      {
        id: 'total/sales',
        kind: 'total',
        level: 'decision',
        sentence: 'A total row was left out.',
        fix: { kind: 'dropRows', lines: [6] },
      },
    ],
  });

  it.each(questions)('are a chip of each answer, which stays as sure: %s', async (question) => {
    const { answer } = await put(withProfile(await sales(null), setAside(1)), question);
    expect(answer.verdict).toBe('checked');
    expect(answer.checks.map(({ id }) => id)).not.toContain('import-total');
    expect(answer.assumptions).toContainEqual({
      kind: 'total-row',
      chosen: 'total row left out',
      options: [
        {
          label: 'count it as a row',
          question: '',
          fix: expect.objectContaining({ findingIds: ['total/sales'] }),
        },
      ],
    });
  });

  it('are told by their number, without an offer where the file is not kept', async () => {
    const { findings: _, ...several } = setAside(3);
    const { answer } = await put(withProfile(await sales(null), several), 'total units');
    expect(answer.assumptions).toContainEqual({
      kind: 'total-row',
      chosen: '3 total rows left out',
      options: [],
    });
  });
});

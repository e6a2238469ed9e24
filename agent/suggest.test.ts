import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, suggestQuestions } from './index.ts';
import { keyedTable, openTestSources, openTestTables, type TestShop, testColumn } from './testing.ts';

let standard: TestShop;
beforeAll(async () => {
  standard = await openTestTables(
    [
      {
        name: '4217-2',
        key: ['code'],
        mainDate: null,
        displayColumn: null,
        columns: [testColumn('code', 'VARCHAR', 'identifier'), testColumn('kind', 'VARCHAR', 'category')],
        // More kinds than a chart shows apart.
        rows: Array.from({ length: 80 }, (_, row) => [`C${row}`, `kind ${row % 40}`]),
      },
    ],
    [],
  );
});
afterAll(() => standard.close());

const put = (question: string) =>
  ask(question, { catalog: standard.catalog, run: standard.run, today: '2025-03-14', locale: 'en' });

it('has a question for a table whose name is a number, which is answered', async () => {
  const suggestions = suggestQuestions(standard.catalog, 8);
  expect(suggestions).not.toEqual([]);
  for (const suggestion of suggestions)
    expect((await put(suggestion)).answer.status, suggestion).toBe('answered');
});

it('offers one of them where a word is not known, and no upload of what is there', async () => {
  const { text, answer } = await put('which zorbs are purple');
  expect(answer.status).toBe('declined');
  expect(text).toContain(`You could ask: "${answer.suggestions?.[0]}"`);
});

it('begins with the tables of the person, though those of the sample company say more of what was asked', async () => {
  const numbers = (name: string, ...more: string[]) =>
    keyedTable(
      name,
      null,
      [
        testColumn('id', 'INTEGER', 'identifier'),
        ...more.map((header) => testColumn(header, 'INTEGER', 'additive')),
        testColumn('kind', 'VARCHAR', 'category'),
      ],
      [1, 2, 3].map((row) => [row, ...more.map(() => row), row === 1 ? 'a' : 'b']),
    );
  const both = await openTestSources([
    { name: 'Sample company', isSample: true, tables: [numbers('orders', 'revenue', 'tax')], relations: [] },
    { name: 'hives', isSample: false, tables: [numbers('hives', 'honey')], relations: [] },
  ]);
  const [first, ...more] = suggestQuestions(both.catalog, 20);
  expect(first).toBe('What is the total honey by kind?');
  expect(more.at(-1)).toContain('orders');
  const { answer } = await ask('zorb revenue of orders', {
    catalog: both.catalog,
    run: both.run,
    today: '2025-03-14',
    locale: 'en',
  });
  expect(answer.suggestions.every((question) => /honey|hives/.test(question))).toBe(true);
  both.close();
});

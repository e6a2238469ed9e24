import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, suggestQuestions } from './index.ts';
import { openTestTables, type TestShop, testColumn } from './testing.ts';

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

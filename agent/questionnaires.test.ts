import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** What the guests of a spa answered; the headers are the questions. */
const answers: TestTable = {
  name: 'guest survey',
  key: [],
  mainDate: 'Answered',
  displayColumn: null,
  columns: [
    column('Answered', 'DATE', 'date'),
    column('How did you find us?', 'VARCHAR', 'category'),
    column('Have you stayed with us before?', 'VARCHAR', 'boolean'),
    column('How satisfied were you with the service? (1-5)', 'INTEGER', 'additive'),
    column('How would you rate the sauna? (1-5)', 'INTEGER', 'additive'),
    column('How much did you spend on drinks? (€)', 'DECIMAL(12,2)', 'additive'),
    column('Are you a subscriber?', 'VARCHAR', 'boolean'),
  ],
  rows: [
    ['2025-01-05', 'Friends', 'Yes', 5, 4, 10, 'Yes'],
    ['2025-01-09', 'Friends', 'No', 4, null, 20, 'No'],
    ['2025-02-02', 'Poster', 'No', 3, 2, 30, 'No'],
    ['2025-02-03', 'Friends', 'Yes', 2, 1, 60, 'Yes'],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([answers], []);
});
afterAll(() => shop.close());

function put(question: string): Promise<AgentReply> {
  return ask(question, { catalog: shop.catalog, today: testToday, locale: 'en', run: shop.run });
}

describe('headers that are whole questions', () => {
  it.each([
    ['How many responses did we get in January 2025?', 2],
    ['How many people rated the sauna 2 or lower?', 2],
    ['How many guests gave the sauna no rating?', 1],
    ['How many people did not rate the sauna?', 1],
    ['Average satisfaction with the service', 3.5],
    ['average drinks spend of first-time guests', 25],
    ['How many subscribers came in February 2025?', 1],
    ['How many non-subscribers were there in January 2025?', 1],
  ])('are called by what they ask: %s', async (question, result) => {
    const { answer } = await put(question);
    expect(answer.status === 'answered' && Number(answer.rows[0]?.at(-1)), question).toBe(result);
  });

  it('are told as counts of each answer when they are asked again', async () => {
    const { answer } = await put('How did guests find us?');
    expect(answer.status === 'answered' && answer.rows.map((row) => [row[0], Number(row[1])])).toEqual([
      ['Friends', 3],
      ['Poster', 1],
    ]);
  });

  it('are averaged where they are answered on a scale', async () => {
    const { answer } = await put('sauna rating by month');
    expect(answer.status === 'answered' && answer.rows.map((row) => Number(row[1]))).toEqual([4, 1.5]);
    expect((await put('total sauna rating')).answer.status).toBe('declined');
  });

  it('say nothing of liking', async () => {
    expect((await put('Which sauna do people like most?')).answer.status).toBe('declined');
  });
});

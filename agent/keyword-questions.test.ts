import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AgentReply } from './index.ts';
import { ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

const stays: TestTable = {
  name: 'stays',
  key: ['Stay No'],
  mainDate: 'Arrived On',
  displayColumn: null,
  columns: [
    column('Stay No', 'VARCHAR', 'identifier'),
    column('Arrived On', 'DATE', 'date'),
    column('House', 'VARCHAR', 'category'),
    column('Board', 'VARCHAR', 'category'),
    column('Guest', 'VARCHAR', 'category'),
    column('Fee', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    ['S1', '2024-01-05', 'Seaview', 'Full', 'Ann Lee', 12],
    ['S2', '2024-01-07', 'Seaview', 'Half', 'Bob May', 30],
    ['S3', '2024-02-05', 'Hilltop', 'Half', 'Ann Lee', 12],
    ['S4', '2024-02-07', 'Hilltop', 'Full', 'Ann Lee', 40],
    ['S5', '2024-02-09', 'Hilltop', 'Full', 'Cat Roe', 36],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([stays], []);
});
afterAll(() => shop.close());

async function talk(...turns: string[]): Promise<AgentReply['answer']> {
  let reply: AgentReply | null = null;
  let plan: AgentReply['plan'] = null;
  let unanswered: string | null = null;
  for (const turn of turns) {
    const { catalog, run } = shop;
    reply = await ask(turn, {
      catalog,
      run,
      today: testToday,
      locale: 'en',
      previous: plan,
      unanswered,
      weigh: () => 1,
    });
    unanswered = reply.answer.status === 'answered' ? null : turn;
    plan = reply.plan ?? plan;
  }
  if (!reply) throw new Error('Nothing was asked.');
  return reply.answer;
}

describe('questions without a word that asks', () => {
  it.each([
    [
      'half board by house',
      [
        ['Hilltop', 1],
        ['Seaview', 1],
      ],
    ],
    [
      'fee by house, total and average',
      [
        ['Hilltop', 88, 29.333333333333332],
        ['Seaview', 42, 21],
      ],
    ],
    [
      'Hilltop vs Seaview, number of stays',
      [
        ['Hilltop', 3],
        ['Seaview', 2],
      ],
    ],
    [
      'did Hilltop have more stays than Seaview?',
      [
        ['Hilltop', 3],
        ['Seaview', 2],
      ],
    ],
    ['guests with three stays or more', [['Ann Lee', 3]]],
    ['guests that came more than twice', [['Ann Lee', 3]]],
    [
      'house with the most guests',
      [
        ['Hilltop', 2],
        ['Seaview', 2],
      ],
    ],
    ['favourite board', [['Full', 3]]],
    [
      'is the number of stays growing?',
      [
        ['2024-01-01', 2],
        ['2024-02-01', 3],
      ],
    ],
    ['months with more than 2 stays', [['2024-02-01', 3]]],
  ])('%s', async (question, rows) => {
    const answer = await talk(question);
    expect(answer.status, question).toBe('answered');
    const sorted = [...(answer.rows ?? [])].map((row) => JSON.stringify(row)).sort();
    expect(sorted).toEqual(rows.map((row) => JSON.stringify(row)).sort());
  });

  it('lists rows in the order of their date', async () => {
    expect((await talk('show the stays with full board, newest first')).sql).toMatch(
      /ORDER BY .*Arrived On.* DESC/,
    );
  });

  it('keeps a bound that has no amount out of the count of the rows', async () => {
    expect((await talk('days when we had more than 300 kg')).status).not.toBe('answered');
  });
});

describe('questions that point back', () => {
  it.each([
    ['which of them are half board?'],
    ['how many of those are half board?'],
    ['list their guests'],
    ['who was the guest'],
  ])('keep the conditions of the rows they speak of: %s', async (question) => {
    const answer = await talk('show the stays in Hilltop', question);
    expect(answer.status, question).toBe('answered');
    expect(answer.sql).toMatch(/Hilltop/);
  });

  it('are declined where those rows are not known', async () => {
    expect((await talk('show the blorptious stays', 'who was the guest')).status).toBe('declined');
    expect((await talk('which guest has the most stays', 'which of them are half board?')).status).toBe(
      'declined',
    );
  });

  it('take the same amount otherwise', async () => {
    expect((await talk('average fee by house', 'and the median')).sql).toMatch(/median\(/);
  });
});

describe('two asks that one result shows', () => {
  it.each([
    ['biggest stay and its house', ['Hilltop', 40]],
    ['stays in Seaview and which board they had', ['S1', 'Full']],
  ])('shows both of "%s"', async (question, cells) => {
    const answer = await talk(question);
    expect(answer.rows[0]).toEqual(expect.arrayContaining(cells));
  });

  it('drops no second question', async () => {
    expect((await talk('highest fee and its house')).rows).not.toEqual([['Hilltop', 88]]);
    expect((await talk('biggest stay and who liked it')).status).not.toBe('answered');
    expect((await talk('how many stays and how much by house')).status).not.toBe('answered');
  });
});

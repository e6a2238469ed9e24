import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentReply, ask } from '../index.ts';
import { openTestTables, type TestShop, type TestTable, testColumn, testToday } from '../testing.ts';
import { trustOf } from './judge.ts';

/** A page that its name says nothing of; two rowers share a name, and clubs come again. */
const regatta: TestTable = {
  name: 'rows',
  key: [],
  mainDate: null,
  displayColumn: null,
  columns: [
    testColumn('Heat', 'INTEGER', 'ordinal'),
    testColumn('Rower', 'VARCHAR', 'category'),
    testColumn('Club', 'VARCHAR', 'category'),
    testColumn('Strokes', 'INTEGER', 'additive'),
  ],
  rows: [
    [1, 'Ivo Lund', 'Otter', 210],
    [2, 'Ana Reyes', 'Heron', 190],
    [3, 'Ivo Lund', 'Heron', 250],
    [4, 'Mira Sand', 'Otter', 205],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([regatta], []);
});
afterAll(() => shop.close());

function put(question: string): Promise<AgentReply> {
  return ask(question, { catalog: shop.catalog, today: testToday, locale: 'en', run: shop.run });
}

describe('a table that is called nothing', () => {
  it('is answered where both methods find the same', async () => {
    const { answer } = await put('how many rowers are from Heron?');
    expect(answer.status === 'answered' && answer.rows).toEqual([[2]]);
  });

  it('is asked back where rows or names may be counted, and the offered questions are answered', async () => {
    const { answer } = await put('how many rowers are there?');
    const options = answer.status === 'clarify' ? (answer.options ?? []) : [];
    const offered = await Promise.all(options.map(({ question }) => put(question)));
    expect(offered.map((reply) => reply.answer.status === 'answered' && reply.answer.rows)).toEqual([
      [[3]],
      [[4]],
    ]);
  });

  it('is asked back where one was asked for and several are found', async () => {
    expect((await put('name a club with more than 200 strokes')).answer.status).not.toBe('answered');
  });

  it.each([
    ['how many strokes did Mira Sand have?', 205],
    ['what are the total strokes?', 855],
  ])('is answered where the words leave nothing open: %s', async (question, number) => {
    const { answer } = await put(question);
    expect(answer.status === 'answered' && answer.rows).toEqual([[number]]);
  });
});

describe('words that no cell and no header has', () => {
  it('are told where they say what the whole page is about', async () => {
    const { answer } = await put('which rower of the season had the most strokes?');
    expect(answer.status === 'answered' && answer.rows[0]?.[0]).toBe('Ivo Lund');
    expect(answer.assumptions.map(({ chosen }) => chosen)).toEqual(['"season": whatever the rows are about']);
  });

  it('are asked back where they are names, and the offered question is answered', async () => {
    const { answer } = await put('how many rowers from Heron came to Varnholm?');
    const [option] = answer.status === 'clarify' ? (answer.options ?? []) : [];
    expect(option?.preview).toContain('2');
    expect((await put(option?.question ?? '')).answer.status).toBe('answered');
  });
});

describe('how far a reading is trusted', () => {
  it('falls with each word that is left and with other readings beside it', () => {
    const plain = ['lookup', 'asked by header', 'shows column', 'whole cell'];
    const trusts = [
      [...plain, 'nothing left'],
      [...plain, 'left header'],
      [...plain, 'left header', 'rivals'],
    ].map(trustOf);
    expect(trusts.toSorted((left, right) => right - left)).toEqual(trusts);
    expect((trusts[0] ?? 0) - (trusts[2] ?? 1)).toBeGreaterThan(0.2);
  });
});

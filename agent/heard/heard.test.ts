import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { openTestShop, type TestShop, testToday } from '../testing.ts';
import { tokenize } from '../text/tokens.ts';
import { askHeard } from './ask-heard.ts';
import { waysToPutRight } from './put-right.ts';
import type { Slip } from './slips.ts';
import { likenessOf, soundOf } from './sounds.ts';

describe('two texts', () => {
  it.each([
    ['north wind', 'Northwind', 'letters'],
    ['acme corp', 'ACME Corp.', 'letters'],
    ['sao paulo', 'São Paulo', 'letters'],
    ['sails', 'sales', 'sound'],
    ['reason', 'region', 'sound'],
    ['sid knee', 'Sydney', 'sound'],
    ['religion', 'region', 'close'],
    ['cement', 'segment', 'close'],
    ['toads', 'dates', null],
    ['revenue', 'region', null],
    ['c 12', 'C13', null],
    ['it', 'at', null],
  ])('%s and %s are alike by: %s', (heard, known, likeness) => {
    expect(likenessOf(soundOf(heard), known)).toBe(likeness);
  });
});

describe('ways to put a question right', () => {
  const text = 'revenue for mid dash market in open quote berlin close quote';
  const slip = (from: number, to: number, said: string, cost = 1): Slip => {
    return { from, to, heard: '', said, cost, isProposed: false, kind: 'name' };
  };
  it('take slips that do not overlap, cure each unknown word that they can, and begin with the nearest', () => {
    const slips = [
      slip(0, 1, 'sales', 2),
      slip(0, 2, 'income', 1),
      slip(1, 2, 'four', 1),
      slip(2, 3, 'big', 3),
    ];
    const ways = waysToPutRight('a b c', tokenize('a b c'), slips, new Set([0]));
    expect(ways.map(({ question, cost }) => [question, cost])).toEqual([
      ['income c', 1],
      ['sales b c', 2],
      ['sales four c', 3],
      ['income big', 4],
      ['sales b big', 5],
      ['sales four big', 6],
    ]);
  });
  it('write spoken marks as they are written', () => {
    const marks = [slip(3, 4, '-'), slip(6, 8, '"'), slip(9, 11, '"')];
    const ways = waysToPutRight(text, tokenize(text), marks, new Set([3, 6, 9]));
    expect(ways.map(({ question }) => question)).toEqual(['revenue for mid-market in "berlin"']);
  });
});

describe('a question that was heard', () => {
  let shop: TestShop;
  const models = new Map();
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());
  const contextOf = ({ catalog, run } = shop) => {
    return { catalog, run, today: testToday, locale: 'en-US', models };
  };
  const hear = async (question: string) => (await askHeard(question, contextOf())).reply.answer;

  it('is put right by a name of the same sound, which is told and can be undone', async () => {
    const { question, reply } = await askHeard('total net amount by statues', contextOf());
    expect(question).toBe('total net amount by status');
    const typed = await ask('total net amount by status', contextOf());
    expect(reply.answer.rows).toEqual(typed.answer.rows);
    expect(reply.answer.assumptions).toContainEqual({
      kind: 'heard',
      chosen: 'Heard "statues", took status',
      options: [
        { label: '"total net amount by statues", as it was heard', question: 'total net amount by statues' },
      ],
    });
    expect(reply.answer.checks).toContainEqual(expect.objectContaining({ id: 'heard', outcome: 'warned' }));
  });

  it('is left alone where it reads as it was heard', async () => {
    for (const question of ['total net amount by channel', 'how many orders in March 2024']) {
      const heard = await hear(question);
      const { answer } = await ask(question, contextOf());
      expect({ ...heard, elapsedMs: 0 }).toEqual({ ...answer, elapsedMs: 0 });
    }
  });

  it.each([
    ['a value by its sound alone', 'number of orders from phrance', ['Number of orders, country is France']],
    ['a name that is only near', 'total quantify by channel', ['Total quantity by channel']],
    [
      'a figure that may be a word',
      'top for products by quantity',
      [expect.stringContaining('the 4 highest'), expect.stringContaining('the 10 highest')],
    ],
  ])('is asked back about %s', async (_, question, labels) => {
    const answer = await hear(question);
    expect(answer.status).toBe('clarify');
    expect(answer.options?.map(({ label }) => label)).toEqual(labels);
  });

  it('is refused like any other', async () => {
    for (const question of ['delete all borders', 'send the sails to Bob'])
      expect(await hear(question)).toMatchObject({ status: 'declined', assumptions: [] });
  });

  it('changes the answer before it', async () => {
    const before = await ask('total net amount by channel', contextOf());
    const { reply } = await askHeard('and by statues', { ...contextOf(), previous: before.plan });
    expect(reply.answer).toMatchObject({ status: 'answered', columns: [{ name: 'status' }, {}] });
  });

  it('finds values of columns that list none by asking for what is like them', async () => {
    const [customers, ...others] = shop.catalog.tables;
    if (!customers) throw new Error('The shop has customers.');
    const columns = customers.profile.columns.map((column) =>
      column.name === 'customer_name' ? { ...column, values: [], hasAllValues: false } : column,
    );
    const tables = [
      { ...customers, versionId: 'unlisted', profile: { ...customers.profile, columns } },
      ...others,
    ];
    const statements: string[] = [];
    const run: TestShop['run'] = (request) => {
      statements.push(request.sql);
      return shop.run(request);
    };
    const context = { ...contextOf(), catalog: { ...shop.catalog, tables }, run, models: new Map() };
    const { reply } = await askHeard('number of orders of echoworks', context);
    const typed = await ask('number of orders of Echo Works', contextOf());
    expect(reply.answer).toMatchObject({ status: 'answered', rows: typed.answer.rows });
    expect(reply.answer.sql).toContain("'Echo Works'");
    expect(statements.some((sql) => sql.includes('jaro_winkler_similarity'))).toBe(true);
  });
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFullProof } from '../tools/test-depth.ts';
import { ask, type SemanticModel } from './index.ts';
import { PlanningTime, PlanningTooLong, withinPlanningTime } from './planning-time.ts';
import {
  amountColumn,
  dateColumn,
  idColumn,
  kindColumn,
  openTestTables,
  type TestShop,
  type TestTable,
  testToday,
} from './testing.ts';

/** Many tables that share their columns, as the sheets of a workbook do: each word may be meant of any. */
const tables = ['sales', 'purchases', 'returns', 'visits', 'tickets', 'budgets', 'claims', 'orders'].flatMap(
  (name): TestTable[] =>
    ['north', 'south'].map((side) => ({
      name: `${side}_${name}`,
      key: [`${name}_id`],
      mainDate: 'created',
      displayColumn: null,
      columns: [
        idColumn(`${name}_id`),
        dateColumn('created'),
        kindColumn('region'),
        kindColumn('status'),
        amountColumn('amount'),
        amountColumn('cost'),
      ],
      rows: [
        [1, '2024-01-05', 'Oslo', 'open', 10, 4],
        [2, '2024-06-30', 'Turin', 'closed', 20, 5],
        [3, '2025-02-01', 'Oslo', 'completed', 30, 6],
      ],
    })),
);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables(tables, []);
});
afterAll(() => shop.close());

const models = new Map<string, SemanticModel>();
const askShop = (question: string) =>
  ask(question, { catalog: shop.catalog, run: shop.run, today: testToday, locale: 'en-US', models });

/** What this thread computes for a question: a busy machine changes nothing of it. */
async function computedMs(question: string): Promise<number> {
  const before = process.threadCpuUsage();
  await askShop(question);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const filled = (unit: (at: number) => string, length: number): string => {
  let text = '';
  for (let at = 0; text.length < length; at += 1) text += unit(at);
  return text.slice(0, length);
};

const words =
  'total amount by region of orders status closed completed open in 2024 last month top 5 average highest per with without and or not between show list how many which what who when cost oslo turin is the a than more less above 100 created share percent compared to previous year quarter each forecast why if then june 2024-01-05 12.5% $90k q1'.split(
    ' ',
  );
const signs = [...', . ; : ( ) " \' “ ” - – / * + = < > % $ € & # ? ! _ ☃ ﬁ'.split(' '), ' ', '\n'];
const piece = fc.oneof(
  fc.constantFrom(...words).map((word) => `${word} `),
  fc.constantFrom(...signs),
  fc.nat(999_999).map((number) => `${number} `),
  fc.nat(9999).map((number) => `${number},`),
  fc.constantFrom(...words).map((word) => `"${word}" `),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom("x'", "n't", 'größe ', '数量 ', 'a_b ', 'over month ', 'or closed '),
);
/** One piece over and over, few in turn, and all mixed are each slow in other places. */
const text = fc
  .tuple(
    fc.oneof(
      fc.array(piece, { minLength: 1, maxLength: 4 }),
      fc.array(piece, { minLength: 40, maxLength: 400, size: 'max' }),
    ),
    fc.constantFrom(200, 1000, 8000),
  )
  .map(([pieces, length]) => filled((at) => pieces[at % pieces.length] || ' ', length));

describe('a question of any length', () => {
  const limitMs = 2000;
  const proofMs = isFullProof ? 3_600_000 : 120_000;

  it.each(
    Object.entries({
      'values joined by or': (at: number) => (at % 2 === 0 ? 'open or ' : 'closed or '),
      numbers: (at: number) => `${(at * 7919) % 100_000} `,
      'a name that all tables have': () => 'region ',
      'names in brackets': (at: number) => (at % 2 === 0 ? '( ' : 'region ) '),
      commas: () => ',',
      apostrophes: () => "x'",
      'one word': () => 'a',
    }),
  )('of %s is read or refused in time', async (_, unit) => {
    for (const length of [1000, 8000]) expect(await computedMs(filled(unit, length))).toBeLessThan(limitMs);
  });

  it(
    'is read or refused in time whatever stands in it',
    async () => {
      await fc.assert(
        fc.asyncProperty(text, async (question) => {
          expect(await computedMs(question)).toBeLessThan(limitMs);
        }),
        { numRuns: isFullProof ? 2000 : 60, endOnFailure: true },
      );
    },
    proofMs,
  );

  it('that is a document is refused in words', async () => {
    const { text: said, answer } = await askShop(filled(() => 'total amount and ', 8000));
    expect(answer.status).toBe('declined');
    expect(said).toMatch(/^This question takes too long to read\. Ask it in fewer words/);
  });

  it('of many values is still answered', async () => {
    const list = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 'open' : 'closed')).join(' or ');
    const { answer } = await askShop(`how many north orders are ${list}`);
    expect(answer).toMatchObject({ status: 'answered', rows: [[2]] });
  });
});

describe('the time that planning may take', () => {
  it('ends a reading, which is told in plain words', async () => {
    const reply = await ask('total amount of north orders by region', {
      catalog: shop.catalog,
      run: shop.run,
      today: testToday,
      locale: 'en-US',
      models,
      time: new PlanningTime(0),
    });
    expect(reply.answer).toMatchObject({ status: 'declined', sql: null });
    expect(reply.text).toMatch(/^This question takes too long to read\./);
  });

  it('does not run while a statement does', async () => {
    const slow: TestShop['run'] = async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      return shop.run(request);
    };
    const reply = await ask('total amount of north orders by region', {
      catalog: shop.catalog,
      run: slow,
      today: testToday,
      locale: 'en-US',
      models,
      time: new PlanningTime(600),
    });
    expect(reply.answer.status).toBe('answered');
  });

  it('ends at once when the question is given up', async () => {
    const cells = { isCancelled: () => true, tellPlanning: () => {} };
    const asked = ask('total amount of north orders by region', {
      catalog: shop.catalog,
      run: shop.run,
      today: testToday,
      locale: 'en-US',
      models,
      time: new PlanningTime(2000, cells),
    });
    await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('is one for all that is read within it, and tells when it is over', async () => {
    const told: boolean[] = [];
    const cells = { isCancelled: () => false, tellPlanning: (is: boolean) => void told.push(is) };
    const time = new PlanningTime(30, cells);
    const outer = withinPlanningTime(time, () =>
      withinPlanningTime(undefined, async () => {
        for (;;) time.check();
      }),
    );
    await expect(outer).rejects.toBeInstanceOf(PlanningTooLong);
    expect(told).toEqual([true, false]);
  });
});

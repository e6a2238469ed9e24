import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { sampled } from '../tools/test-depth.ts';
import { prepareConfirmation } from './confirmed/prepare-confirmation.ts';
import { type AgentReply, ask, type Plan, type SemanticModel } from './index.ts';
import { openTestShop, openTestTables, type TestShop, testColumn, testToday } from './testing.ts';

const models = new Map<string, SemanticModel>();

function put(shop: TestShop, question: string, previous: Plan | null = null): Promise<AgentReply> {
  return ask(question, {
    catalog: shop.catalog,
    run: shop.run,
    today: testToday,
    locale: 'en',
    previous,
    models,
  });
}

function column({ answer }: AgentReply, name: string): Cell[] {
  const index = answer.columns.findIndex((each) => each.name === name);
  expect(index, name).toBeGreaterThanOrEqual(0);
  return answer.rows.map((row) => row[index] ?? null);
}

function total(reply: AgentReply, name: string): number {
  return column(reply, name).reduce<number>((sum, cell) => sum + Number(cell ?? 0), 0);
}

/** Numbers that repeat from run to run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

interface Sale {
  day: string;
  shop: string | null;
  amount: number | null;
}

/** Few or many values, missing ones, values of one month only, negative amounts, amounts that are missing. */
function randomSales(seed: number): Sale[] {
  const next = randomNumbers(seed);
  const shops = 2 + Math.floor(next() * (seed % 3 === 0 ? 14 : 4));
  const offset = seed % 4 === 0 ? -150 : 0;
  return Array.from({ length: 30 + Math.floor(next() * 60) }, () => {
    const isLater = next() > 0.45;
    const place = Math.floor(next() * (shops + 1));
    // The first shop opens in February, the second one closes in January.
    const shop = place === shops ? null : place === 0 && !isLater ? 2 : place === 1 && isLater ? 3 : place;
    return {
      day: `2025-0${isLater ? 2 : 1}-${String(1 + Math.floor(next() * 27)).padStart(2, '0')}`,
      shop: shop === null ? null : `Shop ${shop}`,
      amount: next() < 0.05 ? null : Math.round((next() * 300 + offset) * 100) / 100,
    };
  });
}

function openSales(sales: Sale[]): Promise<TestShop> {
  return openTestTables(
    [
      {
        name: 'sales',
        key: ['sale_id'],
        mainDate: 'sale_date',
        displayColumn: null,
        columns: [
          testColumn('sale_id', 'INTEGER', 'identifier'),
          testColumn('sale_date', 'DATE', 'date'),
          testColumn('shop', 'VARCHAR', 'category'),
          testColumn('amount', 'DECIMAL(12,2)', 'additive'),
        ],
        rows: sales.map(({ day, shop, amount }, index) => [index, day, shop, amount]),
      },
    ],
    [],
  );
}

interface Naive {
  before: number;
  after: number;
  values: Map<string, { sums: [number, number]; counts: [number, number] }>;
}

/** The same by loops over the rows. */
function naive(sales: Sale[], isAverage: boolean): Naive {
  const values: Naive['values'] = new Map();
  const whole = { sums: [0, 0], counts: [0, 0] };
  for (const { day, shop, amount } of sales) {
    const at = day < '2025-02-01' ? 0 : 1;
    const value = values.get(shop ?? '(none)') ?? { sums: [0, 0], counts: [0, 0] };
    values.set(shop ?? '(none)', value);
    if (amount === null) continue;
    for (const part of [value, whole]) {
      part.sums[at] = (part.sums[at] ?? 0) + amount;
      part.counts[at] = (part.counts[at] ?? 0) + 1;
    }
  }
  const of = (at: 0 | 1): number =>
    isAverage ? (whole.sums[at] ?? 0) / (whole.counts[at] ?? 1) : (whole.sums[at] ?? 0);
  return { before: of(0), after: of(1), values };
}

describe('a change of random rows', () => {
  it.each([1, 2, 4, 6, 9, 12])('is made up of its rows, nothing left over (%i)', async (seed) => {
    const sales = randomSales(seed);
    await using stack = new AsyncDisposableStack();
    const shop = stack.adopt(await openSales(sales), (open) => open.close());
    const sum = naive(sales, false);
    const told = await put(shop, 'why did total amount change in February 2025 by shop');
    expect(told.answer.status, told.text).toBe('answered');
    expect(total(told, 'change')).toBeCloseTo(sum.after - sum.before, 6);
    expect(total(told, 'january_2025')).toBeCloseTo(sum.before, 6);
    expect(total(told, 'february_2025')).toBeCloseTo(sum.after, 6);
    expect(total(told, 'change_share')).toBeCloseTo(1, 9);
    expect(told.answer.rows.length).toBe(Math.min(sum.values.size, 11));
    const changes = column(told, 'change').map(Number);
    column(told, 'shop').forEach((name, row) => {
      const value = sum.values.get(String(name));
      if (value) expect(changes[row]).toBeCloseTo(value.sums[1] - value.sums[0], 6);
    });
    const shown = changes.slice(0, 10).map(Math.abs);
    expect(shown).toEqual([...shown].sort((left, right) => right - left));

    const mean = naive(sales, true);
    const average = await put(shop, 'why did average amount change in February 2025 by shop');
    expect(average.answer.status, average.text).toBe('answered');
    expect(total(average, 'change')).toBeCloseTo(mean.after - mean.before, 6);
    expect(total(average, 'mix_effect') + total(average, 'rate_effect')).toBeCloseTo(
      mean.after - mean.before,
      6,
    );
    expect(total(average, 'weight_before')).toBeCloseTo(1, 9);
    expect(total(average, 'weight_after')).toBeCloseTo(1, 9);
    const [mix, rate] = [column(average, 'mix_effect'), column(average, 'rate_effect')];
    const counted = { before: 0, after: 0 };
    for (const { counts } of mean.values.values()) {
      counted.before += counts[0];
      counted.after += counts[1];
    }
    column(average, 'shop').forEach((name, row) => {
      const value = mean.values.get(String(name));
      if (!value) return;
      const [w0, w1] = [value.counts[0] / counted.before, value.counts[1] / counted.after];
      const [r0, r1] = [value.sums[0] / value.counts[0], value.sums[1] / value.counts[1]];
      const isInBoth = value.counts.every((count) => count > 0);
      const own = value.counts[0] > 0 ? r0 : r1;
      if (value.counts[0] + value.counts[1] === 0) return;
      expect(rate[row]).toBeCloseTo(isInBoth ? w1 * (r1 - r0) : 0, 6);
      expect(mix[row]).toBeCloseTo((w1 - w0) * (own - mean.before), 6);
    });
    for (const { answer } of [told, average])
      expect(answer.checks.find(({ id }) => id === 'drivers-add-up')?.outcome).toBe('passed');
  });
});

describe('a question why', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  async function converse(...turns: string[]): Promise<AgentReply> {
    let previous: Plan | null = null;
    let reply: AgentReply | undefined;
    for (const turn of turns) {
      reply = await put(shop, turn, previous);
      previous = reply.plan ?? previous;
    }
    if (!reply) throw new Error('A conversation has a turn.');
    return reply;
  }

  it('says first that the number went the other way', async () => {
    const { text, answer } = await converse('why did revenue drop in 2024 by channel');
    expect(answer.status).toBe('answered');
    expect(text).toMatch(
      /^It did not fall: it rose\. Total revenue \(net amount\) rose from 240 in 2023 to 721 in 2024/,
    );
    expect(text).not.toContain('of the fall');
    const same = await converse('why did revenue fall in 2024 by region');
    expect(same.text).toMatch(/^It did not fall: it rose\./);
  });

  it('tells no presumption that holds', async () => {
    const { text } = await converse('why did revenue drop in January 2025 by channel');
    expect(text).toMatch(/^Total revenue \(net amount\) fell from 64 in December 2024 to 51 in January 2025/);
  });

  it.each([
    ['why did revenue change in 2024 by channel', [240, 721]],
    ['why did revenue drop between 2023 and 2024 by channel', [240, 721]],
    ['why did revenue drop from 2023 to 2024 by channel', [240, 721]],
    ['what drove the rise in revenue in 2024 compared to 2023 by channel', [240, 721]],
    ['which channels explain the rise in revenue in 2024', [240, 721]],
    ['what changed in revenue between 2023 and 2024 by channel', [240, 721]],
    ['why did orders from Germany rise in 2024 by channel', [1, 3]],
    ['why is revenue lower than last month by channel', [30, 34]],
    ['why was revenue higher in 2024 than in 2023 by channel', [240, 721]],
  ])('reads the periods and the groups of "%s"', async (question, [before, after]) => {
    const reply = await converse(question);
    expect(reply.answer.status, reply.text).toBe('answered');
    const [, since, until] = reply.answer.columns.map(({ name }) => name);
    expect([total(reply, since ?? ''), total(reply, until ?? '')]).toEqual([before, after]);
    expect(reply.answer.columns[0]?.name).toBe('channel');
    expect(reply.chart).toMatchObject({ type: 'bar', x: 'channel', y: ['change'] });
  });

  it('chooses the groups where none are named, says so, and offers others that answer', async () => {
    const { answer } = await converse('why did revenue rise in 2024');
    const told = answer.assumptions.find(({ kind }) => kind === 'told by');
    expect(told?.options.length).toBeGreaterThan(1);
    for (const { question, label } of told?.options ?? []) {
      const other = await converse(question);
      expect(other.answer.status, question).toBe('answered');
      expect(`by ${other.plan?.dimensions[0]?.label}`).toBe(label);
      expect(total(other, 'change')).toBe(481);
    }
    expect(answer.assumptions.map(({ kind }) => kind)).toContain('compared with');
  });

  it('asks between what, where the question does not say', async () => {
    const { answer } = await converse('why did revenue drop');
    expect(answer.status).toBe('clarify');
    expect(answer.options?.length).toBe(3);
    const [option] = answer.options ?? [];
    const chosen = await converse(option?.question ?? '');
    expect(chosen.answer.status, option?.question).toBe('answered');
    expect(chosen.text).toContain('in January 2025 to');
  });

  it.each([
    [['revenue in 2024', 'why?'], 481],
    [['revenue in 2024', 'why did it rise?'], 481],
    [['revenue in 2024 compared to 2023', 'why?'], 481],
    [['revenue by year', 'why did it change?'], 481],
    [['revenue by month', 'why?'], -21],
    [['revenue by month', 'why did revenue drop?'], -21],
    [['revenue in 2024', 'why?', 'by channel'], 481],
    [['revenue in 2024', 'why?', 'and by product?'], 481],
    [['revenue in 2024', 'why?', 'only Germany'], 272],
    [['revenue in 2024', 'why?', 'in January 2025'], -13],
    [['revenue in 2024', 'why?', 'what about quantity?'], 19],
  ])('follows "%s"', async (turns, change) => {
    const reply = await converse(...turns);
    expect(reply.answer.status, reply.text).toBe('answered');
    expect(reply.plan?.drivers).toBeDefined();
    expect(total(reply, 'change')).toBe(change);
  });

  it('reads a question with a subject of its own by itself, also after an answer', async () => {
    const alone = await converse('why did cancelled orders rise in 2024 by channel');
    const after = await converse('revenue in 2024', 'why did cancelled orders rise in 2024 by channel');
    expect(after.answer.sql).toBe(alone.answer.sql);
    expect(after.answer.status).toBe(alone.answer.status);
  });

  it('is shown as a table when that is asked for', async () => {
    const reply = await converse('why did revenue rise in 2024 by channel', 'as a table');
    expect(reply.chart?.type).toBe('table');
    expect(total(reply, 'change')).toBe(481);
  });

  it.each([
    'why did Ada Ltd cancel',
    'why?',
    'why did the price drop in 2024',
    'why did the number of different products rise in 2024',
    'why did revenue drop in 2019',
    'why did revenue rise and drop in 2024',
    'why did the median net amount rise in 2024',
    'why did revenue rise by month in 2024',
    'why did revenue rise by channel and region in 2024',
    'why did revenue rise in May 2024 compared to 2023',
    'why did revenue rise since May 2024',
    'why did revenue per customer rise in 2024',
    'explain the difference in revenue between Germany and France',
    'why did revenue rise in the top 3 products in 2024',
  ])('tells nothing of "%s"', async (question) => {
    const { answer } = await converse(question);
    expect(answer.status).not.toBe('answered');
    expect(answer.reading).not.toBe('');
  });

  it.each([
    [
      'why did revenue drop this month by channel',
      /^The last order date in the data is 3 March 2025, before March 2025 ends/,
    ],
    [
      'why did revenue rise in 2024 by channel',
      /^The first order date in the data is 20 November 2023, after 2023 begins/,
    ],
    ['why did revenue drop in January 2025 by channel', null],
  ])('warns where the data are cut short: "%s"', async (question, detail) => {
    const { answer } = await converse(question);
    expect(answer.status).toBe('answered');
    const check = answer.checks.find(({ id }) => id === 'data-ends-before-period');
    if (detail) expect(check?.detail).toMatch(detail);
    else expect(check).toBeUndefined();
    expect(answer.verdict).toBe(detail ? 'caution' : 'checked');
  });

  it('says what an answer that tells of no change lacks', async () => {
    for (const turns of [
      ['top 3 products by revenue', 'why?'],
      ['show all orders', 'why did it drop?'],
      ['total revenue', 'why?'],
    ])
      expect((await converse(...turns)).answer.reading, turns.join()).toMatch(
        /answer before|between which periods/,
      );
  });

  it('is confirmed with the groups that were chosen, in words that get them again', async () => {
    const question = 'why did revenue rise in 2024';
    const { plan, answer } = await converse(question);
    if (!plan || answer.sql === null) throw new Error('It was not answered.');
    const kept = await prepareConfirmation(
      { question, plan, sql: answer.sql, isFirst: true },
      { catalog: shop.catalog, run: shop.run, today: testToday, locale: 'en', models },
    );
    if (!kept.ok) throw new Error(kept.reason);
    expect(kept.question).toBe(`${question} by ${plan.dimensions[0]?.label}`);
    expect((await converse(kept.question)).answer.sql).toBe(answer.sql);
  });

  const questions: [string, string[]][] = [
    ['why did revenue rise in 2024', ['why', 'in 2024']],
    ['why did revenue in Germany rise in 2024 by channel', ['why did', 'in Germany', 'in 2024']],
    ['what drove the rise in orders between 2023 and 2024', ['what drove', 'between 2023 and 2024']],
    ['which regions explain the drop in revenue in January 2025', ['which regions', 'January']],
    ['why is revenue lower than last month', ['why', 'than last month']],
    ['why did average net amount fall in 2024 by segment', ['why did', 'average']],
  ];
  it.each(questions.map(([question, taken], place) => ({ question, taken, place })))(
    'means every word of "$question"',
    async ({ question, taken, place }) => {
      const plain = await converse(question);
      expect(plain.answer.status, plain.text).toBe('answered');
      const isSame = ({ answer }: AgentReply): boolean =>
        answer.status === 'answered' && answer.sql === plain.answer.sql;
      for (const words of taken)
        expect(
          isSame(await converse(question.replace(words, '').replaceAll(/\s+/g, ' ').trim())),
          words,
        ).toBe(false);
      const words = question.split(' ');
      for (const intruder of sampled(
        ['not', 'blorptious', 'per week', 'highest', 'over 7', 'without'],
        3,
        place % 3,
      ))
        for (const at of [Math.ceil(words.length / 2), words.length]) {
          const mutated = [...words.slice(0, at), intruder, ...words.slice(at)].join(' ');
          expect(isSame(await converse(mutated)), mutated).toBe(false);
        }
    },
  );
});

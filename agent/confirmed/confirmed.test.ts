import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalog, CatalogTable } from '#kernel/catalog.ts';
import { type AskContext, ask } from '../ask.ts';
import { openTestShop, type TestShop, testToday } from '../testing.ts';
import { answerConfirmed, type ConfirmedQuestion } from './answer-confirmed.ts';
import { otherReadings } from './other-readings.ts';
import { shapeOf, wordsAround } from './plan-shape.ts';
import { prepareConfirmation } from './prepare-confirmation.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const contextOf = (catalog = shop.catalog, today = testToday): AskContext => ({
  catalog,
  today,
  locale: 'en-US',
  run: shop.run,
});

async function confirm(question: string, context = contextOf()): Promise<ConfirmedQuestion> {
  const { plan, answer } = await ask(question, context);
  if (!plan || answer.sql === null) throw new Error(`Not answered: ${question}`);
  const prepared = await prepareConfirmation({ question, plan, sql: answer.sql, isFirst: true }, context);
  if (!prepared.ok) throw new Error(prepared.reason);
  const { ok: _, ...kept } = prepared;
  return { ...kept, day: context.today, checks: answer.checks };
}

/** The shop with one table changed. */
function changed(name: string, change: (table: CatalogTable) => CatalogTable): Catalog {
  const tables = shop.catalog.tables.map((table) => (table.sqlName === name ? change(table) : table));
  return { ...shop.catalog, tables };
}

const withColumns = (
  table: CatalogTable,
  change: (columns: CatalogTable['profile']['columns']) => CatalogTable['profile']['columns'],
): CatalogTable => ({ ...table, profile: { ...table.profile, columns: change(table.profile.columns) } });

describe('a confirmed answer', () => {
  it('is given again by its plan, as verified', async () => {
    const confirmed = await confirm('total net amount by channel');
    const outcome = await answerConfirmed(confirmed, contextOf());
    expect([outcome.state, outcome.reason, outcome.otherReading]).toEqual(['holds', null, null]);
    expect(outcome.reply?.answer).toMatchObject({ status: 'answered', verdict: 'verified' });
    expect(outcome.reply?.answer.rows).toHaveLength(3);
  });

  it('keeps its plan where the question is read otherwise by now, and says so', async () => {
    const confirmed = await confirm('net amount of Online orders');
    const other = await confirm('net amount of Phone orders');
    const outcome = await answerConfirmed({ ...confirmed, plan: other.plan }, contextOf());
    expect(outcome).toMatchObject({
      state: 'changedReading',
      reason: expect.stringMatching(/read in another way now.*Online/),
    });
    expect(outcome.reply?.text).toContain('Phone');
    const known = outcome.otherReading?.sql ?? '';
    const seen = await answerConfirmed({ ...confirmed, plan: other.plan, knownReading: known }, contextOf());
    expect(seen.state).toBe('holds');
  });

  it.each<[string, string, (table: CatalogTable) => CatalogTable, RegExp]>([
    [
      'a column that is gone',
      'total net amount by channel',
      (table) => withColumns(table, (columns) => columns.filter(({ name }) => name !== 'channel')),
      /column "channel" of "orders" is not there/,
    ],
    [
      'a column of another type',
      'total net amount by channel',
      (table) =>
        withColumns(table, (columns) =>
          columns.map((column) => (column.name === 'net_amount' ? { ...column, type: 'text' } : column)),
        ),
      /held values of type decimal and holds text/,
    ],
    [
      'a table that is gone',
      'total net amount by channel',
      (table) => ({ ...table, sqlName: 'elsewhere' }),
      /table "orders" of Shop is not there/,
    ],
  ])('is not given for %s', async (_, question, change, reason) => {
    const confirmed = await confirm(question);
    const outcome = await answerConfirmed(confirmed, contextOf(changed('orders', change)));
    expect([outcome.state, outcome.reply]).toEqual(['broken', null]);
    expect(outcome.reason).toMatch(reason);
  });

  it('is not given where its value has gone from the data, nor where its tables are not related any more', async () => {
    const confirmed = await confirm('how many orders of Ada Ltd');
    const apart = { ...shop.catalog, relations: [] };
    expect((await answerConfirmed(confirmed, contextOf(apart))).reason).toMatch(
      /do not belong to "customers"/,
    );
    const renamed = changed('customers', (table) =>
      withColumns(table, (columns) => columns.map((column) => ({ ...column, values: [] }))),
    );
    await shop.connection.run(`UPDATE customers SET customer_name = 'Ada AG' WHERE customer_id = 'C1'`);
    const outcome = await answerConfirmed(confirmed, contextOf(renamed));
    await shop.connection.run(`UPDATE customers SET customer_name = 'Ada Ltd' WHERE customer_id = 'C1'`);
    expect(outcome).toMatchObject({
      state: 'broken',
      reply: null,
      reason: 'No row of "customers" has "Ada Ltd" in "customer_name" any more.',
    });
  });

  it('is not given where a name in it is defined otherwise by now', async () => {
    const metric = (text: string, column: string) => ({
      name: 'takings',
      synonyms: [],
      text,
      unit: null,
      problem: null,
      tree: {
        kind: 'aggregate' as const,
        aggregate: 'sum' as const,
        of: { kind: 'column' as const, column },
        where: null,
      },
    });
    const told = (text: string, column: string, meaningRevision: number) =>
      changed('orders', (table) => ({ ...table, meaningRevision, metrics: [metric(text, column)] }));
    const confirmed = await confirm(
      'takings by channel',
      contextOf(told('sum(net_amount)', 'net_amount', 1)),
    );
    const outcome = await answerConfirmed(confirmed, contextOf(told('sum(quantity)', 'quantity', 2)));
    expect(outcome).toMatchObject({
      state: 'changedReading',
      reply: null,
      reason: '"takings" is defined otherwise by now. It was sum(net_amount); now it is sum(quantity).',
    });
    const gone = changed('orders', (table) => ({ ...table, meaningRevision: 3 }));
    expect((await answerConfirmed(confirmed, contextOf(gone))).state).toBe('broken');
  });

  it('moves its days with time where the question does, and only there', async () => {
    const later = '2025-04-14';
    const moving = await confirm('total net amount last month');
    expect(moving.movesWithTime).toBe(true);
    const moved = await answerConfirmed(moving, contextOf(shop.catalog, later));
    expect([moved.state, moved.reply?.text]).toEqual(['holds', expect.stringContaining('March 2025')]);
    const still = await confirm('total net amount in February 2025');
    expect(still.movesWithTime).toBe(false);
    const kept = await answerConfirmed(still, contextOf(shop.catalog, later));
    expect([kept.state, kept.reply?.text]).toEqual(['holds', expect.stringContaining('February 2025')]);
    const other = await confirm('total net amount last month by channel');
    const stale = await answerConfirmed({ ...moving, plan: other.plan }, contextOf(shop.catalog, later));
    expect([stale.state, stale.reply]).toEqual(['changedReading', null]);
  });

  it('is no answer where its words change the answer before', async () => {
    const confirmed = { ...(await confirm('net amount of Online orders')), question: 'only Phone' };
    const { plan } = await ask('total net amount by channel', contextOf());
    const outcome = await answerConfirmed(confirmed, { ...contextOf(), previous: plan });
    expect([outcome.isFollowUp, outcome.reply]).toEqual([true, null]);
    const full = await confirm('net amount of Online orders');
    const asked = await answerConfirmed(full, { ...contextOf(), previous: plan });
    expect([asked.isFollowUp, asked.reply?.answer.verdict]).toEqual([undefined, 'verified']);
    const notRead = { ...full, question: 'how did it blorp', isReadByItself: false };
    expect((await answerConfirmed(notRead, { ...contextOf(), previous: plan })).isFollowUp).toBe(true);
  });

  it('stands by itself: a follow-up is put in full, or not taken', async () => {
    const first = await ask('total net amount by channel', contextOf());
    const context = { ...contextOf(), previous: first.plan };
    const followUp = await ask('and by status?', context);
    const { plan, answer } = followUp;
    if (!plan || answer.sql === null) throw new Error('not answered');
    const asked = { question: 'and by status?', plan, sql: answer.sql, isFirst: false };
    const prepared = await prepareConfirmation(asked, contextOf());
    expect(prepared).toMatchObject({ ok: true, question: expect.stringMatching(/net amount.*by.*status/i) });
    const unsayable = { ...plan, having: { operator: '>' as const, value: 1 } };
    const { compileWith } = await import('../sql/compile.ts');
    const { buildSemanticModel } = await import('../model/semantic-model.ts');
    const sql = compileWith(unsayable, buildSemanticModel(shop.catalog));
    expect(await prepareConfirmation({ ...asked, plan: unsayable, sql }, contextOf())).toEqual({
      ok: false,
      reason: 'builds-on-earlier',
    });
    expect(await prepareConfirmation({ ...asked, sql: 'SELECT 1' }, contextOf())).toEqual({
      ok: false,
      reason: 'tables-changed',
    });
  });
});

describe('a plan that did not come from the words', () => {
  it('is taken as the first answer of a conversation, as long as it speaks of no days', async () => {
    const { plan, answer } = await ask('net amount of Online orders', contextOf());
    if (!plan || answer.sql === null) throw new Error('not answered');
    const asked = { question: 'what did the webshop blorp', plan, sql: answer.sql, isFirst: true };
    const prepared = await prepareConfirmation(asked, contextOf());
    if (!prepared.ok) throw new Error(prepared.reason);
    expect([prepared.question, prepared.isReadByItself]).toEqual([asked.question, false]);
    const confirmed = { ...prepared, day: testToday, checks: [] };
    expect(await answerConfirmed(confirmed, contextOf())).toMatchObject({
      state: 'holds',
      reply: { answer: { verdict: 'verified' } },
    });
    expect(await prepareConfirmation({ ...asked, isFirst: false }, contextOf())).toMatchObject({ ok: true });
    const dated = await ask('net amount of Online orders in 2024', contextOf());
    if (!dated.plan || dated.answer.sql === null) throw new Error('not answered');
    expect(
      await prepareConfirmation({ ...asked, plan: dated.plan, sql: dated.answer.sql }, contextOf()),
    ).toEqual({ ok: false, reason: 'days-unclear' });
  });

  it('stands against what the planner reads, where the person has confirmed it all the same', async () => {
    const online = await ask('net amount of Online orders', contextOf());
    if (!online.plan || online.answer.sql === null) throw new Error('not answered');
    const asked = {
      question: 'net amount of Phone orders',
      plan: online.plan,
      sql: online.answer.sql,
      isFirst: true,
    };
    const prepared = await prepareConfirmation(asked, contextOf());
    if (!prepared.ok) throw new Error(prepared.reason);
    const outcome = await answerConfirmed({ ...prepared, day: testToday, checks: [] }, contextOf());
    expect([outcome.state, outcome.reply?.text]).toEqual(['holds', expect.stringContaining('Online')]);
  });
});

describe('the shape of a plan', () => {
  it('is the same for another value of a column and another period, and for nothing else', async () => {
    const one = await confirm('net amount for Online orders in March 2024');
    const slots = await confirm('net amount for Phone orders in 2025');
    const measure = await confirm('average net amount for Phone orders in 2025');
    const column = await confirm('net amount for completed orders in 2025');
    const isOfAnyValue = true;
    const shape = ({ plan }: ConfirmedQuestion) => shapeOf(plan, { isOfAnyValue });
    expect([shape(slots) === shape(one), wordsAround(slots.plan) === wordsAround(one.plan)]).toEqual([
      true,
      true,
    ]);
    expect([shape(measure) === shape(one), shape(column) === shape(one)]).toEqual([false, false]);
    expect(shapeOf(slots.plan, { isOfAnyValue: false })).not.toBe(shapeOf(one.plan, { isOfAnyValue: false }));
    const compared = await confirm('net amount in 2025 vs 2024');
    const earlier = await confirm('net amount in 2024 vs 2023');
    expect(shape(compared)).toBe(shape(earlier));
  });
});

describe('other readings', () => {
  it('are asked by words that get them, and never the one that was shown', async () => {
    const question = 'revenue by customer';
    const { answer } = await ask(question, contextOf());
    const offered = await otherReadings({ question, sql: answer.sql ?? '' }, contextOf());
    expect(offered.length).toBeGreaterThan(0);
    for (const reading of offered) {
      const asked = await ask(reading.question, contextOf());
      expect([reading.question, asked.answer.status]).toEqual([reading.question, 'answered']);
      expect(asked.answer.sql).not.toBe(answer.sql);
    }
  });
});

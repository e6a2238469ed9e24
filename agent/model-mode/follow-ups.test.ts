import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { openTestShop, type TestShop, testToday } from '../testing.ts';
import { askScripted, calls } from './testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const byChannel = {
  table: 'orders',
  measures: [{ aggregate: 'sum', column: 'net_amount' }],
  groupBy: [{ column: 'channel' }],
};
const answer = calls(['answer', { resultId: 'r1' }]);

describe('a question that changes the answer before', () => {
  const after = 'total net amount by channel for Ada Ltd';
  const kept = { column: 'customers.customer_name', operator: 'in', values: ['kept:1'] };
  it('is read with the plan before, whose values need not leave', async () => {
    const { reply, embedded, requests } = await askScripted(
      shop,
      'and zorb it by status?',
      [calls(['run_plan', { ...byChannel, groupBy: [{ column: 'status' }], filters: [kept] }]), answer],
      { after },
    );
    expect(embedded.answer.status).toBe('declined');
    expect(requests[0]?.text).toContain('kept:1');
    expect(requests[0]?.text).not.toContain('Ada Ltd');
    expect(reply.answer.rows).toEqual([
      ['completed', 630],
      ['cancelled', 32],
    ]);
    expect(reply.answer.checks.map(({ id }) => id)).not.toContain('parts-without-words');
    expect(reply.answer.checks.map(({ id }) => id)).not.toContain('parts-dropped');
  });

  it('names what it lost of it', async () => {
    const plan = { ...byChannel, groupBy: [{ column: 'status' }] };
    const { reply } = await askScripted(shop, 'and zorb it by status?', [calls(['run_plan', plan]), answer], {
      after,
    });
    expect(reply.answer.verdict).toBe('caution');
    const check = reply.answer.checks.find(({ id }) => id === 'parts-dropped');
    expect(check?.detail).toContain('Ada Ltd');
  });

  it('goes on running where the plan before runs, grouped otherwise or cut to a year', async () => {
    const running = { table: 'orders', measures: byChannel.measures, running: true };
    const byMonth = { column: 'order_date', grain: 'month' };
    const { reply, requests } = await askScripted(
      shop,
      'and zorb it by channel?',
      [calls(['run_plan', { ...running, groupBy: [{ column: 'channel' }, byMonth] }]), answer],
      { after: 'running total of net amount by month in 2024' },
    );
    expect(requests[0]?.text).toContain('\\"running\\":true');
    expect(reply.plan).toMatchObject({ isRunning: true, within: 1 });
    expect(reply.answer.columns.map(({ name }) => name)).toEqual([
      'channel',
      'month',
      'total_net_amount',
      'running_total_net_amount',
    ]);
    const dropped = reply.answer.checks.find(({ id }) => id === 'parts-dropped');
    expect(dropped?.detail).toContain('2024');
    expect(dropped?.detail).not.toContain('running');
    const lost = await askScripted(
      shop,
      'and zorb it by channel?',
      [calls(['run_plan', byChannel]), answer],
      { after: 'running total of net amount by month' },
    );
    expect(lost.reply.answer.verdict).toBe('caution');
    expect(lost.reply.answer.checks).toContainEqual(
      expect.objectContaining({ id: 'parts-dropped', detail: expect.stringContaining('the running total') }),
    );
  });

  it('of a running total that a model planned is read by the planner', async () => {
    const plan = {
      table: 'orders',
      measures: byChannel.measures,
      groupBy: [{ column: 'order_date', grain: 'quarter' }],
      running: true,
    };
    const made = await askScripted(shop, 'zorbify the takings per quarter as a running total', [
      calls(['run_plan', plan]),
      answer,
    ]);
    expect(made.reply.answer.rows.at(-1)?.[2]).toBe(1076);
    const context = { catalog: shop.catalog, run: shop.run, today: testToday, locale: 'en-US' };
    const only = await ask('only 2024', { ...context, previous: made.reply.plan });
    expect(only.answer.rows).toEqual([
      ['2024-01-01', 237, 237],
      ['2024-04-01', 60, 297],
      ['2024-07-01', 360, 657],
      ['2024-10-01', 64, 721],
    ]);
    const grouped = await ask('and by channel?', { ...context, previous: only.plan });
    expect(grouped.plan).toMatchObject({ isRunning: true, within: 1, where: only.plan?.where });
    expect(grouped.answer.rows.filter(([channel]) => channel === 'Online')).toEqual([
      ['Online', '2024-01-01', 205, 205],
      ['Online', '2024-10-01', 64, 269],
    ]);
    const ranked = await ask('top 3', { ...context, previous: only.plan });
    expect(ranked.answer.status).toBe('declined');
    const compared = await ask('compare with 2023', { ...context, previous: only.plan });
    expect(compared.answer.status).toBe('declined');
  });

  it('is not sent where a part of the plan before has no words, and says which', async () => {
    for (const [after, part] of [
      ['compare net amount in 2023 and 2024', 'a comparison'],
      ['what percent of orders are cancelled', 'a share of some rows'],
      ['top 2 products by net amount in each channel', 'a ranking within groups'],
    ] as const) {
      const { requests, reply } = await askScripted(shop, 'and zorb it by status?', [answer], { after });
      expect(requests).toHaveLength(0);
      expect(reply.answer).toMatchObject({
        status: 'declined',
        languageModel: { outcome: 'notAsked', calls: 0, note: expect.stringContaining(part) },
      });
    }
  });
});

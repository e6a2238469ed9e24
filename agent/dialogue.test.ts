import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentReply, ask, type SemanticModel } from './index.ts';
import { openTestShop, type TestShop, testToday } from './testing.ts';

let shop: TestShop;
const models = new Map<string, SemanticModel>();
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function talk(...turns: string[]): Promise<AgentReply> {
  let reply: AgentReply | null = null;
  let plan: AgentReply['plan'] = null;
  let unanswered: string | null = null;
  for (const turn of turns) {
    const { catalog, run } = shop;
    const context = { catalog, run, today: testToday, locale: 'en', models, previous: plan, unanswered };
    reply = await ask(turn, context);
    unanswered = reply.answer.status === 'answered' ? null : turn;
    plan = reply.plan ?? plan;
  }
  if (!reply) throw new Error('Nothing was asked.');
  return reply;
}

describe('dialogue', () => {
  it('adds up what was counted', async () => {
    const { answer } = await talk('How many orders were cancelled in 2024?', 'and what do they add up to?');
    expect(answer.sql).toMatch(/sum\(/);
    expect(answer.sql).toMatch(/Cancelled/i);
  });

  it('never answers another question with the number before it', async () => {
    const { answer } = await talk('How many orders were cancelled in 2024?', 'and how big is that?');
    expect(answer.status).not.toBe('answered');
  });

  it('asks of those that were told, never of all rows', async () => {
    const { answer } = await talk(
      'How many orders were cancelled in 2024?',
      'what is the average revenue of those?',
    );
    expect(answer.status === 'answered' ? answer.sql : 'Cancelled').toMatch(/Cancelled/i);
    expect((await talk('what is the total revenue of those?')).answer.status).toBe('declined');
  });

  it('counts what was listed', async () => {
    const { answer } = await talk('Show all cancelled orders', 'how many is that?');
    expect(answer.sql).toMatch(/count\(\*\)/);
    expect(answer.sql).toMatch(/Cancelled/i);
  });

  it('tells groups as parts of the whole, and turns their order round', async () => {
    expect((await talk('revenue by channel', 'as a percentage')).answer.sql).toMatch(/AS share/);
    const { answer } = await talk('revenue by channel', 'the other way round');
    expect(answer.sql).not.toMatch(/ORDER BY \S+ DESC/);
  });

  it('sets the period of the answer beside another one', async () => {
    const { answer, plan } = await talk('revenue in 2024', 'compare that with 2023');
    expect(answer.status).toBe('answered');
    expect(plan?.comparison?.kind).toBe('periods');
  });

  it('offers a change after a question without an answer, and does not make it', async () => {
    const { answer } = await talk('revenue by channel', 'only the blorptious ones', 'top 2');
    expect(answer.status).toBe('clarify');
    expect(answer.reading).toContain('only the blorptious ones');
  });

  it('narrows the rows and keeps what was added up', async () => {
    const { answer } = await talk(
      'revenue by channel',
      'only orders from Germany',
      'just the cancelled ones',
    );
    expect(answer.sql).toMatch(/sum\(/);
    expect(answer.rows).toEqual([
      ['Online', 120],
      ['Phone', 34],
    ]);
    expect((await talk('revenue by channel', 'only customers')).answer.status).not.toBe('answered');
  });

  it('says that there is no answer to change when the question before came to none', async () => {
    const { answer } = await talk('blorptious revenue', 'what about Germany');
    expect(answer.status).toBe('declined');
    expect(answer.reading).toContain('blorptious revenue');
  });

  it('has nothing to narrow without an answer before', async () => {
    expect((await talk('Enterprise only')).answer.status).toBe('declined');
  });
});

describe('comparisons in other words', () => {
  it.each([
    ['what is the difference in revenue between 2023 and 2024'],
    ['by how much did revenue grow from 2023 to 2024'],
    ['change in revenue from 2023 to 2024'],
    ['revenue in 2024 compared to the year before'],
  ])('compares the two periods of "%s"', async (question) => {
    const { plan } = await talk(question);
    expect(plan?.comparison?.kind).toBe('periods');
    expect(plan?.measures).toHaveLength(2);
  });

  it.each([
    ['Online vs Phone: how many orders for each?', /count\(\*\)/],
    ['Online or Phone: which brings in more?', /sum\(/],
    ['Online vs Phone, which brought in more', /sum\(/],
  ])('tells both of "%s"', async (question, measured) => {
    const { answer } = await talk(question);
    expect(answer.sql).toMatch(measured);
    expect(answer.rows.map(([channel]) => channel).sort()).toEqual(['Online', 'Phone']);
  });

  it('sets two periods joined by "or" side by side', async () => {
    const { plan } = await talk('Did we sell more in January 2024 or in January 2025? Show me both');
    expect(plan?.comparison?.kind).toBe('periods');
  });

  it('sets two channels side by side for "more"', async () => {
    const { answer } = await talk('Did we sell more Online or Phone in 2024?');
    expect(answer.sql).toMatch(/sum\(/);
    expect(answer.rows).toHaveLength(2);
  });
});

describe('another order', () => {
  it('ranks the same things by another measure', async () => {
    for (const turn of ['now by number of orders', 'and by order count instead?', 'by number of orders']) {
      const { answer } = await talk('top 2 customers by revenue', turn);
      expect(
        answer.rows.map((row) => [...row]),
        turn,
      ).toEqual([
        ['Ada Ltd', 4],
        ['Bolt Inc', 2],
        ['Cedar GmbH', 2],
        ['Delta Labs', 2],
      ]);
    }
  });

  it('sorts a list by what its rows are called by', async () => {
    const { answer } = await talk('list the customers in Germany and Japan', 'sorted by name');
    expect(answer.rows.map(([, name]) => name)).toEqual([
      'Ada Ltd',
      'Cedar GmbH',
      'Delta Labs',
      'Echo Works',
    ]);
    expect(answer.sql).toMatch(/ORDER BY (customers\.)?customer_name/);
  });

  it('never sorts by what is not shown', async () => {
    const { answer } = await talk('revenue by channel', 'sort by number of orders');
    expect(answer.status).toBe('declined');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskContext, ask } from '../ask.ts';
import { suggestQuestions } from '../suggest.ts';
import { openTestShop, type TestShop, testToday } from '../testing.ts';
import { leastTrust } from './judge.ts';
import type { Weigh } from './weak-reading.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

function put(question: string, weigh: Weigh, more: Partial<AskContext> = {}) {
  return ask(question, {
    catalog: shop.catalog,
    run: shop.run,
    today: testToday,
    locale: 'en',
    weigh,
    ...more,
  });
}

const never: Weigh = () => 0;
const always: Weigh = () => 1;

async function signsOf(question: string): Promise<string[]> {
  const seen: string[] = [];
  await put(question, (signs) => {
    seen.push(...signs);
    return 1;
  });
  return seen;
}

describe('a reading that is trusted too little', () => {
  it.each([
    'Average order amount per region',
    'Which customers have no orders?',
    'How many orders are above the average amount?',
    'Show the names of customers and the dates of their orders',
  ])('is asked back with what it would tell, and answered once it is chosen: %s', async (question) => {
    const { answer, text } = await put(question, never);
    expect(answer.status).toBe('clarify');
    expect(text).toMatch(/^Did you mean: .+\?$/);
    expect(answer.options).toHaveLength(1);
    const [offered] = answer.options ?? [];
    const chosen = await put(offered?.question ?? '', never);
    const trusted = await put(question, always);
    expect(offered?.preview).toBe(trusted.text);
    expect(chosen.answer.status).toBe('answered');
    expect(chosen.answer.rows).toEqual(trusted.answer.rows);
  });

  it('is what is trusted less than the bound, and not what is trusted as much', async () => {
    const question = 'Average order amount per region';
    expect((await put(question, () => leastTrust)).answer.status).toBe('answered');
    expect((await put(question, () => leastTrust - 0.001)).answer.status).toBe('clarify');
  });

  it('is answered where the question is one that the agent offered to begin with', async () => {
    const offered = suggestQuestions(shop.catalog, 6);
    expect(offered.length).toBeGreaterThan(3);
    for (const question of offered)
      expect((await put(question, never)).answer.status, question).toBe('answered');
  });

  it('is answered where it changes the answer before, which was settled', async () => {
    const { plan } = await put('Average order amount per region', always);
    expect((await put('and by segment?', never, { previous: plan })).answer.status).toBe('answered');
  });
});

describe('a question that the frames do not read', () => {
  it('is declined with what it may mean, in words that are answered', async () => {
    const { answer } = await put('How many customers are domiciled in each country?', always);
    expect(answer.status).toBe('declined');
    const [nearest] = answer.suggestions;
    const { answer: told } = await put(nearest ?? '', never);
    expect(told.status).toBe('answered');
    expect(told.columns.map(({ name }) => name)).toContain('country');
  });

  it('is declined with other questions where nothing is likely', async () => {
    const likely = await put('How many customers are domiciled in each country?', always);
    const { answer } = await put('How many customers are domiciled in each country?', never);
    expect(answer.status).toBe('declined');
    expect(answer.suggestions[0]).not.toBe(likely.answer.suggestions[0]);
  });
});

describe('the signs of a reading', () => {
  it('tell that both methods find the same', async () => {
    expect(await signsOf('How many orders are there by region?')).toContain('roles same at 0');
  });

  it('tell nothing of the second method where it could not say the same', async () => {
    const signs = await signsOf('How many orders came in each month?');
    expect(signs).toContain('beyond roles');
    expect(signs.filter((sign) => sign.startsWith('roles same'))).toEqual([]);
  });

  it('cost no second statement over millions of rows', async () => {
    const tables = shop.catalog.tables.map((table) => ({
      ...table,
      profile: { ...table.profile, rowCount: 5_000_000 },
    }));
    const statementsOf = async (catalog: AskContext['catalog']): Promise<number> => {
      const asked = new Set<string>();
      const run: AskContext['run'] = (request) => {
        asked.add(request.sql);
        return shop.run(request);
      };
      await put('Which customers have no orders?', never, { catalog, run });
      return asked.size;
    };
    expect(await statementsOf({ ...shop.catalog, tables })).toBeLessThan(await statementsOf(shop.catalog));
  });

  it('tell what the plan is and what it found, and no word of the data', async () => {
    const signs = await signsOf('Average order amount in Europe');
    expect(signs).toContain('frames conditions 1');
    expect(signs.filter((sign) => /europe/i.test(sign))).toEqual([]);
  });

  it('tell how many tables are read, and whether one of them is not shown', async () => {
    const signs = await signsOf('Show the names of customers and the dates of their orders');
    expect(signs).toContain('frames records');
    expect(signs).toContain('joins 1');
    expect(await signsOf('Average order amount per region')).toContain('read and not shown');
  });
});

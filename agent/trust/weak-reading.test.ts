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
  const unread = 'How many customers are domiciled in each country?';

  it('is declined with what it may mean, to choose from', async () => {
    const { answer, text, offered } = await put(unread, always);
    expect(answer.status).toBe('declined');
    expect(answer.notUnderstood).toEqual(['domiciled']);
    const [option] = answer.options ?? [];
    expect(text).toContain('Did you mean');
    const told = await put(option?.question ?? '', never, { chosen: offered?.[0]?.plan ?? null });
    expect(told.answer.status).toBe('answered');
    expect(told.answer.columns.map(({ name }) => name)).toContain('country');
    expect(told.text).toBe(option?.preview);
  });

  it('is declined with other questions where nothing is likely', async () => {
    const { answer, text } = await put(unread, never);
    expect(answer.status).toBe('declined');
    expect(answer.options).toBeUndefined();
    expect(text).toContain(`You could ask: "${answer.suggestions[0]}"`);
  });
});

describe('a reading that was offered and is chosen', () => {
  it('is answered as it was offered, whatever its words are read to by themselves', async () => {
    const offering = await put('Which customers have no orders?', never);
    const [reading] = offering.offered ?? [];
    const told = await put('Average order amount per region', never, { chosen: reading?.plan ?? null });
    expect(told.text).toBe(offering.answer.options?.[0]?.preview);
    expect(told.plan?.root).toBe('customers');
  });

  it('is read anew where a table of its plan is gone', async () => {
    const { plan } = await put('Average order amount per region', always);
    const told = await put('How many customers are there?', always, {
      chosen: { ...plan, root: 'parcels' } as AskContext['chosen'],
    });
    expect(told.answer.rows).toEqual((await put('How many customers are there?', always)).answer.rows);
  });

  it('has words of its own among several', async () => {
    const { answer, offered } = await put('average amount of the highest order per customer', always);
    const words = (answer.options ?? []).map(({ question }) => question);
    expect(words.length).toBeGreaterThan(1);
    expect(new Set(words).size).toBe(words.length);
    expect(offered?.map(({ question }) => question)).toEqual(words);
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

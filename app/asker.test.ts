import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  amountColumn,
  dateColumn,
  idColumn,
  kindColumn,
  openTestShop,
  openTestTables,
  type TestShop,
  type TestTable,
  testToday,
} from '#agent/testing.ts';
import type { RunQuery } from '#kernel/catalog.ts';
import { createLog } from '#platform/log/log.ts';
import { tooManyWaiting } from './agent-threads.ts';
import { type Asker, type AskerRequest, createAsker } from './asker.ts';

/** So many sheets that share their columns that a long list of values takes all the time that planning has. */
const sheets = Array.from(
  { length: 150 },
  (_, at): TestTable => ({
    name: `sheet_${at}`,
    key: [`sheet_${at}_id`],
    mainDate: 'created',
    displayColumn: null,
    columns: [
      idColumn(`sheet_${at}_id`),
      dateColumn('created'),
      kindColumn('status'),
      kindColumn('region'),
      amountColumn('amount'),
      amountColumn('cost'),
    ],
    rows: [
      [1, '2024-01-05', 'open', 'North', 10, 4],
      [2, '2024-06-30', 'closed', 'South', 20, 5],
    ],
  }),
);

let shop: TestShop;
let large: TestShop;
beforeAll(async () => {
  [shop, large] = await Promise.all([openTestShop(), openTestTables(sheets, [])]);
});
afterAll(() => {
  shop.close();
  large.close();
});

const attack = `${'open or closed or '.repeat(55)}open`;

function request(workspaceId: string, given: Partial<AskerRequest> = {}): AskerRequest {
  return {
    workspaceId,
    question: 'how many orders are there',
    catalog: shop.catalog,
    run: shop.run,
    today: testToday,
    locale: 'en-US',
    previous: null,
    signal: new AbortController().signal,
    onStage: () => {},
    ...given,
  };
}

const attackOf = (workspaceId: string, given: Partial<AskerRequest> = {}) =>
  request(workspaceId, { question: attack, catalog: large.catalog, run: large.run, ...given });

async function withAsker(
  limits: Parameters<typeof createAsker>[1],
  prove: (asker: Asker, lines: string[]) => Promise<void>,
): Promise<void> {
  const lines: string[] = [];
  const log = createLog('silent');
  const heard = Object.assign(Object.create(log) as typeof log, {
    warn: (_: unknown, text?: string) => void lines.push(text ?? ''),
  });
  await using asker = createAsker(heard, limits);
  await prove(asker, lines);
}

describe('the threads of the agent', () => {
  it('answer another workspace while one asks what takes long', async () => {
    await withAsker({}, async (asker) => {
      // Both threads have begun.
      await asker.ask(request('other'));
      const ended: string[] = [];
      const tell = (name: string) => () => void ended.push(name);
      const attacks = ['first', 'second'].map((name) => asker.ask(attackOf('attacker')).finally(tell(name)));
      const { answer } = await asker.ask(request('other')).finally(tell('other'));
      expect(answer).toMatchObject({ status: 'answered', rows: [[10]] });
      expect(ended).not.toContain('second');
      await Promise.all(attacks);
    });
  });

  it('work on another question while a statement runs', async () => {
    await withAsker({ threads: 1 }, async (asker) => {
      const gate = Promise.withResolvers<void>();
      const waits: RunQuery = async (query) => {
        await gate.promise;
        return shop.run(query);
      };
      const slow = asker.ask(request('slow', { run: waits }));
      const { answer } = await asker.ask(request('quick'));
      expect(answer.status).toBe('answered');
      expect(asker.isAnswering()).toBe(true);
      gate.resolve();
      expect((await slow).answer.status).toBe('answered');
      expect(asker.isAnswering()).toBe(false);
    });
  });

  it('leave a question that is given up, in the midst of planning', async () => {
    await withAsker({ threads: 1 }, async (asker, lines) => {
      await asker.ask(request('other'));
      const given = new AbortController();
      const reading = Promise.withResolvers<void>();
      const asked = asker.ask(
        attackOf('attacker', { signal: given.signal, onStage: () => reading.resolve() }),
      );
      await reading.promise;
      await new Promise((resolve) => setTimeout(resolve, 300));
      const stage = Promise.withResolvers<void>();
      const other = asker.ask(request('other', { onStage: () => stage.resolve() }));
      const gaveUpAt = performance.now();
      given.abort();
      await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
      await stage.promise;
      // The thread obeyed: nothing ended it, and what it would still have planned takes more than a second.
      expect(performance.now() - gaveUpAt).toBeLessThan(1000);
      expect((await other).answer.status).toBe('answered');
      expect(lines).toEqual([]);
    });
  });

  it('do not begin what was given up before its turn', async () => {
    await withAsker({ threads: 1 }, async (asker) => {
      const given = new AbortController();
      const first = asker.ask(attackOf('attacker'));
      const stages: string[] = [];
      const second = asker.ask(
        request('attacker', { signal: given.signal, onStage: (stage) => void stages.push(stage) }),
      );
      given.abort();
      await expect(second).rejects.toMatchObject({ code: 'cancelled' });
      await first;
      expect(stages).toEqual([]);
    });
  });

  it('are ended when they do not obey; other questions go on in another one, unseen', async () => {
    await withAsker({ threads: 1, planningMs: 700 }, async (asker, lines) => {
      await asker.ask(request('other'));
      const gate = Promise.withResolvers<void>();
      const hasRun = Promise.withResolvers<void>();
      const waits: RunQuery = async (query) => {
        hasRun.resolve();
        await gate.promise;
        return shop.run(query);
      };
      const innocent = asker.ask(request('innocent', { run: waits }));
      await hasRun.promise;
      await expect(asker.ask(attackOf('attacker'))).rejects.toMatchObject({
        code: 'timeout',
        message: expect.stringContaining('This question takes too long to read.'),
      });
      gate.resolve();
      expect((await innocent).answer).toMatchObject({ status: 'answered', rows: [[10]] });
      expect(lines).toEqual(['agent thread ended: it did not obey']);
    });
  });

  it('say so when too many questions of one workspace wait, and only to that one', async () => {
    await withAsker({ threads: 1, waiting: 2 }, async (asker) => {
      const asked = Array.from({ length: 3 }, () => asker.ask(request('eager')));
      await expect(asker.ask(request('eager'))).rejects.toMatchObject({
        code: 'tooMany',
        message: tooManyWaiting,
      });
      const other = asker.ask(request('other'));
      for (const { answer } of await Promise.all([...asked, other])) expect(answer.status).toBe('answered');
    });
  });

  it('suggest, and read what was confirmed', async () => {
    await withAsker({}, async (asker) => {
      const [first] = await asker.suggest('other', shop.catalog, 3);
      expect(first).toMatch(/\?$/);
      const { answer, plan } = await asker.ask(request('other'));
      const { question, onStage, previous, ...context } = request('other');
      const readings = await asker.otherReadings({ question, sql: answer.sql ?? '' }, context);
      expect(readings.map(({ question: other }) => other)).not.toContain(question);
      const prepared = await asker.prepareConfirmation(
        { question, plan: plan ?? expect.fail('no plan'), sql: answer.sql ?? '', isFirst: true },
        context,
      );
      expect(prepared).toMatchObject({ ok: true });
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#kernel/errors.ts';
import { createTestEngine, type TestEngine } from '../testing.ts';
import { runQueryJob } from './query-job.ts';
import { randomStatement } from './random-statement.ts';

/** Samples of S29 and S30 of the security catalogue; `npm run soak -- sandbox` goes on for minutes. */

let test: TestEngine;
let orders: { sqlName: string; versionId: string };

beforeAll(async () => {
  test = await createTestEngine();
  const { tables } = await test.engine.importSample({ workspaceId: 'own', today: '2025-06-30' });
  const versionId = tables.find((table) => table.name === 'orders')?.versionId ?? '';
  orders = { sqlName: 'orders', versionId };
});
afterAll(() => test[Symbol.asyncDispose]());

describe('S29 heavy statements of one workspace', () => {
  it('let those of another go between them, and are refused where too many wait', async () => {
    const stop = new AbortController();
    let waiting = 0;
    const heavy = Array.from({ length: 50 }, async () => {
      waiting += 1;
      const request = { tables: [], maxRows: 1, deadlineMs: 30_000, signal: stop.signal };
      await test.engine
        .queryFor('greedy')({ sql: 'SELECT sum(x * x) FROM range(100000000000) t(x)', ...request })
        .catch(() => {});
      waiting -= 1;
    });
    const simple = await test.engine.queryFor('own')({
      sql: 'SELECT count(*) > 1000 FROM orders',
      tables: [orders],
      maxRows: 1,
      deadlineMs: 20_000,
    });
    expect(simple.rows).toEqual([[true]]);
    expect(waiting).toBe(50);
    stop.abort();
    await Promise.all(heavy);
  });
});

describe('S30 random statements', () => {
  it('give rows or a sentence', async () => {
    let seed = 7;
    const random = (): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    const path = `${test.directory}/versions/own/${orders.versionId}/data.parquet`;
    let answered = 0;
    for (let count = 0; count < 40; count += 1) {
      const sql = randomStatement(random);
      const job = {
        sql,
        tables: [{ sqlName: 'orders', path }],
        maxRows: 10,
        maxBytes: 1e6,
        memoryBytes: 256e6,
        hasRowNumbers: false,
      };
      const outcome = await runQueryJob(job, AbortSignal.timeout(1000)).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome, sql).toBeInstanceOf(AppError);
      else answered += 1;
    }
    expect(answered).toBeGreaterThan(2);
  });
});

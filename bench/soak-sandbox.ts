import { createTestEngine } from '#engine/testing.ts';
import { randomStatement } from '../engine/sandbox/random-statement.ts';
import { AppError } from '../kernel/errors.ts';
import { seededRandom } from './seeded-random.ts';

/** What random and heavy statements in the sandbox came to. */
export interface SandboxReport {
  seed: number;
  /** Random statements by their outcome: `rows`, or the code of the sentence. */
  outcomes: Record<string, number>;
  /** Simple statements of another workspace beside fifty heavy ones: 95 of 100 took no longer than this. */
  besideHeavyMs: number;
  /** Statements with another outcome, and what was not held. */
  problems: string[];
}

const heavyCount = 50;
const simpleCount = 20;
const slowestMs = 2000;

/** S29 and S30 of the security catalogue: another's statement beside fifty heavy ones, and random ones for some minutes. */
export async function proveSandbox(minutes: number, seed: number): Promise<SandboxReport> {
  await using test = await createTestEngine();
  const { tables } = await test.engine.importSample({ workspaceId: 'own', today: '2025-06-30' });
  const orders = {
    sqlName: 'orders',
    versionId: tables.find((table) => table.name === 'orders')?.versionId ?? '',
  };
  const run = (sql: string, deadlineMs: number) =>
    test.engine.queryFor('own')({ sql, tables: [orders], maxRows: 100, deadlineMs });
  const report: SandboxReport = { seed, outcomes: {}, besideHeavyMs: 0, problems: [] };
  const stop = new AbortController();
  const heavy = Array.from({ length: heavyCount }, () =>
    test.engine
      .queryFor('greedy')({
        sql: 'SELECT count(*) FROM range(1000000) a, range(1000000) b WHERE hash(a.range) = hash(b.range + 1)',
        tables: [],
        maxRows: 1,
        deadlineMs: 30_000,
        signal: stop.signal,
      })
      .catch(() => {}),
  );
  const times: number[] = [];
  for (let count = 0; count < simpleCount; count += 1) {
    const started = performance.now();
    await run('SELECT status, sum(net_amount) FROM orders GROUP BY 1', 20_000);
    times.push(performance.now() - started);
  }
  stop.abort();
  await Promise.all(heavy);
  report.besideHeavyMs = Math.round(times.sort((a, b) => a - b)[Math.ceil(simpleCount * 0.95) - 1] ?? 0);
  if (report.besideHeavyMs > slowestMs) report.problems.push(`S29: ${report.besideHeavyMs} ms`);
  const random = seededRandom(seed);
  const end = performance.now() + minutes * 60_000;
  while (performance.now() < end) {
    const sql = randomStatement(random);
    const outcome = await run(sql, 3000).then(
      () => 'rows',
      (error: unknown) => (error instanceof AppError ? error.code : `not a sentence: ${String(error)}`),
    );
    report.outcomes[outcome] = (report.outcomes[outcome] ?? 0) + 1;
    if (!['rows', 'invalid', 'timeout', 'tooLarge'].includes(outcome))
      report.problems.push(`${outcome}: ${sql.slice(0, 2000)}`);
  }
  return report;
}

import { expect } from 'vitest';
import { type ConformanceCaseId, fixtureRow } from '#connectors/testing-conformance.ts';
import type { ConformanceBench } from './testing-conformance-bench.ts';

/** What a system is asked where it is. */
export const liveCases = {
  async liveQuestion(bench) {
    const name = await bench.server.makeTable(30);
    const { rows, server } = await ask(
      bench,
      name,
      (table) => `SELECT id, amount, note FROM ${table} ORDER BY id`,
    );
    expect(server).not.toBe('');
    // A database may leave the zeros behind a point out.
    const plain = (row: readonly (string | null)[]) =>
      row.map((cell) => cell?.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''));
    expect(rows.map(plain)).toEqual(Array.from({ length: 11 }, (_, at) => plain(fixtureRow(at + 1))));
  },
  async liveGuard(bench) {
    const [name, other] = [await bench.server.makeTable(3), await bench.server.makeTable(3)];
    for (const statement of [
      (table: string) => `DELETE FROM ${table}`,
      (table: string) => `SELECT id FROM ${table}; DELETE FROM ${table}`,
      (table: string) => `SELECT id FROM ${table} UNION ALL SELECT id FROM ${other}`,
    ])
      await expect(ask(bench, name, statement)).rejects.toMatchObject({ code: 'invalid' });
    const { rows } = await ask(bench, name, (table) => `SELECT count(*) FROM ${table}`);
    expect(rows).toEqual([['3']]);
    await bench.expectFree();
  },
} satisfies Partial<Record<ConformanceCaseId, (bench: ConformanceBench) => Promise<void>>>;

async function ask(bench: ConformanceBench, name: string, statement: (table: string) => string) {
  await using session = await bench.open();
  if (!session.query) throw new Error(`${bench.id} cannot be asked.`);
  const rows: (readonly (string | null)[])[] = [];
  const request = {
    sql: statement(name),
    parameters: [],
    tables: [name.split('.')],
    maxRows: 10,
    deadlineMs: 5000,
  };
  const outcome = await bench.heard(async () => session.query?.(request, (cells) => void rows.push(cells)));
  return { rows, server: outcome?.server ?? '' };
}

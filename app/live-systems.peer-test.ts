import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isReadableSystem } from '#connectors/manifests.ts';
import { createEgress, everyAddress } from '#platform/egress/egress.ts';
import { readLiveSystems } from './live-systems.ts';
import { createSystemReader } from './system-reader.ts';
import { openTestSystems } from './testing-rogue-suite.ts';

/** Systems of whoever runs this, by `LIVE_<TYPE>`: called by the product's own processes, read, and never written to. */

describe('systems of one’s own', () => {
  it('are named by the environment, whose values are never told', () => {
    expect(readLiveSystems({ PATH: '/bin', LIVE_POSTGRESQL: '{"host":"db"}' })).toEqual([
      { id: 'postgresql', settings: { host: 'db' } },
    ]);
    expect(() => readLiveSystems({ LIVE_POSTGRESQL: 'canary' })).toThrow(/^(?!.*canary).*JSON object/);
    expect(() => readLiveSystems({ LIVE_NOTHING: '{}' })).toThrow('no connector for nothing');
  });
});

const tablesLooked = 10;
const rowsLooked = 50;

describe.each(readLiveSystems(process.env))('a live $id', ({ id, settings }) => {
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-live-'));
  const egress = createEgress({ allow: everyAddress });
  const caller = { workspaceId: 'w', signal: new AbortController().signal };
  if (!isReadableSystem(id)) throw new Error(`${id} is not among the systems that are read.`);
  const source = { workspaceId: 'w', system: id, settings };
  let reader: ReturnType<typeof createSystemReader>;
  beforeAll(() => {
    reader = createSystemReader({ directory, egress });
  });
  afterAll(() => {
    reader[Symbol.dispose]();
    rmSync(directory, { recursive: true, force: true });
  });

  it('is signed in to', async () => {
    using systems = openTestSystems({}, { egress });
    expect(await systems.test(id, settings, caller)).toMatchObject({ isOk: true });
  });

  it(`lists its tables, of which the first ${tablesLooked} are looked at`, async () => {
    const { tables } = await reader.tables(source, caller);
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables.slice(0, tablesLooked)) {
      const { columns, rows } = await reader.preview(source, { table, limit: rowsLooked }, caller);
      expect(columns).toEqual(table.columns.map(({ name }) => name));
      expect(rows.length).toBeLessThanOrEqual(rowsLooked);
    }
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSemanticModel } from '#agent/model/semantic-model.ts';
import { compileWith } from '#agent/sql/compile.ts';
import { sqlServer } from '#connectors/sqlserver/connect.ts';
import { sqlServerFixture } from '#connectors/sqlserver/testing-fixture.ts';
import type { FixtureServer } from '#connectors/testing-conformance.ts';
import { LivePlans } from './testing-live-plans.ts';
import { openBothWays, plansOfColumn, plansOfTexts } from './testing-live-types.ts';

/**
 * The whole way of a live table of SQL Server, over the wire to a server of our own: how it is known, what it is asked, the file that its
 * answer becomes. SQLite answers there what it can say as T-SQL does, so whole numbers and texts alone are asked for.
 */

const directory = mkdtempSync(join(tmpdir(), 'plumbline-sqlserver-'));
let server: FixtureServer;

beforeAll(async () => {
  const started = await sqlServerFixture.start();
  if (!started) throw new Error('The server did not start.');
  server = started;
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(directory, { recursive: true, force: true });
});

describe('a live table of SQL Server', () => {
  it('comes to what its version has, for every question to its numbers and texts', async () => {
    const name = await server.makeTable(40);
    await using plans = await LivePlans.open(sqlServer, server.settingsFor({}), directory);
    await using both = await openBothWays(plans.system, name, directory);
    const { catalog } = both.shop;
    const model = buildSemanticModel({ ...catalog, tables: [both.live] });
    const synced = buildSemanticModel(catalog);
    const [table] = catalog.tables;
    const columns = table?.profile.columns.filter((column) => /^(id|note)$/.test(column.name)) ?? [];
    expect(columns.map(({ type }) => type)).toEqual(['integer', 'text']);
    expect(both.live.profile.columns.map(({ type }) => type)).toEqual(
      table?.profile.columns.map(({ type }) => type),
    );
    const asked = columns.flatMap((column) => plansOfColumn(table?.sqlName ?? '', column));
    // An average is a number of the processor, which SQLite writes by other digits.
    const told = asked.filter(({ measures }) => measures.every(({ aggregate }) => aggregate !== 'avg'));
    for (const plan of [...told, ...plansOfTexts(table?.sqlName ?? '', 'note', ['rOW 1', '%', 'İ'])]) {
      const sql = compileWith(plan, synced);
      const own = await both.shop.run({ sql, tables: [], maxRows: 1000, deadlineMs: 1000 });
      const found = await plans.rowsOf(plan, model, both.shop);
      expect(found.isWhole, found.asked).toBe(true);
      expect(found.rows, found.asked).toEqual(own.rows);
      expect(found.asked).toMatch(/SELECT TOP \(\d+\)/);
    }
  });
});

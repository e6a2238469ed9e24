import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileWith } from '#agent/sql/compile.ts';
import { goldenPlans } from '#agent/sql/golden-plans.ts';
import { openTestShop, shopTables } from '#agent/testing.ts';
import { mysqlConnector } from '#connectors/mysql/connect.ts';
import { startMysql8, type TestMysql8 } from '#connectors/mysql/testing-mysql-8.ts';
import { createCertificateAuthority } from '#connectors/testing-certificate.ts';
import { goProgramOf } from '../tools/peers/installed.ts';
import { LivePlans } from './testing-live-plans.ts';
import { openMariadbWarehouse } from './testing-warehouses.ts';

/**
 * The golden plans in the dialect of MySQL 8, with its collation, on go-mysql-server, which shares no line with MySQL: that the words of
 * the dialect are those of another reader of MySQL's reference. What MySQL 8 itself comes to stays unproved.
 */

const program = goProgramOf('go-mysql-server');
/** Thirteen months behind November it finds no December; MySQL does. */
const computedOtherwise = ['running total of net amount by month'];

describe.runIf(program !== null)('a plan over live tables of a server of MySQL 8', () => {
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-plans-'));
  let server: TestMysql8;
  beforeAll(async () => {
    server = await startMysql8(program ?? '', createCertificateAuthority().issue({ host: '127.0.0.1' }));
    await server.admin.query(
      `CREATE USER asker IDENTIFIED WITH mysql_native_password BY 'a secret'; GRANT ALL ON shop.* TO asker`,
    );
  });
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
    rmSync(directory, { recursive: true, force: true });
  });

  it('comes to the rows of DuckDB for each golden plan', async () => {
    const { port } = server;
    const place = { host: '127.0.0.1', port, database: 'shop' };
    await using warehouse = await openMariadbWarehouse({ ...place, user: 'root' });
    await warehouse.load(shopTables);
    const account = { username: 'asker', password: 'a secret', useTls: false };
    await using plans = await LivePlans.open(mysqlConnector, { ...place, ...account }, directory);
    const shop = await openTestShop();
    const model = await plans.model(shop.catalog, () => true);
    expect(model.tables.get('orders')?.live?.dialect).toBe('mysql');
    let whole = 0;
    for (const { plan, question } of await goldenPlans(shop)) {
      if (computedOtherwise.includes(question)) continue;
      const sql = compileWith(plan, model);
      const { rows } = await shop.run({ sql, tables: [], maxRows: 1000, deadlineMs: 1000 });
      const found = await plans.rowsOf(plan, model, shop);
      expect(found.rows, `${question}\n${found.asked}`).toEqual(rows);
      if (found.isWhole) whole += 1;
    }
    expect(whole).toBeGreaterThan(15);
    shop.close();
  }, 120_000);
});

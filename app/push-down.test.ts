import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pushDown } from '#agent/index.ts';
import { buildSemanticModel } from '#agent/model/semantic-model.ts';
import { compileWith } from '#agent/sql/compile.ts';
import { plansOfAllKinds } from '#agent/sql/random-plan-kinds.ts';
import { sales, saleTable, shopRelation, shopTable } from '#agent/sql/random-plans.ts';
import { openTestTables } from '#agent/testing.ts';
import { rightsBeyondReading } from '#connectors/pushdown/account-rights.ts';
import { createGuard } from '#connectors/pushdown/guard.ts';
import { runReadOnly, type WarehouseSession } from '#connectors/pushdown/session.ts';
import type { SqlDialect } from '#kernel/sql-dialect.ts';
import { createPostgresDatabase } from '#platform/db/testing.ts';
import { isFullProof } from '../tools/test-depth.ts';
import { startMariadb, type TestMariadb } from '../tools/test-mariadb.ts';
import { openMariadbWarehouse, openPostgresWarehouse, type TestWarehouse } from './testing-warehouses.ts';

/**
 * The same random plans to DuckDB, which `agent/sql/compile.test.ts` holds against a naive reading, and to real servers, whose usual
 * collations make one of texts that differ by case or by blanks at the end. What MySQL 8 does otherwise than MariaDB stays unproved.
 */

const runs = isFullProof ? 60 : 3;
const perTable = isFullProof ? 60 : 40;

const postgresUrl = inject('postgresUrl');
let postgresAddress = '';
let mariadb: TestMariadb | null = null;
const open = new AsyncDisposableStack();
const guard = open.use(createGuard({ deadlineMs: 20_000 }));
const warehouses = new Map<SqlDialect, TestWarehouse>();

beforeAll(async () => {
  if (postgresUrl) {
    postgresAddress = await createPostgresDatabase();
    warehouses.set('postgresql', open.use(await openPostgresWarehouse(postgresAddress)));
  }
  mariadb = await startMariadb();
  if (mariadb) {
    open.defer(mariadb.stop);
    warehouses.set('mariadb', open.use(await openMariadbWarehouse(mariadb)));
  }
});
afterAll(() => open[Symbol.asyncDispose]());

describe.each(['postgresql', 'mariadb'] as const)('a plan that is pushed down to %s', (dialect) => {
  it('comes to the rows of DuckDB', async ({ skip }) => {
    const warehouse = warehouses.get(dialect);
    if (!warehouse) return skip(`${dialect} is not installed`);
    const refused = new Set<string>();
    const many = fc.array(plansOfAllKinds, { minLength: perTable, maxLength: perTable });
    await fc.assert(
      fc.asyncProperty(sales, many, async (rows, asked) => {
        const tables = [saleTable(rows), shopTable];
        const duckdb = await openTestTables(tables, [shopRelation]);
        const model = buildSemanticModel(duckdb.catalog);
        await warehouse.load(tables);
        try {
          for (const plan of asked) {
            const sql = compileWith(plan, model);
            const told = pushDown(plan, model, { dialect, maxRows: 1000 });
            if (!told.isOk) {
              refused.add(told.reason);
              continue;
            }
            const expected = await duckdb.run({ sql, tables: [], maxRows: 1000, deadlineMs: 1000 });
            const tables = [['sales'], ['shops']];
            const guarded = await guard.check({ ...told, dialect, tables, maxRows: 1000 });
            if (!guarded.isOk) throw new Error(`${guarded.reason}\n${told.sql}`);
            const found = await runReadOnly(warehouse.session, guarded.statement, { deadlineMs: 5000 }).catch(
              (error: unknown) => {
                throw new Error(`${String(error)}\n${told.sql}\n${told.parameters.join(', ')}`);
              },
            );
            expect(found.rows.map(plainRow), `${sql}\n\n${told.sql}\n${told.parameters.join(', ')}`).toEqual(
              expected.rows.map(plainRow),
            );
          }
        } finally {
          duckdb.close();
        }
      }),
      isFullProof ? { numRuns: runs, endOnFailure: true } : { numRuns: runs, seed: 20_251_122 },
    );
    for (const reason of refused)
      expect(reason).toMatch(/^MariaDB has no (exact medians|exact percentiles|correlations)\.$/);
  }, 600_000);
});

/** Each as a user who may do everything (S36): what holds them back is the guard, and behind it the session. */
const attacks = {
  postgresql: [
    'COMMIT; DROP TABLE sales',
    '/* x */ DROP TABLE sales',
    'SELECT 1; DELETE FROM sales',
    'SET TRANSACTION READ WRITE',
    `SELECT pg_read_file('/etc/passwd')`,
    `COPY sales TO PROGRAM 'cat > /tmp/plumbline-attack'`,
    `SELECT lo_import('/etc/passwd')`,
    `SELECT * FROM dblink('host=127.0.0.1', 'SELECT 1') AS t(a int)`,
    'SELECT pg_sleep(60)',
    `SELECT query_to_xml('DELETE FROM sales', true, true, '')`,
  ],
  mariadb: [
    'COMMIT; DROP TABLE sales',
    '/* x */ DROP TABLE sales',
    'SELECT 1; DELETE FROM sales',
    'SET SESSION TRANSACTION READ WRITE',
    `SELECT LOAD_FILE('/etc/passwd')`,
    `SELECT id FROM sales INTO OUTFILE '/tmp/plumbline-attack'`,
    'SELECT /*!50000 SLEEP(60), */ 1',
    'SELECT SLEEP(60)',
  ],
};
/** What the session alone stops: a second statement, and whatever writes. */
const writes = [
  'COMMIT; DROP TABLE sales',
  'SELECT 1; DELETE FROM sales',
  'DELETE FROM sales',
  'INSERT INTO shops SELECT 9, NULL',
];

describe.each(['postgresql', 'mariadb'] as const)('an account of %s that may do everything', (dialect) => {
  it('writes nothing, and reads nothing beyond its tables (S31, S32, S35, S36)', async ({ skip }) => {
    const warehouse = warehouses.get(dialect);
    if (!warehouse) return skip(`${dialect} is not installed`);
    await warehouse.load([saleTable([]), shopTable]);
    for (const sql of attacks[dialect]) {
      const outcome = await guard.check({ dialect, sql, parameters: [], tables: [['sales']], maxRows: 10 });
      expect(outcome.isOk, sql).toBe(false);
    }
    for (const sql of writes) {
      const past = runReadOnly(warehouse.session, { dialect, sql, parameters: [] }, { deadlineMs: 5000 });
      await expect(past, sql).rejects.toThrow();
    }
    const [[count] = []] = await warehouse.run('SELECT count(*) FROM shops');
    expect(Number(count)).toBe(shopTable.rows.length);
    expect(await warehouse.run('SELECT id FROM sales')).toEqual([]);
  });

  it('is stopped at the deadline', async ({ skip }) => {
    const warehouse = warehouses.get(dialect);
    if (!warehouse) return skip(`${dialect} is not installed`);
    const forever = { postgresql: 'SELECT pg_sleep(60)', mariadb: 'SELECT SLEEP(60)' }[dialect];
    const started = performance.now();
    const statement = { dialect, sql: forever, parameters: [] };
    await runReadOnly(warehouse.session, statement, { deadlineMs: 100 }).catch(() => {});
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('is told to be more than a reader, and a reader is not', async ({ skip }) => {
    const warehouse = warehouses.get(dialect);
    if (!warehouse) return skip(`${dialect} is not installed`);
    const all = { postgresql: 'The account is a superuser.', mariadb: 'The account may ALL PRIVILEGES.' };
    expect(await rightsBeyondReading(warehouse.session, dialect)).toContain(all[dialect]);
    await using reader = await openReader(dialect, warehouse);
    expect(await rightsBeyondReading(reader.session, dialect)).toEqual([]);
    await warehouse.run(reader.grant);
    expect(await rightsBeyondReading(reader.session, dialect)).toEqual([reader.told]);
  });
});

interface Reader extends AsyncDisposable {
  session: WarehouseSession;
  /** What is granted to it afterwards, and how that is told. */
  grant: string;
  told: string;
}

/** A user who may read two tables. */
async function openReader(dialect: 'postgresql' | 'mariadb', warehouse: TestWarehouse): Promise<Reader> {
  await warehouse.load([saleTable([]), shopTable]);
  if (dialect === 'postgresql') {
    const name = `reader_${Date.now()}`;
    await warehouse.run(
      `REVOKE CREATE ON SCHEMA public FROM PUBLIC; CREATE ROLE ${name} LOGIN; GRANT SELECT ON sales, shops TO ${name}`,
    );
    const reader = await openPostgresWarehouse(postgresAddress.replace('//plumbline@', `//${name}@`));
    return { ...reader, grant: `GRANT UPDATE ON shops TO ${name}`, told: 'The account may change rows.' };
  }
  const user = `reader@'127.0.0.1'`;
  await warehouse.run(`CREATE USER ${user}; GRANT SELECT ON test.* TO ${user}`);
  if (!mariadb) throw new Error('No MariaDB server in this test run.');
  const reader = await openMariadbWarehouse({ ...mariadb, user: 'reader' });
  return { ...reader, grant: `GRANT FILE ON *.* TO ${user}`, told: 'The account may FILE.' };
}

/** Numbers to nine digits, however the driver tells them. */
function plainRow(row: readonly unknown[]): unknown[] {
  return row.map((cell) => {
    const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : cell;
    if (typeof text === 'number' || (typeof text === 'string' && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)))
      // The correlation of a single row is no number to DuckDB, and none at all to the others.
      return Number.isNaN(Number(text)) ? null : Number(Number(text).toPrecision(9)) + 0;
    return typeof text === 'string'
      ? text
          .replace(/ 00:00:00(\.0+)?$/, '')
          .replace(/(\.\d*?)0+$/, '$1')
          .replace(/\.$/, '')
      : text;
  });
}

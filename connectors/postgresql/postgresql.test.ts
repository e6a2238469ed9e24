import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LoadSession } from '#engine/child.ts';
import { createPostgresDatabase } from '#platform/db/testing.ts';
import type { RowTarget, SystemSession, SystemTable } from '../system-session.ts';
import { postgresql } from './connect.ts';
import { everyType } from './testing-types.ts';

describe.runIf(inject('postgresUrl'))('PostgreSQL', () => {
  let admin: pg.Client;
  let system: SystemSession;
  let directory: string;
  let url: URL;
  const given = (settings: { username?: string; database?: string } = {}) => ({
    host: '127.0.0.1',
    port: Number(url.port),
    database: url.pathname.slice(1),
    username: 'plumbline',
    password: '',
    useTls: false,
    ...settings,
  });
  const tools = {
    reach: {
      dial: async ({ host, port }: { host: string; port: number }) => connect({ host, port }),
      fetch: globalThis.fetch,
    },
    signal: new AbortController().signal,
    onStage: () => {},
  };
  const open = async (settings: { username?: string; database?: string } = {}): Promise<SystemSession> => {
    const session = await postgresql.open?.(given(settings), tools);
    if (!session) throw new Error('PostgreSQL cannot be read.');
    return session;
  };
  beforeAll(async () => {
    url = new URL(await createPostgresDatabase());
    directory = await mkdtemp(join(tmpdir(), 'plumbline-read-'));
    admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    await admin.query(everyType.sql);
    await admin.query('INSERT INTO every_type (id) VALUES (1), (2)');
    await admin.query(
      `COMMENT ON TABLE every_type IS 'One of each'; COMMENT ON COLUMN every_type.price IS 'Net price'`,
    );
    system = await open();
  });
  afterAll(async () => {
    await system.close();
    await admin.end();
    await rm(directory, { recursive: true, force: true });
  });

  const tableOf = async (name: string): Promise<SystemTable> => {
    const fresh = await open();
    const table = (await fresh.tables()).find((one) => one.name === name);
    await fresh.close();
    if (!table) throw new Error(`no ${name}`);
    return table;
  };
  /** Reads a table into Parquet, and every cell of it as text. */
  const load = async (name: string, request: { since?: never; columns?: string[]; limit?: number } = {}) => {
    const table = await tableOf(name);
    const source = await open();
    const session = await LoadSession.open({ directory, memoryBytes: 200e6 });
    const columns = table.columns.filter((column) => request.columns?.includes(column.name) ?? true);
    const loading = session.openTable({ name: table.name, columns });
    await source.read(
      { table, columns: columns.map((column) => column.name), limit: request.limit },
      loading,
    );
    const loaded = await loading.close();
    await source.close();
    session.close();
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    const reader = await connection.runAndReadAll(
      `SELECT CAST(COLUMNS(*) AS VARCHAR) FROM read_parquet('${loaded.path}')`,
    );
    return { loaded, rows: reader.getRowObjects() as Record<string, string | null>[] };
  };

  it('says who was let in where, and what may be read', async () => {
    const { isOk, message } = await postgresql.test(given(), tools);
    expect(isOk).toBe(true);
    expect(message).toMatch(/^Connected to PostgreSQL \d+[.\d]*\. The user may read 1 table of test_/);
    const table = await tableOf('public.every_type');
    expect(table).toMatchObject({ schema: 'public', kind: 'table', label: 'One of each', key: ['id'] });
    expect(table.columns.find(({ name }) => name === 'price')).toEqual({
      name: 'price',
      type: 'decimal(38,18)',
      nativeType: 'numeric(38,18)',
      label: 'Net price',
    });
    expect(table.columns.find(({ name }) => name === 'amount')?.type).toBe('decimal(12,2)');
  });

  it('reads 100,000 rows to the same sums, page by page, and goes on behind a mark', async () => {
    await admin.query(
      `CREATE TABLE orders (region text, number int, amount numeric(18,4), at timestamptz, PRIMARY KEY (region, number))`,
    );
    await admin.query(`INSERT INTO orders SELECT CASE WHEN n % 3 = 0 THEN 'No''rth\\' ELSE 'South' END, n, n * 1.0001, '2024-01-01'::timestamptz + n * interval '1 minute'
      FROM generate_series(1, 450000) AS n`);
    await admin.query('ANALYZE orders');
    const table = await tableOf('public.orders');
    expect(table.rowEstimate).toBe(450_000);
    const positions: unknown[] = [];
    const counted = (): RowTarget & { lines: number; text: string } => ({
      lines: 0,
      text: '',
      addRows: () => undefined,
      addBytes(bytes) {
        this.lines += Buffer.from(bytes).toString('latin1').split('\n').length - 1;
        return undefined;
      },
      mark: async (position) => {
        positions.push(position);
      },
    });
    const whole = counted();
    const request = { table, columns: ['region', 'number'] };
    const source = await open();
    await source.read(request, whole);
    expect(whole.lines).toBe(450_000);
    expect(positions).toHaveLength(2);
    const rest = counted();
    await source.read({ ...request, position: structuredClone(positions[0]) }, rest);
    expect(rest.lines).toBe(250_000);
    await source.close();
    const { loaded } = await load('public.orders');
    const { rows: sums } = await admin.query('SELECT sum(amount) AS amount, count(*) AS rows FROM orders');
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    const own = await connection.runAndReadAll(
      `SELECT CAST(sum(amount) AS VARCHAR), count(*) FROM read_parquet('${loaded.path}')`,
    );
    expect(own.getRowsJson()).toEqual([[sums[0].amount, sums[0].rows]]);
  });

  it('reads views, tables without a key or a row, and odd names', async () => {
    await admin.query(`CREATE VIEW open_ones AS SELECT id, note FROM every_type;
      CREATE TABLE empty_one ("only" text); CREATE TABLE "Odd ""name"".x" ("A" int, "a" int, "b c" text);
      INSERT INTO "Odd ""name"".x" VALUES (1, 2, NULL), (3, 4, 'x')`);
    expect((await load('public.open_ones')).rows).toHaveLength(2);
    expect((await load('public.empty_one')).rows).toEqual([]);
    const { rows } = await load('public.Odd "name".x');
    expect(rows).toEqual([
      { A: '1', 'a 2': '2', 'b c': null },
      { A: '3', 'a 2': '4', 'b c': 'x' },
    ]);
    expect((await load('public.Odd "name".x', { columns: ['b c'], limit: 1 })).rows).toEqual([
      { 'b c': null },
    ]);
  });

  it('reads what has changed, rows whose time is not known among them', async () => {
    await admin.query(`CREATE TABLE visits (id int PRIMARY KEY, seen timestamp, number int);
      INSERT INTO visits VALUES (1, '2024-01-01', 1), (2, NULL, 2), (3, '2024-01-02 12:00', 3), (4, '2024-01-02 12:04', NULL)`);
    const table = await tableOf('public.visits');
    const read = async (column: string, after: string | null) => {
      let text = '';
      const target: RowTarget = {
        addRows: () => undefined,
        addBytes: (bytes) => {
          text += Buffer.from(bytes).toString();
          return undefined;
        },
        mark: async () => {},
      };
      const source = await open();
      const since = { column, after, overlapSeconds: 300 };
      const { watermark } = await source.read({ table, columns: ['id', 'number'], since }, target);
      await source.close();
      return { ids: [...text.matchAll(/^(\d+),/gm)].map(([, id]) => Number(id)).toSorted(), watermark };
    };
    expect(await read('seen', null)).toEqual({ ids: [1, 2, 3, 4], watermark: '2024-01-02 12:04:00' });
    expect((await read('seen', '2024-01-02 12:04:00')).ids).toEqual([2, 3, 4]);
    expect(await read('number', '2')).toEqual({ ids: [3, 4], watermark: '3' });
    await admin.query('UPDATE visits SET seen = NULL');
    expect(await read('seen', null)).toEqual({ ids: [1, 2, 3, 4], watermark: null });
  });

  it('tells foreign keys as relations', async () => {
    await admin.query(
      `CREATE TABLE customers (id int PRIMARY KEY); CREATE TABLE bills (id int PRIMARY KEY, customer int REFERENCES customers)`,
    );
    const source = await open();
    expect(await source.relations?.()).toEqual([
      { fromTable: 'public.bills', fromColumn: 'customer', toTable: 'public.customers', toColumn: 'id' },
    ]);
    await source.close();
  });

  it.each([
    [{ database: 'nowhere' }, 'database', 'There is no database named nowhere.'],
    [{ username: 'nobody' }, 'login', 'PostgreSQL does not know the user nobody'],
  ])('%# says what failed and where', async (settings, stage, sentence) => {
    await expect(open(settings)).rejects.toMatchObject({ stage, message: expect.stringContaining(sentence) });
  });

  it('never shows a table that the user may not read, and says which one is kept back', async () => {
    await admin.query(`CREATE ROLE reader LOGIN; CREATE TABLE secrets (id int, open_part text, closed_part text);
      GRANT SELECT (id, open_part) ON secrets TO reader`);
    const reader = await open({ username: 'reader' });
    const [table, ...more] = await reader.tables();
    expect(more).toEqual([]);
    expect(table?.columns.map(({ name }) => name)).toEqual(['id', 'open_part']);
    await admin.query('REVOKE ALL ON secrets FROM reader');
    if (!table) throw new Error('no table');
    const nothing: RowTarget = { addRows: () => undefined, addBytes: () => undefined, mark: async () => {} };
    await expect(reader.read({ table, columns: ['id'] }, nothing)).rejects.toMatchObject({
      stage: 'permission',
      message: 'The user may not read secrets. Grant it SELECT, or leave the table out.',
    });
    await reader.close();
  });
});

import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createPostgresDatabase } from '#platform/db/testing.ts';
import { SystemFailure, type SystemQuery, type SystemSession } from '../system-session.ts';
import { postgresql } from './connect.ts';

describe.runIf(inject('postgresUrl'))('a question to PostgreSQL', () => {
  let admin: pg.Client;
  let system: SystemSession;
  let url: URL;
  const open = async (): Promise<SystemSession> => {
    const settings = {
      host: '127.0.0.1',
      port: Number(url.port),
      database: url.pathname.slice(1),
      username: 'plumbline',
      password: '',
      useTls: false,
    };
    const reach = {
      dial: async ({ host, port }: { host: string; port: number }) => connect({ host, port }),
      fetch: globalThis.fetch,
    };
    const signal = new AbortController().signal;
    const session = await postgresql.open?.(settings, { reach, signal, onStage: () => {} });
    if (!session) throw new Error('PostgreSQL cannot be asked.');
    return session;
  };
  const ask = async (sql: string, change: Partial<SystemQuery> = {}) => {
    const rows: (readonly (string | null)[])[] = [];
    const request = {
      sql,
      parameters: [],
      tables: [['public', 'sales']],
      maxRows: 10,
      deadlineMs: 5000,
      ...change,
    };
    const outcome = await system.query?.(request, (cells) => rows.push(cells));
    return { ...outcome, rows };
  };
  beforeAll(async () => {
    url = new URL(await createPostgresDatabase());
    admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    await admin.query(`CREATE TABLE sales (id bigint PRIMARY KEY, amount numeric(38,18), day date, is_open boolean, note text);
      CREATE TABLE secrets (word text); INSERT INTO secrets VALUES ('hidden');
      INSERT INTO sales SELECT n, n + 0.000000000000000001, date '2025-01-01' + n::int, n % 2 = 0, NULLIF('n' || n, 'n3') FROM generate_series(9007199254740993, 9007199254740993) AS n WHERE false;
      INSERT INTO sales SELECT n, 12345678901234567890.000000000000000001, '2025-01-31', true, repeat('x', 3) FROM generate_series(1, 30) AS n`);
    system = await open();
  });
  afterAll(async () => {
    await system.close();
    await admin.end();
  });

  it('has exact texts, its values apart from it, and one row more than is told', async () => {
    const answer = await ask(
      'SELECT id, amount, day, is_open, CAST(NULL AS text) AS none FROM public.sales WHERE note = $1 ORDER BY id',
      { parameters: ['xxx'] },
    );
    expect(answer.columns).toEqual(['id', 'amount', 'day', 'is_open', 'none']);
    expect(answer.rows[0]).toEqual(['1', '12345678901234567890.000000000000000001', '2025-01-31', 't', null]);
    expect(answer.rows).toHaveLength(11);
    expect(answer.server).toMatch(/^PostgreSQL \d+/);
  });

  it.each([
    ['a write', `DELETE FROM public.sales`],
    ['a second statement', `SELECT 1 FROM public.sales; DELETE FROM public.sales`],
    [
      'a write in a table expression',
      `WITH gone AS (DELETE FROM public.sales RETURNING id) SELECT * FROM gone`,
    ],
    ['a function with side effects', `SELECT set_config('a.b', 'c', false) FROM public.sales`],
    ['a function that waits', `SELECT pg_sleep(10) FROM public.sales`],
    ['a table that was not named', `SELECT word FROM public.secrets`],
    ['a table of the catalog', `SELECT rolname FROM pg_catalog.pg_authid`],
    ['rows that are locked', `SELECT id FROM public.sales FOR UPDATE`],
    ['a new table', `SELECT id INTO public.copies FROM public.sales`],
  ])('never passes %s', async (_, sql) => {
    await expect(ask(sql)).rejects.toMatchObject({ code: 'invalid' });
    const { rows } = await admin.query('SELECT count(*) AS count FROM sales');
    expect(rows).toEqual([{ count: '30' }]);
  });

  it('is ended at its deadline, with a sentence, and asks on', async () => {
    const slow =
      'SELECT count(*) FROM public.sales a, public.sales b, public.sales c, public.sales d, public.sales e, public.sales f';
    await expect(ask(slow, { deadlineMs: 200 })).rejects.toThrow(/took too long/);
    expect((await ask('SELECT count(*) AS rows FROM public.sales')).rows).toEqual([['30']]);
  });

  it('tells in a sentence what cannot be computed', async () => {
    const failed = ask('SELECT 1 / (id - id) AS x FROM public.sales');
    await expect(failed).rejects.toBeInstanceOf(SystemFailure);
    await expect(failed).rejects.toThrow('PostgreSQL cannot compute this over its rows (code 22012).');
  });

  it('leaves a result that is too large, and the server with it', async () => {
    const own = system;
    system = await open();
    try {
      await admin.query(
        `CREATE TABLE IF NOT EXISTS wide AS SELECT repeat('w', 1000000) AS w FROM generate_series(1, 80)`,
      );
      const wide = ask('SELECT w FROM public.wide', { tables: [['public', 'wide']], maxRows: 100 });
      await expect(wide).rejects.toMatchObject({ code: 'tooLarge' });
    } finally {
      await system.close();
      system = own;
    }
  });

  it('whose asker has gone frees the session of the server', async () => {
    const own = system;
    system = await open();
    const slow =
      'SELECT count(*) FROM public.sales a, public.sales b, public.sales c, public.sales d, public.sales e, public.sales f, public.sales g';
    const left = ask(slow, { deadlineMs: 60_000 });
    left.catch(() => {});
    await expect.poll(() => running(), { timeout: 5000 }).toBe(1);
    await system.close();
    system = own;
    await expect.poll(() => running(), { timeout: 5000 }).toBe(0);
  });

  async function running(): Promise<number> {
    const { rows } = await admin.query(
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE state = 'active' AND query ~ 'sales (AS )?g' AND pid <> pg_backend_pid()`,
    );
    return Number(rows[0]?.count);
  }

  it('tells what the account may do besides reading', async () => {
    expect(await system.rightsBeyondReading?.()).toContain('The account is a superuser.');
  });
});

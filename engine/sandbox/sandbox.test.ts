import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueryResult } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { createTestEngine, type TestEngine } from '../testing.ts';
import { runQueryJob } from './query-job.ts';

/**
 * Cases are named as in the security catalogue: S01 and so on. Each runs in the real child process; of several statements that
 * are refused for one reason, the others run here, by the code of the child.
 */

let test: TestEngine;
let orders: { sqlName: string; versionId: string };
let clientsId: string;
let foreign: { path: string; versionId: string };
let secretPath: string;

beforeAll(async () => {
  test = await createTestEngine({ queryDeadlineMs: 3000 });
  const own = await test.engine.importSample({ workspaceId: 'own', today: '2025-06-30' });
  const other = await test.engine.importSample({ workspaceId: 'other', today: '2025-06-30' });
  orders = {
    sqlName: 'orders',
    versionId: own.tables.find((table) => table.name === 'orders')?.versionId ?? '',
  };
  clientsId = own.tables.find((table) => table.name === 'customers')?.versionId ?? '';
  const versionId = other.tables[0]?.versionId ?? '';
  foreign = { versionId, path: versionPath('other', versionId) };
  secretPath = join(test.directory, 'secret.csv');
  await writeFile(secretPath, 'a,b\nsecret,1\n');
});

afterAll(async () => {
  await test[Symbol.asyncDispose]();
});

function versionPath(workspaceId: string, versionId: string): string {
  return join(test.directory, 'versions', workspaceId, versionId, 'data.parquet');
}

function run(sql: string, deadlineMs = 3000): Promise<QueryResult> {
  return test.engine.queryFor('own')({ sql, tables: [orders], maxRows: 100, deadlineMs });
}

/** As the child runs it, without the time that its process takes to start. */
function runHere(sql: string): Promise<QueryResult> {
  return runQueryJob(jobOf(sql), AbortSignal.timeout(3000));
}

function jobOf(sql: string) {
  return {
    sql,
    tables: [{ sqlName: orders.sqlName, path: versionPath('own', orders.versionId) }],
    maxRows: 100,
    maxBytes: 1e6,
    memoryBytes: 256e6,
    hasRowNumbers: false,
  };
}

/** The same with further statements. */
function runHereAlso(sql: string, also: string[]): Promise<QueryResult> {
  return runQueryJob({ ...jobOf(sql), also }, AbortSignal.timeout(3000));
}

async function refusal(sql: string, by = run): Promise<AppError> {
  const error: unknown = await by(sql).then(
    (result) => new Error(`was run and gave ${JSON.stringify(result.rows).slice(0, 200)}`),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error(`${sql}: ${String(error)}`);
  expect(error.message).not.toContain(test.directory);
  return error;
}

describe('what a statement may not do', () => {
  const refused: Record<string, string[]> = {
    'S01 read files': [
      `SELECT * FROM read_csv('/etc/passwd')`,
      `SELECT * FROM read_text('/etc/passwd')`,
      `SELECT * FROM read_blob('/etc/passwd')`,
      `SELECT * FROM read_json('/etc/passwd')`,
      `SELECT * FROM parquet_metadata('/etc/passwd')`,
      `SELECT * FROM read_duckdb('/tmp/x.db')`,
    ],
    'S02 list files': [`SELECT * FROM glob('/*')`],
    'S03 sniff files': [`SELECT * FROM sniff_csv('/etc/passwd')`],
    'S04 name a file as a table': [
      `FROM '/etc/passwd'`,
      `SELECT * FROM "/etc/passwd"`,
      `SELECT * FROM 'x.parquet'`,
    ],
    'S05 write files': [
      `COPY orders TO '/tmp/out.csv'`,
      `COPY (SELECT 1) TO '/tmp/out.csv'`,
      `EXPORT DATABASE '/tmp/out'`,
    ],
    'S06 load files': [`COPY orders FROM '/etc/passwd'`, `IMPORT DATABASE '/tmp/out'`],
    'S07 attach a file': [`ATTACH '/tmp/x.db'`, `ATTACH '/tmp/x.db' AS x (READ_ONLY)`],
    'S08 attach memory': [`ATTACH ':memory:' AS m`, `DETACH memory`],
    'S09 load extensions': [
      `INSTALL httpfs`,
      `LOAD httpfs`,
      `LOAD '/tmp/x.duckdb_extension'`,
      `FORCE INSTALL spatial`,
    ],
    'S10 reach the network': [
      `SELECT * FROM 'https://example.com/x.csv'`,
      `SELECT * FROM read_csv('s3://bucket/x.csv')`,
    ],
    'S11 create secrets': [`CREATE SECRET s (TYPE s3)`, `CREATE PERSISTENT SECRET s (TYPE s3)`],
    'S12 change settings': [
      `SET memory_limit = '100GB'`,
      `SET enable_external_access = true`,
      `RESET allowed_paths`,
      `PRAGMA threads = 64`,
      `SET profiling_output = '/tmp/x'`,
      `PRAGMA enable_profiling`,
    ],
    'S13 write logs': [
      `CALL enable_logging()`,
      `CALL enable_logging(storage = 'file', storage_path = '/tmp/log')`,
    ],
    'S14 read the catalog and settings': [
      'SELECT * FROM duckdb_logs()',
      'SELECT * FROM duckdb_secrets()',
      'SELECT * FROM duckdb_databases()',
      'SELECT * FROM duckdb_settings()',
      'SELECT * FROM duckdb_views',
      'SELECT * FROM duckdb_views()',
      'SELECT * FROM pragma_database_list',
      'SELECT * FROM sqlite_master',
      `SELECT current_setting('allowed_paths')`,
      `SELECT getenv('PATH')`,
      'SELECT version()',
      'SELECT current_database()',
    ],
    'S15 run two statements': ['SELECT 1; SELECT 2', 'SELECT 1; DROP VIEW orders'],
    'S16 hide a statement': [
      `/* SELECT */ CALL enable_logging()`,
      `-- SELECT 1\nDROP VIEW orders`,
      `\ufeffCREATE TABLE t (a INT)`,
      `SELECT 1\0; DROP VIEW orders`,
      `\u00a0ATTACH ':memory:' AS m`,
      `/* /* */ */ SET threads = 1`,
    ],
    'S17 nest SQL in texts': [
      `SELECT * FROM query('SELECT 1')`,
      `SELECT * FROM query_table('orders')`,
      `SELECT * FROM json_execute_serialized_sql(json_serialize_sql('SELECT 1'))`,
      `SELECT json_serialize_sql('SELECT 1')`,
    ],
    'S18 change data or schema': [
      'CREATE MACRO m() AS 1',
      'CREATE TEMP TABLE t (a INT)',
      'CREATE TABLE t AS SELECT 1',
      'CREATE VIEW v AS SELECT 1',
      `CREATE TYPE mood AS ENUM ('ok')`,
      'CREATE SEQUENCE s',
      'INSERT INTO orders VALUES (1)',
      'UPDATE orders SET status = 1',
      'DELETE FROM orders',
      'TRUNCATE orders',
      'DROP VIEW orders',
      'ALTER TABLE orders ADD COLUMN x INT',
      'VACUUM',
      'FORCE CHECKPOINT',
      'SET VARIABLE x = 1',
      'PREPARE p AS SELECT 1',
      'EXECUTE p',
      'BEGIN TRANSACTION',
      'EXPLAIN ANALYZE DELETE FROM orders',
      'PRAGMA version',
      'DESCRIBE orders',
      'SUMMARIZE orders',
      'SHOW TABLES',
      `SELECT nextval('s')`,
    ],
    'S19 name what is not its own': [
      'SELECT * FROM customers',
      'SELECT * FROM main.orders',
      'SELECT * FROM memory.main.orders',
      'SELECT * FROM information_schema.tables',
      'SELECT * FROM pg_catalog.pg_tables',
      'SELECT * FROM system.information_schema.columns',
      'WITH a AS (SELECT * FROM duckdb_views), duckdb_views AS (SELECT 1) SELECT * FROM a',
      'SELECT * FROM pragma_database_list, (WITH pragma_database_list AS (SELECT 1) SELECT * FROM pragma_database_list)',
      'SELECT (SELECT count(*) FROM duckdb_tables)',
      'SELECT * FROM orders WHERE EXISTS (SELECT 1 FROM sqlite_master)',
    ],
  };

  for (const [name, statements] of Object.entries(refused)) {
    it(name, async () => {
      for (const [place, sql] of statements.entries()) {
        const refused = await refusal(sql, place === 0 ? run : runHere);
        expect(refused.code, sql).toBe('invalid');
      }
      expect((await run('SELECT 1')).rows).toEqual([[1]]);
    });
  }

  it('S19 cannot read a version of another workspace by id or by path', async () => {
    const byId = test.engine.queryFor('own')({
      sql: 'SELECT * FROM t',
      tables: [{ sqlName: 't', versionId: foreign.versionId }],
      maxRows: 1,
      deadlineMs: 3000,
    });
    await expect(byId).rejects.toMatchObject({ code: 'notFound' });
    const escaped = test.engine.queryFor('own')({
      sql: 'SELECT * FROM t',
      tables: [{ sqlName: 't', versionId: `../other/${foreign.versionId}` }],
      maxRows: 1,
      deadlineMs: 3000,
    });
    await expect(escaped).rejects.toMatchObject({ code: 'notFound' });
    await refusal(`SELECT * FROM '${foreign.path}'`);
    await refusal(`SELECT * FROM read_parquet('${foreign.path}')`);
    await refusal(`SELECT * FROM '${secretPath}'`);
  });

  it('leaves the data as it was', async () => {
    const path = join(test.directory, 'versions', 'own', orders.versionId);
    expect((await readdir(path)).sort()).toEqual(['data.parquet', 'profile.json', 'values.jsonl']);
    expect((await readFile(join(path, 'data.parquet'))).subarray(0, 4).toString()).toBe('PAR1');
    expect((await run('SELECT count(*) FROM orders')).rows[0]?.[0]).toBeGreaterThan(10_000);
  });
});

describe('what a statement may not use up', () => {
  const heavy: [name: string, sql: string][] = [
    [
      'S20 a cross join of 10^12 rows',
      'SELECT count(*) FROM range(1000000) a, range(1000000) b WHERE a.range + b.range = 7',
    ],
    [
      'S21 a recursion without end',
      'WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a + 1 FROM r) SELECT count(*) FROM r',
    ],
    ['S22 a text of 2 GB', `SELECT length(repeat(repeat('x', 1000000), 2000))`],
    [
      'S23 a list of 3 million long texts',
      `SELECT length(string_agg(repeat('x', 1000), ',')) FROM range(3000000)`,
    ],
    [
      'S24 a sort of 200 million rows',
      'SELECT * FROM range(200000000) t(x) ORDER BY hash(x) LIMIT 1 OFFSET 100000000',
    ],
    ['S25 an expression of 20,000 terms', `SELECT ${Array.from({ length: 20_000 }, () => '1').join('+')}`],
    ['S25 functions 5,000 deep', `SELECT ${'abs('.repeat(5000)}1${')'.repeat(5000)}`],
    ['S27 ten billion rows', 'SELECT sum(x * x) FROM range(10000000000) t(x)'],
  ];
  it.each(heavy)('%s', { timeout: 40_000 }, async (_name, sql) => {
    const started = performance.now();
    const outcome = await run(sql, 600).then(
      () => null,
      (error: unknown) => error,
    );
    // Time to start the process on a busy machine is allowed for; the deadline itself is 0.6 s, the kill 1 s later.
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(outcome).toBeInstanceOf(AppError);
    expect(['timeout', 'tooLarge', 'invalid']).toContain(outcome instanceof AppError ? outcome.code : null);
    expect((await run('SELECT 1')).rows).toEqual([[1]]);
  });

  it('S26 a regular expression that would backtrack ends at once', async () => {
    const result = await run(`SELECT regexp_matches(repeat('a', 5000) || '!', '^(a+)+$')`);
    expect(result.rows).toEqual([[false]]);
  });

  it('stops when the caller does', async () => {
    const controller = new AbortController();
    const request = {
      sql: 'SELECT sum(x * x) FROM range(10000000000) t(x)',
      tables: [],
      maxRows: 1,
      deadlineMs: 3000,
      signal: controller.signal,
    };
    setTimeout(() => controller.abort(), 200);
    await expect(test.engine.queryFor('own')(request)).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('caps rows and tells so, and refuses a result that is too large', async () => {
    const result = await run('SELECT * FROM range(1000)');
    expect(result.rows).toHaveLength(100);
    expect(result.truncated).toBe(true);
    expect((await refusal(`SELECT repeat('x', 200000) FROM range(100)`)).code).toBe('tooLarge');
  });

  it('leaves nothing in the temporary directory', async () => {
    expect(await readdir(join(test.directory, 'tmp'))).toEqual([]);
  });
});

describe('what a statement gets', () => {
  it.each(['SELECT 7 AS n; -- the one', 'SELECT 7 AS n /* a; b */ ;\n;', '-- first\nSELECT 7 AS n -- last'])(
    'runs with comments and semicolons around it: %j',
    async (sql) => expect((await run(sql)).rows).toEqual([[7]]),
  );

  it('keeps cells exact and typed', async () => {
    const result =
      await run(`SELECT 9007199254740993::BIGINT AS big, 12::INTEGER AS small, 12345678901234567.89::DECIMAL(20,2) AS exact,
      1.50::DECIMAL(18,2) AS money, DATE '2024-02-29' AS day, TIMESTAMP '2024-02-29 13:05:00' AS moment, TIME '08:30:00' AS clock,
      true AS yes, NULL AS nothing, 'x''y' AS word, 0.1::DOUBLE AS real, [1, 2] AS list`);
    expect(result.columns.map((column) => column.type)).toEqual([
      'integer', 'integer', 'decimal', 'decimal', 'date', 'timestamp', 'time', 'boolean', 'integer', 'text', 'double', 'text',
    ]); // biome-ignore format: one line
    expect(result.rows).toEqual([
      [
        '9007199254740993',
        12,
        '12345678901234567.89',
        1.5,
        '2024-02-29',
        '2024-02-29T13:05:00',
        '08:30',
        true,
        null,
        "x'y",
        0.1,
        '[1, 2]',
      ],
    ]);
  });

  it('keeps the order that the statement asks for, and makes equal names unique', async () => {
    const result = await run('SELECT x AS v, x AS v FROM range(50) t(x) ORDER BY x DESC; ');
    expect(result.columns.map((column) => column.name)).toEqual(['v', 'v_1']);
    expect(result.rows.slice(0, 3)).toEqual([
      [49, 49],
      [48, 48],
      [47, 47],
    ]);
  });

  it('answers joins, windows, common table expressions and set operations', async () => {
    const result =
      await run(`WITH monthly AS (SELECT date_trunc('month', order_date) AS m, sum(net_amount) AS total FROM orders GROUP BY 1)
      SELECT m, total, lag(total) OVER (ORDER BY m) FROM monthly UNION ALL SELECT NULL, 0, 0 ORDER BY 1 NULLS LAST LIMIT 5 -- end`);
    expect(result.rows).toHaveLength(5);
  });

  it.each([
    ['SELECT net_amont FROM orders', 'There is no column "net_amont". Nearest: net_amount.'],
    ['SELECT * FROM ordrs', 'There is no table "ordrs". Nearest: orders.'],
    ['SELECT status, count(*) FROM orders', 'The column "status" must be grouped by or aggregated.'],
    ['SELEC 1', 'The SQL has a syntax error near "SELEC".'],
    ['SELECT sum(status) FROM orders', 'A function is used with values of a type that it does not take.'],
    ['SELECT no_such_function(1)', 'The function no_such_function() cannot be used here.'],
    [
      `SELECT CAST(status AS INTEGER) FROM orders`,
      'A value cannot be compared or converted as the SQL asks: its type differs.',
    ],
  ])('explains %s', async (sql, sentence) => {
    expect((await refusal(sql)).message).toBe(sentence);
  });
});

describe('what belongs to a statement', () => {
  it('runs further statements in the same process, each proven by itself', async () => {
    const also = [
      'SELECT sum(1) FROM orders',
      "SELECT * FROM read_text('/etc/passwd')",
      'SELECT 1; SELECT 2',
      'SELECT 7 AS n',
    ];
    const result = await runHereAlso('SELECT count(*) AS n FROM orders', also);
    const [[count]] = result.rows as [[number]];
    expect(count).toBeGreaterThan(0);
    expect(result.also?.map((further) => [further.sql, further.result.rows])).toEqual([
      [also[0], [[count]]],
      [also[3], [[7]]],
    ]);
    await expect(runHereAlso("FROM read_text('/etc/passwd')", ['SELECT 1'])).rejects.toThrow(AppError);
  });

  it('leaves what takes long to be asked for by itself', async () => {
    const endless = 'WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT count(*) FROM t';
    const result = await runHereAlso('SELECT 7 AS n', ['SELECT 8 AS n', endless, 'SELECT 9 AS n']);
    expect(result.rows).toEqual([[7]]);
    expect(result.also?.map((further) => further.result.rows)).toEqual([[[8]]]);
  });

  it('answers by itself what has too little memory beside others', async () => {
    // Each alone fits; together they do not, and either may be the one that fails.
    const job = {
      ...jobOf(
        'SELECT count(*) FROM (SELECT DISTINCT range AS n FROM range(60000000) WHERE range >= 57500000)',
      ),
      memoryBytes: 120e6,
    };
    const also = [
      'SELECT sum(a.n * b.range) FROM (SELECT DISTINCT range AS n FROM range(2000000)) a, range(5000) b',
    ];
    for (let round = 0; round < 3; round += 1) {
      const { rows } = await runQueryJob({ ...job, also }, AbortSignal.timeout(10_000));
      expect(rows).toEqual([[2_500_000]]);
    }
  });

  it('S19 shares nothing with the statements before it, which the same process has run', async () => {
    const query = test.engine.queryFor('own');
    const ask = (sql: string, tables: (typeof orders)[]) =>
      query({ sql, tables, maxRows: 10, deadlineMs: 3000 });
    const [[count] = []] = (await ask('SELECT count(*) FROM orders', [orders])).rows;
    expect(Number(count)).toBeGreaterThan(0);
    // By one name another table; by none the table of before.
    const { versionId } = orders;
    const { rows } = await ask('SELECT count(*) FROM orders', [{ sqlName: 'orders', versionId: clientsId }]);
    expect(rows).not.toEqual([[count]]);
    await expect(ask('SELECT count(*) FROM orders', [{ sqlName: 'bills', versionId }])).rejects.toThrow(
      'orders',
    );
    expect((await ask('SELECT count(*) FROM bills', [{ sqlName: 'bills', versionId }])).rows).toEqual([
      [count],
    ]);
  });

  it('starts no process for texts that no column holds', { timeout: 120_000 }, async () => {
    const [column = ''] = (await run('SELECT * FROM orders LIMIT 0')).columns.map(({ name }) => name);
    const look = (text: string) =>
      test.engine.queryFor('own')({
        // Nothing but its look-ups is run of a statement that has some.
        sql: 'no statement',
        tables: [orders],
        maxRows: 10,
        deadlineMs: 30_000,
        lookUps: {
          texts: [text],
          columns: [{ table: 'orders', column, sql: `SELECT '${text}' AS found FROM orders LIMIT 1` }],
        },
      });
    expect((await look('nothing')).rows).toEqual([['nothing']]);
    // They are written down by a process that lets all others go first: on a busy machine that takes its time.
    await expect
      .poll(async () => (await look('nothing')).rows, { interval: 300, timeout: 90_000 })
      .toEqual([]);
    const held = String((await run(`SELECT lower("${column}"::VARCHAR) FROM orders LIMIT 1`)).rows[0]?.[0]);
    expect((await look(held)).rows).toEqual([[held]]);
  });
});

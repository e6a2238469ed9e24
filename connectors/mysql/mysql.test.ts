import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type mysql from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LoadSession } from '#engine/child.ts';
import type { Settings } from '#kernel/settings.ts';
import { startMariadb, type TestMariadb } from '../../tools/test-mariadb.ts';
import { findMariadb } from '../../tools/test-systems.ts';
import { readDatabaseSettings } from '../sql/database-settings.ts';
import type { ReadOutcome, ReadRequest, RowTarget, SystemSession, SystemTable } from '../system-session.ts';
import { mysqlConnector } from './connect.ts';
import { openSession } from './open.ts';
import { nothingOpened } from './sign-in.ts';
import { openAdministration, openTools } from './testing.ts';
import { questionsSuite } from './testing-questions.ts';

const everyType = `CREATE TABLE every_type (
  id bigint PRIMARY KEY COMMENT 'Number', tiny tinyint unsigned, small smallint, medium mediumint zerofill, whole int unsigned, large bigint unsigned,
  is_open boolean, one_bit bit(1), bits bit(64), price decimal(38,18), wide decimal(65,30), plain decimal(10,0) zerofill,
  ratio double, short_ratio float, day date, clock time(6), at datetime(6), moment timestamp(6) NULL, since year,
  code varchar(20), fixed char(5), note longtext CHARACTER SET utf8mb4, old varchar(20) CHARACTER SET latin1, mood enum('sad', 'hap''py'), traits set('a', 'b', 'c'),
  document json, fixed_bytes binary(4), bytes varbinary(20), file longblob, place point, area geometry, tag uuid, address inet6, network inet4,
  doubled int AS (whole DIV 2) STORED, hidden int INVISIBLE DEFAULT 7
) COMMENT 'One of each'`;

describe.runIf(findMariadb() !== null)('MySQL and MariaDB', () => {
  let server: TestMariadb;
  let admin: mysql.Connection;
  let directory: string;
  const given = (settings: Settings = {}): Settings => ({
    host: '127.0.0.1',
    port: server.port,
    database: 'test',
    username: 'root',
    password: '',
    useTls: false,
    ...settings,
  });
  const open = async (settings: Settings = {}): Promise<SystemSession> => {
    const session = await mysqlConnector.open?.(given(settings), openTools());
    if (!session) throw new Error('MySQL cannot be read.');
    return session;
  };
  beforeAll(async () => {
    const started = await startMariadb();
    if (!started) throw new Error('MariaDB is not installed.');
    server = started;
    directory = await mkdtemp(join(tmpdir(), 'plumbline-read-'));
    admin = await openAdministration(server);
    await admin.query(`SET SESSION sql_mode = '', time_zone = '+05:30'; ${everyType}`);
  });
  afterAll(async () => {
    await admin?.end();
    server?.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const using = async <T>(work: (session: SystemSession) => Promise<T>, settings?: Settings): Promise<T> => {
    const session = await open(settings);
    try {
      return await work(session);
    } finally {
      await session.close();
    }
  };
  const tableOf = async (name: string, settings?: Settings): Promise<SystemTable> => {
    const table = (await using((session) => session.tables(), settings)).find((one) => one.name === name);
    if (!table) throw new Error(`no ${name}`);
    return table;
  };
  /** Reads a table into Parquet, and every cell of it as text. */
  const load = async (name: string, request: { columns?: string[]; limit?: number } = {}) => {
    const table = await tableOf(name);
    const session = await LoadSession.open({ directory, memoryBytes: 200e6 });
    const columns = table.columns.filter((column) => request.columns?.includes(column.name) ?? true);
    const loading = session.openTable({ name: table.name, columns });
    const names = columns.map((column) => column.name);
    await using((source) => source.read({ table, columns: names, limit: request.limit }, loading));
    const loaded = await loading.close();
    session.close();
    return { loaded, rows: await queryParquet(loaded.path, 'CAST(COLUMNS(*) AS VARCHAR)') };
  };
  /** What a reading hands over, as lines, and its marks. */
  const collect = async (request: ReadRequest, pageRows?: number) => {
    const target = new Lines();
    const session = await openSession(readDatabaseSettings(given()), openTools(), nothingOpened(), pageRows);
    const outcome: ReadOutcome = await session.read(request, target);
    await session.close();
    return { ...outcome, lines: target.text.split('\n').slice(0, -1), positions: target.positions };
  };

  it('says who was let in where, and what may be read', async () => {
    const outcome = await mysqlConnector.test(given(), openTools());
    expect(outcome).toEqual({
      isOk: true,
      message: expect.stringMatching(
        /^Connected to MariaDB \d+[.\d]*\. The user may read 1 table of test\.$/,
      ),
    });
    const table = await tableOf('every_type');
    expect(table).toMatchObject({ schema: null, kind: 'table', label: 'One of each', key: ['id'] });
    expect(table.columns.find(({ name }) => name === 'id')).toEqual({
      name: 'id',
      type: 'integer',
      nativeType: 'bigint(20)',
      label: 'Number',
    });
    const types = Object.fromEntries(table.columns.map(({ name, type }) => [name, type]));
    expect(types).toMatchObject({
      whole: 'integer',
      large: 'unsigned',
      is_open: 'boolean',
      one_bit: 'boolean',
      bits: 'unsigned',
      price: 'decimal(38,18)',
      wide: 'decimal(65,30)',
      at: 'timestamp',
      moment: 'timestampWithZone',
      since: 'integer',
      hidden: 'integer',
    });
    expect(table.columns.find(({ name }) => name === 'document')?.nativeType).toBe('json');
  });

  it('reads every type exactly as the server holds it', async () => {
    const values = {
      id: '-9223372036854775808',
      tiny: '255',
      small: '-32768',
      medium: '42',
      whole: '4294967295',
      large: '18446744073709551615',
      is_open: '1',
      one_bit: 'b1',
      bits: 'b1000000000000000000000000000000000000000000000000000000000000001',
      price: '-12345678901234567890.123456789012345678',
      wide: '1.5',
      plain: '12',
      ratio: '0.1',
      short_ratio: '16777217',
      day: '2024-02-29',
      clock: '23:59:59.123456',
      at: '2024-12-31 23:59:59.999999',
      moment: '2024-01-01 01:00:00.5',
      since: '2024',
      code: '',
      fixed: 'ab  ',
      note: 'a "b",\r\n\\N é 😀\0',
      old: 'Zürich €',
      mood: "hap'py",
      traits: 'c,a',
      document: '{"b": 1,  "a": 12345678901234567890.5}',
      fixed_bytes: 'xde00',
      bytes: 'x',
      file: 'xdeadbeef',
      place: 'ST_GeomFromText("POINT(1 2.5)")',
      area: 'ST_GeomFromText("POLYGON((0 0,1 0,1 1,0 0))")',
      tag: 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
      address: '2001:db8::ff00:42:8329',
      network: '10.0.0.1',
    };
    const literals = Object.values(values).map((value) => {
      if (/^[bx][\da-f]*$/.test(value) && value.length !== 1) return `${value[0]}'${value.slice(1)}'`;
      if (value === 'x') return "x''";
      return value.startsWith('ST_') ? value : admin.escape(value);
    });
    await admin.query(
      `INSERT INTO every_type (${Object.keys(values).join(', ')}) VALUES (${literals.join(', ')});
       INSERT INTO every_type (id, short_ratio) VALUES (1, 0.1);
       INSERT INTO every_type (id, hidden, day, at, moment) VALUES (2, NULL, 0, 0, 0)`,
    );
    const { rows, loaded } = await load('every_type');
    expect(loaded.notes).toEqual([]);
    const [full, empty, zero] = rows.toSorted((one, other) => Number(one.id) - Number(other.id));
    expect(full).toEqual({
      ...values,
      is_open: 'true',
      one_bit: 'true',
      bits: '9223372036854775809',
      wide: '1.500000000000000000000000000000',
      short_ratio: '16777216.0',
      moment: '2023-12-31 19:30:00.5',
      fixed: 'ab',
      traits: 'a,c',
      fixed_bytes: 'de000000',
      bytes: '',
      file: 'deadbeef',
      place: 'POINT(1 2.5)',
      area: 'POLYGON((0 0,1 0,1 1,0 0))',
      doubled: '2147483647',
      hidden: '7',
    });
    expect(withValue(empty)).toEqual({ id: '1', short_ratio: '0.1', hidden: '7' });
    expect(withValue(zero)).toEqual({ id: '2' });
  });

  it('says what is no day, no time of day and neither yes nor no, and loses none of it', async () => {
    await admin.query(`CREATE TABLE odd_values (id int PRIMARY KEY, day date, took time, flag tinyint(1));
      INSERT INTO odd_values VALUES (1, '2024-05-00', '-838:59:59', 5), (2, '2024-05-01', '10:00:00', 1)`);
    const { rows, loaded } = await load('odd_values');
    expect(rows).toEqual([
      { id: '1', day: '2024-05-00', took: '-838:59:59', flag: '5' },
      { id: '2', day: '2024-05-01', took: '10:00:00', flag: '1' },
    ]);
    expect(loaded.notes.map(({ column, kind }) => `${column} ${kind}`)).toEqual([
      'day mixedTypes',
      'took mixedTypes',
      'flag mixedTypes',
    ]);
  });

  it('reads 120,000 rows to the same sums, page by page, and goes on behind a mark', async () => {
    await admin.query(`CREATE TABLE orders (region varchar(20), number int unsigned, amount decimal(18,4), ratio double, placed timestamp NULL, PRIMARY KEY (region, number));
      INSERT INTO orders SELECT IF(seq % 3 = 0, 'No''rth\\\\', 'South'), seq, seq * 1.0001, seq / 7, '2024-01-01' + INTERVAL seq MINUTE FROM seq_1_to_120000;
      ANALYZE TABLE orders`);
    const table = await tableOf('orders');
    expect(table.rowEstimate).toBeGreaterThan(100_000);
    expect(table.rowEstimate).toBeLessThan(140_000);
    const request = { table, columns: ['region', 'number'] };
    const whole = await collect(request, 50_000);
    expect(new Set(whole.lines).size).toBe(120_000);
    expect(whole.lines[0]).toBe("No'rth\\,3");
    expect(whole.positions).toEqual([{ behind: ['South', '14999'] }, { behind: ['South', '89999'] }]);
    const rest = await collect({ ...request, position: structuredClone(whole.positions[0]) });
    expect(rest.lines).toEqual(whole.lines.slice(50_000));
    const { loaded } = await load('orders');
    const [sums] = await admin.query<mysql.RowDataPacket[]>(
      'SELECT sum(amount) AS amount, count(*) AS count, sum(number) AS number, sum(ratio) AS ratio, min(placed) AS first FROM orders',
    );
    const own = await queryParquet(
      loaded.path,
      `sum(amount)::VARCHAR AS amount, count(*)::VARCHAR AS count, sum(number)::VARCHAR AS number, sum(ratio) AS ratio, (min(placed) + INTERVAL 330 MINUTE)::VARCHAR AS first`,
    );
    expect(own).toEqual([{ ...sums[0], ratio: expect.closeTo(Number(sums[0]?.ratio), 4) }]);
  });

  it.each([
    ['bigint unsigned', ['18446744073709551614', '18446744073709551615', '9223372036854775807']],
    ['decimal(30,10)', ['-1.5', '0.0000000001', '12345678901234567890.1234567890']],
    ['double', ['0.1', '1e-300', '-2.2250738585072014e-308', '0.30000000000000004']],
    ['float', ['0.1', '16777216', '0.3']],
    ['varchar(20) CHARACTER SET utf8mb4', ["''", `'a"b'`, "'é'", "'😀'", `'\\\\'' OR 1=1 -- '`, "'?'"]],
    ['varchar(20) CHARACTER SET latin1', ["'Z'", "'ä'", "'y'"]],
    ['varbinary(20)', ["x''", "x'00'", "x'00ff'", "x'ff'", "x'2727'"]],
    ['date', ["'0000-00-00'", "'2024-05-00'", "'2024-05-01'"]],
    ['datetime(6)', ["'2024-01-01 00:00:00.000001'", "'2024-01-01'", "'1000-01-01'"]],
    ['timestamp(3)', ["'2024-01-01 00:00:00.001'", "'2024-06-01 12:00:00'"]],
    ['time(3)', ["'-838:59:59'", "'00:00:00.001'", "'838:59:59'"]],
    ['year', ['2024', '1999', '0']],
    ['bit(12)', ["b'0'", "b'111111111111'", "b'1'"]],
    ["enum('z', 'a', 'm')", ["'a'", "'m'", "'z'"]],
    ["set('z', 'a')", ["'z'", "'a'", "'z,a'", "''"]],
    ['uuid', ["'b0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'", "'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a12'"]],
    ['inet6', ["'::1'", "'fe80::1'", "'2001:db8::1'"]],
    ['tinyint(1)', ['-1', '0', '1', '2']],
  ])('goes on behind any row of a key of type %s', async (type, values) => {
    const name = admin.escapeId(`by ${type}`);
    await admin.query(`CREATE TABLE ${name} (part ${type}, second int, PRIMARY KEY (part, second))`);
    await admin.query(
      `INSERT INTO ${name} VALUES ${values.map((value, index) => `(${value}, ${index}), (${value}, -1)`).join(', ')}`,
    );
    const request = { table: await tableOf(`by ${type}`), columns: ['second', 'part'] };
    const whole = await collect(request);
    expect(whole.lines).toHaveLength(values.length * 2);
    const { lines, positions } = await collect(request, 1);
    expect(lines).toEqual(whole.lines);
    expect(positions).toHaveLength(lines.length);
    const rest = await collect({ ...request, position: structuredClone(positions[1]) });
    expect(rest.lines).toEqual(lines.slice(2));
  });

  it('reads views, tables without a key or a row, and odd names', async () => {
    await admin.query(`CREATE VIEW open_ones AS SELECT id, note FROM every_type;
      CREATE TABLE empty_one (only_one text); CREATE TABLE single (only_one text); INSERT INTO single VALUES (NULL), (''), ('x');
      CREATE TABLE \`Odd "name\`\`.x\` (\`A ?\` int, \`b "c\` text, \`d'\` int UNIQUE, \`e\` int NOT NULL, UNIQUE (\`e\`), FULLTEXT (\`b "c\`));
      INSERT INTO \`Odd "name\`\`.x\` VALUES (1, NULL, 1, 1), (3, 'x', NULL, 2)`);
    expect((await load('open_ones')).rows).toHaveLength(3);
    expect(await tableOf('open_ones')).toMatchObject({
      kind: 'view',
      label: null,
      rowEstimate: null,
      key: [],
    });
    expect((await load('empty_one')).rows).toEqual([]);
    expect((await load('single')).rows.map((row) => row.only_one)).toEqual([null, '', 'x']);
    const { rows } = await load('Odd "name`.x');
    expect(rows).toEqual([
      { 'A ?': '1', 'b "c': null, "d'": '1', e: '1' },
      { 'A ?': '3', 'b "c': 'x', "d'": null, e: '2' },
    ]);
    expect((await tableOf('Odd "name`.x')).key).toEqual(['e']);
    expect((await load('Odd "name`.x', { columns: ['b "c'], limit: 1 })).rows).toHaveLength(1);
  });

  it('reads a row of 17 MB, and says why it does not read one of 40', async () => {
    await admin.query('SET GLOBAL max_allowed_packet = 64 << 20');
    const writer = await openAdministration(server);
    await writer.query(
      `CREATE TABLE documents (id int PRIMARY KEY, document longtext); INSERT INTO documents VALUES (1, REPEAT('x', 17 << 20))`,
    );
    const request = { table: await tableOf('documents'), columns: ['document', 'id'] };
    const { lines } = await collect(request);
    expect(lines.map((line) => [line.length, line.slice(-3)])).toEqual([[(17 << 20) + 2, 'x,1']]);
    await writer.query(`INSERT INTO documents VALUES (2, REPEAT('x', 40 << 20))`);
    await writer.end();
    await expect(collect(request)).rejects.toMatchObject({
      stage: 'permission',
      isPassing: false,
      message: expect.stringMatching(
        /^The server at 127\.0\.0\.1:\d+ sent, or announced, more than the 34 MB/,
      ),
    });
  });

  it('sees one moment, whatever is written meanwhile', async () => {
    await admin.query(
      `CREATE TABLE moments (id int PRIMARY KEY, amount int); INSERT INTO moments SELECT seq, 1 FROM seq_1_to_50000`,
    );
    const table = await tableOf('moments');
    const target = new Lines();
    let changed: Promise<unknown> | undefined;
    const writing: RowTarget = {
      addRows: () => undefined,
      addBytes(bytes) {
        changed ??= admin.query('UPDATE moments SET amount = 2; INSERT INTO moments VALUES (60000, 2)');
        target.addBytes(bytes);
        return changed.then(() => {});
      },
      mark: async () => {},
    };
    const session = await openSession(readDatabaseSettings(given()), openTools(), nothingOpened(), 10_000);
    await session.read({ table, columns: ['id', 'amount'] }, writing);
    await session.close();
    const lines = target.text.split('\n').slice(0, -1);
    expect(lines).toHaveLength(50_000);
    expect(lines.filter((line) => !line.endsWith(',1'))).toEqual([]);
  });

  it('ends where what takes the rows fails, and holds nobody up', async () => {
    const table = await tableOf('orders');
    const full: RowTarget = {
      addRows: () => undefined,
      addBytes: () => Promise.reject(new Error('The disk is full.')),
      mark: async () => {},
    };
    await expect(using((session) => session.read({ table, columns: ['number'] }, full))).rejects.toThrow();
    await expect.poll(() => countSessions(admin)).toBe(0);
  });

  it('reads what has changed, rows whose time is not known among them', async () => {
    await admin.query(`CREATE TABLE visits (id int PRIMARY KEY, seen datetime(3), stamped timestamp NULL, number bigint unsigned);
      INSERT INTO visits VALUES (1, '2024-01-01', '2024-01-01 00:00:00', 1), (2, NULL, NULL, 2),
        (3, '2024-01-02 12:00', '2024-01-02 12:00:00', 3), (4, '2024-01-02 12:04:00.5', '2024-01-02 12:04:00', NULL), (5, '2024-01-01', '2024-01-01', 18446744073709551615)`);
    const table = await tableOf('visits');
    const read = async (column: string, after: string | null) => {
      const since = { column, after, overlapSeconds: 300 };
      const { lines, watermark } = await collect({ table, columns: ['id', 'number'], since });
      return { ids: lines.map((line) => Number.parseInt(line, 10)).toSorted(), watermark };
    };
    expect(await read('seen', null)).toEqual({ ids: [1, 2, 3, 4, 5], watermark: '2024-01-02 12:04:00.500' });
    expect((await read('seen', '2024-01-02 12:04:00.500')).ids).toEqual([2, 3, 4]);
    expect(await read('stamped', '2024-01-02 06:34:00')).toEqual({
      ids: [2, 3, 4],
      watermark: '2024-01-02 06:34:00',
    });
    expect(await read('number', '18446744073709551614')).toEqual({
      ids: [4, 5],
      watermark: '18446744073709551615',
    });
    await admin.query('UPDATE visits SET seen = NULL');
    expect(await read('seen', null)).toEqual({ ids: [1, 2, 3, 4, 5], watermark: null });
  });

  it('is led astray by nothing that the server has set for everybody', async () => {
    await admin.query(
      `CREATE TABLE settled (id int PRIMARY KEY, at timestamp, note varchar(20));
       INSERT INTO settled VALUES (1, '2024-01-01 05:30:00', ?), (2, '2024-01-01 05:30:00', NULL), (3, '2024-01-01 05:30:00', 'ü');
       SET GLOBAL sql_select_limit = 1, time_zone = '-08:00', sql_mode = 'PIPES_AS_CONCAT', character_set_results = ascii`,
      ['a\\"b'],
    );
    try {
      const { lines } = await collect({ table: await tableOf('settled'), columns: ['id', 'at', 'note'] }, 2);
      expect(lines).toEqual([
        '1,2024-01-01 00:00:00,"a\\""b"',
        '2,2024-01-01 00:00:00,',
        '3,2024-01-01 00:00:00,ü',
      ]);
    } finally {
      await admin.query(
        `SET GLOBAL sql_select_limit = DEFAULT, time_zone = 'SYSTEM', sql_mode = DEFAULT, character_set_results = DEFAULT`,
      );
    }
  });

  it('tells foreign keys of one column as relations', async () => {
    await admin.query(`CREATE TABLE customers (id int PRIMARY KEY); CREATE TABLE parts (a int, b int, PRIMARY KEY (a, b));
      CREATE TABLE bills (id int PRIMARY KEY, customer int REFERENCES customers (id), a int, b int, FOREIGN KEY (a, b) REFERENCES parts (a, b))`);
    expect(await using(async (session) => session.relations?.())).toEqual([
      { fromTable: 'bills', fromColumn: 'customer', toTable: 'customers', toColumn: 'id' },
    ]);
  });

  it('never shows a table that the user may not read, and says which one is kept back', async () => {
    await admin.query(`CREATE TABLE secrets (id int PRIMARY KEY, open_part text, closed_part text); CREATE TABLE written (id int);
      CREATE TABLE by_role (id int); CREATE SEQUENCE counter; CREATE ROLE readers; CREATE USER reader;
      GRANT SELECT (id, open_part) ON secrets TO reader; GRANT INSERT ON written TO reader; GRANT SELECT ON counter TO reader;
      GRANT SELECT ON by_role TO readers; GRANT readers TO reader; SET DEFAULT ROLE readers FOR reader`);
    const reader = await open({ username: 'reader' });
    const shown = (await reader.tables()).map(({ name, columns, key }) => [
      name,
      columns.map((one) => one.name),
      key,
    ]);
    expect(shown).toEqual([
      ['by_role', ['id'], []],
      ['secrets', ['id', 'open_part'], ['id']],
    ]);
    const table = await tableOf('secrets', { username: 'reader' });
    expect((await mysqlConnector.test(given({ username: 'reader' }), openTools())).message).toContain(
      '2 tables',
    );
    await admin.query('REVOKE ALL, GRANT OPTION FROM reader');
    await expect(reader.read({ table, columns: ['id'] }, new Lines())).rejects.toMatchObject({
      stage: 'permission',
      code: '1142',
      message: 'The user may not read secrets. Grant it SELECT, or leave the table out.',
    });
    await reader.close();
  });

  questionsSuite({ admin: () => admin, settings: given, using, open });
});

/** Of those that read. */
async function countSessions(admin: mysql.Connection): Promise<number> {
  const [rows] = await admin.query<mysql.RowDataPacket[]>(
    'SELECT count(*) AS count FROM information_schema.processlist WHERE id <> connection_id()',
  );
  return Number(rows[0]?.count);
}

class Lines implements RowTarget {
  text = '';
  readonly positions: unknown[] = [];

  addRows(): undefined {
    throw new Error('Rows come as bytes.');
  }

  addBytes(bytes: Uint8Array): undefined {
    this.text += Buffer.from(bytes).toString();
  }

  async mark(position: unknown): Promise<void> {
    this.positions.push(position);
  }
}

async function queryParquet(path: string, select: string): Promise<Record<string, unknown>[]> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    const reader = await connection.runAndReadAll(`SELECT ${select} FROM read_parquet('${path}')`);
    return reader.getRowObjects();
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

function withValue(row: Record<string, unknown> | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => value !== null));
}

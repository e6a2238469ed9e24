import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileTable } from './profile.ts';
import { readRow } from './read-rows.ts';

let instance: DuckDBInstance;
let connection: DuckDBConnection;
beforeAll(async () => {
  instance = await DuckDBInstance.create(':memory:');
  connection = await instance.connect();
});
afterAll(() => {
  instance.closeSync();
});

describe('a profile', () => {
  it('counts exactly what decides something, in tables small and large', async () => {
    for (const rows of [1000, 150_000]) {
      await connection.run(`CREATE OR REPLACE TABLE t AS SELECT i AS order_id, i // 2 AS pair, CAST(i % 3 = 0 AS VARCHAR) AS flag,
        'name ' || (i % 700) AS customer, CASE WHEN i % 10 = 0 THEN NULL ELSE i / 4.0 END AS amount FROM range(${rows}) r(i)`);
      const profile = await profileTable(connection, 't');
      const byName = new Map(profile.columns.map((column) => [column.name, column]));
      expect(profile.rowCount).toBe(rows);
      expect(byName.get('order_id')).toMatchObject({
        isUnique: true,
        distinctCount: rows,
        min: '0',
        max: String(rows - 1),
      });
      expect(byName.get('pair')).toMatchObject({ isUnique: false });
      expect(byName.get('customer')).toMatchObject({ distinctCount: 700, hasAllValues: true });
      expect(byName.get('amount')).toMatchObject({ nullCount: rows / 10, values: [] });
      expect(profile.key).toEqual(['order_id']);
    }
  });

  it('lists values by falling count, and says whether they are all', async () => {
    await connection.run(`CREATE OR REPLACE TABLE t AS SELECT CASE WHEN i < 5 THEN 'a' WHEN i < 8 THEN 'b' ELSE 'c' END AS kind,
      repeat('long ', 11) || (i % 2) AS note FROM range(10) r(i)`);
    const { columns } = await profileTable(connection, 't');
    expect(columns[0]?.values).toEqual([
      { value: 'a', rows: 5 },
      { value: 'b', rows: 3 },
      { value: 'c', rows: 2 },
    ]);
    expect(columns[0]?.hasAllValues).toBe(true);
    expect(columns[1]?.hasAllValues).toBe(false);
  });

  it('lists the first texts of a column in which all differ, as counting them would', async () => {
    const notes = (text: string) =>
      connection.run(
        `CREATE OR REPLACE TABLE t AS SELECT i AS id, ${text} AS note FROM range(60000) r(i) ORDER BY hash(i)`,
      );
    await notes(`'note ' || i`);
    const { columns } = await profileTable(connection, 't');
    expect(columns[1]).toMatchObject({ isUnique: true, distinctCount: 60_000, hasAllValues: false });
    expect(columns[1]?.values.slice(0, 3)).toEqual([
      { value: 'note 0', rows: 1 },
      { value: 'note 1', rows: 1 },
      { value: 'note 10', rows: 1 },
    ]);
    expect(columns[1]?.values).toHaveLength(100);
    // What is kept of them is the same.
    await notes(`repeat('long ', 40) || i`);
    const { columns: cut } = await profileTable(connection, 't');
    expect(cut[1]?.values.every(({ rows }) => rows === 60_000)).toBe(true);
  });

  it('estimates within a few percent where a column has very many values', async () => {
    await connection.run(
      `CREATE OR REPLACE TABLE t AS SELECT hash(i) % 90000 / 100.0 AS price FROM range(200000) r(i)`,
    );
    const { columns } = await profileTable(connection, 't');
    const [exact] = await readRow(connection, 'SELECT count(DISTINCT price) FROM t');
    expect(Math.abs((columns[0]?.distinctCount ?? 0) / Number(exact) - 1)).toBeLessThan(0.05);
  });

  it.each([
    ['order_date DATE, due_date DATE, paid_date DATE', 'order_date'],
    ['invoice_date DATE, order_id INTEGER, due_date DATE', 'invoice_date'],
    ['birth_date DATE, hired DATE', null],
    ['date DATE, start_date DATE', 'date'],
    ['created_at TIMESTAMP, updated_at TIMESTAMP', 'created_at'],
    ['first_seen DATE', 'first_seen'],
    ['name VARCHAR', null],
  ])('of (%s) has the main date %s', async (columns, mainDate) => {
    await connection.run(`CREATE OR REPLACE TABLE d (${columns})`);
    await connection.run(
      `INSERT INTO d SELECT * FROM (SELECT ${columns
        .split(', ')
        .map((column) =>
          column.endsWith('INTEGER') ? '1' : column.endsWith('VARCHAR') ? `'x'` : `DATE '2024-01-02'`,
        )
        .join(', ')})`,
    );
    expect((await profileTable(connection, 'd')).mainDate).toBe(mainDate);
  });

  it('finds a key of two columns where none alone identifies a row', async () => {
    await connection.run(
      `CREATE OR REPLACE TABLE t AS SELECT i // 10 AS order_no, i % 10 AS line, 5 AS quantity FROM range(200) r(i)`,
    );
    expect((await profileTable(connection, 't')).key).toEqual(['order_no', 'line']);
  });

  it('takes the unit of amounts from a column that holds one currency', async () => {
    await connection.run(
      `CREATE OR REPLACE TABLE t AS SELECT 1.50::DECIMAL(18,2) AS amount, 'EUR' AS currency, 3 AS quantity FROM range(5)`,
    );
    expect((await profileTable(connection, 't')).columns.map((column) => column.unit)).toEqual([
      'EUR',
      null,
      null,
    ]);
    await connection.run(`INSERT INTO t VALUES (2, 'USD', 1)`);
    expect((await profileTable(connection, 't')).columns.map((column) => column.unit)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('knows what goes up by another column, and what a meter shows, for levels', async () => {
    await connection.run(`CREATE OR REPLACE TABLE t AS SELECT DATE '2024-01-01' + to_months(i) AS month, site, 10 + i * i AS new_users,
      sum(10 + i * i) OVER (PARTITION BY site ORDER BY i) AS total_users, 1000 + 7 * i AS reading_kwh, 3 * i * i AS total_cost
      FROM range(6) r(i), (VALUES ('A'), ('B')) s(site)`);
    const { columns } = await profileTable(connection, 't');
    const roles = Object.fromEntries(columns.map(({ name, role }) => [name, role]));
    expect(roles).toMatchObject({
      new_users: 'additive',
      total_users: 'balance',
      reading_kwh: 'balance',
      total_cost: 'additive',
    });
  });

  it('of an empty table is empty and whole', async () => {
    await connection.run('CREATE OR REPLACE TABLE t (a INTEGER, b VARCHAR)');
    const profile = await profileTable(connection, 't');
    expect(profile).toMatchObject({ rowCount: 0, key: [], mainDate: null, displayColumn: null });
    expect(profile.columns).toHaveLength(2);
  });
});

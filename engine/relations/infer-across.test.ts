import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, it } from 'vitest';
import type { QueryResult } from '#kernel/catalog.ts';
import { profileTable } from '../profile.ts';
import { inferAcross } from './infer-across.ts';
import type { RelationTable } from './infer-relations.ts';
import { subjectName } from './subject-name.ts';

/** What is proposed between the first of these tables and the others, each of a file of its own: `a.x -> b.y`. */
async function proposed(tables: Record<string, string>): Promise<string[]> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  const known: RelationTable[] = [];
  for (const [file, select] of Object.entries(tables)) {
    await connection.run(`CREATE TABLE "${file}" AS ${select}`);
    const profile = await profileTable(connection, `"${file}"`);
    known.push({ sqlName: file, name: subjectName(file, ''), versionId: file, profile });
  }
  const run = async ({ sql }: { sql: string }): Promise<QueryResult> => {
    const reader = await connection.runAndReadAll(sql);
    const rows = reader.getRows().map((row) => row.map(Number));
    return { columns: [], rows, truncated: false, elapsedMs: 0 };
  };
  const found = await inferAcross(run, known.slice(0, 1), known.slice(1));
  connection.closeSync();
  instance.closeSync();
  return found.map((one) => `${one.fromTable}.${one.fromColumn} -> ${one.toTable}.${one.toColumn}`).sort();
}

const customers = `SELECT i AS id, 'Customer ' || i AS name, ['DE', 'FR', 'IT'][1 + i % 3] AS country FROM range(1, 41) t(i)`;
const orders = `SELECT i AS order_id, 1 + i % 40 AS customer_id, i * 1.5 AS revenue FROM range(1, 200) t(i)`;

describe('relations between files', () => {
  it.each([
    ['the file that points comes last', { orders, customers }],
    ['the file that is pointed to comes last', { customers, orders }],
  ])('are proposed where %s', async (_, tables) => {
    expect(await proposed(tables)).toEqual(['orders.customer_id -> customers.id']);
  });

  it.each([
    'customers_2024',
    'Customers export (1)',
    'Customers 2024-06 final',
    'crm_customers',
    'CustomersV2',
  ])('are proposed to a file that is called %s', async (file) => {
    expect(await proposed({ orders, [file]: customers })).toEqual([`orders.customer_id -> ${file}.id`]);
  });

  it('are proposed by the header alone where the texts are the same', async () => {
    const contracts = `SELECT 'K-' || (i * 7) AS customer_no, i * 3 AS fee FROM range(1, 6) t(i)`;
    const accounts = `SELECT 'K-' || i AS customer_no, 'City ' || i AS city FROM range(1, 60) t(i)`;
    expect(await proposed({ contracts, accounts })).toEqual([
      'contracts.customer_no -> accounts.customer_no',
    ]);
  });

  it.each(['cust_id', 'bill_to_cust_no', 'Cust. ID'])(
    'are proposed by a name cut short: %s',
    async (name) => {
      const short = orders.replace('customer_id', `"${name}"`);
      expect(await proposed({ orders: short, customers })).toEqual([`orders.${name} -> customers.id`]);
      const few = `SELECT i AS order_id, 1 + i % 15 AS "${name}" FROM range(1, 200) t(i)`;
      expect(await proposed({ orders: few, customers })).toEqual([]);
    },
  );

  it('are proposed by what the rows are called', async () => {
    const named = `SELECT i AS order_id, 'Customer ' || (1 + i % 30) AS customer FROM range(1, 200) t(i)`;
    expect(await proposed({ named, customers })).toEqual(['named.customer -> customers.name']);
  });

  it('are proposed from the smaller to the larger of two tables of the same rows', async () => {
    const employees = `SELECT i AS employee_id, 'E ' || i AS name FROM range(1, 41) t(i)`;
    const salaries = `SELECT i AS employee_id, i * 100 AS salary FROM range(1, 31) t(i)`;
    expect(await proposed({ employees, salaries })).toEqual([
      'salaries.employee_id -> employees.employee_id',
    ]);
  });

  it('are not proposed between an id and an id, nor by small numbers under any other name', async () => {
    const tickets = `SELECT i AS id, 1 + i % 8 AS priority, 1 + i % 30 AS minutes FROM range(1, 41) t(i)`;
    expect(await proposed({ tickets, customers })).toEqual([]);
  });

  it('are not proposed where one value in fifty is missing, and are where one in two hundred is', async () => {
    const odd = (every: number) =>
      `SELECT i AS order_id, CASE WHEN i % ${every} = 0 THEN 39 ELSE 1 + i % 38 END AS customer_id FROM range(1, 1000) t(i)`;
    const fewer = `SELECT * FROM (${customers}) WHERE id <> 39`;
    expect(await proposed({ orders: odd(50), customers: fewer })).toEqual([]);
    expect(await proposed({ orders: odd(200), customers: fewer })).toEqual([
      'orders.customer_id -> customers.id',
    ]);
  });

  it('are not proposed to a column that repeats a value', async () => {
    const twice = `SELECT CASE WHEN i = 40 THEN 1 ELSE i END AS id, 'Customer ' || i AS name FROM range(1, 41) t(i)`;
    expect(await proposed({ orders, customers: twice })).toEqual([]);
  });

  it('are not proposed by fewer values than chance explains', async () => {
    const few = `SELECT i AS order_id, 1 + i % 4 AS customer_id, i * 1.5 AS revenue FROM range(1, 200) t(i)`;
    expect(await proposed({ orders: few, customers })).toEqual([]);
    const levels = `SELECT i AS level, 'Level ' || i AS title FROM range(1, 16) t(i)`;
    const tests = `SELECT i AS test, 1 + i % 15 AS level FROM range(1, 200) t(i)`;
    expect(await proposed({ tests, levels })).toEqual([]);
  });

  it('are not proposed between the same table of two months', async () => {
    const later = `SELECT i AS order_id, 1 + i % 40 AS customer_id, i * 2.5 AS revenue FROM range(1, 300) t(i)`;
    expect(await proposed({ orders_january: orders, orders_february: later })).toEqual([]);
  });

  it('are not proposed by the numbers that two tables give to their own rows', async () => {
    const visits = `SELECT i AS row_no, 'Visit ' || i AS note FROM range(1, 60) t(i)`;
    const parcels = `SELECT i AS row_no, i * 2.5 AS weight FROM range(1, 90) t(i)`;
    expect(await proposed({ visits, parcels })).toEqual([]);
  });

  it('are not proposed because each row happens to have a city of its own', async () => {
    const people = `SELECT 'P' || i AS person_code, 'City ' || i AS city FROM range(1, 20) t(i)`;
    const trips = `SELECT i AS trip, 'City ' || (1 + i % 15) AS city FROM range(1, 80) t(i)`;
    expect(await proposed({ trips, people })).toEqual([]);
  });

  it('are proposed to each of two files that fit, and to three at most', async () => {
    const more = Object.fromEntries(
      ['customers', 'customers_old', 'customers_2023', 'customers_2024'].map((file) => [file, customers]),
    );
    const { customers_old, customers_2023, customers_2024, ...one } = more;
    expect(await proposed({ orders, ...one, customers_old: customers_old ?? '' })).toEqual([
      'orders.customer_id -> customers.id',
      'orders.customer_id -> customers_old.id',
    ]);
    expect(await proposed({ orders, ...more })).toHaveLength(3);
  });
});

describe('what rows are called after', () => {
  it.each([
    ['customers_2024', 'customers_2024', 'customers'],
    ['Orders Export (3)', 'x', 'orders'],
    ['Sheet1', 'Customers final', 'customers'],
    ['2024', '2024', '2024'],
    ['price list', 'x', 'price'],
  ])('%s of %s is %s', (table, source, name) => {
    expect(subjectName(table, source)).toBe(name);
  });
});

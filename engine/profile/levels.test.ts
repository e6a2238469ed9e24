import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileTable } from '../profile.ts';

let instance: DuckDBInstance;
let connection: DuckDBConnection;
beforeAll(async () => {
  instance = await DuckDBInstance.create(':memory:');
  connection = await instance.connect();
});
afterAll(() => {
  connection.closeSync();
  instance.closeSync();
});

async function rolesOf(sql: string): Promise<Record<string, string>> {
  await connection.run(`CREATE OR REPLACE TABLE t AS ${sql}`);
  const { columns } = await profileTable(connection, 't');
  return Object.fromEntries(columns.map(({ name, role }) => [name, role]));
}

describe('a table with one row for each thing and period', () => {
  it('holds levels of who is there, and flows of who comes and goes', async () => {
    const roles =
      await rolesOf(`SELECT DATE '2025-01-01' + INTERVAL (i // 4) MONTH AS month, 'Surgery ' || i % 4 AS surgery,
      900 + i AS "Registered Patients", 5 + i % 3 AS staff, i % 7 AS "New Members", 40 + i AS appointments FROM range(40) r(i)`);
    expect(roles).toMatchObject({
      'Registered Patients': 'balance',
      staff: 'balance',
      'New Members': 'additive',
      appointments: 'additive',
    });
  });

  it('is none where a row has a key of its own: staff of each event add up', async () => {
    const roles = await rolesOf(`SELECT 'E' || i AS event_id, DATE '2025-01-01' + INTERVAL (i) DAY AS day,
      5 + i % 3 AS staff FROM range(40) r(i)`);
    expect(roles.staff).toBe('additive');
  });
});

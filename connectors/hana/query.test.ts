import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SystemSession } from '../system-session.ts';
import { hana } from './connect.ts';
import { openTools } from './testing.ts';
import { FakeDatabase } from './testing-database.ts';
import { type FakeHana, startFakeHana } from './testing-server.ts';
import { everyType } from './testing-types.ts';

/** Questions over the wire, to a server of our own: what SAP HANA makes of them is not proved here. */

const reader = { username: 'READER', password: 'canary' };
const schema = 'SHOP';
let database: FakeDatabase;
let server: FakeHana;

beforeAll(async () => {
  database = await FakeDatabase.open();
  await database.makeTable({ schema, name: 'EVERY_TYPE', columns: everyType.columns, key: ['id'] });
  for (const row of everyType.values) await database.insertRow(schema, 'EVERY_TYPE', row);
  await database.makeTable({
    schema,
    name: 'SLEEPING',
    columns: [{ name: 'id', type: 'INTEGER', length: 10, scale: null }],
  });
  server = await startFakeHana({ database, tenant: 'HXE', accounts: [reader] });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  database.close();
});

function open(): Promise<SystemSession> {
  const settings = { host: '127.0.0.1', port: server.port, database: 'HXE', ...reader, encrypt: false };
  return hana.open?.(settings, openTools()) ?? Promise.reject(new Error('It cannot be opened.'));
}

async function ask(session: SystemSession, sql: string, parameters: string[] = [], deadlineMs = 5000) {
  const rows: (readonly (string | null)[])[] = [];
  const request = {
    sql,
    parameters,
    tables: ['EVERY_TYPE', 'SLEEPING'].map((name) => [schema, name]),
    maxRows: 10,
    deadlineMs,
  };
  const outcome = await session.query?.(request, (cells) => void rows.push(cells));
  return { ...outcome, rows };
}

describe('a question to SAP HANA', () => {
  it('is answered by exact texts', async () => {
    const session = await open();
    // Shapes and vectors are no columns of a live table.
    const told = everyType.columns
      .map(({ name }, at) => ({ name, at }))
      .filter(({ name }) => !/place|vector/.test(name));
    const list = told.map(({ name }) => `"${name}"`).join(', ');
    const {
      columns,
      rows,
      server: title,
    } = await ask(session, `SELECT ${list} FROM SHOP.EVERY_TYPE ORDER BY id`);
    expect(columns).toEqual(told.map(({ name }) => name));
    expect(rows).toEqual(everyType.rows.map((row) => told.map(({ at }) => row[at])));
    expect(title).toMatch(/^SAP HANA \d/);
    await session.close();
  });

  it('keeps its values apart from the statement, in a transaction that cannot write', async () => {
    const session = await open();
    const from = server.statements.length;
    const { rows } = await ask(session, 'SELECT "id" FROM SHOP.EVERY_TYPE WHERE "note" = ?', [
      'a "b",\r\n\\N é 🚲 \u2028',
    ]);
    expect(rows).toEqual([['-9223372036854775808']]);
    expect(server.statements.slice(from)).toEqual([
      'SET TRANSACTION READ ONLY',
      'SELECT "id" FROM SHOP.EVERY_TYPE WHERE "note" = ? LIMIT 11',
      'ROLLBACK',
    ]);
    await session.close();
  });

  it('is left at its deadline, which frees the session', async () => {
    const session = await open();
    const before = server.sessionsOf(reader.username);
    const asking = ask(session, 'SELECT "id" FROM SHOP.SLEEPING', [], 50);
    await expect(asking).rejects.toThrow('did not answer in time');
    await expect.poll(() => server.sessionsOf(reader.username)).toBe(before - 1);
    await session.close();
  });

  it('is told by its number where it cannot be computed', async () => {
    const session = await open();
    const asking = ask(session, 'SELECT floor("note") FROM SHOP.EVERY_TYPE');
    await expect(asking).rejects.toThrow('SAP HANA cannot compute this over its rows (code 257).');
    await session.close();
  });
});

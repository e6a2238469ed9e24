import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SystemSession } from '../system-session.ts';

import { createCertificateAuthority } from '../testing-certificate.ts';
import { sqlServer } from './connect.ts';
import { openTools } from './testing.ts';
import { FakeSqlServer } from './testing-server.ts';
import type { FakeColumn } from './testing-types.ts';

/** Questions over the wire, to a server of our own: what T-SQL makes of them is not proved here. */

const reader = { username: 'reader', password: 'canary' };
let server: FakeSqlServer;

const exact: readonly (FakeColumn & { value: string })[] = [
  { name: 'id', native: 'bigint', value: '-9223372036854775808' },
  { name: 'price', native: 'decimal', precision: 38, scale: 18, value: '-12345678901234567890.123456789012345678' },
  { name: 'at', native: 'datetime2', scale: 7, value: '9999-12-31 23:59:59.9999999' },
  { name: 'ratio', native: 'float', value: '0.1' },
  { name: 'part', native: 'real', value: '0.1' },
  { name: 'note', native: 'nvarchar', length: -1, value: 'it\'s "é" 🚲' },
]; // biome-ignore format: one column a line

beforeAll(async () => {
  const certificate = createCertificateAuthority().issue({ host: '127.0.0.1' });
  server = await new FakeSqlServer({ accounts: [reader], database: 'shop', tls: { mode: 'offered', certificate } }).start();
  server.held.create('exact', exact);
  server.held.insert('exact', [exact.map(({ value }) => value), exact.map(({ name }) => (name === 'id' ? '1' : null))]);
  server.held.create('slow', [{ name: 'id', native: 'int' }]).isSlow = true;
}); // biome-ignore format: one table a line
afterAll(() => server[Symbol.asyncDispose]());

function open(): Promise<SystemSession> {
  const settings = { host: '127.0.0.1', port: server.port, database: 'shop', ...reader, useTls: false };
  return sqlServer.open?.(settings, openTools()) ?? Promise.reject(new Error('It cannot be opened.'));
}

async function ask(session: SystemSession, sql: string, parameters: string[] = [], deadlineMs = 5000) {
  const rows: (readonly (string | null)[])[] = [];
  const tables = [...server.held.tables.keys()].map((name) => ['dbo', name]);
  const request = { sql, parameters, tables, maxRows: 10, deadlineMs };
  const outcome = await session.query?.(request, (cells) => void rows.push(cells));
  return { ...outcome, rows };
}

describe('a question to SQL Server', () => {
  it('is answered by exact texts, whatever the driver makes of the types', async () => {
    const session = await open();
    const { columns, rows, server: told } = await ask(session, 'SELECT * FROM dbo.exact ORDER BY id');
    expect(columns).toEqual(exact.map(({ name }) => name));
    expect(rows).toEqual([
      exact.map(({ value }) => value),
      exact.map(({ name }) => (name === 'id' ? '1' : null)),
    ]);
    expect(told).toBe('SQL Server 16.0.4135.4');
    await session.close();
  });

  it('keeps its values apart from the statement, in a transaction that is undone', async () => {
    const session = await open();
    const value = 'it\'s "é" 🚲';
    const from = server.heard.length;
    const { rows } = await ask(session, 'SELECT TOP (5) id FROM dbo.exact WHERE note = @p1', [value]);
    expect(rows).toEqual([['-9223372036854775808']]);
    const heard = server.heard.slice(from);
    expect(heard.slice(1, 4)).toEqual([
      'SET LOCK_TIMEOUT 5000',
      'BEGIN TRANSACTION',
      'SELECT TOP (5) id FROM dbo.exact WHERE note = @p1',
    ]);
    expect(heard[4]).toBe('IF @@TRANCOUNT > 0 ROLLBACK');
    await session.close();
  });

  it('is ended at its deadline, and the session goes on', async () => {
    const session = await open();
    await expect(ask(session, 'SELECT id FROM dbo.slow', [], 50)).rejects.toThrow('took too long');
    expect((await ask(session, 'SELECT count(*) FROM dbo.exact')).rows).toEqual([['2']]);
    await session.close();
  });

  it('is left where the server does not end it', async () => {
    server.answersAttention = false;
    const session = await open();
    const before = server.sessions.size;
    await expect(ask(session, 'SELECT id FROM dbo.slow', [], 50)).rejects.toThrow('took too long');
    await expect.poll(() => server.sessions.size).toBe(before - 1);
    server.answersAttention = true;
    await session.close();
  });

  it('is told by its number where it cannot be computed', async () => {
    const session = await open();
    const asking = ask(session, 'SELECT missing FROM dbo.exact');
    await expect(asking).rejects.toThrow('SQL Server cannot compute this over its rows (code 102).');
    await session.close();
  });

  it('says what the account may do besides, and that nothing else would hold a statement back', async () => {
    const session = await open();
    expect(await session.rightsBeyondReading?.()).toEqual([]);
    server.held.rights.push(['role', 'db_datawriter'], ['right', 'INSERT'], ['right', 'INSERT']);
    expect(await session.rightsBeyondReading?.()).toEqual([
      'The account has rights of the role db_datawriter.',
      'The account may INSERT.',
      expect.stringContaining('no session that cannot write'),
    ]);
    await session.close();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SystemSession } from '../system-session.ts';
import { oracle } from './connect.ts';
import { openTools } from './testing.ts';
import { FakeOracle } from './testing-server.ts';
import type { FakeColumn } from './testing-types.ts';
import { formOf } from './types.ts';

/** Questions over the wire, to a server of our own: what Oracle makes of them is not proved here. */

const reader = { username: 'READER', password: 'canary' };
let server: FakeOracle;

const exact: readonly (FakeColumn & { value: string; read?: string })[] = [
  { name: 'ID', native: 'NUMBER', precision: 18, scale: 0, value: '-123456789012345678' },
  { name: 'PRICE', native: 'NUMBER', precision: 38, scale: 18, value: '-12345678901234567890.123456789012345678' },
  { name: 'PART', native: 'NUMBER', value: '0.05' },
  { name: 'RATIO', native: 'BINARY_DOUBLE', value: '0.1' },
  { name: 'SINGLE', native: 'BINARY_FLOAT', value: '0.1' },
  { name: 'DAY', native: 'DATE', value: '2024-02-29 00:00:00', read: '2024-02-29' },
  { name: 'AT', native: 'DATE', value: '1582-10-04 23:59:59' },
  { name: 'MOMENT', native: 'TIMESTAMP(6)', value: '9999-12-31 23:59:59.999999' },
  { name: 'FINE', native: 'TIMESTAMP(9)', value: '2024-03-31 02:30:00.123456789', read: '2024-03-31 02:30:00,123456789' },
  { name: 'BYTES', native: 'RAW', value: 'deadbeef00ff' },
  { name: 'NOTE', native: 'VARCHAR2', length: 4000, value: 'it\'s "é" 🚲' },
  { name: 'DOCUMENT', native: 'CLOB', value: 'ü🚲"x",\n'.repeat(1000) },
]; // biome-ignore format: one column a line

beforeAll(async () => {
  server = await new FakeOracle({ accounts: [reader], service: 'SHOP' }).start();
  server.held.create('EXACT', exact);
  server.held.insert('EXACT', [
    exact.map(({ value }) => value),
    exact.map(({ name }) => (name === 'ID' ? '1' : null)),
  ]);
  server.held.create('SLOW', [{ name: 'ID', native: 'NUMBER' }]).isSlow = true;
});
afterAll(() => server[Symbol.asyncDispose]());

function open(): Promise<SystemSession> {
  const place = { serverUrl: '127.0.0.1', port: server.port, serviceName: 'SHOP', schema: 'SHOP' };
  const settings = { ...place, ...reader, useSSL: false };
  return oracle.open?.(settings, openTools()) ?? Promise.reject(new Error('It cannot be opened.'));
}

async function ask(session: SystemSession, sql: string, parameters: string[] = [], deadlineMs = 5000) {
  const rows: (readonly (string | null)[])[] = [];
  const tables = [...server.held.tables.keys()].map((name) => ['SHOP', name]);
  const request = { sql, parameters, tables, maxRows: 10, deadlineMs };
  const outcome = await session.query?.(request, (cells) => void rows.push(cells));
  return { ...outcome, rows };
}

describe('a column of Oracle', () => {
  it('is found by a question in the form that it is held in', () => {
    const names = [
      'VARCHAR2',
      'NUMBER',
      'DATE',
      'RAW',
      'CHAR',
      'ROWID',
      'CLOB',
      'JSON',
      'TIMESTAMP WITH TIME ZONE',
    ];
    const native = { declared: '', length: 1, characters: 1, precision: null, scale: null };
    expect(names.map((name) => formOf({ ...native, name }))).toEqual([
      ...[undefined, undefined, undefined, 'bytes', 'padded', 'shape', 'large', 'apart', 'zoned'],
    ]);
  });
});

describe('a question to Oracle', () => {
  it('is answered by exact texts, whatever the driver makes of the types', async () => {
    const session = await open();
    const { columns, rows, server: told } = await ask(session, 'SELECT * FROM SHOP.EXACT ORDER BY id');
    expect(columns).toEqual(exact.map(({ name }) => name));
    expect(rows).toEqual([
      exact.map(({ value, read }) => read ?? value),
      exact.map(({ name }) => (name === 'ID' ? '1' : null)),
    ]);
    expect(told).toMatch(/^Oracle \d+\./);
    await session.close();
  });

  it('keeps its values apart from the statement, in a transaction that cannot write', async () => {
    const session = await open();
    const from = server.heard.length;
    const sql = 'SELECT id FROM SHOP.EXACT WHERE note = :1 AND id < :2 FETCH FIRST 5 ROWS ONLY';
    const { rows } = await ask(session, sql, ['it\'s "é" 🚲', '0']);
    expect(rows).toEqual([['-123456789012345678']]);
    expect(server.heard.slice(from)).toEqual([
      expect.stringContaining('NLS_CHARACTERSET'),
      expect.stringContaining('NLS_COMP = BINARY NLS_SORT = BINARY'),
      'SET TRANSACTION READ ONLY',
      sql,
      'ROLLBACK',
    ]);
    await session.close();
  });

  it('is left where the server does not end it at its deadline', async () => {
    const session = await open();
    await expect(ask(session, 'SELECT id FROM SHOP.SLOW', [], 50)).rejects.toThrow('took too long');
    await session.close();
  });

  it('is not asked of texts in other characters, which it could not be sure to compare', async () => {
    server.held.characters = 'WE8MSWIN1252';
    const session = await open();
    await expect(ask(session, 'SELECT id FROM SHOP.EXACT')).rejects.toThrow('as Unicode');
    server.held.characters = 'AL32UTF8';
    await session.close();
  });

  it('says what the account may do besides', async () => {
    const session = await open();
    server.held.rights.push(['role', 'RESOURCE'], ['right', 'CREATE TABLE']);
    expect(await session.rightsBeyondReading?.()).toEqual([
      'The account has rights of the role RESOURCE.',
      'The account may CREATE TABLE.',
    ]);
    await session.close();
  });
});

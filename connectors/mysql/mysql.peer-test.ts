import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '#kernel/settings.ts';
import { goProgramOf } from '../../tools/peers/installed.ts';
import { readDatabaseSettings } from '../sql/database-settings.ts';
import type { RowTarget } from '../system-session.ts';
import { createCertificateAuthority } from '../testing-certificate.ts';
import { mysqlConnector } from './connect.ts';
import { openSession } from './open.ts';
import { nothingOpened } from './sign-in.ts';
import { openAdministration, openTools } from './testing.ts';

/**
 * Against go-mysql-server, which says of itself that it is MySQL 8.0: what MariaDB does not have, its sign-in and its session above all. Its
 * catalog and its texts are its own, so the types of MySQL 8 are not proved by it.
 */

const program = goProgramOf('go-mysql-server');

describe.runIf(program !== null)('a server of MySQL 8', () => {
  const authority = createCertificateAuthority();
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-mysql-'));
  let server: ChildProcess;
  let admin: Connection;
  let port: number;
  const given = (settings: Settings = {}): Settings => ({
    host: '127.0.0.1',
    port,
    database: 'shop',
    username: 'remembered',
    password: 'a secret',
    useTls: true,
    trustedAuthority: authority.cert,
    ...settings,
  });
  beforeAll(async () => {
    port = await findFreePort();
    const { cert, key } = authority.issue({ host: '127.0.0.1' });
    const files = { cert: join(directory, 'certificate.pem'), key: join(directory, 'key.pem') };
    writeFileSync(files.cert, cert);
    writeFileSync(files.key, key);
    server = spawn(program ?? '', [String(port), files.cert, files.key], { stdio: 'ignore' });
    const place = { host: '127.0.0.1', port, user: 'root', database: 'shop' };
    admin = await connectWhenReady(() => openAdministration(place));
    for (const sql of [
      `CREATE USER remembered IDENTIFIED WITH caching_sha2_password BY 'a secret'`,
      `CREATE USER proved IDENTIFIED WITH mysql_native_password BY 'a secret'`,
      'GRANT ALL ON shop.* TO remembered',
      'GRANT ALL ON shop.* TO proved',
      'CREATE TABLE orders (id bigint unsigned PRIMARY KEY, amount decimal(12,2), note varchar(50), document json, file blob)',
      `INSERT INTO orders VALUES (1, 1.50, 'a,"b"', '{"a": 1}', x'dead'), (18446744073709551615, NULL, '', NULL, NULL), (3, -2, 'é😀', '[]', x'')`,
    ])
      await admin.query(sql);
  });
  afterAll(async () => {
    await admin?.end();
    server?.kill('SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  });

  it.each([
    ['by caching_sha2_password over TLS', {}],
    ['by mysql_native_password over TLS', { username: 'proved' }],
    ['by mysql_native_password without TLS', { username: 'proved', useTls: false }],
  ])('lets somebody in %s', async (_how, settings) => {
    expect(await mysqlConnector.test(given(settings), openTools())).toEqual({
      isOk: true,
      message: expect.stringMatching(/^Connected to MySQL 8\.[\d.]+\. The user may read 1 table of shop\.$/),
    });
  });

  it.each(['remembered', 'proved'])('keeps out whoever has another password: %s', async (username) => {
    const outcome = await mysqlConnector.test(given({ username, password: 'another' }), openTools());
    expect(outcome).toMatchObject({ stage: 'login', message: expect.stringContaining('password is wrong') });
  });

  it('is read as it is', async () => {
    const session = await openSession(readDatabaseSettings(given()), openTools(), nothingOpened(), 1);
    const [table] = await session.tables();
    expect(table).toMatchObject({ name: 'orders', key: ['id'] });
    if (!table) throw new Error('no table');
    expect(table.columns.map(({ type }) => type)).toEqual([
      'unsigned',
      'decimal(12,2)',
      'text',
      'text',
      'text',
    ]);
    let text = '';
    const target: RowTarget = {
      addRows: () => undefined,
      addBytes: (bytes) => {
        text += Buffer.from(bytes).toString();
        return undefined;
      },
      mark: async () => {},
    };
    await session.read({ table, columns: table.columns.map(({ name }) => name) }, target);
    await session.close();
    expect(text.split('\n')).toEqual([
      '1,1.50,"a,""b""","{""a"": 1}",dead',
      '3,-2.00,é😀,[],""',
      '18446744073709551615,,"",,',
      '',
    ]);
  });
});

async function connectWhenReady<T>(connect: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      return await connect();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('The server did not start within 10 s.');
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

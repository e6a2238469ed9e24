import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '#kernel/settings.ts';
import { goProgramOf } from '../../tools/peers/installed.ts';
import { readDatabaseSettings } from '../sql/database-settings.ts';
import type { RowTarget } from '../system-session.ts';
import { createCertificateAuthority } from '../testing-certificate.ts';
import { mysqlConnector } from './connect.ts';
import { openSession } from './open.ts';
import { nothingOpened } from './sign-in.ts';
import { openTools } from './testing.ts';
import { startMysql8, type TestMysql8 } from './testing-mysql-8.ts';

/**
 * Against go-mysql-server, which says of itself that it is MySQL 8.0: what MariaDB does not have, its sign-in and its session above all. Its
 * catalog and its texts are its own, so the types of MySQL 8 are not proved by it.
 */

const program = goProgramOf('go-mysql-server');

describe.runIf(program !== null)('a server of MySQL 8', () => {
  const authority = createCertificateAuthority();
  let server: TestMysql8;
  const given = (settings: Settings = {}): Settings => ({
    host: '127.0.0.1',
    port: server.port,
    database: 'shop',
    username: 'remembered',
    password: 'a secret',
    useTls: true,
    trustedAuthority: authority.cert,
    ...settings,
  });
  beforeAll(async () => {
    server = await startMysql8(program ?? '', authority.issue({ host: '127.0.0.1' }));
    for (const sql of [
      `CREATE USER remembered IDENTIFIED WITH caching_sha2_password BY 'a secret'`,
      `CREATE USER proved IDENTIFIED WITH mysql_native_password BY 'a secret'`,
      'GRANT ALL ON shop.* TO remembered',
      'GRANT ALL ON shop.* TO proved',
      'CREATE TABLE orders (id bigint unsigned PRIMARY KEY, amount decimal(12,2), note varchar(50), document json, file blob)',
      `INSERT INTO orders VALUES (1, 1.50, 'a,"b"', '{"a": 1}', x'dead'), (18446744073709551615, NULL, '', NULL, NULL), (3, -2, 'é😀', '[]', x'')`,
    ])
      await server.admin.query(sql);
  });
  afterAll(() => server?.[Symbol.asyncDispose]());

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

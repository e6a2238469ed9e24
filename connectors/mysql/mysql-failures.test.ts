import type { Connection } from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '#kernel/settings.ts';
import { startMariadb, type TestMariadb } from '../../tools/test-mariadb.ts';
import { findMariadb } from '../../tools/test-systems.ts';
import type { SystemTools } from '../system-connector.ts';
import type { RowTarget, SystemSession } from '../system-session.ts';
import { createCertificateAuthority } from '../testing-certificate.ts';
import { mysqlConnector } from './connect.ts';
import { openAdministration, openTools } from './testing.ts';

describe.runIf(findMariadb() !== null)('a MariaDB that does not do as it is asked', () => {
  const authority = createCertificateAuthority();
  const certificate = authority.issue({ host: '127.0.0.1' });
  let server: TestMariadb;
  let admin: Connection;
  const given = (settings: Settings = {}): Settings => ({
    host: '127.0.0.1',
    port: server.port,
    database: 'test',
    username: 'root',
    password: '',
    useTls: false,
    ...settings,
  });
  const open = async (settings: Settings = {}, tools: SystemTools = openTools()): Promise<SystemSession> => {
    const session = await mysqlConnector.open?.(given(settings), tools);
    if (!session) throw new Error('MySQL cannot be read.');
    return session;
  };
  /** Of a session that reads `numbers` and never comes to its end by itself. */
  const readForever = (session: SystemSession, onBytes: () => void): Promise<unknown> => {
    const target: RowTarget = {
      addRows: () => undefined,
      addBytes: () => {
        onBytes();
        return new Promise((resolve) => setTimeout(resolve, 20));
      },
      mark: async () => {},
    };
    return session.tables().then(([table]) => {
      if (!table) throw new Error('no table');
      return session.read({ table, columns: ['id', 'text'] }, target);
    });
  };
  beforeAll(async () => {
    const started = await startMariadb({ tls: certificate });
    if (!started) throw new Error('MariaDB is not installed.');
    server = started;
    admin = await openAdministration(server);
    await admin.query(`CREATE USER ada IDENTIFIED BY 'p4ss?wörd'; GRANT SELECT ON test.* TO ada;
      CREATE USER locked ACCOUNT LOCK; CREATE USER expired IDENTIFIED BY 'x' PASSWORD EXPIRE; SET GLOBAL disconnect_on_expired_password = ON;
      CREATE USER old IDENTIFIED VIA mysql_old_password; CREATE USER hurried WITH MAX_USER_CONNECTIONS 1; CREATE USER secure REQUIRE SSL;
      GRANT SELECT ON test.* TO hurried; GRANT SELECT ON test.* TO secure; CREATE USER elsewhere@'10.9.8.7';
      CREATE TABLE numbers (id int PRIMARY KEY, text text); INSERT INTO numbers SELECT seq, REPEAT('x', 500) FROM seq_1_to_100000`);
  });
  afterAll(async () => {
    await admin?.end().catch(() => {});
    server?.stop();
  });

  it('lets somebody in by a password that only UTF-8 can write', async () => {
    const { isOk, message } = await mysqlConnector.test(
      given({ username: 'ada', password: 'p4ss?wörd' }),
      openTools(),
    );
    expect([isOk, message]).toEqual([true, expect.stringContaining('may read 1 table of test')]);
  });

  it.each([
    [{ username: 'nobody' }, 'login', 'The user name or the password is wrong, or MariaDB does not let'],
    [{ username: 'ada', password: 'canary' }, 'login', 'from this server or without TLS.'],
    [{ username: 'secure' }, 'login', 'without TLS.'],
    [{ username: 'locked' }, 'login', 'The account is locked.'],
    [{ username: 'expired', password: 'x' }, 'login', 'The password has expired.'],
    [{ username: 'old' }, 'login', 'MariaDB asks for a way to sign in that is not supported.'],
    [{ database: 'nowhere' }, 'database', 'There is no database named nowhere.'],
    [{ username: 'hurried', database: 'mysql' }, 'database', 'The user may not use the database mysql.'],
    [
      { port: 1 },
      'port',
      'Nothing listens at 127.0.0.1:1. Check the port, and that MySQL or MariaDB is running.',
    ],
  ])('%# says what failed and where: %j', async (settings, stage, sentence) => {
    const outcome = await mysqlConnector.test(given(settings), openTools());
    expect(outcome).toMatchObject({ isOk: false, stage, message: expect.stringContaining(sentence) });
    expect(outcome.message).not.toContain('canary');
    await expect(open(settings)).rejects.toMatchObject({ stage, message: outcome.message });
  });

  it('says that there is no room at the moment', async () => {
    const first = await open({ username: 'hurried' });
    await expect(open({ username: 'hurried' })).rejects.toMatchObject({ code: '1226', isPassing: true });
    await first.close();
    const [[limit]] = (await admin.query('SELECT @@max_connections AS most')) as unknown as [
      { most: number }[],
    ];
    await admin.query('SET GLOBAL max_connections = 10');
    const held: SystemSession[] = [];
    try {
      for (let count = 0; count < 15; count += 1)
        held.push(await open({ username: 'ada', password: 'p4ss?wörd' }));
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({
        code: '1040',
        stage: 'login',
        isPassing: true,
        message: 'MariaDB has no connection left. Try again later.',
      });
    } finally {
      for (const session of held) await session.close();
      await admin.query(`SET GLOBAL max_connections = ${limit?.most}`);
    }
  });

  it('says what is gone, and which view is broken', async () => {
    await admin.query(`CREATE TABLE going (id int, part int); CREATE VIEW broken AS SELECT part FROM going`);
    const session = await open();
    const tables = await session.tables();
    const target: RowTarget = { addRows: () => undefined, addBytes: () => undefined, mark: async () => {} };
    const read = async (name: string, column: string) => {
      const table = tables.find((one) => one.name === name);
      if (!table) throw new Error(`no ${name}`);
      return session.read({ table, columns: [column] }, target);
    };
    const gone = {
      stage: 'permission',
      message: expect.stringContaining('no longer there'),
      isPassing: false,
    };
    await admin.query('ALTER TABLE going DROP COLUMN part');
    await expect(read('going', 'part')).rejects.toMatchObject(gone);
    await expect(read('broken', 'part')).rejects.toMatchObject({
      code: '1356',
      message: expect.stringContaining('Mend the view'),
    });
    await admin.query('DROP TABLE going');
    await expect(read('going', 'id')).rejects.toMatchObject(gone);
    // The session is as good as before.
    await expect(read('numbers', 'id')).resolves.toMatchObject({ watermark: null });
    const fresh = await open();
    expect((await fresh.tables()).map(({ name }) => name)).toContain('numbers');
    await fresh.close();
    await admin.query('DROP VIEW broken');
    await session.close();
  });

  it.each([
    ['KILL CONNECTION', 'MariaDB at 127.0.0.1:', true],
    ['KILL QUERY', 'MariaDB was told to end the statement.', true],
  ])('says that its reading was ended: %s', async (kill, sentence, isPassing) => {
    const session = await open();
    let killed: Promise<unknown> | undefined;
    const reading = readForever(session, () => {
      killed ??= sessionOf(admin).then((id) => admin.query(`${kill} ${id}`));
    });
    await expect(reading).rejects.toMatchObject({
      stage: 'permission',
      isPassing,
      message: expect.stringContaining(sentence),
    });
    await killed;
    await session.close();
  });

  it('frees its connection when nobody waits any more', async () => {
    const { reach, onStage } = openTools();
    const stop = new AbortController();
    const dial: SystemTools['reach']['dial'] = async (place) => {
      const socket = await reach.dial(place);
      stop.signal.addEventListener('abort', () => socket.destroy());
      return socket;
    };
    const session = await open({}, { reach: { ...reach, dial }, onStage, signal: stop.signal });
    const reason = new Error('Nobody waits.');
    await expect(readForever(session, () => stop.abort(reason))).rejects.toBe(reason);
    await expect.poll(() => sessionOf(admin)).toBeNull();
  });

  describe('over TLS', () => {
    const trusting = { useTls: true, trustedAuthority: authority.cert };

    it('reads the same as without', async () => {
      const read = async (settings: Settings) => {
        const session = await open(settings);
        const parts: Uint8Array[] = [];
        const target: RowTarget = {
          addRows: () => undefined,
          addBytes: (bytes) => void parts.push(bytes),
          mark: async () => {},
        };
        const [table] = await session.tables();
        if (!table) throw new Error('no table');
        await session.read({ table, columns: ['id', 'text'] }, target);
        await session.close();
        return Buffer.concat(parts);
      };
      const secured = await read({ ...trusting, username: 'secure' });
      expect(secured.length).toBeGreaterThan(50e6);
      expect(secured.equals(await read({}))).toBe(true);
    });

    const day = 86_400_000;
    it.each([
      [
        'an authority that nobody knows',
        undefined,
        { trustedAuthority: '' },
        'was not issued by an authority',
      ],
      [
        'another authority',
        undefined,
        { trustedAuthority: createCertificateAuthority('Another').cert },
        'was not issued by an authority',
      ],
      [
        'an authority that is no certificate',
        undefined,
        { trustedAuthority: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----' },
        'certificate of the authority cannot be read',
      ],
      [
        'a certificate that has expired',
        { host: '127.0.0.1', from: new Date(Date.now() - 2 * day), until: new Date(Date.now() - day) },
        {},
        'has expired',
      ],
      ['a certificate of another host', { host: 'db.example.com' }, {}, 'was not issued for 127.0.0.1'],
    ])('refuses %s', async (_what, shown, settings, sentence) => {
      if (shown) {
        server.changeTls(authority.issue(shown));
        await admin.query('FLUSH SSL');
      }
      const outcome = await mysqlConnector.test(given({ ...trusting, ...settings }), openTools());
      if (shown) {
        server.changeTls(certificate);
        await admin.query('FLUSH SSL');
      }
      expect(outcome).toMatchObject({ stage: 'certificate', message: expect.stringContaining(sentence) });
    });
  });

  it('says that it was stopped in the middle of a table', async () => {
    const session = await open();
    await admin.end();
    let stopped = false;
    const reading = readForever(session, () => {
      if (!stopped) server.stop();
      stopped = true;
    });
    await expect(reading).rejects.toMatchObject({
      isPassing: true,
      message: `MariaDB at 127.0.0.1:${server.port} was stopped, or ended the connection, while it was read.`,
    });
    // A process that is killed is gone a moment later: until then its port takes connections that nobody answers.
    await expect
      .poll(() => open().catch((error: unknown) => error))
      .toMatchObject({ stage: 'port', isPassing: true, isUnreached: true });
  });
});

/** The number of the one other session; null where there is none. */
async function sessionOf(admin: Connection): Promise<number | null> {
  const [rows] = await admin.query(
    'SELECT id FROM information_schema.processlist WHERE id <> connection_id()',
  );
  return (rows as { id: number }[])[0]?.id ?? null;
}

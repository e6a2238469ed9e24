import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createPostgresDatabase } from '#platform/db/testing.ts';
import type { Source } from '../features/sources/contract.ts';
import { unreachedAfterMs } from '../features/sources/limits.ts';
import { signingCertificate, weakCertificate } from '../features/sources/testing.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

/** How data sources are signed in to, over the whole server: what is kept, what is shown, and what a test finds out. */

let server: TestServer;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer({ EGRESS_ALLOW: '127.0.0.0/8:*' });
  owner = await server.signUp('Owner');
  stranger = await server.signUp('Stranger');
});
afterAll(() => server[Symbol.asyncDispose]());

const sources = '/api/data-sources';
const basic = (password: string | null, username = 'reader') => ({
  authType: 'basic',
  credentials: { username, password },
});
const add = (authConfig: object | undefined, rest: object = {}) =>
  owner.post<Source>(sources, {
    name: 'S',
    type: 's4hana',
    config: JSON.stringify({ serverUrl: 'https://s4.example.com' }),
    ...(authConfig && { authConfig }),
    ...rest,
  });
const put = async (source: Source, change: object) => {
  const { id, name, type } = source;
  const { status, json } = await owner.call('PUT', `${sources}/${id}`, {
    json: { id, name, type, ...change },
  });
  return { code: status, ...(json as Source & { message?: string }) };
};
const test = (body: object, person = owner) =>
  person.post<{ success: boolean; message: string }>('/api/auth/test', body);

describe('credentials of a source', () => {
  it('come back in no answer, and stand in no file of the server', async () => {
    const canaries = ['canary-password-1', 'canary-key-2', 'canary-password-3'];
    const answers: unknown[] = [];
    answers.push(await add(basic('canary-password-1')));
    answers.push(await add({ authType: 'api_key', credentials: { apiKey: 'canary-key-2' } }));
    // Some callers put everything into one object.
    const nested = await owner.post<Source>(sources, {
      name: 'N',
      type: 'mysql',
      configuration: { host: 'db.example.com', authConfig: basic('canary-password-3') },
    });
    answers.push(nested, await owner.get(sources), await owner.get(`${sources}/${nested.id}`));
    answers.push(await test({ authConfig: basic('canary-password-1'), type: 's4hana' }));
    const refused = await owner.call('POST', sources, {
      json: { name: 'R', type: 'csv', authConfig: basic('canary-password-1') },
    });
    expect(refused.status).toBe(400);
    answers.push(refused.text);
    expect(nested).toMatchObject({
      configuration: { host: 'db.example.com' },
      authConfig: { authType: 'basic', credentials: { username: 'reader', hasPassword: true }, missing: [] },
    });
    expect(nested.configuration).not.toHaveProperty('authConfig');
    for (const canary of canaries) expect(JSON.stringify(answers)).not.toContain(canary);
    // What is still being imported comes and goes.
    await server.running.settleJobs();
    for (const file of await readdir(server.directory, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const bytes = await readFile(join(file.parentPath, file.name));
      for (const canary of canaries) expect([file.name, bytes.includes(canary)]).toEqual([file.name, false]);
    }
  });

  it('are offered by type', async () => {
    const offered = {
      datasphere: ['none', 'oauth', 'basic', 'api_key', 'saml'],
      s4hana: ['none', 'oauth', 'basic', 'api_key', 'saml'],
      postgresql: ['none', 'basic'],
      mysql: ['none', 'basic'],
      ariba: ['none', 'oauth'],
      successfactors: ['none', 'oauth', 'basic'],
      concur: ['none', 'oauth'],
      marketingcloud: ['none', 'oauth'],
      hana: ['none', 'basic'],
      csv: ['none'],
    };
    for (const [type, methods] of Object.entries(offered)) {
      for (const authType of ['none', 'oauth', 'basic', 'api_key', 'saml']) {
        const { status } = await owner.call('POST', sources, {
          json: { name: 'T', type, authConfig: { authType } },
        });
        expect([type, authType, status]).toEqual([type, authType, methods.includes(authType) ? 201 : 400]);
      }
    }
  });

  it('may be incomplete, and say what they need', async () => {
    expect((await add({ authType: 'basic' })).authConfig.missing).toEqual(['Username', 'Password']);
    expect((await add(undefined)).authConfig).toEqual({ authType: 'none', credentials: {}, missing: [] });
  });

  it('name the key after its place', async () => {
    const nameFor = async (credentials: object) =>
      (await add({ authType: 'api_key', credentials: { apiKey: 'k', ...credentials } })).authConfig
        .credentials;
    expect(await nameFor({})).toEqual({ hasApiKey: true, keyLocation: 'header', keyName: 'X-API-Key' });
    for (const keyLocation of ['query', 'body']) {
      expect(await nameFor({ keyLocation })).toMatchObject({ keyLocation, keyName: 'api_key' });
    }
    expect(await nameFor({ keyName: 'X-Token' })).toMatchObject({ keyName: 'X-Token' });
    for (const keyName of ['X Token', 'X:Y', 'é']) {
      const { status } = await owner.call('POST', sources, {
        json: {
          name: 'T',
          type: 's4hana',
          authConfig: { authType: 'api_key', credentials: { apiKey: 'k', keyName } },
        },
      });
      expect([keyName, status]).toEqual([keyName, 400]);
    }
  });

  it('stay when they are sent empty or not at all, and go when null or another method is sent', async () => {
    const source = await add(basic('p'));
    const configuration = source.configuration;
    const has = async (change: object) => (await put(source, change)).authConfig.credentials.hasPassword;
    expect(await has({ name: 'Renamed' })).toBe(true);
    expect(await has({ configuration, authConfig: basic('') })).toBe(true);
    // What an answer said may be sent back as it is.
    expect(await has({ configuration, authConfig: source.authConfig })).toBe(true);
    expect(await has({ configuration, authConfig: basic(null) })).toBeUndefined();
    await put(source, { authConfig: basic('p') });
    await put(source, { authConfig: { authType: 'none' } });
    expect(await has({ configuration, authConfig: basic('') })).toBeUndefined();
  });

  it('go only where they were entered for', async () => {
    const source = await add(basic('p'));
    const elsewhere = { configuration: { serverUrl: 'https://evil.example.com' } };
    for (const change of [
      elsewhere,
      { ...elsewhere, authConfig: basic('') },
      { configuration: {}, authConfig: basic('') },
      { configuration: { ...source.configuration, proxy: 'https://evil.example.com' } },
    ]) {
      const refused = await put(source, change);
      expect([refused.code, refused.message]).toEqual([
        400,
        expect.stringContaining('enter the secret again'),
      ]);
    }
    const tested = await test({ dataSourceId: source.id, authConfig: basic(''), ...elsewhere });
    expect(tested).toEqual({ success: false, message: expect.stringContaining('enter the secret again') });
    expect((await put(source, { ...elsewhere, authConfig: basic('again') })).code).toBe(200);

    const key = await add({ authType: 'api_key', credentials: { apiKey: 'k' } });
    const inQuery = { authConfig: { authType: 'api_key', credentials: { keyLocation: 'query' } } };
    expect((await put(key, inQuery)).code).toBe(400);
    // Another type is another system: nothing of the old sign-in is left.
    const changed = await put(source, { type: 'datasphere', authConfig: basic('') });
    expect(changed.authConfig.credentials).toEqual({ username: 'reader' });
  });
});

describe('a test of a source', () => {
  it('says what is missing, wrong, or not for it to test', async () => {
    const s4 = { type: 's4hana', configuration: { serverUrl: 'https://127.0.0.1' } };
    const saml = (change: object) => ({
      ...s4,
      authConfig: {
        authType: 'saml',
        credentials: {
          entityId: 'plumbline',
          singleSignOnUrl: 'https://127.0.0.1/sso',
          x509Certificate: signingCertificate,
          ...change,
        },
      },
    });
    for (const [body, sentence] of [
      [{ ...s4, authConfig: { authType: 'none' } }, /nothing to test/],
      [{ ...s4, authConfig: { authType: 'oauth' } }, /OAuth Setup/],
      [{ ...s4, authConfig: { authType: 'basic', credentials: { username: 'u' } } }, /fill in: Password/],
      [{ type: 's4hana', authConfig: basic('p') }, /fill in: Server URL/],
      [{ type: 'csv', authConfig: basic('p') }, /not offered/],
      [{ ...s4, authConfig: basic('p') }, /127\.0\.0\.1/],
      [{ authConfig: basic('p') }, /complete.*the system is not part of this version/],
      [{ type: 's4hana', configuration: { serverUrl: 'http://127.0.0.1' }, authConfig: basic('p') }, /https/],
      [
        { type: 's4hana', configuration: { serverUrl: 'https://10.0.0.1' }, authConfig: basic('p') },
        /EGRESS_ALLOW/,
      ],
      [
        { type: 'mysql', configuration: { host: '10.0.0.1', database: 'd' }, authConfig: basic('p') },
        /EGRESS_ALLOW/,
      ],
      [saml({}), /certificate of login\.example\.com is valid until 2120-01-01.*not part of this version/],
      [saml({ x509Certificate: weakCertificate }), /1024 bits/],
      [saml({ x509Certificate: 'AAAA' }), /cannot be read/],
      [saml({ singleSignOnUrl: 'http://127.0.0.1/sso' }), /https/],
      [saml({ singleSignOnUrl: 'https://169.254.169.254/latest' }), /metadata/],
      [saml({ singleSignOnUrl: 'nowhere' }), /address/],
    ] as const) {
      expect(await freshTest(body)).toEqual({ success: false, message: expect.stringMatching(sentence) });
    }
  });

  it('of another workspace’s source finds none', async () => {
    const source = await add(basic('p'));
    const { status } = await stranger.call('POST', '/api/auth/test', {
      json: { dataSourceId: source.id, authConfig: basic('') },
    });
    expect(status).toBe(404);
  });

  /** Each from a person of its own: tests of one account are limited. */
  let person: Person;
  let tests = 0;
  async function freshTest(body: object) {
    if (tests % 8 === 0) person = await server.signUp(`Tester ${tests}`);
    tests += 1;
    return test(body, person);
  }

  describe.skipIf(!inject('postgresUrl'))('that calls PostgreSQL', () => {
    const database = `signin_${process.pid}`;
    const password = 'right-password';
    let address: URL;
    let admin: pg.Client;
    beforeAll(async () => {
      address = new URL(inject('postgresUrl') ?? '');
      admin = new pg.Client({ connectionString: address.href });
      await admin.connect();
      await admin.query(`CREATE ROLE ${database} LOGIN PASSWORD '${password}'`);
      await admin.query(`CREATE DATABASE ${database} OWNER ${database}`);
      // The server of the tests trusts everybody; this one role has to show its password.
      const { rows } = await admin.query<{ hba_file: string }>('SHOW hba_file');
      const file = rows[0]?.hba_file ?? '';
      const rules = await readFile(file, 'utf8');
      await writeFile(file, `host all ${database} 127.0.0.1/32 scram-sha-256\n${rules}`);
      await admin.query('SELECT pg_reload_conf()');
      const own = new pg.Client({
        host: address.hostname,
        port: Number(address.port),
        database,
        user: database,
        password,
      });
      await own.connect();
      await own.query('CREATE TABLE ledger (amount numeric)');
      await own.end();
    });
    afterAll(async () => {
      await admin.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
      await admin.end();
    });

    const signIn = (configuration: object = {}, secret: string | null = password, username = database) => ({
      type: 'postgresql',
      configuration: {
        host: '127.0.0.1',
        port: Number(address.port),
        database,
        useTls: false,
        ...configuration,
      },
      authConfig: basic(secret, username),
    });

    it('signs in and says what may be read', async () => {
      expect(await freshTest(signIn())).toEqual({
        success: true,
        message: expect.stringMatching(
          /^Connected to PostgreSQL \d+(\.\d+)?\. The user may read 1 table of signin_\d+\.$/,
        ),
      });
    });

    it('signs in with what is stored, unless that would go elsewhere', async () => {
      const { configuration, authConfig } = signIn();
      const saved = await owner.post<Source>(sources, {
        name: 'PG',
        type: 'postgresql',
        configuration,
        authConfig,
      });
      const empty = { dataSourceId: saved.id, authConfig: basic('', database) };
      expect(await test(empty)).toMatchObject({ success: true });
      const moved = await test({ ...empty, configuration: { ...configuration, port: 1 } });
      expect(moved).toMatchObject({ success: false, message: expect.stringContaining('Port has changed') });
    });

    it('tells a wrong password, user and database apart', async () => {
      for (const [body, sentence] of [
        [signIn({}, 'wrong'), 'The user name or the password is wrong.'],
        [signIn({ database: 'nowhere' }), 'There is no database named nowhere.'],
        [
          signIn({}, 'x', 'nobody'),
          'PostgreSQL does not know the user nobody, or does not let it in from this server (pg_hba.conf).',
        ],
        [
          signIn({ useTls: true }),
          'PostgreSQL does not offer TLS there. Turn it on in PostgreSQL, or switch Use TLS off.',
        ],
      ] as const) {
        expect(await freshTest(body)).toEqual({ success: false, message: sentence });
      }
    });

    it('tells administrators of a port at which nobody, or somebody else, listens', async () => {
      const listener = createServer((socket) => socket.resume().end('220 mail.example.com\r\n'));
      const port = await listen(listener);
      expect((await test(signIn({ port }))).message).toMatch(/did not answer as PostgreSQL does/);
      await new Promise((resolve) => listener.close(resolve));
      const refused = await test(signIn({ port }));
      expect(refused).toEqual({
        success: false,
        message: expect.stringContaining('Nothing listens at 127.0.0.1:'),
      });
    });

    it('tells everybody else of a closed, a silent and another’s port the same, after the same time (F16)', async () => {
      const another = createServer((socket) => socket.resume().end('220 mail.example.com\r\n'));
      const silent = createServer((socket) => socket.on('error', () => {}).resume());
      const gone = createServer();
      const ports = [await listen(another), await listen(silent), await listen(gone)];
      await new Promise((resolve) => gone.close(resolve));
      const begun = performance.now();
      const outcomes = await Promise.all(
        ports.map(async (port) => {
          const { message } = await test(signIn({ port }), stranger);
          return { message: message.replace(String(port), 'PORT'), tookMs: performance.now() - begun };
        }),
      );
      for (const server of [another, silent]) server.close();
      expect([...new Set(outcomes.map(({ message }) => message))]).toEqual([
        expect.stringMatching(/^PostgreSQL does not answer at 127\.0\.0\.1:PORT\./),
      ]);
      for (const { tookMs } of outcomes) {
        expect(tookMs).toBeGreaterThan(unreachedAfterMs - 50);
        expect(tookMs).toBeLessThan(unreachedAfterMs + 1500);
      }
    });

    it('calls neither the product itself nor the place of its metadata (F01, F16)', async () => {
      const own = Number(new URL(server.url).port);
      for (const host of ['127.0.0.1', '127.1.2.3', 'localhost', '0.0.0.0'])
        expect([host, (await freshTest(signIn({ host, port: own }))).message]).toEqual([
          host,
          expect.stringContaining('EGRESS_ALLOW'),
        ]);
      await using kept = await startTestServer({
        EGRESS_ALLOW: '127.0.0.0/8:*',
        DATABASE_URL: await createPostgresDatabase(),
      });
      const first = await kept.signUp();
      expect((await test(signIn(), first)).message).toContain('EGRESS_ALLOW');
    });

    it('ends when its caller goes, and leaves no connection', async () => {
      let isClosed = () => {};
      const closed = new Promise<void>((resolve) => {
        isClosed = resolve;
      });
      const silent = createServer((socket) => {
        socket.on('error', () => {});
        socket.on('close', isClosed);
        socket.resume();
      });
      const port = await listen(silent);
      const controller = new AbortController();
      const connected = new Promise<void>((resolve) => silent.once('connection', () => resolve()));
      const call = fetch(`${server.url}/api/auth/test`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: owner.cookies() },
        body: JSON.stringify(signIn({ port })),
        signal: controller.signal,
      });
      await connected;
      controller.abort();
      await expect(call).rejects.toThrow();
      await closed;
      await new Promise((resolve) => silent.close(resolve));
    });
  });
});

describe('a server that allows no private address', () => {
  it('calls none, and says so', async () => {
    await using shut = await startTestServer();
    const person = await shut.signUp();
    const port = new URL(inject('postgresUrl') ?? 'postgresql://127.0.0.1:5432').port;
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1']) {
      const outcome = await test(
        {
          type: 'postgresql',
          configuration: { host, port: Number(port), database: 'postgres', useTls: false },
          authConfig: basic('x', 'plumbline'),
        },
        person,
      );
      expect(outcome).toEqual({ success: false, message: expect.stringContaining('EGRESS_ALLOW') });
    }
  });
});

function listen(listener: Server): Promise<number> {
  return new Promise((resolve) => {
    listener.listen(0, '127.0.0.1', () => resolve((listener.address() as AddressInfo).port));
  });
}

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '#kernel/settings.ts';
import { cargoPrograms, pythonWith } from '../../tools/peers/installed.ts';
import { createCertificateAuthority } from '../testing-certificate.ts';
import { readSqlServerSettings } from './settings.ts';
import { nothingOpened, signIn } from './sign-in.ts';
import { openTools } from './testing.ts';
import { FakeSqlServer } from './testing-server.ts';

const authority = createCertificateAuthority();
const certificate = authority.issue({ host: '127.0.0.1' });

/**
 * Our own server is judged by clients of other makers: FreeTDS (pymssql), which is written in C, and python-tds. What both read of it is what
 * the connector reads: sign-in, TLS inside of packets, errors, and values of the types that it hands over as they are.
 */
const run = promisify(execFile);
const columns = [
  { name: 'id', native: 'bigint' },
  { name: 'amount', native: 'decimal', precision: 38, scale: 18 },
  { name: 'note', native: 'nvarchar', length: -1 },
  { name: 'city', native: 'varchar' },
  { name: 'ratio', native: 'float' },
  { name: 'is_open', native: 'bit' },
  { name: 'at', native: 'datetime2' },
  { name: 'guid', native: 'uniqueidentifier' },
  { name: 'bytes', native: 'varbinary' },
];
const row = [
  ...['-9223372036854775808', '-12345678901234567890.123456789012345678', 'é 🚲', 'Zürich €', '0.1', '1'],
  ...['2024-02-29 23:59:59.1234560', '0E984725-C51C-4BF4-9960-E1C80E27ABA0', 'deadbeef'],
];

/** Prints as JSON what a client reads of the table, how many rows the large one has, and what it is told of a wrong password, database and table. */
const script = (module: string, arguments_: string) => `
import json, sys, ${module} as driver
host, port, authority = sys.argv[1], int(sys.argv[2]), sys.argv[3]
def open(user='reader', password='secret', database='shop'):
    return driver.connect(${arguments_})
def text(value):
    if isinstance(value, (bytes, bytearray)): return value.hex()
    if isinstance(value, bool): return '1' if value else '0'
    return None if value is None else str(value)
def failure(work):
    try: work()
    except Exception as error: return str(error)
connection = open()
cursor = connection.cursor()
def ask(sql):
    cursor.execute(sql)
    return cursor.fetchall()
rows = [[text(cell) for cell in row] for row in ask('SELECT [${columns.map(({ name }) => name).join('], [')}] FROM [dbo].[types]')]
print(json.dumps({
    'rows': rows, 'many': len(ask('SELECT [id] FROM [dbo].[many]')),
    'password': failure(lambda: open(password='other')), 'database': failure(lambda: open(database='nowhere')),
    'table': failure(lambda: ask('SELECT [id] FROM [dbo].[nothing]')),
}))
`;

const pymssql = pythonWith('pymssql==2.4.6');
const pythonTds = pythonWith('python-tds==1.17.1', 'pyOpenSSL==25.1.0');
const clients = [
  {
    client: 'FreeTDS',
    python: pymssql,
    encrypted: true,
    script: script(
      'pymssql',
      `server=host, port=port, user=user, password=password, database=database, autocommit=True, tds_version='7.4', encryption='require'`,
    ),
  },
  {
    client: 'FreeTDS',
    python: pymssql,
    encrypted: false,
    script: script(
      'pymssql',
      `server=host, port=port, user=user, password=password, database=database, autocommit=True, tds_version='7.4', encryption='request'`,
    ),
  },
  {
    client: 'python-tds',
    python: pythonTds,
    encrypted: true,
    script: script(
      'pytds',
      `dsn=host, port=port, user=user, password=password, database=database, autocommit=True, cafile=authority, validate_host=False`,
    ),
  },
  {
    client: 'python-tds',
    python: pythonTds,
    encrypted: false,
    script: script(
      'pytds',
      `dsn=host, port=port, user=user, password=password, database=database, autocommit=True, cafile=authority, validate_host=False, enc_login_only=True`,
    ),
  },
];

describe('our server of SQL Server’s protocol', () => {
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-tds-peers-'));
  const authorityFile = join(directory, 'authority.pem');
  let server: FakeSqlServer;
  beforeAll(async () => {
    writeFileSync(authorityFile, authority.cert);
    server = await new FakeSqlServer({
      accounts: [{ username: 'reader', password: 'secret' }],
      database: 'shop',
      tls: { mode: 'offered', certificate },
    }).start();
    server.held.create('types', columns);
    server.held.insert('types', [row, ['1', ...row.slice(1).map(() => null)]]);
    server.held.create('many', [{ name: 'id', native: 'int' }]);
    server.held.change(
      'INSERT INTO many WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) SELECT i FROM n',
    );
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    rmSync(directory, { recursive: true, force: true });
  });

  for (const { client, python, encrypted, script: code } of clients)
    it.runIf(python !== null)(
      `is read by ${client}, ${encrypted ? 'all' : 'the sign-in'} encrypted`,
      async () => {
        const { stdout } = await run(python ?? '', [
          '-c',
          code,
          '127.0.0.1',
          String(server.port),
          authorityFile,
        ]);
        const told = JSON.parse(stdout) as Record<string, string> & { rows: (string | null)[][] };
        const [first = [], second = []] = told.rows.toSorted(([one], [other]) => Number(one) - Number(other));
        expect(first.slice(0, 4)).toEqual(row.slice(0, 4));
        expect(first.slice(4, 6).map((cell) => cell?.replace('True', '1'))).toEqual(['0.1', '1']);
        expect(first[6]).toMatch(/^2024-02-29 23:59:59\.123456/);
        expect([first[7]?.toUpperCase(), first[8]]).toEqual([row[7], row[8]]);
        expect(second).toEqual(['1', ...row.slice(1).map(() => null)]);
        expect(told.many).toBe(20_000);
        expect(told.password).toContain("Login failed for user 'reader'");
        expect(told.database).toMatch(/Cannot open database|Login failed|18456/);
        expect(told.table).toContain("Invalid object name 'dbo.nothing'");
      },
    );
});

/**
 * `mssql-mock-tds` of Microsoft: another server's sign-in, TLS in each of its modes, and its redirect. It answers no statement of ours, so that no
 * test of the connector ends well against it: it is signed in to as the connector does.
 */
const programs = cargoPrograms('mssql-mock-tds', '0.3.0');

describe.runIf(programs !== null)('the mock server of Microsoft', () => {
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-mock-tds-'));
  const servers: ChildProcess[] = [];
  const files = { cert: join(directory, 'certificate.pem'), key: join(directory, 'key.pem') };
  beforeAll(() => {
    writeFileSync(files.cert, certificate.cert);
    writeFileSync(files.key, certificate.key);
  });
  afterAll(() => {
    for (const server of servers) server.kill('SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  });

  async function start(...more: string[]): Promise<number> {
    const port = await findFreePort();
    const options = ['-p', String(port), '--cert', files.cert, '--key', files.key, ...more];
    servers.push(spawn(join(programs ?? '', 'mssql-mock-tds'), options, { stdio: 'ignore' }));
    await waitForPort(port);
    return port;
  }

  async function enter(port: number, more: Settings = {}): Promise<string> {
    const opened = nothingOpened();
    const bounds = { bytes: 1e6, bytesPerMessage: 65_535 };
    const settings = readSqlServerSettings({
      ...{ host: '127.0.0.1', port, database: 'shop', username: 'sa', password: 'secret' },
      ...{ useTls: true, trustedAuthority: authority.cert },
      ...more,
    });
    try {
      await signIn(settings, openTools(), opened, {
        signIn: { ...bounds, totalMs: 5000 },
        session: bounds,
        idleMs: 5000,
      });
      return 'in';
    } catch {
      return opened.failure instanceof Error ? opened.failure.message : 'out';
    } finally {
      opened.stream?.destroy();
    }
  }

  it('lets in over TLS inside of packets', async () => {
    expect(await enter(await start('-m', 'optional'))).toBe('in');
  });
  it('lets in where TLS comes first', async () => {
    expect(await enter(await start('-m', 'strict'))).toBe('in');
  });
  it('without TLS is told no password', async () => {
    const port = await start('-m', 'none');
    expect(await enter(port)).toContain('not offered');
    expect(await enter(port, { useTls: false })).toContain('password unsecured');
  });
  it('sends on to another', async () => {
    const behind = await start('-m', 'optional');
    const gateway = await start(
      '-m',
      'optional',
      '--redirect-host',
      '127.0.0.1',
      '--redirect-port',
      String(behind),
    );
    expect(await enter(gateway)).toBe('in');
  });
});

async function waitForPort(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
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

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMariadb } from './test-systems.ts';

export interface TestMariadb {
  host: '127.0.0.1';
  port: number;
  /** A user without a password who may do everything. */
  user: 'root';
  database: 'test';
  /** Kills it; started again it is at the same place, with what was committed where `isDurable` was asked for. */
  crash: () => Promise<void>;
  restart: () => Promise<void>;
  stop: () => void;
  /** Shows another certificate from the next connection on, once it was told `FLUSH SSL`. */
  changeTls: (tls: TestTls) => void;
}

export interface TestTls {
  key: string;
  cert: string;
}

/**
 * Starts a MariaDB server for one test file, on loopback; null where none is installed.
 * @param options.tls what it shows to whoever asks for TLS; nobody has to
 * @param options.isDurable whether what was committed outlives its process, which takes longer
 */
export async function startMariadb(
  options: { tls?: TestTls; isDurable?: boolean } = {},
): Promise<TestMariadb | null> {
  const found = findMariadb();
  if (!found) return null;
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-mariadb-'));
  const data = join(directory, 'data');
  mkdirSync(data);
  const user = serverUser();
  if (user) for (const path of [directory, data]) chownSync(path, user.uid, user.gid);
  const quiet = { ...user, cwd: directory } as const;
  const settings = [
    '--no-defaults',
    `--datadir=${data}`,
    `--tmpdir=${directory}`,
    '--innodb-log-file-size=4M',
    '--innodb-buffer-pool-size=8M',
    ...(options.isDurable
      ? ['--innodb-flush-log-at-trx-commit=2']
      : ['--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=0']),
    '--performance-schema=off',
  ];
  // What `mariadb-install-db` does, without the programs of the client that the script needs.
  const first = [
    'CREATE DATABASE mysql;',
    'USE mysql;',
    'SET @auth_root_socket=NULL;',
    ...found.systemTables.map((path) => readFileSync(path, 'utf8')),
    'CREATE DATABASE test;\n',
  ].join('\n');
  execFileSync(found.program, [...settings, '--bootstrap'], { ...quiet, input: first, stdio: 'pipe' });
  const tlsPaths = { key: join(directory, 'key.pem'), cert: join(directory, 'certificate.pem') };
  const changeTls = ({ key, cert }: TestTls) => {
    writeFileSync(tlsPaths.key, key);
    writeFileSync(tlsPaths.cert, cert);
    if (user) for (const path of Object.values(tlsPaths)) chownSync(path, user.uid, user.gid);
  };
  if (options.tls) changeTls(options.tls);
  const port = await findFreePort();
  const start = () =>
    spawn(
      found.program,
      [
        ...settings,
        `--port=${port}`,
        '--bind-address=127.0.0.1',
        `--socket=${join(directory, 'socket')}`,
        '--skip-name-resolve',
        ...(options.tls ? [`--ssl-key=${tlsPaths.key}`, `--ssl-cert=${tlsPaths.cert}`] : []),
      ],
      { ...quiet, stdio: 'ignore' },
    );
  let server = start();
  const stop = () => {
    server.kill('SIGKILL');
    rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    await waitUntilReady(port);
  } catch (error) {
    stop();
    throw error;
  }
  const crash = async () => {
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  const restart = async () => {
    server = start();
    await waitUntilReady(port);
  };
  return { host: '127.0.0.1', port, user: 'root', database: 'test', crash, restart, stop, changeTls };
}

/** MariaDB refuses to run as root: its small package makes no user, so it runs as nobody. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function waitUntilReady(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The MariaDB server of the tests did not start within 10 s.');
}

/** A server that is ready greets first. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    const end = (isReady: boolean) => {
      socket.destroy();
      resolve(isReady);
    };
    socket.once('data', () => end(true));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from './test-systems.ts';

export interface TestPostgres {
  /** Of its first database; the user may do everything and needs no password. */
  url: string;
  /** Writes a file that the server alone may read, such as a key; gives its path. */
  keepFile(name: string, text: string): string;
  /** Ends it at once, as a crash does; what was committed is there when it starts again, at the same place. */
  crash: () => Promise<void>;
  restart: () => Promise<void>;
  stop: () => void;
}

/**
 * Starts a PostgreSQL server on loopback, with nothing in it; null where none is installed.
 * @param options.access who gets in how, as lines of `pg_hba.conf`; everybody without them
 */
export async function startPostgres({
  access = [],
}: {
  access?: readonly string[];
} = {}): Promise<TestPostgres | null> {
  const programs = findPostgres();
  if (!programs) return null;
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-postgres-'));
  const user = serverUser();
  if (user) {
    chownSync(directory, user.uid, user.gid);
    chmodSync(directory, 0o700);
  }
  const data = join(directory, 'data');
  const asUser = user ? { uid: user.uid, gid: user.gid } : {};
  const quiet = { ...asUser, cwd: directory, stdio: 'ignore' } as const;
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'plumbline', '-A', 'trust', '--no-sync'], quiet);
  const keepFile = (name: string, text: string): string => {
    const path = join(directory, name);
    writeFileSync(path, text, { mode: 0o600 });
    if (user) chownSync(path, user.uid, user.gid);
    return path;
  };
  const rules = access.length === 0 ? [] : ['-c', `hba_file=${keepFile('access', `${access.join('\n')}\n`)}`];
  const port = await findFreePort();
  const settings = [
    ...rules,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${directory}`,
    '-c',
    'fsync=off',
  ];
  const start = () => spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], quiet);
  let server = start();
  await waitUntilReady(programs, port);
  return {
    url: `postgresql://plumbline@127.0.0.1:${port}/postgres`,
    keepFile,
    crash: async () => {
      server.kill('SIGQUIT');
      await once(server, 'exit');
    },
    restart: async () => {
      server = start();
      await waitUntilReady(programs, port);
    },
    stop: () => {
      server.kill('SIGQUIT');
      rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as the user its package made. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function waitUntilReady(programs: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
        stdio: 'ignore',
      });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('The PostgreSQL server of the tests did not start within 10 s.');
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

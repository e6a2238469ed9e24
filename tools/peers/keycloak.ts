import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mavenArtifact } from './installed.ts';

export interface TestKeycloak {
  /** Of the realm. */
  issuer: string;
  stop: () => void;
}

const version = '26.7.3';
const realmName = 'plumbline';

/** Starts one Keycloak with a realm as it is given; null where it, or a Java of version 17 or later, cannot be had. It takes half a minute, the first time two. */
export async function startKeycloak(realm: object): Promise<TestKeycloak | null> {
  const home = unpack();
  if (!home || spawnSync('java', ['-version']).status !== 0) return null;
  // It writes into its own folder what it is built of, so each has a copy.
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-keycloak-'));
  cpSync(home, directory, { recursive: true });
  mkdirSync(join(directory, 'data', 'import'), { recursive: true });
  writeFileSync(
    join(directory, 'data', 'import', 'realm.json'),
    JSON.stringify({ realm: realmName, enabled: true, sslRequired: 'none', ...realm }),
  );
  const [port, managementPort] = [await findFreePort(), await findFreePort()];
  const server = spawn(
    join(directory, 'bin', 'kc.sh'),
    [
      'start-dev',
      '--http-host=127.0.0.1',
      `--http-port=${port}`,
      `--http-management-port=${managementPort}`,
      '--cache=local',
      '--import-realm',
    ],
    {
      cwd: directory,
      stdio: 'ignore',
      // A group of its own: the script starts Java, which outlives it.
      detached: true,
      env: { ...process.env, JAVA_OPTS_APPEND: '-Xmx384m' },
    },
  );
  const stop = (): void => {
    if (server.pid !== undefined)
      try {
        process.kill(-server.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const issuer = `http://127.0.0.1:${port}/realms/${realmName}`;
  try {
    await untilReady(issuer, () => server.exitCode !== null);
  } catch (error) {
    stop();
    throw error;
  }
  return { issuer, stop };
}

function unpack(): string | null {
  const directory = mavenArtifact(`org.keycloak:keycloak-quarkus-dist:${version}:zip`);
  if (!directory) return null;
  const home = join(directory, `keycloak-${version}`);
  const ready = join(directory, '.unpacked');
  if (existsSync(ready)) return home;
  const archive = join(directory, `keycloak-quarkus-dist-${version}.zip`);
  const { status } = spawnSync('python3', ['-m', 'zipfile', '-e', archive, directory], { timeout: 300_000 });
  if (status !== 0) return null;
  spawnSync('chmod', ['+x', join(home, 'bin', 'kc.sh')]);
  writeFileSync(ready, '');
  return home;
}

async function untilReady(issuer: string, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (hasEnded()) throw new Error('Keycloak ended while it started.');
    try {
      if ((await fetch(`${issuer}/.well-known/openid-configuration`)).ok) return;
    } catch {
      // It does not listen yet.
    }
    await wait(500);
  }
  throw new Error('Keycloak did not start within five minutes.');
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

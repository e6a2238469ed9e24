import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort, untilAnswers } from './http-child.ts';
import { npmPackages } from './installed.ts';

/** SAP's own server of OData for Node (CAP), V4 by itself and V2 by an adapter, over SQLite in its memory. */

export interface Cap extends AsyncDisposable {
  port: number;
}

export const capAccount = { username: 'alice', password: 'wonder' };

const packages = [
  '@sap/cds@10.1.1',
  '@cap-js/sqlite@3.1.1',
  '@cap-js-community/odata-v2-adapter@1.15.10',
  'express@4.22.1',
];

/** It listens at every address of the machine otherwise. */
const loopback = `import { Server } from 'node:net';
const { listen } = Server.prototype;
Server.prototype.listen = function (port, ...rest) {
  return listen.call(this, { port: Number(port), host: '127.0.0.1' }, ...rest.filter((one) => typeof one === 'function'));
};`;

/** @param files of the project, by path: its models, and its rows as CSV; null where it cannot be installed */
export async function startCap(files: Readonly<Record<string, string>>): Promise<Cap | null> {
  const installed = npmPackages(...packages);
  if (installed === null) return null;
  const home = mkdtempSync(join(tmpdir(), 'plumbline-cap-'));
  const project = {
    ...files,
    'loopback.mjs': loopback,
    'package.json': JSON.stringify({
      name: 'peer',
      dependencies: Object.fromEntries(packages.map((name) => [name.replace(/@[^@]*$/, ''), '*'])),
      cds: {
        requires: {
          db: { kind: 'sqlite', credentials: { url: ':memory:' } },
          auth: {
            kind: 'basic',
            users: { [capAccount.username]: { password: capAccount.password }, '*': false },
          },
        },
      },
    }),
  };
  for (const [path, text] of Object.entries(project)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
  symlinkSync(join(installed, 'node_modules'), join(home, 'node_modules'));
  const port = await freePort();
  const program = join(home, 'node_modules', '@sap', 'cds', 'bin', 'serve.js');
  const child = spawn(
    process.execPath,
    ['--import', join(home, 'loopback.mjs'), program, 'all', '--in-memory'],
    { cwd: home, env: { ...process.env, PORT: String(port), NODE_ENV: 'production' }, stdio: 'ignore' },
  );
  await untilAnswers(port, child, 'CAP');
  return {
    port,
    [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      rmSync(home, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

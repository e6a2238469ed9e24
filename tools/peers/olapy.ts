import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pythonWith } from './installed.ts';

/** OlaPy: an engine of others for cubes, which speaks XML for Analysis. It wants packages of its age, on a Python of 3.11. */

export interface Olapy extends AsyncDisposable {
  /** Of a front that has the path of SAP BW. */
  port: number;
}

const packages = ['olapy==0.8.2', 'pandas==1.5.3', 'numpy<2', 'werkzeug<2', 'sqlalchemy<1.4'];
const startMs = 30_000;

/** @param files text of each table of the cube `sales`, by name; null where it cannot be installed */
export async function startOlapy(files: Readonly<Record<string, string>>): Promise<Olapy | null> {
  const python = pythonWith(...packages);
  if (python === null) return null;
  const home = mkdtempSync(join(tmpdir(), 'plumbline-olapy-'));
  const cube = join(home, 'olapy-data', 'cubes', 'sales');
  mkdirSync(cube, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cube, `${name}.csv`), text);
  const port = await freePort();
  const olapy = join(python, '..', 'olapy');
  const child = spawn(olapy, ['runserver', '-h', '127.0.0.1', '-p', String(port)], {
    env: { ...process.env, HOME: home, OLAPY_PATH: home },
    stdio: 'ignore',
  });
  await untilAnswers(port, child);
  const front = createServer((given, answer) => {
    const isService = given.url?.startsWith('/sap/bw/xml/soap/xmla?sap-client=') === true;
    if (!isService) return void answer.writeHead(404).end();
    const { host: _, ...headers } = given.headers;
    const behind = request({ host: '127.0.0.1', port, path: '/xmla', method: 'POST', headers }, (from) => {
      answer.writeHead(from.statusCode ?? 500, from.headers);
      from.pipe(answer);
    });
    behind.on('error', () => answer.destroy());
    given.pipe(behind);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const address = front.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    async [Symbol.asyncDispose]() {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      child.kill('SIGKILL');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createNetServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function untilAnswers(port: number, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + startMs; Date.now() < end; ) {
    if (child.exitCode !== null) break;
    const isThere = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await wait(200);
  }
  child.kill('SIGKILL');
  throw new Error('OlaPy did not start.');
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilAnswers } from './http-child.ts';
import { npmPackages } from './installed.ts';

/** SAP's own server that invents rows for a document of metadata, in either version. It asks nobody to sign in and sends no pages. */

export interface MockServer extends AsyncDisposable {
  port: number;
}

const packages = ['@sap-ux/fe-mockserver-core@1.7.16'];

const program = `const { createServer } = require('node:http');
const MockServer = require('@sap-ux/fe-mockserver-core').default;
const { port, services } = JSON.parse(process.argv[2]);
(async () => {
  const mock = new MockServer({ services, annotations: [], plugins: [], contextBasedIsolation: false });
  await mock.isReady;
  const router = mock.getRouter();
  createServer((request, response) => router(request, response, () => response.writeHead(404).end())).listen(port, '127.0.0.1');
})();`;

/** @param metadata a document by the path of its service; null where the server cannot be installed */
export async function startMockServer(
  metadata: Readonly<Record<string, string>>,
): Promise<MockServer | null> {
  const installed = npmPackages(...packages);
  if (installed === null) return null;
  const home = mkdtempSync(join(tmpdir(), 'plumbline-mockserver-'));
  const port = await freePort();
  const services = Object.entries(metadata).map(([urlPath, metadataPath]) => ({
    ...{ urlPath, metadataPath, mockdataPath: home, generateMockData: true },
  }));
  const script = join(home, 'serve.cjs');
  writeFileSync(script, program);
  const child = spawn(process.execPath, [script, JSON.stringify({ port, services })], {
    env: { ...process.env, NODE_PATH: join(installed, 'node_modules') },
    stdio: 'ignore',
  });
  await untilAnswers(port, child, 'The mock server');
  return {
    port,
    [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      rmSync(home, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from 'mysql2/promise';
import { openAdministration } from './testing.ts';

/** A server that says of itself that it is MySQL 8.0, with an empty database `shop` in memory, and an account that may do everything. */
export interface TestMysql8 extends AsyncDisposable {
  port: number;
  admin: Connection;
}

/**
 * @param program go-mysql-server, as `tools/peers` builds it
 * @param tls what it shows to whoever asks for TLS
 */
export async function startMysql8(program: string, tls: { key: string; cert: string }): Promise<TestMysql8> {
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-mysql-'));
  const port = await findFreePort();
  const files = { cert: join(directory, 'certificate.pem'), key: join(directory, 'key.pem') };
  writeFileSync(files.cert, tls.cert);
  writeFileSync(files.key, tls.key);
  const server = spawn(program, [String(port), files.cert, files.key], { stdio: 'ignore' });
  const place = { host: '127.0.0.1', port, user: 'root', database: 'shop' };
  const admin = await connectWhenReady(() => openAdministration(place));
  return {
    port,
    admin,
    async [Symbol.asyncDispose]() {
      await admin.end();
      server.kill('SIGKILL');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function connectWhenReady<T>(connect: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      return await connect();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
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

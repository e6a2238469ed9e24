import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeDataDirectory } from '#platform/data-directory.ts';
import { productEntry } from '../tools/product-process.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-start-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/** Runs what `npm start` runs until it ends, or until it says that it is ready; then it is told to stop. */
function start(environment: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [productEntry], {
      env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', ...environment },
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('\n')) child.kill('SIGTERM');
    });
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.on('close', (code) => resolve({ code, output, errors }));
  });
}

describe('start', () => {
  it('prints one line with the address and the time, and ends with 0 on SIGTERM', async () => {
    const { code, output, errors } = await start({ DATA_DIR: join(directory, 'fine') });
    expect(output).toMatch(/^Ready on http:\/\/127\.0\.0\.1:\d+ in \d+\.\d s\n$/);
    expect([code, errors]).toEqual([0, '']);
  });

  it('says what is left to set', async () => {
    const PUBLIC_URL = 'https://plumbline.example.com';
    const { code, errors } = await start({ DATA_DIR: join(directory, 'open'), PUBLIC_URL });
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(errors)).toMatchObject({
      level: 40,
      msg: expect.stringContaining('set TRUST_PROXY to the number of proxies'),
    });
    expect(code).toBe(0);
  });

  it('ends in one sentence when the port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    const { code, errors } = await start({ DATA_DIR: join(directory, 'port'), PORT: String(port) });
    taken.close();
    expect(errors).toBe(`Port ${port} is already in use: stop what uses it, or set PORT to another port.\n`);
    expect(code).toBe(1);
  });

  it('ends in one sentence when the data directory cannot be written', async () => {
    const file = join(directory, 'file');
    await writeFile(file, '');
    const { code, errors } = await start({ DATA_DIR: join(file, 'data') });
    expect(errors).toMatch(/^The data directory .* cannot be written \(ENOTDIR\): set DATA_DIR to .*\.\n$/);
    expect(code).toBe(1);
  });

  it('ends in one sentence when another server has the data directory', async () => {
    const shared = join(directory, 'taken');
    using _ = takeDataDirectory(shared);
    const { code, errors } = await start({ DATA_DIR: shared });
    expect(errors).toMatch(/^Another Plumbline server uses the data directory .*\.\n$/);
    expect(code).toBe(1);
  });

  it('ends in one sentence that names every wrong setting', async () => {
    const { code, errors } = await start({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
    expect(errors).toMatch(/PORT.*LOG_LEVEL/);
    expect(code).toBe(1);
  });

  it('ends in one sentence when the database does not answer', async () => {
    const { code, errors } = await start({
      DATA_DIR: join(directory, 'db'),
      DATABASE_URL: 'postgresql://u:hunter2@127.0.0.1:9/x',
    });
    expect(errors).toMatch(/^The database at DATABASE_URL cannot be used/);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
    expect(errors).not.toContain('hunter2');
    expect(code).toBe(1);
  });
});

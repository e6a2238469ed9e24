import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtEntry } from '../engine/process/built-entry.ts';

/** The product in a process of its own, as browser tests, benchmarks and long proofs use it. */
export interface ProductProcess {
  child: ChildProcess;
  url: string;
  /** From the spawn to the Ready line. */
  seconds: number;
}

const root = join(import.meta.dirname, '..');

/** What `npm start` runs, as long as it was built from the sources that are there. */
export const productEntry = fileURLToPath(builtEntry(new URL('../app/start.ts', import.meta.url)));

/** Starts on a free port; rejects when it ends before it is ready. */
export function startProduct(
  directory: string,
  options: {
    viaNpm?: boolean;
    settings?: Record<string, string>;
    /** A command that the product is started by, as `nice` would be. */
    within?: readonly string[];
  } = {},
): Promise<ProductProcess> {
  const started = performance.now();
  const [command, args] = options.viaNpm ? ['npm', ['start']] : [process.execPath, [productEntry]];
  const [starter = command, ...before] = options.within ?? [];
  const place = {
    PATH: process.env.PATH ?? '',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: directory,
    ACCOUNTS_PER_HOUR: '10000',
  };
  const own = { ...place, ...options.settings };
  const child = spawn(starter, options.within ? [...before, command, ...args] : args, {
    cwd: root,
    env: options.viaNpm ? { ...process.env, ...own } : own,
    stdio: ['ignore', 'pipe', options.viaNpm ? 'ignore' : 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Ready on (\S+)/.exec(output)?.[1];
      if (url) resolve({ child, url, seconds: (performance.now() - started) / 1000 });
    });
    child.on('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
  });
}

/** Ends it with a signal and waits until it is gone. */
export function stopProduct(
  { child }: ProductProcess,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    child.on('exit', () => resolve());
    child.kill(signal);
  });
}

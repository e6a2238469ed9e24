import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** @returns the interpreter of an environment outside the checkout that has these packages; made the first time */
export async function pythonWith(packages: readonly string[]): Promise<string> {
  const directory = join(tmpdir(), 'plumbline-bench-python');
  const python = join(directory, 'bin', 'python');
  if (!existsSync(python)) await run('python3', ['-m', 'venv', directory]);
  await run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages], {
    timeout: 600_000,
  });
  return python;
}

export interface Reference {
  /** Does one thing after the other. */
  ask<Answer>(question: Record<string, unknown>): Promise<Answer>;
  close(): void;
}

/** A script that answers each line of JSON with one, on a single thread. */
export function startReference(python: string, script: string): Reference {
  const threads = { OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1', MKL_NUM_THREADS: '1' };
  const child = spawn(python, [script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...threads },
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    ask: async <Answer>(question: Record<string, unknown>) => {
      child.stdin.write(`${JSON.stringify(question)}\n`);
      const { value, done } = await lines.next();
      if (done === true) throw new Error('The reference has ended; what it wrote stands above.');
      return JSON.parse(value) as Answer;
    },
    close: () => child.stdin.end(),
  };
}

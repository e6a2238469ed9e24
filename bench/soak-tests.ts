import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Tests of which `npm test` takes a sample. */
const sampled = [
  'app/differential-files.test.ts',
  'app/questions',
  'app/version-kills.test.ts',
  'agent/sql/compile.test.ts',
  'app/push-down.test.ts',
  'agent/long-questions.test.ts',
];

/**
 * The longest tests in full: all generated files, all questions of all sets, ten thousand plans against a naive reading, and thousands on other databases.
 * @param names parts of their paths, such as `questions`; all when empty
 * @returns whether all of them pass
 */
export function runFullTests(names: readonly string[]): Promise<boolean> {
  const files = names.length > 0 ? names : sampled;
  const child = spawn(process.execPath, [join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...files], {
    cwd: root,
    env: { ...process.env, TEST_DEPTH: 'full' },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}

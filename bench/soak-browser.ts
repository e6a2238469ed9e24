import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * The gates of the browser checks in full: every screen in each theme at each width, in every kind of zoom, and every read
 * with every wrong answer. `npm test` takes a cross of these.
 * @param gates names of files in e2e/gates, such as `zoom`; all when empty
 * @returns whether all of them hold
 */
export function runBrowserGates(gates: readonly string[]): Promise<boolean> {
  const files = gates.length > 0 ? gates.map((gate) => `e2e/gates/${gate}`) : ['e2e/gates'];
  const runner = join('node_modules', '@playwright', 'test', 'cli.js');
  const child = spawn(process.execPath, [runner, 'test', ...files], {
    cwd: root,
    env: { ...process.env, BROWSER_CHECKS: 'full' },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}

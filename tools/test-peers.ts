import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countVitest, sumCounts } from './test-counts.ts';
import { makeTestDirectory } from './test-directory.ts';
import { installTestSystems } from './test-systems.ts';

/** Runs the tests beside servers and clients of other makers, and writes the counts to `test-results/peers.txt`. */

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const report = join(results, 'peers.json');

mkdirSync(results, { recursive: true });
for (const old of [report, join(results, 'peers.txt')]) rmSync(old, { force: true });
installTestSystems();
const temporary = makeTestDirectory();
if (temporary) process.env.TMPDIR = temporary;
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const options = ['--config', 'vitest.peers.config.ts', '--reporter=default', '--reporter=json'];
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', ...options, `--outputFile.json=${report}`, ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
const sum = readSum();
if (status !== 0 && sum.failed === 0) sum.failed = 1;
const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
const line = `${sum.passed} passed, ${sum.failed} failed${skipped}`;
writeFileSync(join(results, 'peers.txt'), `${line}\n`);
console.log(`\n${line}`);
process.exitCode = sum.failed > 0 ? 1 : 0;

function readSum(): { passed: number; failed: number; skipped: number } {
  try {
    return sumCounts(countVitest(JSON.parse(readFileSync(report, 'utf8')), root));
  } catch {
    // It ended before its report.
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

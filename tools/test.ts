import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestDirectory } from './test-directory.ts';
import { installTestSystems } from './test-systems.ts';

/**
 * Runs every check and writes the counts to `test-results/summary.txt`: first those that read the code, then those that
 * run it, each side by side. Either runner alone leaves a fifth of two cores waiting: for a child to start, for a page to settle.
 */

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  name: string;
  command: string[];
  /** Reads the real counts of a test runner; without it the step counts as one. */
  count?: () => Counts;
}

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const node = process.execPath;

/** The longest first, so that none is left over at the end. */
const readers: Step[] = [
  // What the compiler says of types comes with the lint that needs them: each project is read once.
  { name: 'types and lint', command: bin('oxlint', 'bin/oxlint', '--type-aware', '--type-check', '--quiet') },
  { name: 'format and lint', command: bin('@biomejs/biome', 'bin/biome', 'check', '.') },
  { name: 'architecture', command: [node, 'tools/check-architecture.ts'] },
  { name: 'lock', command: [node, 'tools/check-lock.ts'] },
  { name: 'docs', command: [node, 'tools/write-docs.ts', '--check'] },
];
const readersAtOnce = 2;

const runners: Step[] = [
  {
    name: 'unit and integration',
    command: bin(
      'vitest',
      'vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/vitest.json',
    ),
    count: countVitest,
  },
  { name: 'browser', command: bin('@playwright/test', 'cli.js', 'test'), count: countPlaywright },
];

process.exitCode = await main();

async function main(): Promise<number> {
  const started = performance.now();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  installTestSystems();
  const temporary = makeTestDirectory();
  if (temporary) process.env.TMPDIR = temporary;
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of [...(await runReaders()), ...(await runRunners())]) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  const line = `${total.passed} passed, ${total.failed} failed${skipped}`;
  writeFileSync(join(results, 'summary.txt'), `${line}\n`);
  console.log(`\n${line} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return total.failed > 0 ? 1 : 0;
}

/** What a reader says is shown when it has ended, so that no two speak at once. */
async function runReaders(): Promise<Counts[]> {
  const waiting = [...readers];
  const counts: Counts[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      counts.push(await runStep(step, 'at the end'));
  };
  await Promise.all(Array.from({ length: readersAtOnce }, lane));
  return counts;
}

/** The first is heard while it runs, the other at the end: what both say would be mixed. */
function runRunners(): Promise<Counts[]> {
  return Promise.all(runners.map((step, index) => runStep(step, index === 0 ? 'at once' : 'at the end')));
}

async function runStep(step: Step, isShown: 'at once' | 'at the end'): Promise<Counts> {
  const started = performance.now();
  const heading = `\n── ${step.name}`;
  if (isShown === 'at once') console.log(heading);
  const { isOk, output } = await run(step.command, isShown);
  if (isShown === 'at the end') console.log(`${heading}\n${output.trimEnd()}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${isOk ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  const counts = step.count?.() ?? { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0 };
  // A runner that failed without a failed test did not get as far as its tests.
  if (!isOk && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}

function run(
  [command = '', ...args]: string[],
  isShown: 'at once' | 'at the end',
): Promise<{ isOk: boolean; output: string }> {
  const channel = isShown === 'at once' ? 'inherit' : 'pipe';
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', channel, channel] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ isOk: false, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ isOk: code === 0, output }));
  });
}

function bin(name: string, script: string, ...args: string[]): string[] {
  return [node, join('node_modules', name, script), ...args];
}

function countVitest(): Counts {
  const report = readReport('vitest.json') as {
    numPassedTests?: number;
    numFailedTests?: number;
    numPendingTests?: number;
  } | null;
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: report.numPendingTests ?? 0,
  };
}

function countPlaywright(): Counts {
  const report = readReport('browser.json') as {
    stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  } | null;
  if (!report?.stats) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

function readReport(name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(results, name), 'utf8'));
  } catch {
    return null;
  }
}

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installTestSystems } from './test-systems.ts';

/** Runs every check, one after the other, and writes the counts to `test-results/summary.txt`. */

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

const steps: Step[] = [
  { name: 'types (server)', command: bin('typescript', 'bin/tsc', '-p', 'tsconfig.node.json') },
  { name: 'types (browser)', command: bin('typescript', 'bin/tsc', '-p', 'tsconfig.web.json') },
  { name: 'format and lint', command: bin('@biomejs/biome', 'bin/biome', 'check', '.') },
  { name: 'lint with types', command: bin('oxlint', 'bin/oxlint', '--type-aware', '--quiet') },
  { name: 'architecture', command: [node, 'tools/check-architecture.ts'] },
  { name: 'lock', command: [node, 'tools/check-lock.ts'] },
  { name: 'docs', command: [node, 'tools/write-docs.ts', '--check'] },
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
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const step of steps) {
    const counts = await runStep(step);
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

async function runStep(step: Step): Promise<Counts> {
  const started = performance.now();
  console.log(`\n── ${step.name}`);
  const isOk = await run(step.command);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${isOk ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  const counts = step.count?.() ?? { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0 };
  // A runner that failed without a failed test did not get as far as its tests.
  if (!isOk && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}

function run([command = '', ...args]: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
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

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { type Counts, countPlaywright, countVitest, failedFiles, sumCounts } from './test-counts.ts';
import { makeTestDirectory } from './test-directory.ts';
import { installTestSystems } from './test-systems.ts';

/**
 * Runs every check and writes the counts to `test-results/summary.txt`: those that run the code side by side, and behind them, on what
 * they leave of the processors, those that read it. A runner waits a fifth of its time: for a child to start, for a page to settle.
 */

interface Sum {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  name: string;
  command: string[];
  /** Runs when nothing else does. */
  givesWay?: boolean;
}

/** A test runner, which can run some of its files alone. */
interface Runner extends Step {
  /** The name of the report that it writes. */
  report: string;
  count: (report: string) => Counts;
}

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const node = process.execPath;

/** One after the other, the longest first. */
const readers: Step[] = [
  // What the compiler says of types comes with the lint that needs them: each project is read once.
  { name: 'types and lint', command: bin('oxlint', 'bin/oxlint', '--type-aware', '--type-check', '--quiet') },
  { name: 'format and lint', command: bin('@biomejs/biome', 'bin/biome', 'check', '.') },
  { name: 'architecture', command: [node, 'tools/check-architecture.ts'] },
  { name: 'lock', command: [node, 'tools/check-lock.ts'] },
  { name: 'docs', command: [node, 'tools/write-docs.ts', '--check'] },
  { name: 'shapes of answers', command: [node, 'tools/write-shapes.ts', '--check'] },
  { name: 'weight of the pages', command: [node, 'tools/check-bundle.ts'] },
];

const runners: Runner[] = [
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
    report: 'vitest.json',
    count: (report) => countVitest(JSON.parse(report), root),
  },
  {
    name: 'browser',
    command: bin('@playwright/test', 'cli.js', 'test'),
    report: 'browser.json',
    count: (report) => countPlaywright(JSON.parse(report), root),
  },
];
/** More files than these do not fail by chance. */
const mostRepeated = 6;

process.exitCode = await main();

async function main(): Promise<number> {
  const started = performance.now();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  installTestSystems();
  const temporary = makeTestDirectory();
  if (temporary) process.env.TMPDIR = temporary;
  const total: Sum = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of (await Promise.all([runReaders(), runRunners()])).flat()) {
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

/** What a reader says is shown when it has ended, in one piece. */
async function runReaders(): Promise<Sum[]> {
  const sums: Sum[] = [];
  for (const step of readers) {
    const isOk = await runStep({ ...step, givesWay: true }, 'at the end');
    sums.push({ passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0 });
  }
  return sums;
}

/**
 * The first is heard while it runs, the other at the end: what both say would be mixed. A file that failed is run once more
 * when nothing runs beside it: a test that then passes waits for something that a busy machine does too late. It counts as
 * passed, and is named at the end, to be mended.
 */
async function runRunners(): Promise<Sum[]> {
  const first = await Promise.all(
    runners.map((runner, index) => runTests(runner, index === 0 ? 'at once' : 'at the end')),
  );
  const failed = first.map((counts) => (counts ? failedFiles(counts) : []));
  const mayRepeat = failed.flat().length <= mostRepeated;
  const sums: Sum[] = [];
  const mended: string[] = [];
  for (const [index, runner] of runners.entries()) {
    const counts = first[index];
    if (!counts) {
      sums.push({ passed: 0, failed: 1, skipped: 0 });
      continue;
    }
    const files = mayRepeat ? (failed[index] ?? []) : [];
    const again = files.length > 0 ? await repeat(runner, files) : null;
    sums.push(sumCounts(new Map([...counts, ...(again ?? [])])));
    for (const [path, { failed: left }] of again ?? [])
      if (left === 0) mended.push(...(counts.get(path)?.failures ?? []).map((title) => `${path}: ${title}`));
  }
  if (mended.length > 0) console.log(`\nPassed only when run alone:\n${mended.join('\n')}`);
  return sums;
}

function repeat(runner: Runner, files: string[]): Promise<Counts | null> {
  const again = { ...runner, name: `${runner.name} once more`, command: [...runner.command, ...files] };
  return runTests(again, 'at once');
}

/** Null where the runner did not get as far as its tests, or failed beside them. */
async function runTests(runner: Runner, isShown: 'at once' | 'at the end'): Promise<Counts | null> {
  // What is left of the run before it would be read again.
  rmSync(join(results, runner.report), { force: true });
  const isOk = await runStep(runner, isShown);
  const counts = readCounts(runner);
  return isOk || (counts && failedFiles(counts).length > 0) ? counts : null;
}

async function runStep(step: Step, isShown: 'at once' | 'at the end'): Promise<boolean> {
  const started = performance.now();
  const heading = `\n── ${step.name}`;
  if (isShown === 'at once') console.log(heading);
  const { isOk, output } = await run(step, isShown);
  if (isShown === 'at the end') console.log(`${heading}\n${output.trimEnd()}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${isOk ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  return isOk;
}

function run(
  { command: [command = '', ...args], givesWay = false }: Step,
  isShown: 'at once' | 'at the end',
): Promise<{ isOk: boolean; output: string }> {
  const channel = isShown === 'at once' ? 'inherit' : 'pipe';
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', channel, channel] });
  if (givesWay && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
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

function readCounts({ report, count }: Runner): Counts | null {
  try {
    return count(readFileSync(join(results, report), 'utf8'));
  } catch {
    return null;
  }
}

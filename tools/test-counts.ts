import { relative } from 'node:path';

/** What the tests of one file came to. */
export interface FileCounts {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of those that failed. */
  failures: string[];
}

/** Counts of each test file, by its path from the root. */
export type Counts = ReadonlyMap<string, FileCounts>;

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string }[] }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

/** Reads the report that Vitest writes with `--reporter=json`. */
export function countVitest(report: VitestReport, root: string): Counts {
  const counts = new Map<string, FileCounts>();
  for (const { name, status, assertionResults } of report.testResults) {
    const path = relative(root, name);
    const file = startFile(counts, path);
    for (const test of assertionResults) {
      if (test.status === 'passed') file.passed += 1;
      else if (test.status === 'failed') addFailure(file, test.fullName);
      else file.skipped += 1;
    }
    // It failed before its tests, or after them.
    if (status === 'failed' && file.failed === 0) addFailure(file, path);
  }
  return counts;
}

/** Reads the report of Playwright's JSON reporter. */
export function countPlaywright(report: PlaywrightReport, root: string): Counts {
  const counts = new Map<string, FileCounts>();
  const add = (suite: PlaywrightSuite): void => {
    const file = startFile(counts, `${relative(root, report.config.rootDir)}/${suite.file}`);
    for (const { title, tests } of suite.specs) {
      for (const { status } of tests) {
        if (status === 'expected') file.passed += 1;
        else if (status === 'skipped') file.skipped += 1;
        else addFailure(file, title);
      }
    }
    for (const inner of suite.suites ?? []) add(inner);
  };
  for (const suite of report.suites) add(suite);
  return counts;
}

export function failedFiles(counts: Counts): string[] {
  return [...counts].filter(([, { failed }]) => failed > 0).map(([path]) => path);
}

export function sumCounts(counts: Counts): { passed: number; failed: number; skipped: number } {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of counts.values()) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

function startFile(counts: Map<string, FileCounts>, path: string): FileCounts {
  const known = counts.get(path);
  if (known) return known;
  const file = { passed: 0, failed: 0, skipped: 0, failures: [] };
  counts.set(path, file);
  return file;
}

function addFailure(file: FileCounts, title: string): void {
  file.failed += 1;
  file.failures.push(title);
}

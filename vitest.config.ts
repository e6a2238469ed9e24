import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import LongestFirst from './tools/test-order.ts';

// Where the product keeps its compiled code: the processes that tests start find it there, and leave theirs.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

export default defineConfig({
  test: {
    pool: 'forks',
    // A server waits for its children and a child for its server: on two cores, three files at a time. With four, what waits for a
    // child waits beyond its time.
    maxWorkers: 3,
    // Most of what a test makes dies young: with more room it is seldom looked for.
    execArgv: ['--max-semi-space-size=64'],
    globalSetup: ['tools/test-setup.ts'],
    setupFiles: ['ui/test-jsdom.ts', 'tools/test-file-end.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What comes by itself comes late on a busy machine; nothing waits longer than it must.
    expect: { poll: { timeout: 15_000 } },
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'dist/**', 'e2e/**'],
    // Starting a process for each file and loading the same modules again would take a tenth of the whole run.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
});

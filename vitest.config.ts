import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Where the product keeps its compiled code: the processes that tests start find it there, and leave theirs.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

const outside = ['node_modules/**', 'dist/**', 'e2e/**'];
/** Whole servers and engines: each file has a process of its own, with its own native modules, threads and children. */
const systems = '{app,engine,tools}/**/*.test.{ts,tsx}';

export default defineConfig({
  test: {
    pool: 'forks',
    // A server waits for its children and a child for its server: on two cores, two files at a time.
    maxWorkers: 2,
    globalSetup: ['tools/test-setup.ts'],
    setupFiles: ['tools/test-jsdom.ts', 'tools/test-file-end.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'systems', include: [systems], exclude: outside } },
      {
        // Parts that keep nothing outside their own file: starting a process for each would take longer than most of them.
        extends: true,
        test: {
          name: 'parts',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...outside, systems],
          isolate: false,
        },
      },
    ],
  },
});

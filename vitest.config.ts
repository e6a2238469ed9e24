import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Where the product keeps its compiled code: the processes that tests start find it there, and leave theirs.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'dist/**', 'e2e/**'],
    // Each file opens its own database and directory; forks keep native modules of one file from another.
    pool: 'forks',
    globalSetup: ['tools/test-setup.ts'],
    setupFiles: ['tools/test-jsdom.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

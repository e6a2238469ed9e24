import { defineConfig } from 'vitest/config';

/** Tests beside programs of other makers and languages: `npm run test:peers`. One file at a time: each starts servers. */
export default defineConfig({
  test: {
    pool: 'forks',
    fileParallelism: false,
    globalSetup: ['tools/test-setup.ts'],
    testTimeout: 120_000,
    // The first run fetches and builds what it needs.
    hookTimeout: 600_000,
    teardownTimeout: 20_000,
    expect: { poll: { timeout: 30_000 } },
    include: ['**/*.peer-test.ts'],
    exclude: ['node_modules/**', 'dist/**'],
    passWithNoTests: true,
  },
});

import { defineConfig } from 'vitest/config';

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

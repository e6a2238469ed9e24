import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/test-systems.ts';

const executablePath = findBrowser();

/**
 * A system's Chromium draws the suggestions of its address bar as two pages of their own, anew for every page that is
 * opened: half a second of work for something that no test sees. Only the last list of this kind counts, so what
 * Playwright turns off itself stands here again.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${unusedFeatures.join(',')}`,
        // Nothing but this machine can be reached: every other name fails to resolve.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
    // A trace costs more than the test it records: `npm run browser -- --trace on` for one that fails.
    trace: 'off',
  },
});

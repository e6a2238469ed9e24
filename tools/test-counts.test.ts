import { expect, it } from 'vitest';
import { countPlaywright, countVitest, failedFiles, sumCounts } from './test-counts.ts';

it('counts the files of Vitest, and one that failed before its tests', () => {
  const counts = countVitest(
    {
      testResults: [
        {
          name: '/p/app/a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'one' },
            { status: 'failed', fullName: 'two' },
            { status: 'pending', fullName: 'three' },
          ],
        },
        { name: '/p/ui/b.test.ts', status: 'failed', assertionResults: [] },
        {
          name: '/p/ui/c.test.ts',
          status: 'passed',
          assertionResults: [{ status: 'passed', fullName: 'one' }],
        },
      ],
    },
    '/p',
  );
  expect(sumCounts(counts)).toEqual({ passed: 2, failed: 2, skipped: 1 });
  expect(failedFiles(counts)).toEqual(['app/a.test.ts', 'ui/b.test.ts']);
  expect(counts.get('app/a.test.ts')?.failures).toEqual(['two']);
});

it('counts the files of Playwright with their groups', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const counts = countPlaywright(
    {
      config: { rootDir: '/p/e2e' },
      suites: [
        {
          file: 'rules/chat.spec.ts',
          specs: [spec('alone', 'expected')],
          suites: [
            { file: 'rules/chat.spec.ts', specs: [spec('first', 'unexpected'), spec('second', 'skipped')] },
          ],
        },
        { file: 'main.spec.ts', specs: [spec('walks', 'expected')] },
      ],
    },
    '/p',
  );
  expect(sumCounts(counts)).toEqual({ passed: 2, failed: 1, skipped: 1 });
  expect(failedFiles(counts)).toEqual(['e2e/rules/chat.spec.ts']);
});

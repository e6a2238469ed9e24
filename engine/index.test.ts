import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

function loadsDuckDb(file: string): boolean {
  const path = JSON.stringify(new URL(file, import.meta.url).href);
  const script = `await import(${path}); const { sharedObjects } = process.report.getReport();
    console.log(sharedObjects.some((name) => /duckdb/i.test(name)))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return output.trim() === 'true';
}

it('the server loads no DuckDB with the engine, and a child does', { timeout: 20_000 }, () => {
  expect(loadsDuckDb('./index.ts')).toBe(false);
  expect(loadsDuckDb('./child.ts')).toBe(true);
});

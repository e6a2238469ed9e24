import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it('no sentence puts a person off to a later version', () => {
  const files = globSync('{features,connectors,app,ui,agent}/**/*strings.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((file) => /later version/i.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtEntry, hashOfSources } from './built-entry.ts';

let checkout: string;
let entry: URL;
let built: URL;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'plumbline-built-'));
  mkdirSync(join(checkout, 'dist', 'server'), { recursive: true });
  entry = pathToFileURL(join(checkout, 'read-child.ts'));
  built = pathToFileURL(join(checkout, 'dist', 'server', 'read-child.js'));
  writeFileSync(entry, 'read();');
  writeFileSync(built, 'read();');
  writeFileSync(join(checkout, 'rows.ts'), 'one');
  const files = ['read-child.ts', 'rows.ts'];
  const sources = { hash: hashOfSources(checkout, files), files };
  writeFileSync(join(checkout, 'dist', 'server', 'sources.json'), JSON.stringify(sources));
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

it('takes what was built while its sources are what they were', () => {
  expect(builtEntry(entry, checkout).href).toBe(built.href);
  expect(builtEntry(built, checkout).href).toBe(built.href);
});

it('takes the module itself once a source of it has changed', () => {
  writeFileSync(join(checkout, 'rows.ts'), 'two');
  expect(builtEntry(entry, checkout).href).toBe(entry.href);
});

it('takes the module itself where a source is gone, nothing was built, or not this', () => {
  rmSync(join(checkout, 'rows.ts'));
  expect(builtEntry(entry, checkout).href).toBe(entry.href);
  const other = pathToFileURL(join(import.meta.dirname, 'no-child.ts'));
  expect(builtEntry(other).href).toBe(other.href);
});

it('has a built form of every process and thread of the product', () => {
  const root = join(import.meta.dirname, '..', '..');
  const entries = readdirSync(join(root, 'app')).filter((name) =>
    /^(start|.*-(child|worker))\.ts$/.test(name),
  );
  expect(entries).toContain('import-child.ts');
  const forms = entries.map((name) => join(root, 'dist', 'server', name.replace('.ts', '.js')));
  expect(
    forms.filter((form) => !existsSync(form)),
    'not built: `npm test` and `npm start` do that first',
  ).toEqual([]);
});

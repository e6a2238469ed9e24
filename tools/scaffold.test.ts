import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { TableAlgorithm } from '#algorithms/algorithm.ts';
import { proveTableAlgorithm } from '#algorithms/conformance.ts';
import { algorithmScaffold } from './scaffold/algorithm.ts';
import { register, writeScaffold } from './scaffold/scaffold.ts';

const project = join(import.meta.dirname, '..');
/** A project of links to this one, so that what is written there can be run. */
const root = mkdtempSync(join(tmpdir(), 'plumbline-scaffold-'));
const registries = ['index.ts', 'manifests.ts'];

describe('a scaffolded algorithm', async () => {
  cpSync(join(project, 'package.json'), join(root, 'package.json'));
  symlinkSync(join(project, 'kernel'), join(root, 'kernel'));
  mkdirSync(join(root, 'algorithms'));
  for (const name of readdirSync(join(project, 'algorithms'))) {
    const [from, to] = [join(project, 'algorithms', name), join(root, 'algorithms', name)];
    if (registries.includes(name)) cpSync(from, to);
    else symlinkSync(from, to);
  }
  const written = writeScaffold(root, algorithmScaffold, 'nearest_rows');
  const index = (await import(pathToFileURL(join(root, 'algorithms/index.ts')).href)) as {
    tableAlgorithms: readonly TableAlgorithm[];
    algorithmManifests: readonly { id: string }[];
  };
  const algorithm = index.tableAlgorithms.find(({ manifest }) => manifest.id === 'nearest_rows');
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is named in both registries, and writes nothing else', () => {
    expect(algorithm).toBeDefined();
    expect(index.algorithmManifests.map(({ id }) => id)).toContain('nearest_rows');
    expect(written.toSorted()).toEqual([
      'algorithms/index.ts',
      'algorithms/manifests.ts',
      'algorithms/nearest_rows/fit.ts',
      'algorithms/nearest_rows/manifest.ts',
      'algorithms/nearest_rows/nearest-rows.test.ts',
      'algorithms/nearest_rows/predict.ts',
      'algorithms/nearest_rows/reference.json',
    ]);
    const text = readFileSync(join(root, 'algorithms/manifests.ts'), 'utf8');
    expect(text.split('\n').filter((line) => /nearestRows/.test(line))).toHaveLength(2);
  });

  it('is not written where there is one, or under a name that is none', () => {
    expect(() => writeScaffold(root, algorithmScaffold, 'kmeans')).toThrow('there already');
    expect(() => writeScaffold(root, algorithmScaffold, '../kmeans')).toThrow('no id');
  });

  it('says which registry has no list for it', () => {
    const registration = { path: 'a.ts', list: 'others', name: 'one', from: './one.ts' };
    expect(() => register('export const list = [];', registration)).toThrow('a.ts has no list named others');
  });

  if (algorithm) proveTableAlgorithm(algorithm);
});

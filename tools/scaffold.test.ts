import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { TableAlgorithm } from '#algorithms/algorithm.ts';
import { proveTableAlgorithm } from '#algorithms/conformance.ts';
import type { SystemEntry, SystemId } from '#connectors/systems.ts';
import { conformanceCases, type SystemFixture } from '#connectors/testing-conformance.ts';
import { ConformanceBench } from '../app/testing-conformance-bench.ts';
import { testCases } from '../app/testing-conformance-test.ts';
import { algorithmScaffold } from './scaffold/algorithm.ts';
import { connectorScaffold } from './scaffold/connector.ts';
import { register, writeScaffold } from './scaffold/scaffold.ts';

const project = join(import.meta.dirname, '..');

/** A project of links to this one, so that what is written there can be run; removed at the end. */
function linkedProject(room: string, registries: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'plumbline-scaffold-'));
  cpSync(join(project, 'package.json'), join(root, 'package.json'));
  symlinkSync(join(project, 'kernel'), join(root, 'kernel'));
  mkdirSync(join(root, room));
  for (const name of readdirSync(join(project, room))) {
    const [from, to] = [join(project, room, name), join(root, room, name)];
    if (registries.includes(name)) cpSync(from, to);
    else symlinkSync(from, to);
  }
  return root;
}

describe('a scaffolded algorithm', async () => {
  const root = linkedProject('algorithms', ['index.ts', 'manifests.ts']);
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

describe('a scaffolded connector', async () => {
  const registries = ['systems.ts', 'testing-fixtures.ts'];
  const root = linkedProject('connectors', registries);
  const before = registries.map(
    (name) => readFileSync(join(root, 'connectors', name), 'utf8').split('\n').length,
  );
  const written = writeScaffold(root, connectorScaffold, 'newest');
  const load = (name: string): Promise<unknown> => import(pathToFileURL(join(root, 'connectors', name)).href);
  const { systems } = (await load('systems.ts')) as { systems: Record<string, SystemEntry> };
  const { systemFixtures } = (await load('testing-fixtures.ts')) as {
    systemFixtures: Record<string, SystemFixture>;
  };
  const fixture = systemFixtures.newest;
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is named in both registries, and writes nothing else', () => {
    expect(written.toSorted()).toEqual([
      'connectors/newest/connect.ts',
      'connectors/newest/strings.ts',
      'connectors/newest/testing-fixture.ts',
      'connectors/systems.ts',
      'connectors/testing-fixtures.ts',
    ]);
    expect(systems.newest).toMatchObject({ name: 'Newest' });
    const added = registries.map(
      (name, at) =>
        readFileSync(join(root, 'connectors', name), 'utf8').split('\n').length - (before[at] ?? 0),
    );
    expect(added).toEqual([6, 2]);
  });

  it('says that it does not sign in, and shows every case that its fixture does not call absent', async () => {
    const connector = await systems.newest?.load();
    await using server = await fixture?.start();
    if (!connector || !server) throw new Error('The scaffold wrote no connector.');
    const bench = new ConformanceBench('newest' as SystemId, connector, server);
    expect(await bench.test()).toEqual({
      isOk: false,
      stage: 'login',
      message: 'Newest was reached, but signing in to it is not written yet.',
    });
    const shown = Object.keys(conformanceCases).filter((name) => !(name in (fixture?.absent ?? {})));
    expect(shown).toHaveLength(6);
    for (const name of shown) await testCases[name as keyof typeof testCases](bench);
    bench.close();
  });

  it('says which registry has no record for it', () => {
    const registration = { path: 'a.ts', list: 'others', name: 'one', entry: 'one: 1' };
    expect(() => register('export const systems = {\n};', registration)).toThrow(
      'a.ts has no record named others',
    );
  });
});

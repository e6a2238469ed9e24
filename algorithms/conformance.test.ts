import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#kernel/settings.ts';
import { checkSettings } from '#kernel/settings-check.ts';
import { proveTableAlgorithm } from './conformance.ts';
import { algorithmManifests, seriesAlgorithms, tableAlgorithms } from './index.ts';

/** What holds for every algorithm of the registry, so that a new one is proved by being named there. */

it('tells every algorithm of the registries once', () => {
  const ids = [...tableAlgorithms, ...seriesAlgorithms].map(({ manifest }) => manifest.id);
  expect(algorithmManifests.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(algorithmManifests.map((manifest) => [manifest.id, manifest] as const))(
  'the form of %s',
  (id, manifest) => {
    it('has defaults that pass its own checks', () => {
      expect(id).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(manifest.tasks.length).toBeGreaterThan(0);
      const defaults = defaultSettings(manifest.fields);
      expect(Object.keys(defaults).toSorted()).toEqual(manifest.fields.map(({ name }) => name).toSorted());
      expect(checkSettings(manifest.fields, defaults)).toEqual([]);
    });
  },
);

describe.each(tableAlgorithms.map((algorithm) => [algorithm.manifest.id, algorithm] as const))(
  '%s',
  (_, algorithm) => proveTableAlgorithm(algorithm),
);

import { describe, expect, it } from 'vitest';
import { judgeOf } from '#agent/rows/judge.ts';
import { type Examples, fitTrees, oddsOf, type TreeSettings } from './boosted-trees.ts';
import { treeTexts } from './fit-trees-module.ts';
import { seededRandom } from './seeded-random.ts';

const names = ['dry', 'windy', 'cold', 'Sunday'];
const settings: TreeSettings = {
  count: 60,
  depth: 2,
  rate: 0.3,
  ridge: 1,
  leastWeight: 1,
  signShare: 1,
  groupShare: 0.8,
  seed: 3,
};

/** Kites fly where it is either dry or windy but not both, in nine of ten cases; the other signs tell nothing. */
function kiteDays(count: number): Examples {
  const random = seededRandom(11);
  const held = Array.from({ length: count }, () =>
    Uint16Array.from(names.keys().filter(() => random() < 0.5)),
  );
  const isRight = Uint8Array.from(held, (signs) => {
    const flies = signs.includes(0) !== signs.includes(1);
    return (random() < 0.9 ? flies : !flies) ? 1 : 0;
  });
  return {
    held,
    isRight,
    weights: new Float64Array(count).fill(1),
    groups: Uint16Array.from({ length: count }, (_, at) => at),
    features: names.length,
  };
}

describe('boosted trees', () => {
  const judge = fitTrees(kiteDays(2000), settings);

  it('learn what two signs say together, and how sure that is', () => {
    const chances = [[], [0], [1], [0, 1]].map((signs) => {
      const odds = oddsOf(judge, Uint16Array.from(signs));
      return 1 / (1 + Math.exp(-odds));
    });
    for (const [at, wanted] of [0.1, 0.9, 0.9, 0.1].entries()) expect(chances[at]).toBeCloseTo(wanted, 1);
  });

  it('are the same again from the same seed', () => {
    expect(fitTrees(kiteDays(2000), settings)).toEqual(judge);
  });

  it('are read from their module as they were fitted', () => {
    const { signNames, treeLines } = treeTexts(names, judge);
    const trust = judgeOf(signNames, treeLines);
    for (const signs of [[], [0], [1, 2], [0, 1, 3], [0, 2, 3]]) {
      const odds = oddsOf(judge, Uint16Array.from(signs));
      expect(trust(signs.flatMap((sign) => names[sign] ?? []))).toBeCloseTo(1 / (1 + Math.exp(-odds)), 2);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { matrixOf } from '../testing.ts';
import { areaUnderCurve, brierLosses, scoreClasses } from './classification.ts';
import { isBetterThan, rankCorrelation } from './compare.ts';
import { permutationImportance } from './importance.ts';
import { profileClusters } from './profiles.ts';
import { explainScores, usualValues } from './reasons.ts';
import { scoreNumbers } from './regression.ts';
import { silhouettes } from './silhouette.ts';
import { stratifiedFolds, stratifiedHoldout, timeSplit } from './splits.ts';
import { thresholdOf } from './threshold.ts';

describe('scores of classes', () => {
  it('counts pairs in the right order, equal ones half', () => {
    const scores = Float64Array.of(0.1, 0.4, 0.35, 0.8);
    expect(areaUnderCurve(scores, Uint8Array.of(0, 0, 1, 1))).toBe(0.75);
    expect(areaUnderCurve(Float64Array.of(1, 1, 1, 1), Uint8Array.of(0, 1, 0, 1))).toBe(0.5);
    expect(areaUnderCurve(scores, Uint8Array.of(1, 1, 1, 1))).toBeNaN();
  });

  it('tells what was found of each class', () => {
    const codes = Int32Array.of(0, 0, 0, 0, 0, 0, 1, 1);
    const shares = Float64Array.of(
      0.9,
      0.1,
      0.8,
      0.2,
      0.7,
      0.3,
      0.6,
      0.4,
      0.6,
      0.4,
      0.2,
      0.8,
      0.1,
      0.9,
      0.7,
      0.3,
    );
    const predicted = Float64Array.of(0, 0, 0, 0, 0, 1, 1, 0);
    const scores = scoreClasses(predicted, shares, codes, 2);
    expect(scores.confusion).toEqual([
      [5, 1],
      [1, 1],
    ]);
    expect(scores.accuracy).toBe(0.75);
    expect(scores.balancedAccuracy).toBeCloseTo((5 / 6 + 1 / 2) / 2, 12);
    expect(scores.f1).toBe(0.5);
    expect(brierLosses(shares, codes, 2)[5]).toBeCloseTo(2 * 0.8 ** 2, 12);
  });

  it('has no area where the test has one class only', () => {
    const scores = scoreClasses(Float64Array.of(1, 1), Float64Array.of(0, 1, 0, 1), Int32Array.of(1, 1), 2);
    expect(scores).toMatchObject({ accuracy: 1, auc: null });
  });
});

describe('scores of numbers', () => {
  it('sets the error against that of the mean', () => {
    const usual = Float64Array.of(2, 2, 2);
    const scores = scoreNumbers(Float64Array.of(1, 2, 4), Float64Array.of(1, 2, 3), usual);
    expect(scores.r2).toBeCloseTo(0.5, 12);
    expect(scores.meanAbsoluteError).toBeCloseTo(1 / 3, 12);
    expect(scores.meanAbsoluteErrorOfMean).toBeCloseTo(2 / 3, 12);
  });

  it('holds for numbers whose squares are beyond what numbers can tell', () => {
    const values = Float64Array.of(1e200, 2e200, 3e200);
    expect(scoreNumbers(values, values, values).r2).toBe(1);
  });
});

describe('what is tested', () => {
  const target = {
    kind: 'category',
    codes: Int32Array.from({ length: 200 }, (_, row) => (row % 10 === 0 ? 1 : 0)),
    levels: ['a', 'b'],
  } as const;

  it('has every class as often as the whole, and no row twice', () => {
    const { test, training } = stratifiedHoldout(target, 1);
    expect([...test, ...training].toSorted((left, right) => left - right)).toEqual([...target.codes.keys()]);
    expect(test).toHaveLength(50);
    expect(test.filter((row) => target.codes[row] === 1)).toHaveLength(5);
    expect(stratifiedHoldout(target, 2).test).not.toEqual(test);
  });

  it('tests every row once fold by fold', () => {
    const folds = stratifiedFolds(target, 5, 1);
    expect(folds.flatMap(({ test }) => [...test]).toSorted((left, right) => left - right)).toEqual([
      ...target.codes.keys(),
    ]);
    for (const { test, training } of folds) {
      expect(test.filter((row) => target.codes[row] === 1)).toHaveLength(4);
      expect(training.filter((row) => test.includes(row))).toHaveLength(0);
    }
  });

  it('is the latest quarter where there is time', () => {
    const times = Float64Array.of(5, 1, Number.NaN, 8, 2, 7, 3, 4, 6);
    const { test, training } = timeSplit(times);
    expect([...test]).toEqual([3, 5]);
    expect(training).toHaveLength(7);
  });
});

describe('a comparison', () => {
  it('needs more than chance', () => {
    const random = createRandom(3);
    const baseline = Float64Array.from({ length: 200 }, () => random.next());
    const alike = Float64Array.from({ length: 200 }, () => random.next());
    expect(isBetterThan(alike, baseline)).toBe(false);
    expect(
      isBetterThan(
        baseline.map((loss) => loss - 0.01),
        baseline,
      ),
    ).toBe(true);
    expect(isBetterThan(baseline, baseline)).toBe(false);
  });

  it('goes by ranks', () => {
    const values = Float64Array.of(1, 2, 3, 4);
    expect(rankCorrelation(values, Float64Array.of(1, 10, 100, 1000))).toBe(1);
    expect(rankCorrelation(values, Float64Array.of(4, 3, 2, 1))).toBe(-1);
    expect(rankCorrelation(values, Float64Array.of(7, 7, 7, 7))).toBe(0);
    expect(rankCorrelation(Float64Array.of(1, 1, 2, 3), Float64Array.of(1, 1, 2, 3))).toBeCloseTo(1, 12);
  });

  it('finds the score that a share of rows exceeds', () => {
    const scores = Float64Array.from({ length: 1000 }, (_, row) => row);
    expect(scores.filter((score) => score > thresholdOf(scores, 10))).toHaveLength(10);
    expect(thresholdOf(Float64Array.of(0.5), 10)).toBe(0.5);
  });
});

describe('the silhouette', () => {
  it('is that of the definition', () => {
    const rows = matrixOf([[0], [1], [10], [11]]);
    // Of the first: 1 within, 10.5 to the others.
    const each = (9.5 / 10.5 + 8.5 / 9.5) / 2;
    const [right = 0, wrong = 0] = silhouettes(rows, [Int32Array.of(0, 0, 1, 1), Int32Array.of(0, 1, 0, 1)]);
    expect(right).toBeCloseTo(each, 12);
    expect(wrong).toBeLessThan(0);
  });

  it('is 0 where there is one cluster, or each row has its own', () => {
    const rows = matrixOf([[0], [1], [2]]);
    expect(silhouettes(rows, [Int32Array.of(0, 0, 0), Int32Array.of(0, 1, 2)])).toEqual([0, 0]);
  });
});

describe('what a column is worth', () => {
  const random = createRandom(5);
  const rows = matrixOf(
    Array.from({ length: 300 }, () => [random.normal(), random.normal(), random.normal()]),
  );
  const groups = [
    { column: 'used', from: 0, to: 2 },
    { column: 'unused', from: 2, to: 3 },
  ];

  it('is how much the score falls without it', () => {
    const truth = Array.from(
      { length: 300 },
      (_, row) => (rows.values[3 * row] ?? 0) + (rows.values[3 * row + 1] ?? 0) > 0,
    );
    const scoreOf = ({ values }: typeof rows) =>
      truth.filter((own, row) => own === (values[3 * row] ?? 0) + (values[3 * row + 1] ?? 0) > 0).length /
      300;
    const before = rows.values.slice();
    const [first, second] = permutationImportance(rows, groups, scoreOf, { seed: 1, repeats: 3 });
    expect(first?.column).toBe('used');
    expect(first?.drop).toBeGreaterThan(0.35);
    expect(second).toEqual({ column: 'unused', drop: 0 });
    expect(rows.values).toEqual(before);
  });

  it('is told of each row by setting it to its usual value', () => {
    const odd = matrixOf([
      [9, 0, 0],
      [0, 0, 4],
    ]);
    const scoreOf = ({ values }: typeof rows) =>
      Float64Array.from(
        { length: 2 },
        (_, row) => Math.abs(values[3 * row] ?? 0) + Math.abs(values[3 * row + 2] ?? 0),
      );
    const reasons = explainScores(odd, groups, usualValues(matrixOf([[0, 0, 0]])), scoreOf);
    expect(reasons).toEqual([[{ column: 'used', drop: 9 }], [{ column: 'unused', drop: 4 }]]);
  });
});

describe('a profile of clusters', () => {
  it('tells how each differs from all, the largest difference first', () => {
    const frame = {
      rowCount: 4,
      columns: [
        { name: 'spend', kind: 'number', values: Float64Array.of(10, 10, 30, Number.NaN) },
        { name: 'plan', kind: 'category', codes: Int32Array.of(0, 0, 1, 1), levels: ['basic', 'pro'] },
        { name: 'left out', kind: 'number', values: new Float64Array(4) },
      ],
    } as const;
    const [first, second] = profileClusters(frame, ['spend', 'plan'], Float64Array.of(0, 0, 1, 1), 2);
    expect(first).toMatchObject({ cluster: 0, size: 2 });
    expect(first?.features[0]).toMatchObject({
      column: 'plan',
      level: 'basic',
      share: 1,
      overall: 0.5,
      difference: 1,
    });
    expect(second?.features[0]).toMatchObject({ column: 'spend', mean: 30 });
    expect(second?.features[0]?.overall).toBeCloseTo(50 / 3, 12);
  });
});

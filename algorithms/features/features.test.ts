import { describe, expect, it } from 'vitest';
import type { Frame, FrameColumn, Target } from '../algorithm.ts';
import { createRandom } from '../random.ts';
import { encodeRows } from './encode.ts';
import { findLeaks } from './leakage.ts';
import { groupsOf } from './plan.ts';
import { type FeatureRequest, planFeatures } from './plan-features.ts';

const yesNo = (count: number): Target => ({
  kind: 'category',
  codes: Int32Array.from({ length: count }, (_, row) => row % 2),
  levels: ['no', 'yes'],
});

describe('numbers', () => {
  it('have the median of training rows where they are missing, and a flag', () => {
    const frame = frameOf(number('amount', [1, 2, Number.NaN, 9, 1000, 2000]));
    const rows = Int32Array.of(0, 1, 2, 3);
    const { plan, notes, training } = planFeatures(frame, request({ rows }));
    expect([...training]).toEqual([1, 0, 2, 0, 2, 1, 9, 0]);
    expect(notes).toEqual([{ kind: 'filled', column: 'amount', missing: 0.25 }]);
    expect([...encodeRows(frame, plan, Int32Array.of(4, 2)).values]).toEqual([1000, 0, 2, 1]);
  });

  it('are scaled by training rows, and cut where they are far beyond', () => {
    const frame = frameOf(number('amount', [1, 3, 1, 3, 1e300]));
    const { plan } = planFeatures(frame, request({ rows: Int32Array.of(0, 1, 2, 3), encoding: 'scaled' }));
    expect([...encodeRows(frame, plan, Int32Array.of(0, 1, 4)).values]).toEqual([-1, 1, 10]);
  });

  it('count as names of rows where they are consecutive or called so, and not as amounts', () => {
    const count = 100;
    const random = createRandom(1);
    const salaries = Array.from({ length: count }, (_, row) => 30_000 + 700 * row + random.below(600));
    const frame = frameOf(
      number(
        'row',
        Array.from({ length: count }, (_, row) => 5000 + row),
      ),
      number('salary', salaries),
      number('customerId', salaries),
    );
    const { notes, plan } = planFeatures(frame, request({ rows: rowsOf(count) }));
    expect(notes.map(({ column }) => column)).toEqual(['row', 'customerId']);
    expect(plan.encoders.map(({ column }) => column)).toEqual(['salary']);
  });
});

describe('categories', () => {
  it('are indicators of few levels; levels that training did not see are none of them', () => {
    const frame = frameOf(category('region', [0, 1, 0, 1, 2, -1], ['North', 'South', 'East']));
    const { plan } = planFeatures(
      frame,
      request({ rows: Int32Array.of(0, 1, 2, 3), encoding: 'scaled', target: yesNo(4) }),
    );
    const bare = { ...plan, scaling: [] };
    expect([...encodeRows(frame, bare, rowsOf(6)).values]).toEqual([1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0]);
  });

  it('are found by name, whatever their places in another table are', () => {
    const frame = frameOf(category('region', [0, 1, 0, 1], ['North', 'South']));
    const { plan } = planFeatures(frame, request({ rows: rowsOf(4), encoding: 'scaled', target: yesNo(4) }));
    const turned = frameOf(category('region', [1, 0, 1, 0], ['South', 'North']));
    expect(encodeRows(turned, plan, rowsOf(4))).toEqual(encodeRows(frame, plan, rowsOf(4)));
  });

  it('count once in distances, however many levels they have', () => {
    const count = 400;
    const frame = frameOf(
      category(
        'many',
        Array.from({ length: count }, (_, row) => row % 10),
        Array.from({ length: 10 }, (_, at) => `${at}`),
      ),
      number(
        'amount',
        Array.from({ length: count }, (_, row) => (row * 7919) % 1013),
      ),
    );
    const { plan, training } = planFeatures(frame, request({ rows: rowsOf(count), encoding: 'scaled' }));
    const width = training.length / count;
    const variances = groupsOf(plan).map(({ from, to }) => {
      let sum = 0;
      for (let row = 0; row < count; row += 1)
        for (let column = from; column < to; column += 1)
          sum += (training[row * width + column] ?? 0) ** 2 / count;
      return sum;
    });
    expect(variances[0]).toBeCloseTo(1, 9);
    expect(variances[1]).toBeCloseTo(1, 9);
  });

  it('are told to trees by the target of other rows, and the rare ones together', () => {
    const count = 2000;
    const random = createRandom(3);
    const codes = Array.from({ length: count }, () => Math.floor(200 * random.next() ** 3));
    const target: Target = {
      kind: 'number',
      values: Float64Array.from(codes, (code) => (code < 20 ? 100 : 0)),
    };
    const levels = Array.from({ length: 200 }, (_, at) => `cell ${at}`);
    const frame = frameOf(category('cell', codes, levels));
    const { plan, notes, training } = planFeatures(frame, request({ rows: rowsOf(count), target }));
    expect(notes).toEqual([{ kind: 'otherLevels', column: 'cell', levels: new Set(codes).size, kept: 50 }]);
    expect(Math.min(...training.filter((_value, row) => codes[row] === 0))).toBeGreaterThan(95);
    const unseen = encodeRows(frameOf(category('cell', [0, -1], ['never seen'])), plan, rowsOf(2));
    expect(unseen.values[0]).toBeLessThan(10);
    // What was never missing in training is as the mean of all.
    expect(unseen.values[1]).toBeCloseTo(
      target.values.reduce((sum, value) => sum + value / count, 0),
      6,
    );
  });

  it('are told by how rare they are where nothing is predicted', () => {
    const frame = frameOf(category('kind', [0, 0, 0, 1], ['often', 'rare', 'unused']));
    const { plan } = planFeatures(frame, request({ rows: rowsOf(4) }));
    expect([...encodeRows(frame, plan, rowsOf(4)).values]).toEqual([0.75, 0.75, 0.75, 0.25]);
    expect([...encodeRows(frameOf(category('kind', [0], ['unused'])), plan, rowsOf(1)).values]).toEqual([0]);
  });
});

describe('moments', () => {
  const days = (texts: string[]): FrameColumn => ({
    name: 'day',
    kind: 'time',
    values: Float64Array.from(texts, Date.parse),
  });

  it('are told by the parts that vary', () => {
    const frame = frameOf(days(['2024-01-01', '2024-01-03', '2024-02-05', 'never']));
    const { plan } = planFeatures(frame, request({ rows: rowsOf(4), target: yesNo(4) }));
    expect(plan.encoders).toMatchObject([
      {
        kind: 'time',
        isFlagged: true,
        parts: ['month', 'weekday', 'daysSinceFirst', 'yearCosine', 'yearSine'],
      },
    ]);
    const [month, weekday, since, cosine, sine, flag] = encodeRows(frame, plan, Int32Array.of(2)).values;
    expect([month, weekday, since, flag]).toEqual([2, 1, 35, 0]);
    expect(Math.hypot(cosine ?? 0, sine ?? 0)).toBeCloseTo(1, 12);
  });

  it('are nothing but distances to clusters', () => {
    const frame = frameOf(days(['2024-01-01', '2024-01-03', '2024-02-05']));
    const { plan } = planFeatures(frame, request({ rows: rowsOf(3), encoding: 'scaled' }));
    expect(plan.encoders).toMatchObject([{ parts: ['daysSinceFirst'] }]);
  });
});

describe('a column that tells the target alone', () => {
  const count = 600;
  const random = createRandom(8);
  const classes: Target = {
    kind: 'category',
    codes: Int32Array.from({ length: count }, () => random.below(3)),
    levels: ['a', 'b', 'c'],
  };
  const numbers: Target = {
    kind: 'number',
    values: Float64Array.from({ length: count }, () => random.normal()),
  };

  it.each<[string, Target, FrameColumn, boolean]>([
    [
      'two classes by a number',
      yesNo(count),
      number(
        'x',
        Array.from({ length: count }, (_, row) => 100 * (row % 2) + random.next()),
      ),
      true,
    ],
    [
      'two classes, from both sides',
      yesNo(count),
      number(
        'x',
        Array.from({ length: count }, (_, row) => (row % 2 ? 0 : row % 4 ? 1 : -1) + 0.1 * random.next()),
      ),
      true,
    ],
    ['three classes by a category', classes, category('x', [...classes.codes], ['p', 'q', 'r']), true],
    [
      'a number in another unit',
      numbers,
      number(
        'x',
        Array.from(numbers.values, (value) => 1.19 * value + 3),
      ),
      true,
    ],
    [
      'a good sign that is no leak',
      yesNo(count),
      number(
        'x',
        Array.from({ length: count }, (_, row) => (row % 2) + random.normal()),
      ),
      false,
    ],
    [
      'noise',
      numbers,
      number(
        'x',
        Array.from({ length: count }, () => random.normal()),
      ),
      false,
    ],
    [
      'nothing, where nearly all rows are of one class',
      {
        kind: 'category',
        codes: Int32Array.from({ length: count }, (_, row) => (row === 5 ? 1 : row === 9 ? 2 : 0)),
        levels: ['a', 'b', 'c'],
      },
      number(
        'x',
        Array.from({ length: count }, () => random.normal()),
      ),
      false,
    ],
  ])('is warned of: %s', (_name, target, column, isLeak) => {
    const found = findLeaks(frameOf(column), ['x'], rowsOf(count), target, 'y');
    expect(found.map(({ kind }) => kind)).toEqual(isLeak ? ['tellsTarget'] : []);
  });
});

function request(changed: Partial<FeatureRequest>): FeatureRequest {
  return { rows: new Int32Array(), target: null, encoding: 'plain', excluded: [], seed: 1, ...changed };
}

function rowsOf(count: number): Int32Array {
  return Int32Array.from({ length: count }, (_, row) => row);
}

function frameOf(...columns: FrameColumn[]): Frame {
  const [first] = columns;
  return { rowCount: first?.kind === 'category' ? first.codes.length : (first?.values.length ?? 0), columns };
}

function number(name: string, values: readonly number[]): FrameColumn {
  return { name, kind: 'number', values: Float64Array.from(values) };
}

function category(name: string, codes: readonly number[], levels: readonly string[]): FrameColumn {
  return { name, kind: 'category', codes: Int32Array.from(codes), levels };
}

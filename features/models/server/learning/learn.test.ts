import { describe, expect, it } from 'vitest';
import { type Frame, type FrameColumn, readModel, writeModel } from '#algorithms/index.ts';
import { learn } from './learn.ts';
import { predict } from './predict.ts';
import type { Learnt, TrainingSpec } from './training-spec.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2024, 0, 1);

function specOf(changed: Partial<TrainingSpec>): TrainingSpec {
  return {
    task: 'forecasting',
    algorithm: 'forecasting',
    target: 'amount',
    unit: null,
    timeColumn: 'day',
    seriesColumn: null,
    features: null,
    horizon: null,
    season: null,
    grain: null,
    clusters: null,
    seed: 1,
    parameters: {},
    how: 'sum',
    nowMs: Date.UTC(2030, 0, 1),
    ...changed,
  };
}

const classSpec = (changed: Partial<TrainingSpec> = {}) =>
  specOf({
    task: 'classification',
    algorithm: 'random_forest',
    target: 'kind',
    timeColumn: null,
    ...changed,
  });

const numbers = (name: string, count: number, of: (row: number) => number): FrameColumn => ({
  name,
  kind: 'number',
  values: Float64Array.from({ length: count }, (_, row) => of(row)),
});
const times = (count: number, of: (row: number) => number): FrameColumn => ({
  name: 'day',
  kind: 'time',
  values: Float64Array.from({ length: count }, (_, row) => of(row)),
});
const texts = (name: string, count: number, of: (row: number) => string | null): FrameColumn => {
  const cells = Array.from({ length: count }, (_, row) => of(row));
  const levels = [...new Set(cells.filter((cell) => cell !== null))];
  return {
    name,
    kind: 'category',
    levels,
    codes: Int32Array.from(cells, (cell) => (cell === null ? -1 : levels.indexOf(cell))),
  };
};
const frame = (rowCount: number, ...columns: FrameColumn[]): Frame => ({ rowCount, columns });
const run = (own: Frame, spec: TrainingSpec): Learnt => learn(own, spec, null, { onProgress: () => {} });

function learnt(own: Frame, spec: TrainingSpec) {
  const result = run(own, spec);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

function refused(own: Frame, spec: TrainingSpec): string {
  const result = run(own, spec);
  if (result.ok) throw new Error('It was learnt.');
  return result.reason;
}

function forecastOf(own: Frame, spec: TrainingSpec) {
  const { report, model } = learnt(own, spec);
  if (report.findings.kind !== 'forecast') throw new Error(report.findings.kind);
  return { report, model, findings: report.findings };
}

/** A week that repeats, on a slope, with a little that does not. */
const week = (row: number) =>
  100 + row / 5 + ([0, 5, 9, 12, 30, 55, 40][row % 7] ?? 0) + ((row * 37) % 11) / 10;
const daily = (count: number) =>
  frame(
    count,
    times(count, (row) => start + row * dayMs),
    numbers('amount', count, week),
  );

describe('a forecast', () => {
  it('is told with what it was tried on, and goes on behind the last day', () => {
    const { report, model, findings } = forecastOf(daily(200), specOf({}));
    const [series] = findings.series;
    expect(findings).toMatchObject({ grain: 'day', horizon: 30, seriesColumn: null, refused: [] });
    expect(report.accuracy).toBeGreaterThan(0.95);
    expect(report.accuracy).toBeGreaterThan(report.baseline?.accuracy ?? 1);
    expect(series?.backtest.length).toBeGreaterThan(1);
    const last = series?.backtest.at(-1);
    // The last window ends with the data: what came is what stands there.
    expect(last?.timestamps.at(-1)).toBe('2024-07-18');
    expect(last?.actual.at(-1)).toBe(week(199));
    expect(series?.forecast.timestamps[0]).toBe('2024-07-19');
    expect(series?.members.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 6);
    // What the file says is what the report says.
    const again = predict(readModel(writeModel(model)), { kind: 'horizon', horizon: 30, series: null });
    expect(again.predictions).toEqual(series?.forecast.predictions);
    expect(again.notes).toEqual([]);
    const far = predict(model, { kind: 'horizon', horizon: 60, series: null });
    expect(far.notes).toEqual([expect.stringContaining('30 steps')]);
  });

  it('gives the same bytes for the same rows', () => {
    const bytes = () => writeModel(learnt(daily(120), specOf({})).model);
    expect(Buffer.compare(bytes(), bytes())).toBe(0);
  });

  it('makes one for each value of the series column, to the common end, and says which cannot be', () => {
    const count = 300;
    const own = frame(
      count * 2 + 3,
      times(count * 2 + 3, (row) => start + Math.floor(row / 2) * dayMs),
      numbers('amount', count * 2 + 3, (row) => (row % 2 === 0 ? 10 : 1) * week(Math.floor(row / 2))),
      // East sold nothing in the last forty days; "once" has a single row.
      texts('region', count * 2 + 3, (row) =>
        row === 5 ? 'once' : row % 2 === 0 ? 'North' : row < 2 * (count - 40) ? 'East' : 'North',
      ),
    );
    const { report, findings, model } = forecastOf(own, specOf({ seriesColumn: 'region', horizon: 7 }));
    expect(findings.series.map(({ key }) => key)).toEqual(['North', 'East', 'once']);
    const starts = new Set(findings.series.map(({ forecast }) => forecast.timestamps[0]));
    expect(starts.size).toBe(1);
    expect(report.form.series).toEqual(['North', 'East', 'once']);
    const east = predict(model, { kind: 'horizon', horizon: 2, series: ['East'] });
    expect(east.series?.map(({ key, predictions }) => [key, predictions.length])).toEqual([['East', 2]]);
    expect(() => predict(model, { kind: 'horizon', horizon: 2, series: ['West'] })).toThrow(
      'no series "West"',
    );
  });

  it('says what was done to odd rows', () => {
    const rows = 120;
    const own = frame(
      rows + 3,
      // Some days twice, one row without a day, and a last month that is not over.
      times(rows + 3, (row) => (row === rows ? Number.NaN : row > rows ? start : start + row * dayMs)),
      numbers('amount', rows + 3, (row) => (row === 7 ? Number.NaN : week(row))),
    );
    const { report } = forecastOf(own, specOf({ nowMs: start + (rows - 1) * dayMs + 1000 }));
    const sentences = report.notes.map(({ sentence }) => sentence).join(' ');
    for (const told of ['without a time', 'without a value', 'the time of another row', 'is not over'])
      expect(sentences).toContain(told);
  });

  it.each<[string, Frame, Partial<TrainingSpec>, RegExp]>([
    ['one row', daily(1), {}, /at least 8/],
    ['no rows', daily(0), {}, /no rows/],
    [
      'no time',
      frame(
        30,
        times(30, () => Number.NaN),
        numbers('amount', 30, week),
      ),
      {},
      /time column is empty/,
    ],
    [
      'no value',
      frame(
        30,
        times(30, (row) => start + row * dayMs),
        numbers('amount', 30, () => Number.NaN),
      ),
      {},
      /no numbers/,
    ],
    [
      'gaps',
      frame(
        40,
        times(40, (row) => start + row * (row < 20 ? 1 : 3) * dayMs),
        numbers('amount', 40, week),
      ),
      { how: 'mean', grain: 'day' },
      /have no value/,
    ],
    [
      'text for a target',
      frame(
        30,
        times(30, (row) => start + row * dayMs),
        texts('amount', 30, String),
      ),
      {},
      /does not hold numbers/,
    ],
    ['a season too long', daily(30), { season: 20 }, /two seasons/],
  ])('is refused with a sentence: %s', (_, own, changed, sentence) => {
    expect(refused(own, specOf(changed))).toMatch(sentence);
  });

  it('of a constant is the constant, and of too little has no accuracy', () => {
    const own = frame(
      60,
      times(60, (row) => start + row * dayMs),
      numbers('amount', 60, () => 5),
    );
    const constant = forecastOf(own, specOf({ horizon: 3 }));
    expect(constant.findings.series[0]?.forecast.predictions.map((value) => Math.round(value))).toEqual([
      5, 5, 5,
    ]);
    const few = forecastOf(daily(9), specOf({}));
    expect(few.report).toMatchObject({ accuracy: null, isBetter: false, isNoBetterThanBaseline: false });
    expect(few.report.verdict).toContain('Too little data');
  });
});

describe('rows of a table', () => {
  const count = 240;
  const size = (row: number) => (row * 37) % 101;
  const own = frame(
    count,
    numbers('size', count, size),
    texts('place', count, (row) => ['north', 'south', 'east'][row % 3] ?? null),
    texts('kind', count, (row) => (size(row) + (row % 7) * 3 > 55 ? 'large' : 'small')),
  );

  it('are told apart, with the baseline beside, and predicted by name and by order', () => {
    const { report, model } = learnt(own, classSpec());
    expect(report.findings).toMatchObject({
      kind: 'classification',
      testRows: count,
      levels: ['small', 'large'],
    });
    expect(report.accuracy).toBeGreaterThan((report.baseline?.accuracy ?? 1) + 0.1);
    expect(report.isBetter).toBe(true);
    if (report.findings.kind !== 'classification') throw new Error();
    expect(report.findings.importance[0]?.column).toBe('size');
    expect(report.findings.confusion.flat().reduce((sum, rows) => sum + rows, 0)).toBe(count);
    expect(report.form.fields).toEqual([
      { name: 'size', kind: 'number', levels: [], usual: expect.any(Number) as number },
      {
        name: 'place',
        kind: 'category',
        levels: expect.arrayContaining(['north']) as string[],
        usual: expect.any(String) as string,
      },
    ]);
    const file = readModel(writeModel(model));
    const named = predict(file, {
      kind: 'rows',
      rows: [
        { size: 100, place: 'north' },
        { size: 1, place: 'mars' },
      ],
    });
    expect(named.predictions).toEqual(['large', 'small']);
    expect(named.notes).toEqual([expect.stringContaining('has values that the model has not learnt')]);
    const ordered = predict(file, {
      kind: 'matrix',
      features: [
        [100, 'north'],
        [1, null],
      ],
    });
    expect(ordered.predictions).toEqual(['large', 'small']);
    expect(named.scores?.every((share) => share > 0.5 && share <= 1)).toBe(true);
  });

  it.each<[string, Parameters<typeof predict>[1], RegExp]>([
    ['too few values', { kind: 'matrix', features: [[1]] }, /needs 2 values/],
    ['an unknown column', { kind: 'rows', rows: [{ colour: 1 }] }, /knows no column "colour"/],
    ['a text for a number', { kind: 'rows', rows: [{ size: 'big' }] }, /Row 1: "size" must be a number/],
    ['a horizon', { kind: 'horizon', horizon: 3, series: null }, /predicts rows/],
  ])('are not predicted of %s', (_, asked, sentence) => {
    const { model } = learnt(own, classSpec());
    expect(() => predict(model, asked)).toThrow(sentence);
  });

  it('give the same bytes for the same seed, and others for another', () => {
    const bytes = (seed: number) => writeModel(learnt(own, classSpec({ seed })).model);
    expect(Buffer.compare(bytes(3), bytes(3))).toBe(0);
    expect(Buffer.compare(bytes(3), bytes(4))).not.toBe(0);
  });

  it('warn of a column that alone tells the target, and tell what was left out', () => {
    const leaky = frame(
      count,
      ...own.columns,
      texts('outcome', count, (row) =>
        own.columns[2]?.kind === 'category' ? String(own.columns[2].codes[row]) : null,
      ),
      numbers('same', count, () => 1),
      numbers('nothing', count, () => Number.NaN),
    );
    const { report } = learnt(leaky, classSpec());
    expect(report.notes[0]).toMatchObject({ kind: 'leakage', column: 'outcome' });
    const told = report.notes.map(({ sentence }) => sentence).join(' ');
    expect(told).toContain('"same" is left out');
    expect(told).toContain('"nothing" is empty');
  });

  it('are flagged where nothing can be told of them', () => {
    const random = frame(
      count,
      numbers('size', count, size),
      texts('kind', count, (row) => (((row * 7919) % 104729) % 10 < 8 ? 'a' : 'b')),
    );
    const { report } = learnt(random, classSpec());
    expect(report).toMatchObject({ isBetter: false, isNoBetterThanBaseline: true });
    expect(report.verdict).toContain('No better than baseline');
  });

  it.each<[string, Frame, Partial<TrainingSpec>, RegExp]>([
    [
      'one row',
      frame(
        1,
        numbers('size', 1, () => 1),
        texts('kind', 1, () => 'a'),
      ),
      {},
      /at least 20/,
    ],
    [
      'a constant target',
      frame(
        50,
        numbers('size', 50, size),
        texts('kind', 50, () => 'a'),
      ),
      {},
      /same in every row/,
    ],
    [
      'an empty target',
      frame(
        50,
        numbers('size', 50, size),
        texts('kind', 50, () => null),
      ),
      {},
      /only 0 rows/,
    ],
    [
      'no column to learn from',
      frame(
        50,
        numbers('size', 50, () => Number.NaN),
        texts('kind', 50, (row) => String(row % 2)),
      ),
      {},
      /No column is left/,
    ],
    [
      'a million classes',
      frame(300, numbers('size', 300, size), texts('kind', 300, String)),
      {},
      /at most 100/,
    ],
  ])('are refused with a sentence: %s', (_, odd, changed, sentence) => {
    expect(refused(odd, classSpec(changed))).toMatch(sentence);
  });

  it('fall into groups that are described, and into usual and unusual ones with reasons', () => {
    const groups = frame(
      count,
      numbers('size', count, (row) => (row % 2 === 0 ? 10 : 90) + (row % 5)),
      texts('place', count, (row) => (row % 2 === 0 ? 'north' : 'south')),
    );
    const clusters = learnt(
      groups,
      specOf({ task: 'clustering', algorithm: 'kmeans', target: null, clusters: 2 }),
    );
    expect(clusters.report).toMatchObject({ accuracy: null, isBetter: true, found: { clusters: 2 } });
    if (clusters.report.findings.kind !== 'clustering') throw new Error();
    const [first] = clusters.report.findings.clusters;
    expect(first).toMatchObject({ cluster: 1, rows: 120, share: 0.5 });
    expect(first?.sentence).toMatch(/^120 rows: .*size is (higher|lower)/);
    const odd = frame(
      count,
      numbers('size', count, (row) => (row === 17 ? 5000 : row % 9)),
      texts('place', count, (row) => `p${row % 4}`),
    );
    const unusual = learn(
      odd,
      specOf({ task: 'anomaly_detection', algorithm: 'isolation_forest', target: null }),
      Float64Array.from({ length: count }, (_, row) => row + 1000),
      { onProgress: () => {} },
    );
    if (!unusual.ok || unusual.report.findings.kind !== 'anomalies') throw new Error();
    expect(unusual.report.findings.top[0]).toMatchObject({
      row: 1018,
      values: ['5,000', 'p1'],
      reasons: [{ column: 'size', value: '5,000' }],
    });
    expect(
      predict(unusual.model, {
        kind: 'rows',
        rows: [
          { size: 5000, place: 'p1' },
          { size: 4, place: 'p0' },
        ],
      }).predictions,
    ).toEqual(['unusual', 'usual']);
  });
});

describe('a model file', () => {
  it('is not read where its places were changed', () => {
    const { model } = learnt(daily(60), specOf({}));
    const file = readModel(writeModel(model));
    const [series] = (file.header as { series: { arrays: { from: number }[] }[] }).series;
    const [entry] = series?.arrays ?? [];
    if (!entry) throw new Error();
    entry.from = 1e9;
    expect(() => predict(file, { kind: 'horizon', horizon: 2, series: null })).toThrow('damaged');
  });
});

import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#kernel/settings.ts';
import type { Frame, FrameColumn, TableAlgorithm } from '../algorithm.ts';
import { tableAlgorithms } from '../index.ts';
import { readModel, writeModel } from '../model-file.ts';
import { createRandom } from '../random.ts';
import { checkTableModel, predictTable, type TableHeader } from './table-model.ts';
import { type TableRequest, type TrainingOutcome, trainTable } from './train-table.ts';

/** From a table to a model, on every algorithm of the registry. */

const forest = named('random_forest');

describe.each(tableAlgorithms.map((algorithm) => [algorithm.manifest.id, algorithm] as const))(
  '%s on a table',
  (_, algorithm) => {
    const task = algorithm.manifest.tasks[0] as TableRequest['task'];
    const target = task === 'classification' ? 'outcome' : task === 'regression' ? 'amount' : null;
    const train = (frame: Frame) =>
      trainTable(algorithm, frame, requestOf(algorithm, { task, target }), { seed: 3 });

    it('learns, is saved, loaded and predicts the same, whatever is missing or unknown in new rows', () => {
      const outcome = expectModel(train(orders(400)));
      const model = readModel(writeModel(outcome.model)) as typeof outcome.model;
      expect(checkTableModel(algorithm, model)).toBeNull();
      const others = withColumn(orders(60, 8), {
        name: 'region',
        kind: 'category',
        codes: Int32Array.from({ length: 60 }, (_row, row) => (row % 3) - 1),
        levels: ['never seen', 'North'],
      });
      const before = structuredClone(others);
      const [first, second] = [outcome.model, model].map((own) => predictTable(algorithm, own, others));
      expect(first).toEqual(second);
      expect(others).toEqual(before);
      expect(first?.ok && first.predictions.values.every(Number.isFinite)).toBe(true);
    });

    it('gives the same bytes for the same seed, and tells progress that only grows', () => {
      const told: number[] = [];
      const run = (onProgress?: (share: number) => void) => {
        const request = requestOf(algorithm, { task, target });
        return expectModel(trainTable(algorithm, orders(200), request, { seed: 3, onProgress })).model;
      };
      expect(writeModel(run())).toEqual(writeModel(run((share) => told.push(share))));
      expect(told).toEqual(told.toSorted((left, right) => left - right));
      expect(told.at(-1)).toBe(1);
    });

    it('says what is wrong with rows that lack a column or hold another kind', () => {
      const { model } = expectModel(train(orders(300)));
      const frame = orders(30);
      const without = { ...frame, columns: frame.columns.filter(({ name }) => name !== 'price') };
      expect(predictTable(algorithm, model, without)).toEqual({
        ok: false,
        reason: expect.stringContaining('"price"') as string,
      });
      const price: FrameColumn = {
        name: 'price',
        kind: 'category',
        codes: new Int32Array(30),
        levels: ['a'],
      };
      expect(predictTable(algorithm, model, withColumn(frame, price))).toMatchObject({ ok: false });
    });

    it.each<[string, Frame]>([
      ['no row', orders(0)],
      ['one row', orders(1)],
      ['nothing but missing values', mapNumbers(orders(100), () => Number.NaN, -1)],
      ['nothing but constants', constants(100)],
    ])('ends with a reason for %s', (_name, frame) => {
      const outcome = train(frame);
      expect(outcome).toMatchObject({ ok: false });
      expect(outcome.ok ? '' : outcome.reason).toMatch(/^[A-Z"].*\.$/);
    });

    it.each<[string, Frame]>([
      ['missing values in every column', withHoles(orders(300))],
      [
        'infinite and huge numbers',
        mapNumbers(orders(300), (value, row) => [Number.POSITIVE_INFINITY, 1e308, -1e308][row % 40] ?? value),
      ],
      ['texts that never repeat', withColumn(orders(3000), manyTexts(3000))],
      [
        'a column that is called like a member of every object',
        withColumn(orders(300), {
          name: '__proto__',
          kind: 'number',
          values: new Float64Array(300).map((_v, row) => row % 7),
        }),
      ],
    ])('ends with a model for %s', (_name, frame) => {
      const { model, evaluation } = expectModel(train(frame));
      expect(checkTableModel(algorithm, model)).toBeNull();
      if (evaluation.accuracy !== null) expect(evaluation.accuracy).toBeGreaterThanOrEqual(0);
    });

    it('refuses a header that names what is not there', () => {
      const { model } = expectModel(train(orders(300)));
      const { plan } = model.header;
      const wrong: Partial<TableHeader>[] = [
        { plan: { ...plan, encoders: plan.encoders.slice(1) } },
        { plan: { ...plan, encoders: [...plan.encoders, ...plan.encoders.slice(0, 1)] } },
        { plan: { ...plan, scaling: [{ mean: 0, deviation: 0 }] } },
        { task: 'forecasting' as 'clustering' },
        { inner: null },
      ];
      for (const own of wrong)
        expect(checkTableModel(algorithm, { ...model, header: { ...model.header, ...own } })).not.toBeNull();
    });
  },
);

describe('training on a table', () => {
  it('tells accuracy beside that of the most frequent class, on rows it has not seen', () => {
    const { evaluation } = expectModel(trainTable(forest, orders(1500), requestOf(forest), { seed: 1 }));
    if (evaluation.kind !== 'classification') throw new Error('another kind');
    expect(evaluation).toMatchObject({ method: 'holdout', testRows: 375, isBetter: true });
    expect(evaluation.accuracy).toBeGreaterThan(evaluation.baseline + 0.2);
    expect(evaluation.scores.confusion.flat().reduce((sum, count) => sum + count, 0)).toBe(375);
    expect(evaluation.importance[0]?.column).toBe('price');
  });

  it('says of chance that it is no better than its baseline', () => {
    const random = createRandom(6);
    const codes = Int32Array.from({ length: 800 }, () => random.below(2));
    const frame = withColumn(orders(800), {
      name: 'outcome',
      kind: 'category',
      codes,
      levels: ['no', 'yes'],
    });
    const { evaluation } = expectModel(trainTable(forest, frame, requestOf(forest), { seed: 1 }));
    expect(evaluation).toMatchObject({ kind: 'classification', method: 'folds', isBetter: false });
  });

  it('tests on the latest rows where there is an order of time', () => {
    const request = requestOf(forest, { timeColumn: 'ordered' });
    const { evaluation } = expectModel(trainTable(forest, orders(1200), request, { seed: 1 }));
    expect(evaluation).toMatchObject({ method: 'time', testRows: 300 });
  });

  it('predicts numbers, told by R² and the error in their unit', () => {
    const request = requestOf(forest, { task: 'regression', target: 'amount' });
    const { evaluation } = expectModel(trainTable(forest, orders(1500), request, { seed: 1 }));
    if (evaluation.kind !== 'regression') throw new Error('another kind');
    expect(evaluation.accuracy).toBeGreaterThan(0.9);
    expect(evaluation.scores.meanAbsoluteError).toBeLessThan(0.5 * evaluation.scores.meanAbsoluteErrorOfMean);
  });

  it('leaves out and warns with reasons', () => {
    const base = orders(600);
    const outcome = base.columns.find(({ name }) => name === 'outcome');
    if (outcome?.kind !== 'category') throw new Error('no outcome');
    const extras: FrameColumn[] = [
      {
        name: 'order_id',
        kind: 'number',
        values: Float64Array.from({ length: 600 }, (_, row) => 1000 + row),
      },
      { name: 'currency', kind: 'category', codes: new Int32Array(600), levels: ['EUR'] },
      { name: 'note', kind: 'category', codes: new Int32Array(600).fill(-1), levels: [] },
      {
        name: 'refunded',
        kind: 'number',
        values: Float64Array.from({ length: 600 }, (_, row) => (row % 4 ? Number.NaN : row)),
      },
      { name: 'closed_as', kind: 'category', codes: outcome.codes, levels: ['lost', 'won'] },
      manyTexts(600),
    ];
    const frame = { ...base, columns: [...base.columns, ...extras] };
    const { notes, model } = expectModel(trainTable(forest, frame, requestOf(forest), { seed: 1 }));
    expect(Object.fromEntries(notes.map(({ column, kind }) => [column, kind]))).toEqual({
      order_id: 'identifier',
      currency: 'constant',
      note: 'empty',
      refunded: 'mostlyMissing',
      text: 'identifier',
      closed_as: 'tellsTarget',
    });
    expect(model.header.plan.encoders.map(({ column }) => column)).toEqual([
      'price',
      'quantity',
      'amount',
      'region',
      'ordered',
      'closed_as',
    ]);
  });

  it('does not let many rare levels tell the target by their own rows', () => {
    const random = createRandom(12);
    const count = 900;
    const codes = Int32Array.from({ length: count }, () => random.below(2));
    const cells = Int32Array.from({ length: count }, (_, row) => row % 300);
    const frame: Frame = {
      rowCount: count,
      columns: [
        {
          name: 'cell',
          kind: 'category',
          codes: cells,
          levels: Array.from({ length: 300 }, (_, at) => `cell ${at}`),
        },
        { name: 'outcome', kind: 'category', codes, levels: ['no', 'yes'] },
      ],
    };
    const { evaluation } = expectModel(trainTable(forest, frame, requestOf(forest), { seed: 1 }));
    expect(evaluation.isBetter).toBe(false);
    expect(evaluation.accuracy).toBeLessThan(0.58);
  });

  it('takes a million different texts in stride', { timeout: 120_000 }, () => {
    const count = 1_000_000;
    const random = createRandom(4);
    const levels = Array.from({ length: count }, (_, at) => `t${at}`);
    const value = Float64Array.from({ length: count }, () => random.normal());
    const frame: Frame = {
      rowCount: count,
      columns: [
        {
          name: 'text',
          kind: 'category',
          codes: Int32Array.from(levels, (_, at) => at % (count / 2)),
          levels,
        },
        { name: 'value', kind: 'number', values: value },
      ],
    };
    const isolation = named('isolation_forest');
    const parameters = { ...defaultSettings(isolation.manifest.fields), trees: 10 };
    const request = { task: 'anomaly_detection', target: null, parameters } as const;
    const { notes } = expectModel(trainTable(isolation, frame, request, { seed: 1 }));
    expect(notes).toEqual([{ kind: 'manyLevels', column: 'text', levels: count / 2 }]);
  });
});

describe('finding structure in a table', () => {
  it('names the rows that are unusual, and by which column', () => {
    const isolation = named('isolation_forest');
    const frame = mapNumbers(orders(500), (value, row, name) =>
      row === 77 && name === 'price' ? 5000 : value,
    );
    const columns = ['price', 'quantity', 'amount'];
    const request = requestOf(isolation, { task: 'anomaly_detection', target: null, columns });
    const { evaluation, model } = expectModel(trainTable(isolation, frame, request, { seed: 1 }));
    if (evaluation.kind !== 'anomalies') throw new Error('another kind');
    expect(evaluation.accuracy).toBeNull();
    expect(evaluation.top[0]).toMatchObject({ row: 77 });
    expect(evaluation.top[0]?.reasons[0]?.column).toBe('price');
    const predicted = predictTable(isolation, model, frame);
    const scores = predicted.ok ? predicted.predictions.values : new Float64Array();
    expect(scores.filter((score) => score > (model.header.threshold ?? 0))).toHaveLength(5);
  });

  it('says of clusters whether they are more than chance', () => {
    const kmeans = named('kmeans');
    const request = requestOf(kmeans, { task: 'clustering', target: null, columns: ['first', 'second'] });
    const evaluationOf = (frame: Frame) =>
      expectModel(trainTable(kmeans, frame, request, { seed: 1 })).evaluation;
    expect(evaluationOf(points(600, 6))).toMatchObject({
      kind: 'clustering',
      accuracy: null,
      isBetter: true,
    });
    expect(evaluationOf(points(600, 0))).toMatchObject({ isBetter: false });
  });
});

function named(id: string): TableAlgorithm {
  const algorithm = tableAlgorithms.find(({ manifest }) => manifest.id === id);
  if (!algorithm) throw new Error(id);
  return algorithm;
}

function requestOf(algorithm: TableAlgorithm, changed: Partial<TableRequest> = {}): TableRequest {
  const parameters = { ...defaultSettings(algorithm.manifest.fields) };
  if ('trees' in parameters) parameters.trees = 40;
  return { task: 'classification', target: 'outcome', parameters, ...changed };
}

function expectModel(outcome: TrainingOutcome): TrainingOutcome & { ok: true } {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

/** Orders whose outcome depends on price and region, and whose amount is their price times quantity. */
function orders(count: number, seed = 2): Frame {
  const random = createRandom(seed);
  const price = Float64Array.from({ length: count }, () => 10 + 90 * random.next());
  const quantity = Float64Array.from({ length: count }, () => 1 + random.below(6));
  const region = Int32Array.from({ length: count }, () => random.below(4));
  const ordered = Float64Array.from({ length: count }, (_, row) => Date.UTC(2023, 0, 1) + row * 7_200_000);
  const amount = price.map((own, row) => own * (quantity[row] ?? 0));
  const outcome = Int32Array.from(price, (own, row) => {
    const chance = own > 55 ? 0.9 : region[row] === 0 ? 0.6 : 0.1;
    return random.next() < chance ? 1 : 0;
  });
  return {
    rowCount: count,
    columns: [
      { name: 'price', kind: 'number', values: price },
      { name: 'quantity', kind: 'number', values: quantity },
      { name: 'amount', kind: 'number', values: amount },
      { name: 'region', kind: 'category', codes: region, levels: ['North', 'South', 'East', 'West'] },
      { name: 'ordered', kind: 'time', values: ordered },
      { name: 'outcome', kind: 'category', codes: outcome, levels: ['no', 'yes'] },
    ],
  };
}

/** Two clouds in the plane, `apart` deviations from each other. */
function points(count: number, apart: number): Frame {
  const random = createRandom(21);
  const values = () => Float64Array.from({ length: count }, (_, row) => random.normal() + (row % 2) * apart);
  return {
    rowCount: count,
    columns: [
      { name: 'first', kind: 'number', values: values() },
      { name: 'second', kind: 'number', values: values() },
    ],
  };
}

function manyTexts(count: number): FrameColumn {
  return {
    name: 'text',
    kind: 'category',
    codes: Int32Array.from({ length: count }, (_, row) => row),
    levels: Array.from({ length: count }, (_, row) => `text ${row}`),
  };
}

function withColumn(frame: Frame, column: FrameColumn): Frame {
  return { ...frame, columns: [...frame.columns.filter(({ name }) => name !== column.name), column] };
}

function mapNumbers(
  frame: Frame,
  change: (value: number, row: number, name: string) => number,
  code?: number,
): Frame {
  return {
    ...frame,
    columns: frame.columns.map((column) =>
      column.kind === 'category'
        ? { ...column, codes: code === undefined ? column.codes : column.codes.map(() => code) }
        : { ...column, values: column.values.map((value, row) => change(value, row, column.name)) },
    ),
  };
}

function withHoles(frame: Frame): Frame {
  const random = createRandom(31);
  return {
    ...frame,
    columns: frame.columns.map((column) =>
      column.kind === 'category'
        ? { ...column, codes: column.codes.map((code) => (random.next() < 0.2 ? -1 : code)) }
        : { ...column, values: column.values.map((value) => (random.next() < 0.2 ? Number.NaN : value)) },
    ),
  };
}

function constants(count: number): Frame {
  return mapNumbers(orders(count), () => 7, 0);
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exchange } from '../features/chat/contract.ts';
import type {
  Model,
  ModelReport,
  PredictedTable,
  PredictionForm,
  TrainingPlan,
} from '../features/models/contract.ts';
import { isFullProof } from '../tools/test-depth.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';
import { dayOf, days, modelDesk, visits } from './testing-models.ts';

let server: TestServer;
let person: Person;
let sourceId: string;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  await server.running.settleJobs();
  const uploaded = await person.upload<{ dataSource: { id: string } }>('visits.csv', visits());
  sourceId = uploaded.dataSource.id;
});
afterAll(() => server[Symbol.asyncDispose]());

const { path, create, trained, predict } = modelDesk(() => ({ server, person, sourceId }));
const reportOf = (model: Model) => person.get<ModelReport>(path(model, '/report'));

/** Of the eight `npm test` takes a sample: each takes seconds, and `algorithms/` holds them all. */
const algorithms = [
  ['forecasting', 'random_forest', 'regression'],
  ['forecasting', 'neural_network', 'regression'],
  ['forecasting', 'gradient_boosting', 'regression'],
  ['classification', 'random_forest', 'classification'],
  ['classification', 'neural_network', 'classification'],
  ['classification', 'gradient_boosting', 'classification'],
  ['clustering', 'kmeans', 'clustering'],
  ['anomaly_detection', 'isolation_forest', 'anomaly_detection'],
] as const;

/** A training is seconds of pure computing, in a process that lets all others go first. */
const timeout = 90_000;

describe('each algorithm comes from a table to a prediction', { timeout }, () => {
  it.each(algorithms.filter((_, at) => isFullProof || at % 3 === 1))(
    '%s by %s',
    async (type, algorithm, task) => {
      const model = await trained(type, algorithm);
      expect(model).toMatchObject({ error: null, version: 1, progress: null, hasNewerData: false });
      expect(['trained', 'active']).toContain(model.status);
      const report = await reportOf(model);
      expect(report).toMatchObject({ task, version: 1, accuracy: model.accuracy, rows: { total: 2 * days } });
      expect(report.tables).toEqual([
        expect.objectContaining({ name: 'visits', version: 1, isNewest: true }),
      ]);
      const isMeasured = task === 'regression' || task === 'classification';
      expect(model.accuracy === null).toBe(!isMeasured);
      if (isMeasured)
        expect(model.config).toMatchObject({ target: task === 'regression' ? 'visits' : 'well' });
      const form = await person.get<PredictionForm>(path(model, '/form'));
      const row = Object.fromEntries(form.fields.map(({ name, usual }) => [name, usual]));
      const named = await predict(model, { rows: [row] });
      const ordered = await predict(model, { features: [form.fields.map(({ usual }) => usual)] });
      expect([named.status, named.json]).toEqual([200, ordered.json]);
      expect(named.json).toMatchObject({ version: 1, predictions: [expect.anything()] });
    },
  );

  it('a forecast, for each shop too, told with its bands, and by the sample company', async () => {
    const all = await trained('forecasting', 'arima');
    expect(all).toMatchObject({
      status: 'active',
      config: { target: 'visits', timeColumn: 'day', grain: 'day' },
    });
    expect(all.accuracy).toBeGreaterThan(all.baseline?.accuracy ?? 1);
    const { json } = await predict(all, { horizon: 3 });
    expect(json).toMatchObject({
      predictions: [expect.any(Number), expect.any(Number), expect.any(Number)],
      timestamps: [dayOf(days), dayOf(days + 1), dayOf(days + 2)],
    });
    const { intervals } = json as { intervals: { lower80: number; upper80: number; lower95: number }[] };
    expect(intervals[0]?.lower95).toBeLessThanOrEqual(intervals[0]?.lower80 ?? 0);
    expect(intervals[0]?.upper80).toBeGreaterThan(intervals[0]?.lower80 ?? 0);
    const shops = await trained('forecasting', 'arima', { seriesColumn: 'shop', horizon: 7 });
    const series = (await predict(shops, { horizon: 2 })).json as {
      series: { key: string; predictions: number[] }[];
    };
    expect(series.series.map(({ key, predictions }) => [key, predictions.length])).toEqual([
      ['Bergen', 2],
      ['Oslo', 2],
    ]);
    const [sample] = (await person.get<{ id: string; isSample: boolean }[]>('/api/data-sources')).filter(
      ({ isSample }) => isSample,
    );
    const orders = await trained(
      'forecasting',
      'arima',
      { grain: 'month', seriesColumn: 'sales_channel' },
      sample?.id ?? '',
    );
    expect(orders).toMatchObject({
      error: null,
      config: { table: 'orders', target: 'net_amount', grain: 'month' },
    });
    const report = await reportOf(orders);
    expect(report.notes.map(({ sentence }) => sentence).join(' ')).toContain('is not over in the data');
  });
});

describe('what is chosen', { timeout }, () => {
  it('is told before the training, and may be changed', async () => {
    const model = await create('classification', 'random_forest');
    const plan = await person.get<TrainingPlan>(path(model, '/plan'));
    expect(plan).toMatchObject({
      problem: null,
      config: { table: 'visits', target: 'well', timeColumn: 'day' },
    });
    expect(plan.choices.map(({ key, isGiven }) => [key, isGiven])).toEqual([
      ['table', false],
      ['target', false],
      ['timeColumn', false],
      ['features', false],
      ['seed', false],
    ]);
    const changed = await person.call('PATCH', path(model), {
      json: { configuration: { target: 'shop', features: ['visits'] } },
    });
    expect(changed.status).toBe(200);
    const second = await person.get<TrainingPlan>(path(model, '/plan'));
    expect(second.config).toMatchObject({ target: 'shop', features: ['visits'] });
    expect(second.choices.filter(({ isGiven }) => isGiven).map(({ key }) => key)).toEqual([
      'target',
      'features',
    ]);
  });

  it.each([
    ['a column that is not there', { target: 'colour' }, 'no column "colour"'],
    ['settings of a wrong kind', { horizon: 'far' }, 'horizon cannot be used'],
  ])('fails with a sentence for %s, and trains once that is set right', async (_, config, sentence) => {
    const model = await trained('classification', 'random_forest', config);
    expect([model.status, model.error]).toEqual(['failed', expect.stringContaining(sentence)]);
    await person.call('PATCH', path(model), {
      json: { configuration: { target: 'well', parameters: { trees: 10 } } },
    });
    await person.post(path(model, '/train'), {});
    await server.running.settleModels();
    expect(await person.get(path(model))).toMatchObject({ error: null, version: 1 });
    await person.call('DELETE', path(model));
  });
});

describe('trainings of a model', { timeout }, () => {
  it('give the same bytes for the same seed, and can be gone back to', async () => {
    const model = await trained('classification', 'random_forest', { parameters: { trees: 20 } });
    await person.post(path(model, '/train'), {});
    await server.running.settleModels();
    const [first, second] = [1, 2].map((version) =>
      person.get<ModelReport>(path(model, `/report?version=${version}`)),
    );
    expect((await first)?.file).toEqual((await second)?.file);
    await person.call('PATCH', path(model), {
      json: { configuration: { seed: 9, parameters: { trees: 20 } } },
    });
    await person.post(path(model, '/train'), {});
    await server.running.settleModels();
    expect((await reportOf(model)).file).not.toEqual((await first)?.file);
    const versions = () => person.get<{ version: number; isCurrent: boolean }[]>(path(model, '/versions'));
    expect((await versions()).map(({ version, isCurrent }) => [version, isCurrent])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    expect(await person.post(path(model, '/versions/1/restore'))).toEqual({ id: model.id, version: 1 });
    expect(await person.get<Model>(path(model))).toMatchObject({ version: 1, accuracy: model.accuracy });
    expect((await person.call('POST', path(model, '/versions/7/restore'))).status).toBe(404);
  });

  it('of two models are compared on one test part only', async () => {
    const [forest, boosting, other] = [
      await trained('classification', 'random_forest', { parameters: { trees: 20 } }),
      await trained('classification', 'gradient_boosting'),
      await trained('classification', 'random_forest', { target: 'shop' }),
    ];
    const compare = (one: Model, two: Model) => person.get<object>(path(one, `/comparison/${two.id}`));
    expect(await compare(forest, boosting)).toMatchObject({
      isSameTest: true,
      testRows: Math.floor((2 * days) / 4),
      sentence: expect.stringMatching(/luck|equally well/) as string,
    });
    expect(await compare(forest, other)).toMatchObject({ isSameTest: false, better: null });
    const stranger = await server.signUp('Stranger');
    expect((await stranger.call('GET', path(forest, `/comparison/${boosting.id}`))).status).toBe(404);
  });

  it('learn from rows of the caller, and forget them', async () => {
    const model = await create('classification', 'random_forest', {}, null);
    const features = Array.from({ length: 60 }, (_, row) => [row % 10, row % 2 === 0 ? 'a' : 'b']);
    const target = features.map(([size]) => (Number(size) > 4 ? 'big' : 'small'));
    await person.post(path(model, '/train'), { features, target });
    await server.running.settleModels();
    const { json } = await predict(model, {
      features: [
        [9, 'a'],
        [1, 'b'],
      ],
    });
    expect(json).toMatchObject({ predictions: ['big', 'small'] });
    const forecast = await create('forecasting', 'arima', {}, null);
    expect(
      (await person.call('POST', path(forecast, '/train'), { json: { features: [[1]], target: [1] } }))
        .status,
    ).toBe(422);
  });

  it('follow their data where that is wished, and say that there are newer ones otherwise', async () => {
    const uploaded = await person.upload<{ dataSource: { id: string } }>('growing.csv', visits());
    const model = await trained(
      'classification',
      'random_forest',
      { parameters: { trees: 10 } },
      uploaded.dataSource.id,
    );
    const again = (extra: number) =>
      person.upload(
        'growing.csv',
        visits(extra),
        `/api/data-sources/${uploaded.dataSource.id}/upload?mode=replace&apply=true`,
      );
    await again(10);
    await server.running.settleModels();
    expect(await person.get(path(model))).toMatchObject({ version: 1, hasNewerData: true });
    await person.call('PATCH', path(model), { json: { isRetrained: true } });
    await server.running.settleModels();
    expect(await person.get(path(model))).toMatchObject({ version: 2, hasNewerData: false });
    expect((await reportOf(model)).rows.total).toBe(2 * days + 20);
  });
});

describe('a whole table', { timeout }, () => {
  it('is predicted into a table that is asked and exported like any other, and again into its next version', async () => {
    const model = await trained('classification', 'random_forest', { parameters: { trees: 10 } });
    const run = async () => {
      const begun = await person.call('POST', path(model, '/predicted-tables'), { json: {} });
      expect(begun).toMatchObject({ status: 202, json: { status: 'running', source: { table: 'visits' } } });
      await server.running.settleModels();
      const [newest] = await person.get<PredictedTable[]>(path(model, '/predicted-tables'));
      return newest;
    };
    const made = await run();
    expect(made).toMatchObject({
      status: 'done',
      error: null,
      result: { table: 'visits predicted', rows: 2 * days },
    });
    const { dataSourceId = '' } = made?.result ?? {};
    const rows = await person.get<{ columns: { name: string }[]; rows: unknown[][] }>(
      `/api/data-sources/${dataSourceId}/tables/visits%20predicted/rows?limit=2`,
    );
    expect(rows.columns.map(({ name }) => name)).toEqual([
      'day',
      'shop',
      'price',
      'visits',
      'well',
      'predicted well',
      'certainty',
    ]);
    const answer = await person.ask<{ aiMessage: { metadata: { answer: { rows: unknown[][] } } } }>(
      'how many rows by predicted well',
      [dataSourceId],
    );
    const counts = answer.aiMessage.metadata.answer.rows.map(([, count]) => Number(count));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2 * days);
    // The table itself is asked where nobody speaks of predictions.
    const ordinary = await person.ask<{ aiMessage: { metadata: { answer: object } } }>('total visits');
    expect(JSON.stringify(ordinary.aiMessage.metadata.answer)).not.toContain('predicted');
    expect(await run()).toMatchObject({ status: 'done', result: { dataSourceId } });
    expect(await person.get(`/api/data-sources/${dataSourceId}`)).toMatchObject({
      tables: [{ version: 2, rows: 2 * days }],
    });
  });

  it('of a forecast holds the steps that come; another table must have the columns', async () => {
    const forecast = await trained('forecasting', 'arima', { seriesColumn: 'shop', horizon: 5 });
    await person.post(path(forecast, '/predicted-tables'), {});
    await server.running.settleModels();
    const [steps] = await person.get<PredictedTable[]>(path(forecast, '/predicted-tables'));
    expect(steps).toMatchObject({ status: 'done', result: { rows: 10 } });
    const model = await trained('classification', 'random_forest', { parameters: { trees: 10 } });
    const uploaded = await person.upload<{ dataSource: { id: string } }>(
      'other.csv',
      'day,colour\n2026-01-01,red\n2026-01-02,blue\n',
    );
    const refused = await person.call('POST', path(model, '/predicted-tables'), {
      json: { dataSourceId: uploaded.dataSource.id, table: 'other' },
    });
    expect([refused.status, refused.json]).toEqual([
      422,
      expect.objectContaining({ message: expect.stringContaining('price') as string }),
    ]);
  });
});

describe('a question that only a model answers', { timeout }, () => {
  const asked = async (question: string) => {
    const { aiMessage } = await person.ask<Exchange>(question, [sourceId]);
    const { answer } = aiMessage.metadata;
    if (!answer) throw new Error('No answer.');
    return { text: aiMessage.content, answer };
  };

  it('offers to train one, and is then answered by it, with its card and a receipt that holds', async () => {
    const question = 'segment the visits into 3 groups';
    const offered = await asked(question);
    expect(offered.answer).toMatchObject({ status: 'clarify', receiptId: null });
    const before = (await person.get<Model[]>('/api/ml/models')).length;
    const [option] = offered.answer.options ?? [];
    await asked(option?.question ?? '');
    await server.running.settleModels();
    expect(await person.get<Model[]>('/api/ml/models')).toHaveLength(before + 1);
    const { answer, text } = await asked(question);
    const [model] = await person.get<Model[]>('/api/ml/models');
    expect(answer).toMatchObject({ status: 'answered', verdict: 'caution', model: { id: model?.id } });
    expect(model).toMatchObject({ type: 'clustering', name: 'Groups of visits', config: { clusters: 3 } });
    expect(answer.rows).toHaveLength(3);
    expect(answer.rows.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(2 * days);
    expect(text).toContain('By the model "Groups of visits"');
    const report = await reportOf(model as Model);
    expect(answer.checks[0]).toMatchObject({ id: 'model-worth', detail: report.verdict });
    const replay = await person.post(`/api/receipts/${answer.receiptId}/replay`);
    expect(replay).toMatchObject({ state: 'same', rows: answer.rows });
    // The same table of predictions is asked again; another model is not trained.
    const again = await asked(question);
    expect(again.answer).toMatchObject({ sql: answer.sql, rows: answer.rows, sources: answer.sources });
    expect(await person.get<Model[]>('/api/ml/models')).toHaveLength(before + 1);
  });

  it('says why none can be trained', async () => {
    const { answer, text } = await asked('which visits will churn');
    expect(answer.status).toBe('declined');
    expect(text).toContain('Nothing tells who has churned of visits');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Model } from '../features/models/contract.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

let server: TestServer;
let person: Person;
let sourceId: string;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  await server.running.settleJobs();
  const uploaded = await person.upload<{ dataSource: { id: string } }>(
    'visits.csv',
    'city,visitors\nOslo,3\n',
  );
  sourceId = uploaded.dataSource.id;
});
afterAll(() => server[Symbol.asyncDispose]());

const draft = { name: ' Visits ', type: 'forecasting', algorithm: 'arima' };
const create = (json: object = {}) => person.post<Model>('/api/ml/models', { ...draft, ...json });
const train = (id: string, json: object = {}) => person.call('POST', `/api/ml/models/${id}/train`, { json });

describe('a new model', () => {
  it('is a draft with nothing measured, and is read back, listed and counted', async () => {
    const before = await person.get<{ mlModels: number }>('/api/dashboard/stats');
    const model = await create({ dataSourceId: sourceId, config: '{"target":"visitors"}' });
    expect(model).toMatchObject({
      name: 'Visits',
      status: 'draft',
      accuracy: null,
      lastTrained: 'Never',
      dataSourceId: sourceId,
      dataSourceName: 'visits',
      config: { target: 'visitors' },
    });
    expect(await person.get(`/api/ml/models/${model.id}`)).toEqual(model);
    expect((await person.get<Model[]>('/api/ml/models')).map(({ id }) => id)).toContain(model.id);
    const after = await person.get<{ mlModels: number; draftModels?: number }>('/api/dashboard/stats');
    expect([after.mlModels, after.draftModels]).toEqual([before.mlModels + 1, 1]);
  });

  it('takes its settings as an object too, needs none, and needs no data source', async () => {
    expect((await create({ configuration: { seed: 7 } })).config).toEqual({ seed: 7 });
    expect(await create({ dataSourceId: null })).toMatchObject({ config: {}, dataSourceId: null });
  });

  it.each([
    ['a blank name', { name: '  ' }],
    ['an unknown type', { type: 'magic' }],
    ['an algorithm that does other work', { type: 'clustering', algorithm: 'arima' }],
    ['settings that are no JSON', { config: '{' }],
    ['settings that are a list', { config: '[1]' }],
    ['settings in both forms', { config: '{}', configuration: {} }],
  ])('is refused with %s', async (_, json) => {
    const before = await person.get<Model[]>('/api/ml/models');
    const result = await person.call('POST', '/api/ml/models', { json: { ...draft, ...json } });
    expect([result.status, typeof (result.json as { message: unknown }).message]).toEqual([400, 'string']);
    expect(await person.get('/api/ml/models')).toEqual(before);
  });

  it('cannot be put on the data source of another workspace', async () => {
    const stranger = await server.signUp('Stranger');
    const json = { ...draft, dataSourceId: sourceId };
    expect((await stranger.call('POST', '/api/ml/models', { json })).status).toBe(404);
    expect(await stranger.get('/api/ml/models')).toEqual([]);
  });

  it('is gone once deleted, until it is brought back', async () => {
    const model = await create();
    const { id } = model;
    expect((await person.call('DELETE', `/api/ml/models/${id}`)).status).toBe(200);
    expect((await person.call('GET', `/api/ml/models/${id}`)).status).toBe(404);
    expect((await person.call('DELETE', `/api/ml/models/${id}`)).status).toBe(404);
    expect(await person.post(`/api/ml/models/${id}/restore`)).toEqual(model);
    expect(await person.get(`/api/ml/models/${id}`)).toEqual(model);
  });

  it('is renamed and set, and keeps what it cannot use out of its settings', async () => {
    const { id } = await create();
    const change = (json: object) => person.call('PATCH', `/api/ml/models/${id}`, { json });
    const changed = await change({ name: 'Guests', configuration: { horizon: 3, grain: 'month' } });
    expect(changed.json).toMatchObject({ name: 'Guests', config: { horizon: 3, grain: 'month' } });
    for (const configuration of [{ horizon: 0 }, { magic: 1 }, { features: 'all' }]) {
      const refused = await change({ configuration });
      expect([refused.status, refused.json]).toEqual([
        400,
        expect.objectContaining({
          message: expect.stringContaining(Object.keys(configuration)[0] ?? '') as string,
        }),
      ]);
    }
    expect((await change({ dataSourceId: 'nothing' })).status).toBe(404);
  });
});

describe('training', () => {
  it('asks for a data source where there is nothing to learn from', async () => {
    const { id } = await create();
    const result = await train(id);
    expect([result.status, result.json]).toEqual([
      422,
      expect.objectContaining({ message: expect.stringContaining('Choose a data source') as string }),
    ]);
  });

  it('asks for one when that of the model was removed', async () => {
    const uploaded = await person.upload<{ dataSource: { id: string } }>(
      'gone.csv',
      'day,sold\n2026-01-01,4\n',
    );
    const { id } = await create({ dataSourceId: uploaded.dataSource.id });
    await person.call('DELETE', `/api/data-sources/${uploaded.dataSource.id}`);
    expect((await train(id)).status).toBe(422);
  });

  it.each([
    ['ragged rows', { features: [[1, 2], [3]] }],
    ['no rows', { features: [] }],
    ['a target of another length', { features: [[1], [2]], target: [1] }],
  ])('refuses %s', async (_, rows) => {
    const { id } = await create();
    expect((await train(id, rows)).status).toBe(400);
  });
});

it('predicts nothing before the model is trained', async () => {
  const { id } = await create({ dataSourceId: sourceId });
  const result = await person.call('POST', `/api/ml/models/${id}/predict`, { json: { features: [[1]] } });
  expect([result.status, result.json]).toEqual([
    409,
    expect.objectContaining({ message: expect.stringContaining('Train it first') as string }),
  ]);
});

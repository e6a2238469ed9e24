import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Model, ModelMessage } from '../features/models/contract.ts';
import { type Browser, type Person, startTestServer, type TestServer } from './testing.ts';
import { modelDesk, visits, waitFor } from './testing-models.ts';

/** Trainings as work that takes its time: told, cancelled, taken up again, and bounded. */

let server: TestServer;
let person: Person;
let sourceId: string;

beforeAll(async () => {
  server = await startTestServer({ QUOTA_MODELS: '30' });
  person = await server.signUp();
  await server.running.settleJobs();
  const uploaded = await person.upload<{ dataSource: { id: string } }>('visits.csv', visits());
  sourceId = uploaded.dataSource.id;
});
afterAll(() => server[Symbol.asyncDispose]());

const { path, create, trained, predict } = modelDesk(() => ({ server, person, sourceId }));

describe('while it is trained', () => {
  it('open pages are told of each stage, and its person of the end', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, {
      headers: { cookie: person.cookies() },
    } as unknown as string[]);
    const told: ModelMessage[] = [];
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as ModelMessage;
      if (message.type === 'model') told.push(message);
    });
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    socket.send(JSON.stringify({ type: 'authenticate', userId: person.userId }));
    const model = await trained('classification', 'random_forest', { parameters: { trees: 200 } });
    await expect.poll(() => told.at(-1)?.progress).toBeNull();
    socket.close();
    expect(told.every(({ modelId }) => modelId === model.id)).toBe(true);
    const shares = told.flatMap(({ progress }) => (progress ? [progress.share] : []));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    const stages = new Set(told.map(({ progress }) => progress?.stage));
    for (const stage of ['reading', 'testing', 'saving']) expect(stages).toContain(stage);
    expect(told.at(-1)).toMatchObject({ status: model.status });
    const { notifications } = await person.get<{ notifications: { kind: string; link: string }[] }>(
      '/api/notifications',
    );
    expect(notifications[0]).toMatchObject({
      kind: 'trainingFinished',
      link: expect.stringContaining(model.id) as string,
    });
  });

  it('a server that shuts down takes it up again when it is back', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'plumbline-models-'));
    const first = await startTestServer({}, { directory });
    const kim = await first.signUp('Kim');
    await first.running.settleJobs();
    const { dataSource } = await kim.upload<{ dataSource: { id: string } }>('visits.csv', visits());
    const { id } = await kim.post<Model>('/api/ml/models', {
      name: 'long',
      type: 'classification',
      algorithm: 'neural_network',
      dataSourceId: dataSource.id,
      configuration: { parameters: { epochs: 1000, firstUnits: 512, secondUnits: 512 } },
    });
    await kim.post(`/api/ml/models/${id}/train`, {});
    const stage = async (caller: Browser) =>
      ((await caller.call('GET', `/api/ml/models/${id}/progress`)).json as { progress: Model['progress'] })
        .progress?.stage;
    await waitFor(async () => (await stage(kim)) === 'testing');
    await first[Symbol.asyncDispose]();
    const second = await startTestServer({}, { directory });
    const headers = { cookie: kim.cookies() };
    const again = (method: string, rest = '') =>
      second.browse().call(method, `/api/ml/models/${id}${rest}`, { headers });
    await waitFor(async () => ((await again('GET')).json as Model).progress?.stage === 'testing');
    expect((await again('POST', '/cancel')).json).toEqual({ isCancelled: true });
    await second[Symbol.asyncDispose]();
    await rm(directory, { recursive: true, force: true });
  });
});

describe('limits', () => {
  it('a training is cancelled within a second, and the model is what it was', async () => {
    const model = await create('classification', 'neural_network', {
      parameters: { epochs: 1000, firstUnits: 512, secondUnits: 512 },
    });
    await person.post(path(model, '/train'), {});
    await waitFor(async () => {
      const { progress } = await person.get<Model>(path(model));
      return progress !== null && progress.share > 0.15;
    });
    expect((await person.call('POST', path(model, '/train'), { json: {} })).status).toBe(202);
    const begun = performance.now();
    expect(await person.post(path(model, '/cancel'))).toEqual({ isCancelled: true });
    await server.running.settleModels();
    expect(performance.now() - begun).toBeLessThan(1000);
    expect(await person.get<Model>(path(model))).toMatchObject({
      status: 'draft',
      progress: null,
      error: null,
    });
    expect(await person.post(path(model, '/cancel'))).toEqual({ isCancelled: false });
  });

  it('a file that was changed is not predicted from', async () => {
    const model = await trained('classification', 'random_forest', { parameters: { trees: 10 } });
    const files = join(server.directory, 'models', 'workspaces');
    const [found] = (await readdir(files, { recursive: true })).filter(
      (name) => name.includes(model.id) && name.endsWith('.model'),
    );
    const file = join(files, found ?? '');
    const bytes = await readFile(file);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    await chmod(file, 0o600);
    await writeFile(file, bytes);
    const refused = await predict(model, { rows: [{}] });
    expect([refused.status, refused.json]).toEqual([
      422,
      expect.objectContaining({ message: expect.stringContaining('damaged') as string }),
    ]);
  });

  it('a workspace keeps as many models as it may', async () => {
    const other = await server.signUp('Many');
    const draft = { name: 'x', type: 'clustering', algorithm: 'kmeans' };
    for (let count = 0; count < 30; count += 1) await other.post('/api/ml/models', draft);
    const refused = await other.call('POST', '/api/ml/models', { json: draft });
    expect([refused.status, refused.json]).toEqual([
      413,
      expect.objectContaining({ message: expect.stringContaining('30 models') as string }),
    ]);
  });
});

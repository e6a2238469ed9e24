import { ask } from '../ask.ts';
import { connectModel } from '../providers/registry.ts';
import { type FakeModel, type Script, startFakeModel } from '../providers/testing.ts';
import { type TestShop, testToday } from '../testing.ts';
import { askModel, type ModelMode } from './ask-model.ts';

/** A question to the embedded planner and a scripted model behind a real wire. */
export async function askScripted(
  shop: TestShop,
  question: string,
  script: Script,
  mode: Partial<Omit<ModelMode, 'callModel'>> = {},
  signal?: AbortSignal,
) {
  await using fake: FakeModel = await startFakeModel(script);
  const connection = connectModel({ baseUrl: fake.baseUrl, model: 'scripted-model' }, fetch);
  if (!connection) throw new Error('No model.');
  const statements: string[] = [];
  const stages: string[] = [];
  const models = new Map();
  const context = {
    catalog: shop.catalog,
    today: testToday,
    locale: 'en-US',
    run: (request: Parameters<TestShop['run']>[0]) => {
      statements.push(request.sql);
      return shop.run(request);
    },
    models,
    onStage: (stage: string, detail?: string) => void stages.push(detail ?? stage),
    ...(signal ? { signal } : {}),
  };
  const embedded = await ask(question, context);
  const reply = await askModel(
    question,
    embedded,
    {
      model: 'scripted-model',
      host: connection.host,
      shares: 'metadata',
      isAskedAlways: false,
      allowsSql: false,
      isChosen: false,
      onError: (error) => {
        throw error;
      },
      callModel: (request) => connection.turn(request, { signal: signal ?? new AbortController().signal }),
      ...mode,
    },
    context,
  );
  return { reply, embedded, requests: fake.requests, statements, stages };
}

/** Calls as a script writes them. */
export const calls = (...made: [name: string, input: unknown][]) => ({
  calls: made.map(([name, input]) => ({ name, input })),
});

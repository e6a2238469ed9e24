import type { AgentReply } from '../answer/reply.ts';
import { type AskContext, ask } from '../ask.ts';
import { connectModel } from '../providers/registry.ts';
import { type FakeModel, type Script, startFakeModel } from '../providers/testing.ts';

/** The wires that a model may be behind. */
export const wires = ['openai', 'ollama', 'anthropic'] as const;
export type Wire = (typeof wires)[number];

import { type TestShop, testToday } from '../testing.ts';
import { askModel, type ModelMode } from './ask-model.ts';

/** The index of a shop, built once. */
const known = new WeakMap<TestShop, NonNullable<AskContext['models']>>();

/** What the planner says of a question, asked once. */
const replies = new WeakMap<TestShop, Map<string, Promise<AgentReply>>>();

function embeddedReply(shop: TestShop, question: string, context: AskContext): Promise<AgentReply> {
  const own = replies.get(shop) ?? new Map<string, Promise<AgentReply>>();
  replies.set(shop, own);
  const reply = own.get(question) ?? ask(question, context);
  own.set(question, reply);
  return reply;
}

/** A question to the embedded planner and a scripted model behind a real wire. */
export async function askScripted(
  shop: TestShop,
  question: string,
  script: Script,
  {
    wire = 'openai',
    after,
    ...mode
  }: Partial<Omit<ModelMode, 'callModel'>> & {
    wire?: Wire /** The question asked before. */;
    after?: string;
  } = {},
  signal?: AbortSignal,
) {
  const isAnthropic = wire === 'anthropic';
  await using fake: FakeModel = await startFakeModel(script, isAnthropic ? 'openai' : wire);
  const own = isAnthropic ? { anthropicKey: 'sk-own', model: 'claude-x' } : { model: 'scripted-model' };
  const connection = connectModel({ baseUrl: fake.baseUrl, ...own }, fetch);
  if (!connection) throw new Error('No model.');
  const statements: string[] = [];
  const stages: string[] = [];
  const models = known.get(shop) ?? new Map();
  known.set(shop, models);
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
  const before = after === undefined ? null : await embeddedReply(shop, after, { ...context });
  Object.assign(context, { previous: before?.plan ?? null });
  const embedded = await (before ? ask(question, context) : embeddedReply(shop, question, context));
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

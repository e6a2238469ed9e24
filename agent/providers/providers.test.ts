import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { connectModel, type ProviderChoice } from './registry.ts';
import { errorBodySecret, type Script, startFakeModel, type WireFlavour } from './testing.ts';
import type { TurnRequest } from './turn.ts';

const request: TurnRequest = {
  instructions: 'Read the question.',
  messages: [
    { role: 'user', text: 'How many?' },
    { role: 'assistant', text: '', calls: [{ id: 'call_0', name: 'look', input: { at: 'orders' } }] },
    { role: 'tool', results: [{ id: 'call_0', name: 'look', output: { rows: 'hidden' } }] },
  ],
  tools: [
    {
      name: 'look',
      description: 'Looks.',
      schema: { type: 'object', properties: { at: { type: 'string' } }, required: ['at'] },
    },
  ],
  maxOutputTokens: 500,
  deadlineMs: 2_000,
  disclosed: { tables: [], columns: 0, values: 0, rows: 0 },
};

const wires: [string, WireFlavour, (baseUrl: string) => ProviderChoice][] = [
  ['OpenAI', 'openai', (baseUrl) => ({ baseUrl, openaiKey: 'sk-own', model: 'gpt-x' })],
  ['Ollama', 'ollama', (baseUrl) => ({ baseUrl, model: 'llama' })],
  ['Anthropic', 'openai', (baseUrl) => ({ baseUrl, anthropicKey: 'sk-own', model: 'claude-x' })],
];

async function turnOf(
  script: Script,
  choice: (baseUrl: string) => ProviderChoice,
  options: { flavour?: WireFlavour; signal?: AbortSignal; deadlineMs?: number } = {},
) {
  await using fake = await startFakeModel(script, options.flavour);
  const connection = connectModel(choice(fake.baseUrl), fetch);
  const turn = await connection?.turn(
    { ...request, deadlineMs: options.deadlineMs ?? 2_000 },
    { signal: options.signal ?? new AbortController().signal },
  );
  return { turn, requests: fake.requests };
}

describe.each(wires)('the wire of %s', (_, flavour, choice) => {
  it('carries calls and their results', async () => {
    const { turn, requests } = await turnOf(
      [{ calls: [{ name: 'look', input: { at: 'customers' } }], text: 'I look.' }],
      choice,
      { flavour },
    );
    expect(turn).toMatchObject({ text: 'I look.', calls: [{ name: 'look', input: { at: 'customers' } }] });
    expect(turn?.inputTokens).toBeGreaterThan(20);
    expect(turn?.outputTokens).toBeGreaterThan(5);
    expect(requests[0]?.tools).toEqual(['look']);
    expect(requests[0]?.text).toContain('hidden');
  });

  it('carries two calls at once, and arguments that are no JSON as they came', async () => {
    const calls = [
      { name: 'look', input: { at: 'a' } },
      { name: 'look', input: { at: 'b' } },
    ];
    expect((await turnOf([{ calls }], choice, { flavour })).turn?.calls).toHaveLength(2);
    const broken = await turnOf([{ calls: [{ name: 'look', input: '{"at": ' }] }], choice, { flavour }).then(
      ({ turn }) => turn?.calls.map(({ input }) => input),
      (error: { kind: string }) => error.kind,
    );
    expect(['unreadable', ['{"at": ']]).toContainEqual(broken);
  });

  it.each([
    [401, 'refused'],
    [429, 'limited'],
    [400, 'refused'],
    [503, 'unreachable'],
  ])('tells status %s as %s, without what the provider wrote', async (status, kind) => {
    const failure = await turnOf([{ status }], choice, { flavour }).catch((error: Error) => error);
    expect(failure).toMatchObject({ name: 'ProviderFailure', kind });
    expect(JSON.stringify([failure, (failure as Error).message])).not.toContain(errorBodySecret);
  });

  it('ends when the stream does not: silence, a cut, garbage, endless text, a stop', async () => {
    const kindOf = (script: Script, deadlineMs = 2_000) =>
      turnOf(script, choice, { flavour, deadlineMs }).then(
        ({ turn }) => turn?.calls.length,
        (error: { kind?: string; name: string }) => error.kind ?? error.name,
      );
    expect(await kindOf([{ hangs: true }], 60)).toBe('late');
    expect(await kindOf([{ garbage: '<html>502 Bad gateway</html>' }])).toBe('unreadable');
    expect(await kindOf([{ endless: true }])).toBe('unreadable');
    expect([0, 'unreachable', 'unreadable']).toContain(await kindOf([{ cut: true }]));
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 20);
    const stopped = turnOf([{ hangs: true }], choice, { flavour, signal: stop.signal });
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the SDK', () => {
  it('is loaded with the first question for a model, never before', () => {
    const files = ['agent', 'app', 'features', 'platform'].flatMap((room) =>
      globSync(`${room}/**/*.ts`).filter((path) => !path.endsWith('.test.ts')),
    );
    expect(files.length).toBeGreaterThan(300);
    const eager = files.filter((path) =>
      /^(import(?! type)|export) .*from '(ai|@ai-sdk\/.*)'/m.test(readFileSync(path, 'utf8')),
    );
    expect(eager).toEqual([]);
  });
});

describe('the provider', () => {
  it.each([
    [{}, null],
    [{ openaiKey: 'a' }, 'api.openai.com'],
    [{ anthropicKey: 'a' }, 'api.anthropic.com'],
    [{ openaiKey: 'a', anthropicKey: 'b' }, 'api.openai.com'],
    [{ openaiKey: 'a', anthropicKey: 'b', model: 'claude-opus' }, 'api.anthropic.com'],
    [{ baseUrl: 'http://localhost:11434/v1/' }, 'localhost:11434'],
    [{ baseUrl: 'http://localhost:11434/v1', anthropicKey: 'b' }, 'localhost:11434'],
  ])('of %j is at %s', (choice: ProviderChoice, host) => {
    expect(connectModel(choice, fetch)?.host ?? null).toBe(host);
  });

  it('of OpenAI is told its limit in the words of its newer models', async () => {
    await using fake = await startFakeModel([{ text: 'x' }]);
    const redirected: typeof fetch = (input, init) =>
      fetch(String(input as string).replace('https://api.openai.com/v1', fake.baseUrl), init);
    const connection = connectModel({ openaiKey: 'sk-own' }, redirected);
    await connection?.turn(request, { signal: new AbortController().signal });
    const body: unknown = JSON.parse(fake.requests[0]?.text ?? '{}');
    expect(body).toMatchObject({ max_completion_tokens: 500, reasoning_effort: 'low', model: 'gpt-5-mini' });
    expect(body).not.toHaveProperty('max_tokens');
  });

  it('gets the key in its header only, and a server of one model need not be told its name', async () => {
    const { requests } = await turnOf([{ text: 'x' }], (baseUrl) => ({ baseUrl, openaiKey: 'sk-own' }));
    expect(requests[0]?.headers['authorization']).toBe('Bearer sk-own');
    expect(requests[0]?.text).not.toContain('sk-own');
    expect(JSON.parse(requests[0]?.text ?? '{}')).toMatchObject({ model: 'scripted-model', stream: true });
  });

  it('may write its call into its text', async () => {
    const text = 'Sure!\n```json\n{"tool": "look", "input": {"at": "orders {x}"}}\n```';
    const { turn } = await turnOf([{ text }], (baseUrl) => ({ baseUrl, model: 'm' }));
    expect(turn?.calls).toMatchObject([{ name: 'look', input: { at: 'orders {x}' } }]);
  });
});

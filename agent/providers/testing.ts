import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A server on loopback that speaks the wire formats of language models, with a script in place of a model:
 * OpenAI's chat completions (`/v1/chat/completions`, tool calls in pieces, usage at the end), the same as Ollama sends
 * them (tool calls whole, finished with "stop", no usage), and Anthropic's messages (`/v1/messages`), all streamed.
 *
 * What remains unproved: how well a real model reads questions, its tokens and prices, the limits of real accounts, TLS,
 * proxies, and fields that vendors add. The formats are written down from their public descriptions.
 */
export interface FakeModel extends AsyncDisposable {
  /** `http://127.0.0.1:port/v1` */
  baseUrl: string;
  /** The requests as they came, oldest first. */
  requests: SeenRequest[];
}

export interface SeenRequest {
  path: string;
  /** The body as it was sent. */
  text: string;
  headers: Record<string, string | string[] | undefined>;
  /** Tools that it may call. */
  tools: string[];
  /** The last message, and all results of tools, as texts. */
  last: string;
}

export interface ScriptedCall {
  name: string;
  /** A text is sent as it is, so that it may be no JSON. */
  input: unknown;
}

/** What the model does in one step. */
export type Step =
  | { calls: ScriptedCall[]; text?: string }
  | { text: string }
  /** An answer of HTTP with this status and a body that must reach nobody. */
  | { status: number }
  /** Headers and half a message, then silence. */
  | { hangs: true }
  /** Half a message, then the socket is closed. */
  | { cut: true }
  /** Bytes that are no event stream. */
  | { garbage: string }
  /** Text without an end. */
  | { endless: true };

/** By step, from 0. */
export type Script = Step[] | ((request: SeenRequest, step: number) => Step);

export type WireFlavour = 'openai' | 'ollama';

/** What a body of an error holds here: a provider's own texts are never shown. */
export const errorBodySecret = 'sk-leaked-by-the-provider';

export async function startFakeModel(script: Script, flavour: WireFlavour = 'openai'): Promise<FakeModel> {
  const requests: SeenRequest[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      if (request.method === 'GET') {
        json(response, 200, { object: 'list', data: [{ id: 'scripted-model', object: 'model' }] });
        return;
      }
      const seen = await read(request);
      requests.push(seen);
      const at = requests.length - 1;
      const step = typeof script === 'function' ? script(seen, at) : (script[at] ?? { text: 'Nothing.' });
      const isAnthropic = seen.path.endsWith('/messages');
      answer(response, step, isAnthropic ? anthropicEvents : (given) => chatChunks(given, flavour));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(request: IncomingMessage): Promise<SeenRequest> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString('utf8');
  const body = JSON.parse(text) as {
    tools?: { name?: string; function?: { name: string } }[];
    messages?: unknown[];
  };
  return {
    path: request.url ?? '',
    text,
    headers: request.headers,
    tools: (body.tools ?? []).map((tool) => tool.function?.name ?? tool.name ?? ''),
    last: JSON.stringify(body.messages?.at(-1) ?? null),
  };
}

type Told = Extract<Step, { text: string } | { calls: ScriptedCall[] }>;

function answer(response: ServerResponse, step: Step, events: (step: Told) => string[]): void {
  if ('status' in step) {
    json(response, step.status, { error: { message: `Wrong key ${errorBodySecret}`, type: 'error' } });
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('garbage' in step) {
    response.end(step.garbage);
    return;
  }
  if ('hangs' in step || 'cut' in step) {
    const [first = ''] = events({ text: 'The revenue is 4242' });
    response.write(first);
    if ('cut' in step) setTimeout(() => response.destroy(), 5);
    return;
  }
  if ('endless' in step) {
    const chunk = events({ text: 'again and again '.repeat(64) }).slice(0, -2);
    const timer = setInterval(() => response.write(chunk.join('')), 1);
    response.on('close', () => clearInterval(timer));
    return;
  }
  response.end(events(step).join(''));
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function written({ input }: ScriptedCall): string {
  return typeof input === 'string' ? input : JSON.stringify(input);
}

function chatChunks(step: Told, flavour: WireFlavour): string[] {
  const isWhole = flavour === 'ollama';
  const calls = 'calls' in step ? step.calls : [];
  const chunk = (choice: object, rest: object = {}): string =>
    `data: ${JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'scripted-model',
      choices: [{ index: 0, finish_reason: null, ...choice }],
      ...rest,
    })}\n\n`;
  const chunks = [chunk({ delta: { role: 'assistant', content: step.text ?? '' } })];
  calls.forEach((call, index) => {
    const text = written(call);
    const half = Math.floor(text.length / 2);
    const pieces = isWhole ? [text] : [text.slice(0, half), text.slice(half)];
    pieces.forEach((piece, at) => {
      const head = at === 0 ? { id: `call_${index}`, type: 'function' } : {};
      const named = at === 0 ? { name: call.name } : {};
      chunks.push(
        chunk({ delta: { tool_calls: [{ index, ...head, function: { ...named, arguments: piece } }] } }),
      );
    });
  });
  const end = calls.length > 0 && !isWhole ? 'tool_calls' : 'stop';
  chunks.push(chunk({ delta: {}, finish_reason: end }));
  if (!isWhole)
    chunks.push(
      `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'scripted-model', choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } })}\n\n`,
    );
  return [...chunks, 'data: [DONE]\n\n'];
}

function anthropicEvents(step: Told): string[] {
  const event = (type: string, data: object): string =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
  const calls = 'calls' in step ? step.calls : [];
  const events = [
    event('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'scripted-model',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 100, output_tokens: 1 },
      },
    }),
  ];
  const block = (index: number, start: object, delta: object): void => {
    events.push(
      event('content_block_start', { index, content_block: start }),
      event('content_block_delta', { index, delta }),
      event('content_block_stop', { index }),
    );
  };
  const isSilent = step.text === undefined || step.text === '';
  if (!isSilent) block(0, { type: 'text', text: '' }, { type: 'text_delta', text: step.text });
  calls.forEach((call, at) => {
    block(
      at + (isSilent ? 0 : 1),
      { type: 'tool_use', id: `toolu_${at}`, name: call.name, input: {} },
      { type: 'input_json_delta', partial_json: written(call) },
    );
  });
  events.push(
    event('message_delta', {
      delta: { stop_reason: calls.length > 0 ? 'tool_use' : 'end_turn', stop_sequence: null },
      usage: { output_tokens: 20 },
    }),
    event('message_stop', {}),
  );
  return events;
}

import type { LanguageModel, ModelMessage, ToolSet } from 'ai';
import { callsInText } from './plain-calls.ts';
import {
  estimateTokens,
  ProviderFailure,
  type ToolCall,
  type ToolCard,
  type Turn,
  type TurnMessage,
  type TurnRequest,
} from './turn.ts';

export interface TurnMeter {
  signal: AbortSignal;
  /** Tokens that have come so far, as they come. */
  onTokens?(outputTokens: number): void;
}

/** A model that writes without an end is cut here, whatever it was told. */
const maxAnswerLetters = 64_000;

/** Asks for one step and follows its stream to the end. Throws `ProviderFailure`, or the reason of the caller's signal. */
export async function streamTurn(
  model: Exclude<LanguageModel, string>,
  request: TurnRequest,
  { signal, onTokens }: TurnMeter,
): Promise<Turn> {
  const { streamText } = await import('ai');
  // What the SDK warns of would go to the console, past our log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const cut = new AbortController();
  const late = AbortSignal.timeout(Math.max(1, Math.ceil(request.deadlineMs)));
  const turn: Turn = { text: '', calls: [], inputTokens: 0, outputTokens: 0 };
  let failure: unknown = null;
  let letters = 0;
  try {
    const result = streamText({
      model,
      instructions: request.instructions,
      messages: request.messages.map(presentMessage),
      tools: await presentTools(request.tools),
      maxOutputTokens: request.maxOutputTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, late, cut.signal]),
      onError: () => {},
    });
    for await (const part of result.stream) {
      switch (part.type) {
        case 'text-delta':
          turn.text += part.text;
          letters += part.text.length;
          break;
        case 'tool-input-delta':
          letters += part.delta.length;
          break;
        case 'tool-call':
          turn.calls.push({ id: part.toolCallId, name: part.toolName, input: part.input });
          break;
        case 'finish':
          turn.inputTokens = part.totalUsage.inputTokens ?? 0;
          turn.outputTokens = part.totalUsage.outputTokens ?? 0;
          break;
        case 'error':
          failure = part.error;
          break;
        default:
          break;
      }
      onTokens?.(Math.ceil(letters / 4));
      if (letters > maxAnswerLetters) {
        cut.abort();
        throw new ProviderFailure('unreadable', 'The language model wrote more than an answer may hold.');
      }
    }
  } catch (error) {
    failure ??= error;
  }
  signal.throwIfAborted();
  if (late.aborted) throw new ProviderFailure('late', 'The language model did not answer in time.');
  if (failure !== null) throw failureOf(failure);
  return completed(turn, request);
}

/** Models without tool calls write them as JSON; providers that do not count are counted for. */
function completed(turn: Turn, request: TurnRequest): Turn {
  const calls = turn.calls.length > 0 ? turn.calls : callsInText(turn.text, request.tools);
  if (calls.length === 0 && turn.text.trim() === '')
    throw new ProviderFailure('unreadable', 'The language model answered with nothing.');
  const said = request.instructions + JSON.stringify(request.messages) + JSON.stringify(request.tools);
  return {
    text: turn.text,
    calls,
    inputTokens: turn.inputTokens || estimateTokens(said),
    outputTokens: turn.outputTokens || estimateTokens(turn.text + JSON.stringify(calls)),
  };
}

/** What went wrong, as one of our own sentences: texts of a provider may repeat keys, prompts or worse. */
function failureOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  const inner = causes(error).find((cause) => cause instanceof ProviderFailure);
  if (inner instanceof ProviderFailure) return inner;
  const status = causes(error)
    .map((cause) => (cause as { statusCode?: unknown }).statusCode)
    .find((code) => typeof code === 'number');
  if (status === 401 || status === 403)
    return new ProviderFailure('refused', 'The language model refused the key that the operator set.');
  if (status === 429)
    return new ProviderFailure(
      'limited',
      'The language model takes no more questions at the moment. Try again in a minute.',
    );
  if (status !== undefined && status >= 400 && status < 500)
    return new ProviderFailure('refused', `The language model refused the request (${status}).`);
  if (status !== undefined && status >= 500)
    return new ProviderFailure('unreachable', `The language model had an error of its own (${status}).`);
  const isUnreadable = causes(error).some((cause) =>
    /JSONParse|TypeValidation|InvalidResponse|NoOutput|EmptyResponse/.test((cause as Error).name ?? ''),
  );
  return isUnreadable
    ? new ProviderFailure('unreadable', 'The language model answered with something that cannot be read.')
    : new ProviderFailure('unreachable', 'The language model cannot be reached.');
}

function causes(error: unknown): object[] {
  const found: object[] = [];
  let at: unknown = error;
  while (typeof at === 'object' && at !== null && found.length < 5) {
    found.push(at);
    at = (at as { cause?: unknown; lastError?: unknown }).cause ?? (at as { lastError?: unknown }).lastError;
  }
  return found;
}

async function presentTools(cards: ToolCard[]): Promise<ToolSet> {
  const { jsonSchema, tool } = await import('ai');
  return Object.fromEntries(
    cards.map(({ name, description, schema }) => [
      name,
      // Inputs are checked by the loop, which tells the model what was wrong.
      tool({ description, inputSchema: jsonSchema<unknown>(schema) }),
    ]),
  );
}

function presentMessage(message: TurnMessage): ModelMessage {
  switch (message.role) {
    case 'user':
      return { role: 'user', content: message.text };
    case 'assistant':
      return { role: 'assistant', content: [...textParts(message.text), ...message.calls.map(callPart)] };
    case 'tool':
      return {
        role: 'tool',
        content: message.results.map(({ id, name, output }) => ({
          type: 'tool-result' as const,
          toolCallId: id,
          toolName: name,
          output: { type: 'json' as const, value: output },
        })),
      };
  }
}

function textParts(text: string): { type: 'text'; text: string }[] {
  return text.trim() === '' ? [] : [{ type: 'text', text }];
}

function callPart({ id, name, input }: ToolCall): {
  type: 'tool-call';
  toolCallId: string;
  toolName: string;
  input: unknown;
} {
  return { type: 'tool-call', toolCallId: id, toolName: name, input: input ?? {} };
}

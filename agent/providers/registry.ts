import { anthropic } from './anthropic.ts';
import { compatible } from './compatible.ts';
import { openai } from './openai.ts';
import type { PermittedFetch, Provider } from './provider.ts';
import { streamTurn, type TurnMeter } from './stream-turn.ts';
import { ProviderFailure, type Turn, type TurnRequest } from './turn.ts';

export type { PermittedFetch } from './provider.ts';
export type { TurnMeter } from './stream-turn.ts';
export {
  type CallModel,
  type Disclosed,
  type FailureKind,
  ProviderFailure,
  type Turn,
  type TurnRequest,
} from './turn.ts';

/** What the operator of a server set. */
export interface ProviderChoice {
  openaiKey?: string | undefined;
  anthropicKey?: string | undefined;
  baseUrl?: string | undefined;
  model?: string | undefined;
}

/** A language model that questions can be sent to. */
export interface ModelConnection {
  /** Where the requests go, for people: `api.openai.com`, `localhost:11434`. */
  host: string;
  /** The name of the model; where the operator named none and the server has to be asked, null until the first turn. */
  model(): string | null;
  turn(request: TurnRequest, meter: TurnMeter): Promise<Turn>;
}

/**
 * The model of these settings; null where there are none. Nothing is loaded or called before the first turn.
 * An address of its own is spoken to as OpenAI's; as Anthropic's only where the model is one of theirs and no other key is set.
 */
export function connectModel(choice: ProviderChoice, fetch: PermittedFetch): ModelConnection | null {
  const chosen = providerOf(choice);
  if (!chosen) return null;
  const { provider, apiKey } = chosen;
  const baseUrl = (choice.baseUrl ?? provider.baseUrl).replace(/\/+$/, '');
  let model = choice.model ?? provider.model;
  let opened: ReturnType<Provider['open']> | null = null;
  return {
    host: new URL(baseUrl).host,
    model: () => model,
    async turn(request, meter) {
      model ??= await firstModel(baseUrl, apiKey, fetch, meter.signal);
      opened ??= provider.open({ baseUrl, apiKey, model, fetch });
      return streamTurn(await opened, request, meter);
    },
  };
}

function providerOf({ openaiKey, anthropicKey, baseUrl, model }: ProviderChoice): {
  provider: Provider;
  apiKey: string | null;
} | null {
  const isTheirs = model?.startsWith('claude') ?? false;
  const hasOther = openaiKey !== undefined || baseUrl !== undefined;
  const isGateway = openaiKey !== undefined && baseUrl !== undefined;
  if (anthropicKey && (!hasOther || (isTheirs && !isGateway)))
    return { provider: anthropic, apiKey: anthropicKey };
  const isOpenAi = baseUrl === undefined || new URL(baseUrl).host === new URL(openai.baseUrl).host;
  if (openaiKey !== undefined && isOpenAi) return { provider: openai, apiKey: openaiKey };
  return baseUrl === undefined ? null : { provider: compatible, apiKey: openaiKey ?? null };
}

/** The first model that a server lists, for an operator who named only its address. */
async function firstModel(
  baseUrl: string,
  apiKey: string | null,
  fetch: PermittedFetch,
  signal: AbortSignal,
): Promise<string> {
  const headers = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
  const response = await fetch(`${baseUrl}/models`, { headers, signal }).catch(() => null);
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null;
  const { data } = (body ?? {}) as { data?: unknown };
  const [first] = Array.isArray(data) ? (data as { id?: unknown }[]) : [];
  if (typeof first?.id === 'string') return first.id;
  throw new ProviderFailure(
    'unreachable',
    'The language model does not answer, or lists no model. The operator can name one with LLM_MODEL.',
  );
}

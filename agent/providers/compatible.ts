import type { LanguageModel } from 'ai';
import type { Provider, ProviderOptions } from './provider.ts';

type Body = Record<string, unknown>;

/** A model behind the chat completions; `adapt` puts the body into the words of one vendor. */
export async function openChat(
  { baseUrl, apiKey, model, fetch }: ProviderOptions,
  adapt: (body: Body) => Body = (body) => body,
): Promise<Exclude<LanguageModel, string>> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const provider = createOpenAICompatible({
    name: 'compatible',
    baseURL: baseUrl,
    includeUsage: true,
    fetch,
    transformRequestBody: adapt,
    ...(apiKey === null ? {} : { apiKey }),
  });
  return provider.chatModel(model);
}

/** Any server that speaks OpenAI's chat completions: Ollama, vLLM, a gateway of the company. */
export const compatible: Provider = {
  id: 'compatible',
  baseUrl: 'http://localhost:11434/v1',
  model: null,
  open: (options) => openChat(options),
};

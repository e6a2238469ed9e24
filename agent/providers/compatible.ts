import type { Provider } from './provider.ts';

/** Any server that speaks OpenAI's chat completions: Ollama, vLLM, a gateway of the company. */
export const compatible: Provider = {
  id: 'compatible',
  baseUrl: 'http://localhost:11434/v1',
  model: null,
  async open({ baseUrl, apiKey, model, fetch }) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const provider = createOpenAICompatible({
      name: 'compatible',
      baseURL: baseUrl,
      includeUsage: true,
      fetch,
      ...(apiKey === null ? {} : { apiKey }),
    });
    return provider.chatModel(model);
  },
};

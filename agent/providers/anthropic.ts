import type { Provider } from './provider.ts';

/** Anthropic's messages. */
export const anthropic: Provider = {
  id: 'anthropic',
  baseUrl: 'https://api.anthropic.com/v1',
  model: 'claude-sonnet-4-5',
  async open({ baseUrl, apiKey, model, fetch }) {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    // Without a key the SDK would look for one in the environment and throw.
    return createAnthropic({ baseURL: baseUrl, apiKey: apiKey ?? 'none', fetch })(model);
  },
};

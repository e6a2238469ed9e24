import { openChat } from './compatible.ts';
import type { Provider } from './provider.ts';

/** Models that think before they write; what they think counts as written. */
const thinking = /^(gpt-5|o\d)/;

/**
 * OpenAI itself: the chat completions that others copied, but for the name of the limit, which its newer models take by another
 * name only. Filling in a plan needs little thought.
 */
export const openai: Provider = {
  id: 'openai',
  baseUrl: 'https://api.openai.com/v1',
  model: 'gpt-5-mini',
  open: (options) =>
    openChat(options, ({ max_tokens: limit, ...body }) => ({
      ...body,
      max_completion_tokens: limit,
      ...(thinking.test(options.model) ? { reasoning_effort: 'low' } : {}),
    })),
};

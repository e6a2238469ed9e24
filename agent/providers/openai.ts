import { compatible } from './compatible.ts';
import type { Provider } from './provider.ts';

/** OpenAI itself, by the chat completions that every compatible server speaks too. */
export const openai: Provider = {
  ...compatible,
  id: 'openai',
  baseUrl: 'https://api.openai.com/v1',
  model: 'gpt-5-mini',
};

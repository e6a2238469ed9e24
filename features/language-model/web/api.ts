import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { languageModelEndpoints } from '../contract.ts';

export const languageModelApi = createApi<typeof languageModelEndpoints>();
export const useLanguageModelRead = createReader<typeof languageModelEndpoints>({
  'GET /api/language-model': ['connection', 'settings', 'thisMonth'],
  'GET /api/language-model/calls': 'list',
});

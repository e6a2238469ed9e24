import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { verifiedQuestionsEndpoints } from '../contract.ts';

export const verifiedApi = createApi<typeof verifiedQuestionsEndpoints>();
export const useVerifiedRead = createReader<typeof verifiedQuestionsEndpoints>({
  'GET /api/verified-questions': ['questions', 'isReplaying'],
});

export const verifiedPath: (typeof verifiedQuestionsEndpoints.list)['path'] = '/api/verified-questions';

import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { feedbackEndpoints } from '../contract.ts';

export const feedbackApi = createApi<typeof feedbackEndpoints>();
export const useFeedbackRead = createReader<typeof feedbackEndpoints>({
  'GET /api/chat/sessions/{id}/feedback': 'list',
});

export const feedbackPath: (typeof feedbackEndpoints.list)['path'] = '/api/chat/sessions/{id}/feedback';

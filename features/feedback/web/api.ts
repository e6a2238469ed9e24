import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { feedbackEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const feedbackApi = createApi<typeof feedbackEndpoints>();
export const useFeedbackRead = createReader<typeof feedbackEndpoints>(readShapes);

export const feedbackPath: (typeof feedbackEndpoints.list)['path'] = '/api/chat/sessions/{id}/feedback';

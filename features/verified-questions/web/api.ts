import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { verifiedQuestionsEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const verifiedApi = createApi<typeof verifiedQuestionsEndpoints>();
export const useVerifiedRead = createReader<typeof verifiedQuestionsEndpoints>(readShapes);

export const verifiedPath: (typeof verifiedQuestionsEndpoints.list)['path'] = '/api/verified-questions';

import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { languageModelEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const languageModelApi = createApi<typeof languageModelEndpoints>();
export const useLanguageModelRead = createReader<typeof languageModelEndpoints>(readShapes);

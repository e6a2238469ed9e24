import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { peopleEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const peopleApi = createApi<typeof peopleEndpoints>();
export const usePeopleRead = createReader<typeof peopleEndpoints>(readShapes);

import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { streamsEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const streamsApi = createApi<typeof streamsEndpoints>();
export const useStreamsRead = createReader<typeof streamsEndpoints>(readShapes);

/** What is read again when a stream changes. */
export const readsOfStreams = '/api/streams/sap';

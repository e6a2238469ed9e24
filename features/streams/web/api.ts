import type { sourcesEndpoints } from '#features/sources/contract.ts';
import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { streamsEndpoints } from '../contract.ts';

export const streamsApi = createApi<typeof streamsEndpoints>();
export const useStreamsRead = createReader<typeof streamsEndpoints>({ 'GET /api/streams/sap': 'list' });
/** What can be streamed from. */
export const useSourcesRead = createReader<typeof sourcesEndpoints>({ 'GET /api/data-sources': 'list' });

/** What is read again when a stream changes. */
export const readsOfStreams = '/api/streams/sap';

import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { pinnedChartsEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const pinnedChartsApi = createApi<typeof pinnedChartsEndpoints>();
export const usePinnedChartsRead = createReader<typeof pinnedChartsEndpoints>(readShapes);

export const pinnedChartsPath: (typeof pinnedChartsEndpoints.list)['path'] = '/api/pinned-charts';

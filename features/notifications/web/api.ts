import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { notificationsEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const notificationsApi = createApi<typeof notificationsEndpoints>();
export const useNotificationsRead = createReader<typeof notificationsEndpoints>(readShapes);

/** Every read of the list begins so. */
export const listPath: (typeof notificationsEndpoints.list)['path'] = '/api/notifications';

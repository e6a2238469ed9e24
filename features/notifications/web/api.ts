import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { notificationsEndpoints } from '../contract.ts';

export const notificationsApi = createApi<typeof notificationsEndpoints>();
export const useNotificationsRead = createReader<typeof notificationsEndpoints>({
  'GET /api/notifications': ['notifications', 'unreadCount'],
});

/** Every read of the list begins so. */
export const listPath: (typeof notificationsEndpoints.list)['path'] = '/api/notifications';

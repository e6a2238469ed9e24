import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { notificationsEndpoints } from '../contract.ts';
import type { NotificationStore } from './notification-store.ts';

export interface NotificationsParts {
  notifications: NotificationStore;
  clock: Clock;
}

export function notificationsHandlers({
  notifications,
  clock,
}: NotificationsParts): Handlers<typeof notificationsEndpoints> {
  return {
    async list({ caller, query }) {
      const page = await notifications.list(caller, query);
      return { ...page, unreadCount: await notifications.countUnread(caller) };
    },
    async markRead({ caller, body }) {
      await notifications.markRead(caller, 'ids' in body ? body.ids : null, clock.now());
      return { unreadCount: await notifications.countUnread(caller) };
    },
    async clear({ caller }) {
      const now = clock.now();
      return { clearedAt: now.toISOString(), count: await notifications.clear(caller, now) };
    },
    async restore({ caller, body }) {
      return { count: await notifications.restore(caller, body.clearedAt) };
    },
  };
}

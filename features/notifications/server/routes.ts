import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { LiveHub } from '#platform/live/live-hub.ts';
import { notificationsChangedType, type notificationsEndpoints } from '../contract.ts';
import type { NotificationStore } from './notification-store.ts';

export interface NotificationsParts {
  notifications: NotificationStore;
  clock: Clock;
  live: Pick<LiveHub, 'publish'>;
}

export function notificationsHandlers({
  notifications,
  clock,
  live,
}: NotificationsParts): Handlers<typeof notificationsEndpoints> {
  return {
    async list({ caller, query }) {
      const page = await notifications.list(caller, query);
      return { ...page, unreadCount: await notifications.countUnread(caller) };
    },
    async markRead({ caller, body }) {
      await notifications.markRead(caller, 'ids' in body ? body.ids : null, clock.now());
      tellOtherPages(caller.workspaceId);
      return { unreadCount: await notifications.countUnread(caller) };
    },
    async clear({ caller }) {
      const now = clock.now();
      const count = await notifications.clear(caller, now);
      tellOtherPages(caller.workspaceId);
      return { clearedAt: now.toISOString(), count };
    },
    async restore({ caller, body }) {
      const count = await notifications.restore(caller, body.clearedAt);
      tellOtherPages(caller.workspaceId);
      return { count };
    },
  };

  /** What was read in one window is read in all of them. */
  function tellOtherPages(workspaceId: string): void {
    live.publish(workspaceId, { type: notificationsChangedType });
  }
}

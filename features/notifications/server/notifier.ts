import { messageOf } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { LiveHub } from '#platform/live/live-hub.ts';
import type { Log } from '#platform/log/log.ts';
import { type Notify, notificationsChangedType } from '../contract.ts';
import { describeEvent } from './describe-event.ts';
import type { NotificationStore } from './notification-store.ts';

export interface NotifierParts {
  notifications: NotificationStore;
  clock: Clock;
  log: Log;
  live: Pick<LiveHub, 'publish'>;
}

/** Writes events down for those they concern and lets open pages know. */
export function createNotifier({ notifications, clock, log, live }: NotifierParts): Notify {
  return async ({ workspaceId, accountId }, event) => {
    try {
      const now = clock.now();
      const accountIds = accountId === undefined ? await notifications.listMembers(workspaceId) : [accountId];
      await notifications.insert(
        { workspaceId, accountIds },
        { kind: event.kind, ...describeEvent(event, now) },
        now,
      );
      live.publish(workspaceId, { type: notificationsChangedType });
    } catch (error) {
      log.error({ workspaceId, kind: event.kind, error: messageOf(error) }, 'notification not written');
    }
  };
}

import { messageOf } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { Notify } from '../contract.ts';
import { describeEvent } from './describe-event.ts';
import type { NotificationStore } from './notification-store.ts';

export interface NotifierParts {
  notifications: NotificationStore;
  clock: Clock;
  log: Log;
  /** The lists of this workspace have changed: open pages read them again. */
  onChanged: (workspaceId: string) => void;
}

/** Writes events down for those they concern and lets open pages know. */
export function createNotifier({ notifications, clock, log, onChanged }: NotifierParts): Notify {
  return async ({ workspaceId, accountId }, event) => {
    try {
      const now = clock.now();
      const accountIds = accountId === undefined ? await notifications.listMembers(workspaceId) : [accountId];
      await notifications.insert(
        { workspaceId, accountIds },
        { kind: event.kind, ...describeEvent(event, now) },
        now,
      );
      onChanged(workspaceId);
    } catch (error) {
      log.error({ workspaceId, kind: event.kind, error: messageOf(error) }, 'notification not written');
    }
  };
}

import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { notificationsStrings as strings } from '../strings.ts';
import { groupByDay } from './group-by-day.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { useNotificationActions, useNotifications } from './use-notifications.ts';
import { VisitMessages } from './VisitMessages.tsx';

/** What happened, today and earlier, and what was said in this visit. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const list = useNotifications();
  const actions = useNotificationActions();
  return (
    <>
      <div className="sticky top-0 flex min-h-12 flex-wrap items-center gap-x-2 border-line border-b bg-raised py-1 pr-1.5 pl-3">
        <h2 className="flex-1 font-semibold">{strings.title}</h2>
        {list.unreadCount > 0 && (
          <Button look="quiet" size="small" onClick={actions.markAllRead}>
            {strings.markAllRead}
          </Button>
        )}
        {(list.notifications?.length ?? 0) > 0 && (
          <Button look="quiet" size="small" onClick={actions.clear}>
            {strings.clear}
          </Button>
        )}
      </div>
      <NotificationGroups list={list} onClose={onClose} onRead={actions.markRead} />
      <VisitMessages />
    </>
  );
}

interface NotificationGroupsProps {
  list: ReturnType<typeof useNotifications>;
  onClose: () => void;
  onRead: (id: string) => void;
}

function NotificationGroups({ list, onClose, onRead }: NotificationGroupsProps) {
  const [now] = useState(() => new Date());
  if (list.error) {
    return (
      <div className="p-3">
        <ErrorState error={list.error} title={strings.failed} onRetry={list.retry} />
      </div>
    );
  }
  if (!list.notifications) {
    return (
      <div className="p-3">
        <SkeletonList count={3} className="h-16" />
      </div>
    );
  }
  if (list.notifications.length === 0) {
    return <EmptyState icon={BellOff} title={strings.emptyTitle} message={strings.emptyMessage} />;
  }
  return (
    <div className="p-1">
      {groupByDay(list.notifications, now).map((group) => (
        <section key={group.name} aria-label={strings[group.name]}>
          <h3 className="px-3 pt-2 pb-1 text-muted text-xs">{strings[group.name]}</h3>
          <ul>
            {group.notifications.map((notification) => (
              <li key={notification.id}>
                <NotificationItem
                  notification={notification}
                  now={now}
                  onOpen={() => {
                    if (notification.readAt === null) onRead(notification.id);
                    if (notification.link !== null) onClose();
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {list.hasMore && (
        <Button look="quiet" className="w-full" onClick={list.showAll}>
          {strings.showEarlier}
        </Button>
      )}
    </div>
  );
}

import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { classNames } from '#ui/class-names.ts';
import { formatDateTime, formatRelativeTime } from '#ui/format.ts';
import type { Notification } from '../contract.ts';
import { notificationsStrings as strings } from '../strings.ts';

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;
const colors = { success: 'text-success', warning: 'text-warning', error: 'text-danger' } as const;

interface NotificationItemProps {
  notification: Notification;
  now: Date;
  onOpen: () => void;
}

const itemClass = 'flex w-full items-start gap-2.5 rounded-control px-3 py-2.5 text-left hover:bg-sunken';

/** One notification: opening it marks it as read and leads to the thing. */
export function NotificationItem({ notification, now, onOpen }: NotificationItemProps) {
  const content = <NotificationContent notification={notification} now={now} />;
  if (notification.link !== null) {
    return (
      <Link href={notification.link} onClick={onOpen} className={itemClass}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" onClick={onOpen} className={itemClass}>
      {content}
    </button>
  );
}

function NotificationContent({ notification, now }: { notification: Notification; now: Date }) {
  const { outcome, title, message, createdAt, readAt } = notification;
  const Icon = icons[outcome];
  const isUnread = readAt === null;
  return (
    <>
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-4 shrink-0', colors[outcome])} />
      <span className="min-w-0 flex-1">
        <span className={classNames('block break-words', isUnread ? 'font-semibold' : 'font-medium')}>
          {title}
        </span>
        <span className="block break-words text-muted">{message}</span>
        <span className="mt-0.5 block text-muted text-xs">
          <span className={colors[outcome]}>{strings.outcomes[outcome]}</span>
          {' · '}
          <time dateTime={createdAt} title={formatDateTime(createdAt)}>
            {formatRelativeTime(createdAt, now)}
          </time>
        </span>
      </span>
      {isUnread && (
        <span className="mt-1.5 size-2 shrink-0 rounded-full bg-accent forced-color-adjust-none">
          <span className="sr-only">{strings.unread}</span>
        </span>
      )}
    </>
  );
}

import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { formatTime } from '#ui/format.ts';
import { overlayHome } from '#ui/overlay-home.ts';
import { useStore } from '#ui/store.ts';
import { markToastsRead, type Toast, toastStore } from '#ui/toast-store.ts';
import { appStrings } from '../strings.ts';

/** What the toasts said: nothing is told only for five seconds. */
export function NotificationsMenu() {
  const { history, unread } = useStore(toastStore);
  const name =
    unread > 0 ? `${appStrings.notifications}, ${unread} ${appStrings.unread}` : appStrings.notifications;
  return (
    <Popover.Root onOpenChange={(isOpen) => isOpen && markToastsRead()}>
      <Popover.Trigger asChild>
        <Button look="quiet" size="icon" aria-label={name} className="relative">
          <Bell aria-hidden="true" className="size-4.5" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-0.5 right-0.5 min-w-4 rounded-full bg-danger-solid px-1 text-center text-[10px] text-on-danger leading-4 tabular-nums"
            >
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </Button>
      </Popover.Trigger>
      <Popover.Portal container={overlayHome()}>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={appStrings.notifications}
          className="z-50 max-h-96 w-80 max-w-[92vw] animate-appear overflow-y-auto rounded-card border border-line bg-raised p-1 shadow-overlay"
        >
          {history.length === 0 ? (
            <p className="px-3 py-6 text-center text-muted">{appStrings.noNotifications}</p>
          ) : (
            <ul>
              {history.map((toast) => (
                <NotificationItem key={toast.id} toast={toast} />
              ))}
            </ul>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function NotificationItem({ toast }: { toast: Toast }) {
  return (
    <li className="border-line border-b px-3 py-2 last:border-b-0">
      <p className="flex items-baseline gap-2">
        <span className={classNames('flex-1 font-medium', toast.tone === 'destructive' && 'text-danger')}>
          {toast.title}
        </span>
        <span className="text-muted text-xs tabular-nums">{formatTime(toast.shownAt)}</span>
      </p>
      <p className="break-words text-muted">{toast.message}</p>
    </li>
  );
}

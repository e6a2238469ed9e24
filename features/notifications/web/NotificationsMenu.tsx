import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { overlayHome } from '#ui/overlay-home.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { notificationsStrings as strings } from '../strings.ts';
import { useFreshNotifications } from './use-fresh-notifications.ts';
import { useNotifications } from './use-notifications.ts';

const NotificationPanel = lazy(() =>
  import('./NotificationPanel.tsx').then((module) => ({ default: module.NotificationPanel })),
);

/** The bell: how many are unread, nothing at none, and the list behind it. */
export function NotificationsMenu() {
  const [isOpen, setOpen] = useState(false);
  const { unreadCount } = useNotifications();
  useFreshNotifications();
  const name = unreadCount > 0 ? strings.unreadName(unreadCount) : strings.title;
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button look="quiet" size="icon" aria-label={name} className="relative">
          <Bell aria-hidden="true" className="size-4.5" />
          {unreadCount > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-0.5 right-0.5 min-w-4 rounded-full bg-danger-solid px-1 text-center text-[10px] text-on-danger leading-4 tabular-nums"
            >
              {unreadCount > 99 ? '99+' : unreadCount}
            </span>
          )}
        </Button>
      </Popover.Trigger>
      <Popover.Portal container={overlayHome()}>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={strings.title}
          // The list itself comes first: Enter must not mark all of it as read by mistake.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.focus();
          }}
          onInteractOutside={(event) => {
            // The undo of a clearing is in a toast above: the list stays to show what came back.
            if (event.target instanceof Element && event.target.closest('[data-toast]'))
              event.preventDefault();
          }}
          className="z-50 max-h-[min(34rem,calc(100dvh-5rem))] w-96 max-w-[calc(100vw-1rem)] animate-appear overflow-y-auto rounded-card border border-line bg-raised shadow-overlay outline-none"
        >
          <Suspense fallback={<SkeletonList count={3} className="m-3 h-16" />}>
            <NotificationPanel onClose={() => setOpen(false)} />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

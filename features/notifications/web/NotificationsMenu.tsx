import { Bell } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Floating } from '#ui/Floating.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { notificationsStrings as strings } from '../strings.ts';
import { useFreshNotifications } from './use-fresh-notifications.ts';
import { useNotifications } from './use-notifications.ts';

const NotificationPanel = lazyPart(() =>
  import('./NotificationPanel.tsx').then((module) => module.NotificationPanel),
);

/** The list itself comes first: Enter must not mark all of it as read by mistake. */
function takeFocus(content: HTMLElement | null): void {
  content?.parentElement?.focus({ preventScroll: true });
}

/** The bell: how many are unread, nothing at none, and the list behind it. */
export function NotificationsMenu() {
  const [isOpen, setOpen] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  const { unreadCount } = useNotifications();
  useFreshNotifications();
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={bell}
        look="quiet"
        size="icon"
        aria-label={unreadCount > 0 ? strings.unreadName(unreadCount) : strings.title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={NotificationPanel.prefetch}
        onFocus={NotificationPanel.prefetch}
        onClick={() => setOpen(!isOpen)}
        className="relative"
      >
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
      {isOpen && (
        <Floating
          anchor={bell}
          align="end"
          onClose={close}
          role="dialog"
          aria-label={strings.title}
          className="max-h-[min(34rem,calc(100dvh-5rem))] w-96 max-w-[calc(100vw-1rem)]"
        >
          <div ref={takeFocus}>
            <Suspense fallback={<SkeletonList count={3} className="m-3 h-16" />}>
              <NotificationPanel onClose={close} />
            </Suspense>
          </div>
        </Floating>
      )}
    </>
  );
}

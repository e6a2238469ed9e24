import { CircleAlert, Info, X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { useStore } from './store.ts';
import { uiStrings } from './strings.ts';
import { hideToast, type Toast, toastDurationMs, toastStore, toastSwipePx } from './toast-store.ts';

/** Where toasts appear: in the middle of the header, the one place of every page that has no buttons. */
export function Toaster() {
  const { visible } = useStore(toastStore);
  return createPortal(
    <div aria-live="polite" className="pointer-events-none fixed inset-x-4 top-2 z-60 mx-auto flex max-w-md">
      {visible && <ToastCard key={visible.id} toast={visible} />}
    </div>,
    document.body,
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  const { offset, handlers } = useSwipeRight(() => hideToast(toast.id));
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => hideToast(toast.id), toastDurationMs);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id]);
  const isDestructive = toast.tone === 'destructive';
  const Icon = isDestructive ? CircleAlert : Info;
  return (
    // Hovering or focusing it holds it: what is being read must not vanish.
    <div
      role="status"
      data-toast={toast.tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...handlers}
      style={{ transform: `translateX(${offset}px)` }}
      className={classNames(
        'pointer-events-auto flex w-full touch-pan-y animate-appear items-start gap-3 rounded-card border bg-raised p-3.5 shadow-overlay',
        isDestructive ? 'border-danger' : 'border-line',
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames('mt-0.5 size-4 shrink-0', isDestructive ? 'text-danger' : 'text-accent')}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.message && <p className="break-words text-muted">{toast.message}</p>}
      </div>
      {toast.action && <ToastAction toast={toast} action={toast.action} />}
      <Button
        look="quiet"
        size="smallIcon"
        aria-label={uiStrings.dismiss}
        onClick={() => hideToast(toast.id)}
      >
        <X aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}

function ToastAction({ toast, action }: { toast: Toast; action: NonNullable<Toast['action']> }) {
  const run = () => {
    hideToast(toast.id);
    action.run();
  };
  return (
    <Button size="small" onClick={run}>
      {action.label}
    </Button>
  );
}

/** Follows a drag to the right and calls back when it went far enough. */
function useSwipeRight(onSwiped: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const distanceOf = (event: PointerEvent) => Math.max(0, event.clientX - (start.current ?? event.clientX));
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        start.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current !== null) setOffset(distanceOf(event));
      },
      onPointerUp: (event: PointerEvent) => {
        const isFar = distanceOf(event) >= toastSwipePx;
        start.current = null;
        setOffset(0);
        if (isFar) onSwiped();
      },
      onPointerCancel: () => {
        start.current = null;
        setOffset(0);
      },
    },
  };
}

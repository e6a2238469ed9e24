import { classNames } from '#ui/class-names.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { formatTime } from '#ui/format.ts';
import { useStore } from '#ui/store.ts';
import { type Toast, toastStore } from '#ui/toast-store.ts';
import { notificationsStrings as strings } from '../strings.ts';

/** What the toasts have said since the page was loaded: nothing is told only for five seconds. */
export function VisitMessages() {
  const { history } = useStore(toastStore);
  if (history.length === 0) return null;
  return (
    <div className="border-line border-t px-3 pt-1">
      <Disclosure title={strings.visit} note={history.length}>
        <p className="pb-1 text-muted text-xs">{strings.visitNote}</p>
        <ul className="grid gap-2">
          {history.map((toast) => (
            <VisitMessage key={toast.id} toast={toast} />
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

function VisitMessage({ toast }: { toast: Toast }) {
  return (
    <li>
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

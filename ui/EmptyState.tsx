import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  message: string;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/** Why there is nothing here, and the one thing to do about it. */
export function EmptyState({ icon: Icon, title, message, action }: EmptyStateProps) {
  return (
    <div className="grid flex-1 place-items-center px-4 py-10 text-center">
      <div className="grid w-full max-w-md grid-cols-[minmax(0,1fr)] justify-items-center gap-2">
        <span className="mb-1 grid size-11 place-items-center rounded-card bg-sunken text-muted">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <p className="font-semibold text-base">{title}</p>
        <p className="text-muted">{message}</p>
        {action && <div className="mt-3 flex w-full flex-wrap justify-center gap-2">{action}</div>}
      </div>
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { PanelBoundary } from './PanelBoundary.tsx';

interface CardProps {
  title: string;
  subtitle?: ReactNode;
  /** Beside the title: badges, selects, buttons. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled region of a page. */
export function Card({ title, subtitle, actions, className, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'flex min-w-0 flex-col rounded-card border border-line bg-surface shadow-card',
        className,
      )}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 pt-3.5 pb-3">
        <div className="min-w-0">
          <h2 id={id} className="font-semibold text-ink">
            {title}
          </h2>
          {subtitle && <p className="text-muted text-xs">{subtitle}</p>}
        </div>
        {actions && (
          <div className="flex flex-wrap items-center gap-2">
            <PanelBoundary fallback={null}>{actions}</PanelBoundary>
          </div>
        )}
      </header>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col px-4 pb-4">
        <PanelBoundary>{children}</PanelBoundary>
      </div>
    </section>
  );
}

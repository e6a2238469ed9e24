import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  title: string;
  /** Said beside the title, so that one need not open it. */
  note?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part that is there for those who want it: the browser's own, so that find-in-page opens it. */
export function Disclosure({ title, note, isOpen, children }: DisclosureProps) {
  return (
    <details open={isOpen} className="group border-line border-t first:border-t-0">
      <summary className="flex list-none items-center gap-2 rounded-control py-2 text-muted hover:text-ink">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        <span className="font-medium text-ink">{title}</span>
        {note && <span className="min-w-0 wrap-anywhere text-xs">{note}</span>}
      </summary>
      <div className="pb-3 pl-6">{children}</div>
    </details>
  );
}

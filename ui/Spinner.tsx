import { LoaderCircle } from 'lucide-react';
import { uiStrings } from './strings.ts';

/** Running work whose length is not known. */
export function Spinner({ label = uiStrings.loading }: { label?: string }) {
  return (
    <span role="status" className="inline-flex items-center gap-2 text-muted">
      <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** The whole page while the session is being looked up. */
export function PageSpinner() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner />
    </div>
  );
}

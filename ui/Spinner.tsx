import { requestStrings } from './request-strings.ts';

/** Running work whose length is not known. Drawn without the icon set, which the first page does not load. */
export function Spinner({ label = requestStrings.loading }: { label?: string }) {
  return (
    <span role="status">
      <span
        aria-hidden="true"
        className="block size-5 animate-spin rounded-full border-2 border-line border-t-accent"
      />
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

import { userMessageOf } from '#ui/http-error.ts';
import { requestStrings } from '#ui/request-strings.ts';
import { appStrings } from './strings.ts';

/** Neither signed in nor out: the server did not say. */
export function SessionFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-items-center px-5 text-center">
      <div role="alert" className="max-w-md">
        <h1 className="font-semibold text-xl">{appStrings.sessionFailed}</h1>
        <p className="mt-2 text-muted">{userMessageOf(error)}</p>
        <button
          type="button"
          onClick={onRetry}
          className="mt-5 rounded-control border border-line bg-surface px-3.5 py-1.5 font-medium hover:bg-sunken"
        >
          {requestStrings.retry}
        </button>
      </div>
    </main>
  );
}

import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { HttpError, userMessageOf } from './http-error.ts';
import { requestStrings } from './request-strings.ts';
import { uiStrings } from './strings.ts';

interface ErrorStateProps {
  error: unknown;
  title?: string;
  onRetry?: () => void;
}

/** What failed, what to do, a way to try again, and folded away what an administrator wants to know. */
export function ErrorState({ error, title = uiStrings.errorTitle, onRetry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-start gap-3 rounded-card bg-danger-surface p-4 text-danger"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{title}</p>
        <p>{userMessageOf(error)}</p>
        {error instanceof HttpError && <Details error={error} />}
      </div>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {requestStrings.retry}
        </Button>
      )}
    </div>
  );
}

/** The answer as it came, `<status>: <body>` (spec §8), and what the server's log knows the request by. */
function Details({ error }: { error: HttpError }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-1 text-xs" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit rounded-control">{uiStrings.errorDetails}</summary>
      {/* Not there while closed: the body often repeats the sentence above, which is to be read out once. */}
      {isOpen && (
        <div className="break-all font-mono">
          <p className="line-clamp-6">{error.message}</p>
          {error.requestId && (
            <p>
              {uiStrings.requestId} {error.requestId}
            </p>
          )}
        </div>
      )}
    </details>
  );
}

import { CircleAlert } from 'lucide-react';
import { Button } from './Button.tsx';
import { HttpError, userMessageOf } from './http-error.ts';
import { requestStrings } from './request-strings.ts';
import { uiStrings } from './strings.ts';

interface ErrorStateProps {
  error: unknown;
  title?: string;
  onRetry?: () => void;
}

/** What failed, what to do, the request to name to an administrator, and a way to try again. */
export function ErrorState({ error, title = uiStrings.errorTitle, onRetry }: ErrorStateProps) {
  const requestId = error instanceof HttpError ? error.requestId : null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-start gap-3 rounded-card bg-danger-surface p-4 text-danger"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{title}</p>
        <p>{userMessageOf(error)}</p>
        {requestId && (
          <p className="mt-1 break-all font-mono text-xs">
            {uiStrings.requestId} {requestId}
          </p>
        )}
      </div>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {requestStrings.retry}
        </Button>
      )}
    </div>
  );
}

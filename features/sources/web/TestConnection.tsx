import { CircleCheck, CircleX } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { SourceType } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { type AuthenticationForm, authConfigOf, hasCredentials } from './authentication-form.ts';
import { useTestAuthentication } from './use-test-authentication.ts';

interface TestConnectionProps {
  type: SourceType;
  form: AuthenticationForm;
  configuration: Record<string, unknown>;
  dataSourceId?: string;
}

/** Tests what is in the form, saved or not, and says beside it how that went. */
export function TestConnection({ type, form, configuration, dataSourceId }: TestConnectionProps) {
  const settings = {
    authConfig: authConfigOf(form),
    type,
    configuration,
    ...(dataSourceId && { dataSourceId }),
  };
  const { outcome, isPending, run, stop } = useTestAuthentication(settings);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button disabled={!hasCredentials(form)} isPending={isPending} onClick={run}>
          {isPending ? strings.testing : strings.test}
        </Button>
        {isPending && (
          <Button look="quiet" onClick={stop}>
            {strings.stopTest}
          </Button>
        )}
      </div>
      {outcome && <Outcome {...outcome} />}
    </div>
  );
}

function Outcome({ success, message }: { success: boolean; message: string }) {
  const Icon = success ? CircleCheck : CircleX;
  return (
    <p
      role="alert"
      className={classNames(
        'flex items-start gap-2 rounded-control px-3 py-2',
        success ? 'bg-success-surface text-success' : 'bg-danger-surface text-danger',
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">
        {success ? (
          message || strings.testSucceeded
        ) : (
          <>
            {strings.testFailed} <span>{message || strings.unknownError}</span>
          </>
        )}
      </span>
    </p>
  );
}

import { useEffect } from 'react';
import { redirectToLoginDelayMs } from '#features/identity/limits.ts';
import { identityStrings } from '#features/identity/strings.ts';
import { rememberSignedOut } from '#features/identity/web/session.ts';
import { PageSpinner } from '#ui/Spinner.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { showErrorToast } from '#ui/toast-store.ts';

interface UnauthorizedProps {
  /** Leaves for the sign-in; a test watches it. */
  leave?: () => void;
}

function leaveForLogin(): void {
  window.location.assign('/api/login');
}

/** Spec §8: says that the session is over, and after a moment leaves for the sign-in. */
export function Unauthorized({ leave = leaveForLogin }: UnauthorizedProps) {
  useEffect(() => {
    rememberSignedOut();
    showErrorToast(identityStrings.unauthorizedTitle, identityStrings.unauthorizedMessage);
    const timer = setTimeout(leave, redirectToLoginDelayMs);
    return () => clearTimeout(timer);
  }, [leave]);
  return (
    <>
      <PageSpinner />
      <Toaster />
    </>
  );
}

import { type FormEvent, useState } from 'react';
import { passwordMinimumLength } from '#features/identity/limits.ts';
import { identityStrings } from '#features/identity/strings.ts';
import { Button } from '#ui/Button.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { securityStrings as strings } from '../strings.ts';
import { securityApi } from './api.ts';

type Attempt = { state: 'entering' | 'sending'; failure: string | null } | { state: 'done' };

/** Sets a password by the link in the address. The token stands behind the `#`, which browsers send to nobody. */
export function SetPasswordForm() {
  // Taken once, and out of the address: it is not to stay in the history of the browser.
  const [token] = useState(takeToken);
  const [password, setPassword] = useState('');
  const [attempt, setAttempt] = useState<Attempt>({
    state: 'entering',
    failure: token === '' ? strings.linkMissing : null,
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password.length < passwordMinimumLength) {
      setAttempt({ state: 'entering', failure: identityStrings.passwordTooShort });
      return;
    }
    setAttempt({ state: 'sending', failure: null });
    try {
      await securityApi('POST /api/auth/password', { body: { token, newPassword: password } });
      setAttempt({ state: 'done' });
    } catch (error) {
      setAttempt({ state: 'entering', failure: userMessageOf(error) });
    }
  };

  return (
    <div className="max-w-sm">
      <h1 className="font-semibold text-2xl tracking-tight">{strings.setTitle}</h1>
      {attempt.state === 'done' ? (
        <>
          <p role="status" className="mt-3">
            {strings.setDone}
          </p>
          <Button asChild look="primary" className="mt-5">
            <a href="/api/login">{strings.toSignIn}</a>
          </Button>
        </>
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)} className="mt-1 grid gap-4">
          <p className="text-muted">{strings.setNote}</p>
          <TextInput
            label={strings.newPassword}
            type="password"
            hint={identityStrings.passwordTooShort}
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          {attempt.failure && (
            <p role="alert" className="rounded-control bg-danger-surface px-3 py-2 text-danger">
              {attempt.failure}
            </p>
          )}
          <Button
            type="submit"
            look="primary"
            className="h-10"
            isUnavailable={token === ''}
            isPending={attempt.state === 'sending'}
          >
            {attempt.state === 'sending' ? strings.setting : strings.setSubmit}
          </Button>
        </form>
      )}
    </div>
  );
}

function takeToken(): string {
  const { hash, pathname } = window.location;
  if (hash.length > 1) window.history.replaceState(null, '', pathname);
  return hash.slice(1);
}

import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { HttpError, userMessageOf } from '#ui/http-error.ts';
import { TextInput } from '#ui/TextInput.tsx';
import type { User } from '../contract.ts';
import { identityStrings as strings } from '../strings.ts';
import { identityApi } from './api.ts';
import { type CredentialErrors, type Credentials, checkCredentials } from './credentials.ts';

interface CredentialsFormProps {
  isNewAccount: boolean;
  onEntered: (user: User) => void;
}

interface Attempt {
  isPending: boolean;
  failure: string | null;
}

const empty: Credentials = { firstName: '', lastName: '', email: '', password: '' };

export function CredentialsForm({ isNewAccount, onEntered }: CredentialsFormProps) {
  const [credentials, setCredentials] = useState(empty);
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [attempt, setAttempt] = useState<Attempt>({ isPending: false, failure: null });

  const enter = async ({ firstName, lastName, email, password }: Credentials) => {
    setAttempt({ isPending: true, failure: null });
    try {
      if (isNewAccount)
        await identityApi('POST /api/auth/accounts', { body: { firstName, lastName, email, password } });
      onEntered(await identityApi('POST /api/auth/sign-in', { body: { email, password } }));
    } catch (error) {
      const isOther = isNewAccount && error instanceof HttpError && error.status === 401;
      setAttempt({ isPending: false, failure: isOther ? strings.perhapsHasAccount : userMessageOf(error) });
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkCredentials(credentials, isNewAccount);
    setErrors(found);
    const firstWrong = Object.keys(found)[0];
    if (firstWrong === undefined) void enter(credentials);
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
  };
  const field = (name: keyof Credentials) => ({
    name,
    value: credentials[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) =>
      setCredentials({ ...credentials, [name]: event.target.value }),
  });

  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-4">
      {isNewAccount && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput {...field('firstName')} label={strings.firstName} autoComplete="given-name" />
          <TextInput {...field('lastName')} label={strings.lastName} autoComplete="family-name" />
        </div>
      )}
      <TextInput
        {...field('email')}
        label={strings.email}
        type="email"
        autoComplete={isNewAccount ? 'email' : 'username'}
      />
      <TextInput
        {...field('password')}
        label={strings.password}
        type="password"
        hint={isNewAccount ? strings.passwordTooShort : undefined}
        autoComplete={isNewAccount ? 'new-password' : 'current-password'}
      />
      {attempt.failure && (
        <p role="alert" className="rounded-control bg-danger-surface px-3 py-2 text-danger">
          {attempt.failure}
        </p>
      )}
      <Button type="submit" look="primary" className="mt-1 h-10" isPending={attempt.isPending}>
        {submitLabel(isNewAccount, attempt.isPending)}
      </Button>
    </form>
  );
}

function submitLabel(isNewAccount: boolean, isPending: boolean): string {
  if (isNewAccount) return isPending ? strings.creatingAccount : strings.createAccount;
  return isPending ? strings.signingIn : strings.signIn;
}

import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { BrandMark } from '#ui/Brand.tsx';
import type { User } from '../contract.ts';
import { identityStrings as strings } from '../strings.ts';
import { identityApi } from './api.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { beginSession } from './session.ts';

const createAccountAddress = '/login?create=account';

/** Sign-in and account creation on servers that keep their own accounts; the others send the person to their provider. */
export function LoginScreen() {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const isSignUpOpen = useSignInOptions();
  const isNewAccount = search.has('create') && isSignUpOpen;

  const enter = (user: User) => {
    beginSession(user);
    navigate('/');
  };

  return (
    <main className="grid min-h-dvh place-items-center px-5 py-10">
      <div className="w-full max-w-sm">
        <a href="/" aria-label="Plumbline" className="inline-block rounded-control">
          <BrandMark className="size-10" />
        </a>
        <h1 className="mt-5 font-semibold text-2xl tracking-tight">
          {isNewAccount ? strings.createAccountTitle : strings.signInTitle}
        </h1>
        {isNewAccount && <p className="mt-1 text-muted">{strings.createAccountNote}</p>}
        {/* The key empties the form when it changes its purpose. */}
        <CredentialsForm key={String(isNewAccount)} isNewAccount={isNewAccount} onEntered={enter} />
        <p className="mt-5 text-center">
          {isSignUpOpen ? (
            <Link
              href={isNewAccount ? '/login' : createAccountAddress}
              className="rounded-control font-medium text-accent hover:underline"
            >
              {isNewAccount ? strings.haveAccount : strings.createAccount}
            </Link>
          ) : (
            <span className="text-muted">{strings.signUpClosed}</span>
          )}
        </p>
      </div>
    </main>
  );
}

/**
 * Whether accounts are created here. A server that keeps no accounts of its own sends people to its provider. When it cannot say, the
 * form stays.
 */
function useSignInOptions(): boolean {
  const [isSignUpOpen, setSignUpOpen] = useState(true);
  useEffect(() => {
    const abort = new AbortController();
    identityApi('GET /api/auth/options', { signal: abort.signal })
      .then((options) => {
        if (options.kind === 'oidc') window.location.replace('/api/login');
        else setSignUpOpen(options.isSignUpOpen);
      })
      .catch(() => undefined);
    return () => abort.abort();
  }, []);
  return isSignUpOpen;
}

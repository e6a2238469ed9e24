import { oauthStrings as strings } from '../strings.ts';
import type { SignIn } from './use-sign-in.ts';

/** Why a sign-in could not begin, or the link in place of a popup that the browser did not allow. */
export function SignInProblem({ failure, blockedUrl }: Pick<SignIn, 'failure' | 'blockedUrl'>) {
  return (
    <>
      {failure && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      {blockedUrl && (
        <p role="alert">
          {strings.popupBlocked}{' '}
          <a href={blockedUrl} className="rounded-control font-medium text-accent hover:underline">
            {strings.popupLink}
          </a>
        </p>
      )}
    </>
  );
}

import type { Settings } from '#kernel/settings.ts';
import { SystemFailure } from '../system-session.ts';
import { successFactorsStrings as strings } from './strings.ts';

/** What is entered for a SuccessFactors. */
export interface SuccessFactorsSettings {
  base: URL;
  /** Of a sign-in by password; empty where OAuth Setup has it, or the user name. */
  companyId: string;
  signIn:
    | { kind: 'basic'; username: string; password: string }
    /** By the client of OAuth Setup. */
    | { kind: 'oauth' };
  /** PEM of authorities that are trusted instead of the system's. */
  ca?: string;
}

/** Throws SystemFailure where an address is plain. */
export function readSuccessFactorsSettings(given: Settings): SuccessFactorsSettings {
  // The API lies below the host, whatever page of it was copied.
  const base = new URL('/', String(given.serverUrl));
  // Plain HTTP may be spoken on this machine alone, where nobody else listens.
  if (base.protocol !== 'https:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(base.hostname))
    throw new SystemFailure('tls', strings.plainAddress);
  const ca = String(given.trustedAuthority ?? '').trim();
  const companyId = String(given.companyId ?? '').trim();
  return { base, companyId, signIn: signInOf(given, companyId), ...(ca === '' ? {} : { ca }) };
}

/** Where it is, as people write it. */
export function placeOfSuccessFactors({ serverUrl }: Settings): string {
  const text = String(serverUrl);
  return URL.canParse(text) ? new URL(text).host : text;
}

/** The company stands behind the user, which may be an e-mail address itself. */
function signInOf({ username, password }: Settings, company: string): SuccessFactorsSettings['signIn'] {
  if (typeof username !== 'string' || username === '') return { kind: 'oauth' };
  const isWhole = company === '' || username.endsWith(`@${company}`);
  return {
    kind: 'basic',
    username: isWhole ? username : `${username}@${company}`,
    password: String(password ?? ''),
  };
}

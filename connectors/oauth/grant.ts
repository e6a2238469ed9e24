import type { Settings } from '#kernel/settings.ts';
import type { OAuthProvider } from '../manifests.ts';

/** What one client of a provider is to be asked for, and what may come of it: said between the server and the process that calls. */

export type GrantWork =
  /** A sign-in has come back: its code for a token. */
  | { kind: 'code'; code: string; verifier: string; redirectUri: string; nonce: string | null }
  | { kind: 'refresh'; refreshToken: string }
  /** A token that no person signs in for. */
  | { kind: 'own' }
  /** Whether address, id and secret are right, without a person: by a code that is none. */
  | { kind: 'probe'; redirectUri: string }
  | { kind: 'revoke'; revocationUrl: string; token: string };

export interface GrantJob {
  provider: OAuthProvider;
  settings: Settings;
  tokenUrl: string;
  work: GrantWork;
}

export interface GrantedToken {
  value: string;
  /** From now; null where the provider does not tell. */
  expiresInMs: number | null;
  refreshToken: string | null;
  refreshExpiresInMs: number | null;
  /** Addresses that came with it, by the provider's own names. */
  places: Record<string, string>;
}

/** `client`: id or secret. `grant`: the code or the refresh token. `request`: what is asked for beside them. */
export type RefusedPart = 'client' | 'grant' | 'request';

export type GrantOutcome =
  | { outcome: 'issued'; token: GrantedToken }
  /** The probe's code was refused for what it is; or a token was revoked. */
  | { outcome: 'done' }
  | { outcome: 'refused'; part: RefusedPart; message: string }
  /** Nothing there answered as a token endpoint does, or not now. */
  | { outcome: 'failed'; message: string; isPassing: boolean; isUnreached: boolean };

/** How a provider wants to be asked. */
export interface ProviderGrant {
  /** Where it looks for the client's secret; `nowhere` for one that has none. */
  secretIn: 'header' | 'body' | 'nowhere';
  encoding?: 'form' | 'json';
  /** The address with what goes along with every call. */
  addressOf?(tokenUrl: URL, settings: Settings): URL;
  /** Name and parameters of the grant by which the server fetches a token itself. Throws AppError with a sentence. */
  ownGrant?(
    settings: Settings,
    call: { tokenUrl: URL; now: Date; scope: Record<string, string> },
  ): { grant: string; parameters: Record<string, string> };
}

import type { Settings } from '#kernel/settings.ts';
import type { AccessToken } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import { concurStrings as strings } from './strings.ts';

/** What is entered for a company at SAP Concur; who signs in is the client of OAuth Setup. */
export interface ConcurSettings {
  /** The origin that was entered: of any data centre of Concur's. */
  origin: URL;
  /** PEM of authorities that are trusted instead of the system's. */
  ca?: string;
}

export function readConcurSettings(given: Settings): ConcurSettings {
  const ca = String(given.trustedAuthority ?? '').trim();
  return { origin: originOfConcur(given), ...(ca === '' ? {} : { ca }) };
}

/** Where it is: the path of the address says nothing. */
export function originOfConcur({ serverUrl }: Settings): URL {
  const text = String(serverUrl ?? '').trim();
  return new URL(URL.canParse(text) ? new URL(text).origin : 'https://invalid.invalid');
}

/**
 * Where a company's data are: Concur tells it with each token (`geolocation`), a person may enter it in OAuth Setup, and else it is the address of
 * the source. Throws SystemFailure for one that is no address, or would send the token in the clear.
 */
export function baseOf({ origin }: ConcurSettings, { places, client }: AccessToken): URL {
  const entered = String(client.geolocation ?? '').trim();
  const told = places.geolocation?.trim() || entered;
  if (told === '') return origin;
  const base = URL.canParse(told) ? new URL(new URL(told).origin) : null;
  const isSafe = base?.protocol === 'https:' || (base?.protocol === 'http:' && origin.protocol === 'http:');
  if (!base || !isSafe) throw new SystemFailure('login', strings.wrongGeolocation);
  return base;
}

import type { Settings } from '#kernel/settings.ts';
import { SystemFailure } from '../system-session.ts';
import { s4Strings as strings } from './strings.ts';

/** What is entered for a SAP S/4HANA. */
export interface S4Settings {
  base: URL;
  /** Three digits: users and data are those of one. Empty for the one that the system takes by itself. */
  client: string;
  /** Read alone, of either version, instead of what the catalogs list; empty for those. */
  servicePath: string;
  signIn:
    | { kind: 'basic'; username: string; password: string }
    | { kind: 'key'; name: string; value: string; isInQuery: boolean }
    /** By the client of OAuth Setup. */
    | { kind: 'oauth' };
  /** PEM of authorities that are trusted instead of the system's. */
  ca?: string;
}

/** Throws SystemFailure where an address is plain and TLS is wanted. */
export function readS4Settings(given: Settings): S4Settings {
  const ca = String(given.trustedAuthority ?? '').trim();
  return {
    base: baseOf(given),
    client: String(given.client ?? '').trim(),
    servicePath: servicePathOf(given.servicePath),
    signIn: signInOf(given),
    ...(ca === '' ? {} : { ca }),
  };
}

/** A path of the system without what was asked of it, ending in a slash; empty for none. */
export function servicePathOf(given: unknown): string {
  const text = String(given ?? '').trim();
  const path = URL.canParse(text) ? new URL(text).pathname : text.replace(/[?#].*$/, '');
  const bare = path.replace(/\/?(\$metadata)?\/*$/, '');
  return bare === '' ? '' : `/${bare.replace(/^\/+/, '')}/`;
}

/** Where it is, as people write it. */
export function placeOfS4({ serverUrl }: Settings): string {
  const text = String(serverUrl);
  return URL.canParse(text) ? new URL(text).host : text;
}

function baseOf({ serverUrl, useSSL }: Settings): URL {
  const url = new URL(String(serverUrl));
  if (url.protocol === 'http:' && useSSL !== false) throw new SystemFailure('tls', strings.plainAddress);
  // Services lie below the host, whatever page of the system was copied.
  return new URL('/', url);
}

function signInOf({ username, password, apiKey, keyName, keyLocation }: Settings): S4Settings['signIn'] {
  if (typeof username === 'string' && username !== '')
    return { kind: 'basic', username, password: String(password ?? '') };
  if (typeof apiKey === 'string' && apiKey !== '') {
    const isInQuery = keyLocation === 'query';
    const name =
      typeof keyName === 'string' && keyName !== '' ? keyName : isInQuery ? 'api_key' : 'X-API-Key';
    return { kind: 'key', name, value: apiKey, isInQuery };
  }
  return { kind: 'oauth' };
}

import type { Settings } from '#kernel/settings.ts';
import { SystemFailure } from '../system-session.ts';
import { successFactorsStrings as strings } from './strings.ts';

/** What is entered for a company at SAP SuccessFactors. */
export interface SuccessFactorsSettings {
  /** The API server of its data centre. */
  base: URL;
  signIn:
    | { kind: 'basic'; username: string; password: string }
    /** By the client of OAuth Setup. */
    | { kind: 'oauth' };
  /** Entities that are listed besides those that most companies have. */
  entities: readonly string[];
  /** PEM of authorities that are trusted instead of the system's. */
  ca?: string;
}

/** Throws SystemFailure where an address is plain, or a user name lacks its company. */
export function readSuccessFactorsSettings(given: Settings): SuccessFactorsSettings {
  const base = new URL('/', String(given.serverUrl));
  requireTls(base);
  const ca = String(given.trustedAuthority ?? '').trim();
  const entities = Array.isArray(given.entities) ? given.entities : [];
  return {
    base,
    signIn: signInOf(given),
    entities: entities.map((name) => String(name).trim()).filter((name) => /^\w{1,100}$/.test(name)),
    ...(ca === '' ? {} : { ca }),
  };
}

/** Where it is, as people write it. */
export function placeOfSuccessFactors({ serverUrl }: Settings): string {
  const text = String(serverUrl);
  return URL.canParse(text) ? new URL(text).host : text;
}

function signInOf({ username, password }: Settings): SuccessFactorsSettings['signIn'] {
  if (typeof username !== 'string' || username === '') return { kind: 'oauth' };
  if (!/.@./.test(username)) throw new SystemFailure('login', strings.companyWanted);
  return { kind: 'basic', username, password: String(password ?? '') };
}

/** Plain HTTP may be spoken on this machine alone, where nobody else listens. */
function requireTls({ protocol, hostname }: URL): void {
  if (protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)) return;
  throw new SystemFailure('tls', strings.plainAddress);
}

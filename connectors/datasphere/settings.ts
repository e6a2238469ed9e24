import type { Settings } from '#kernel/settings.ts';
import { defaultScope } from '../oauth/manifest.ts';
import { SystemFailure } from '../system-session.ts';
import { datasphereStrings as strings } from './strings.ts';

/** Of tenants, and of HANA Cloud, which a database user signs in to. */
const usualPort = 443;

/** What is entered to read a tenant by its consumption API. */
export interface ConsumptionSettings {
  base: URL;
  /** The one space that is read; empty for all. */
  space: string;
  signIn:
    | { kind: 'own'; clientId: string; clientSecret: string; tokenUrl: URL; scope: string }
    /** By the client of OAuth Setup. */
    | { kind: 'workspace' };
  /** PEM of authorities that are trusted instead of the system's. */
  ca?: string;
}

/** By which of its faces a Datasphere is read. */
export type DatasphereFace = 'database' | 'consumption' | 'none';

/** A database user signs in to the database behind a space; keys and certificates open neither. */
export function faceOf({ username, apiKey, certificatePath }: Settings): DatasphereFace {
  if (isFilled(username)) return 'database';
  return isFilled(apiKey) || isFilled(certificatePath) ? 'none' : 'consumption';
}

/** Throws SystemFailure where an address is plain. */
export function readConsumptionSettings(given: Settings): ConsumptionSettings {
  const base = new URL('/', String(given.serverUrl));
  requireTls(base, 'Server URL');
  const ca = String(given.trustedAuthority ?? '').trim();
  return {
    base,
    space: String(given.schema ?? '').trim(),
    signIn: signInOf(given),
    ...(ca === '' ? {} : { ca }),
  };
}

function signInOf(given: Settings): ConsumptionSettings['signIn'] {
  const { clientId, clientSecret, scope } = given;
  if (!isFilled(clientId) || !isFilled(clientSecret)) return { kind: 'workspace' };
  const tokenUrl = tokenUrlOf(given);
  requireTls(tokenUrl, 'Token URL');
  const asked = String(scope ?? '').trim();
  return {
    kind: 'own',
    clientId: String(clientId).trim(),
    clientSecret: String(clientSecret),
    tokenUrl,
    // The default of the form is no scope that XSUAA knows.
    scope: asked === defaultScope ? '' : asked,
  };
}

function tokenUrlOf({ tokenUrl, authUrl }: Settings): URL {
  if (isFilled(tokenUrl)) return new URL(String(tokenUrl).trim());
  if (!isFilled(authUrl)) throw new SystemFailure('login', strings.tokenUrlWanted);
  return new URL('/oauth/token', String(authUrl).trim());
}

/** Plain HTTP may be spoken on this machine alone, where nobody else listens. */
function requireTls({ protocol, hostname }: URL, label: string): void {
  if (protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)) return;
  throw new SystemFailure('tls', strings.plainAddress(label));
}

/** Where the server of the address is. */
export function placeOfDatasphere({ serverUrl }: Settings): { host: string; port: number } {
  const url = URL.canParse(String(serverUrl)) ? new URL(String(serverUrl)) : null;
  return { host: url?.hostname ?? String(serverUrl), port: Number(url?.port) || usualPort };
}

/** Whether the address is that of a tenant, which people know, and not that of its database. */
export function isTenant(host: string): boolean {
  return /(^|\.)hcs\.cloud\.sap$/i.test(host);
}

/** What SAP HANA's connector is given for the database behind a space: always by TLS, always the tenant that the host names. */
export function hanaSettingsOf(given: Settings): Settings {
  const { schema, username, password, trustedAuthority } = given;
  return {
    ...placeOfDatasphere(given),
    ...(schema === undefined ? {} : { schema }),
    username: String(username),
    password: String(password),
    encrypt: true,
    ...(trustedAuthority === undefined ? {} : { trustedAuthority }),
  };
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

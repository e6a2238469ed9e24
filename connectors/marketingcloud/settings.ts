import type { Settings } from '#kernel/settings.ts';
import { placeText } from '../explain-failure.ts';
import { defaultScope } from '../oauth/manifest.ts';
import { SystemFailure } from '../system-session.ts';
import { marketingCloudStrings as strings } from './strings.ts';

export interface MarketingCloudSettings {
  /** Where tokens are fetched: `https://mc….auth.marketingcloudapis.com/`. */
  authBase: URL;
  /** MID of the business unit; empty for that of the integration. */
  accountId: string;
  signIn:
    | { kind: 'own'; clientId: string; clientSecret: string; scope: string }
    /** By the client of OAuth Setup. */
    | { kind: 'workspace' };
  /** PEM of authorities that are trusted instead of the system's. */
  ca?: string;
}

/** Where a tenant answers. */
export interface Instances {
  rest: URL;
  soap: URL;
}

/** Throws SystemFailure where the address is plain, or the business unit is no number. */
export function readMarketingCloudSettings(given: Settings): MarketingCloudSettings {
  const authBase = new URL('/', String(given.serverUrl));
  requireTls(authBase);
  const accountId = String(given.accountId ?? '').trim();
  if (!/^\d{0,20}$/.test(accountId)) throw new SystemFailure('database', strings.noBusinessUnit(accountId));
  const ca = String(given.trustedAuthority ?? '').trim();
  return { authBase, accountId, signIn: signInOf(given), ...(ca === '' ? {} : { ca }) };
}

function signInOf({ clientId, clientSecret, scope }: Settings): MarketingCloudSettings['signIn'] {
  const [id, secret] = [String(clientId ?? '').trim(), String(clientSecret ?? '')];
  if (id === '' || secret === '') return { kind: 'workspace' };
  const asked = String(scope ?? '').trim();
  return {
    kind: 'own',
    clientId: id,
    clientSecret: secret,
    // The default of the form is no scope that Marketing Cloud knows.
    scope: asked === defaultScope ? '' : asked,
  };
}

/**
 * Where calls go: to the hosts that the provider named beside the token, otherwise to those of the same tenant by the rule of their names.
 * Throws SystemFailure where there are none.
 */
export function instancesOf(
  places: Readonly<Record<string, string>>,
  { authBase }: MarketingCloudSettings,
): Instances {
  const instance = (name: 'rest' | 'soap'): URL => {
    const named = places[`${name}_instance_url`];
    const host = authBase.host.replace(/^([a-z0-9-]+)\.auth\.(?=marketingcloudapis\.com$)/i, `$1.${name}.`);
    if (named === undefined && host === authBase.host) throw new SystemFailure('login', strings.noInstances);
    const url = new URL('/', named ?? `https://${host}`);
    requireTls(url);
    return url;
  };
  return { rest: instance('rest'), soap: instance('soap') };
}

/** Where the server of the address is. */
export function placeOfMarketingCloud({ serverUrl }: Settings): string {
  const url = URL.canParse(String(serverUrl)) ? new URL(String(serverUrl)) : null;
  const host = url?.hostname.replaceAll(/^\[|\]$/g, '') ?? String(serverUrl);
  return placeText(host, Number(url?.port) || (url?.protocol === 'http:' ? 80 : 443));
}

/** Plain HTTP may be spoken on this machine alone, where nobody else listens. */
function requireTls({ protocol, hostname }: URL): void {
  if (protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)) return;
  throw new SystemFailure('tls', strings.plainAddress);
}

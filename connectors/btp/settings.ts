import type { Settings } from '#kernel/settings.ts';
import { defaultScope } from '../oauth/manifest.ts';
import { SystemFailure } from '../system-session.ts';
import { btpStrings as strings } from './strings.ts';

/** What is entered for a subaccount of SAP BTP whose destinations are read. */
export interface BtpSettings {
  tokenUrl: URL;
  /** The address of the destination service, ending in a slash. */
  destinationService: URL;
  clientId: string;
  clientSecret: string;
  /** Empty where none is asked for. */
  scope: string;
  /** PEM of authorities that are trusted instead of the system's. */
  ca?: string;
}

const apiPath = '/destination-configuration/v1/';

/** Throws SystemFailure where an address is plain, or cannot be found out. */
export function readBtpSettings(given: Settings): BtpSettings {
  const subaccount = new URL(String(given.subaccountUrl));
  const tokenUrl = urlIn(given.tokenUrl) ?? new URL('/oauth/token', subaccount);
  requireTls(subaccount, 'Subaccount URL');
  requireTls(tokenUrl, 'Token URL');
  const service = urlIn(given.destinationUrl) ?? serviceOf(subaccount);
  requireTls(service, 'Destination Service URL');
  const scope = String(given.scope ?? '').trim();
  const ca = String(given.trustedAuthority ?? '').trim();
  return {
    tokenUrl,
    destinationService: new URL(apiPath, service),
    clientId: String(given.clientId).trim(),
    clientSecret: String(given.clientSecret ?? ''),
    // The default of the form is no scope that XSUAA knows.
    scope: scope === defaultScope ? '' : scope,
    ...(ca === '' ? {} : { ca }),
  };
}

/** Where it is, as people write it. */
export function placeOfBtp({ subaccountUrl }: Settings): string {
  const text = String(subaccountUrl);
  return URL.canParse(text) ? new URL(text).host : text;
}

/** The destination service of the region in which the subaccount is. */
function serviceOf({ hostname }: URL): URL {
  const [, region] =
    /^[^.]+\.authentication\.(?:cert\.)?([a-z0-9-]+)\.hana\.ondemand\.com$/.exec(hostname) ?? [];
  if (region === undefined) throw new SystemFailure('address', strings.serviceWanted);
  return new URL(`https://destination-configuration.cfapps.${region}.hana.ondemand.com`);
}

function urlIn(entered: unknown): URL | null {
  const text = String(entered ?? '').trim();
  return text === '' ? null : new URL(text);
}

/** Plain HTTP may be spoken on this machine alone, where nobody else listens. */
function requireTls(url: URL, label: string): void {
  if (!isPlainElsewhere(url)) return;
  throw new SystemFailure('tls', strings.plainAddress(label));
}

export function isPlainElsewhere({ protocol, hostname }: URL): boolean {
  return protocol !== 'https:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

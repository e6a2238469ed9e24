import type { Settings } from '#kernel/settings.ts';

/**
 * Whether a token of this client may be sent to a place: a token opens what its client may see, so it goes no further than the secret that it
 * was obtained with, unless somebody who knew that secret entered the address, or the provider named it beside the token. Hosts are compared, not ports: a system of SAP listens
 * on several. In SAP's public cloud the interfaces of `my300000.…` are those of `my300000-api.…`, and tokens of `api-eu.ariba.com` are for
 * `eu.openapi.ariba.com`: below that domain SAP Ariba alone hands out hosts.
 * @param place host, or host and port
 */
export function mayReceiveToken(
  place: string,
  { settings, tokenUrl }: { settings: Settings; tokenUrl: string },
  { places }: { places: Readonly<Record<string, string>> },
): boolean {
  const host = hostIn(`https://${place}`);
  if (host === null) return false;
  const known = [
    settings.authUrl,
    tokenUrl,
    settings.systemUrl,
    settings.geolocation,
    ...Object.values(places),
  ].flatMap((address) => hostIn(address) ?? []);
  return known.some(
    (one) => one === host || withoutApi(one) === withoutApi(host) || (isOfAriba(one) && isOfAriba(host)),
  );
}

function hostIn(address: unknown): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/\.$/, '');
}

function withoutApi(host: string): string {
  return host.replace(/^([a-z0-9]+)-api(?=\..+\.)/, '$1');
}

function isOfAriba(host: string): boolean {
  return host.endsWith('.ariba.com');
}

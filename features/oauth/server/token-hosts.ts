import type { Settings } from '#kernel/settings.ts';

/**
 * Whether a token of this client may be sent to a place: a token opens what its client may see, so it goes no further than the secret that it
 * was obtained with, unless somebody who knew that secret entered the address, or the provider named it beside the token. Hosts are compared, not ports: a system of SAP listens
 * on several. In SAP's public cloud the interfaces of `my300000.…` are those of `my300000-api.…`, `mytenant.eu10.hcs.cloud.sap` is signed in to
 * at `mytenant.authentication.eu10.hana.ondemand.com`, and tokens of `api-eu.ariba.com` are for `eu.openapi.ariba.com`: SAP alone hands out those names.
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
    (one) =>
      one === host ||
      withoutApi(one) === withoutApi(host) ||
      isTenantOf(host, one) ||
      (isOfAriba(one) && isOfAriba(host)),
  );
}

function hostIn(address: unknown): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/\.$/, '');
}

/** Whether a host is the Datasphere of a tenant whose sign-in is the other: both names are SAP's alone to give. */
function isTenantOf(host: string, signIn: string): boolean {
  const [, name, region] = /^([a-z0-9-]+)\.([a-z0-9-]+)\.hcs\.cloud\.sap$/.exec(host) ?? [];
  return name !== undefined && signIn === `${name}.authentication.${region}.hana.ondemand.com`;
}

function withoutApi(host: string): string {
  return host.replace(/^([a-z0-9]+)-api(?=\..+\.)/, '$1');
}

function isOfAriba(host: string): boolean {
  return host.endsWith('.ariba.com');
}

import type { Settings } from '#kernel/settings.ts';

/** Of a database user: HANA Cloud's. */
const databasePort = 443;

/** Where the server of the address is. */
export function placeOfDatasphere({ serverUrl }: Settings): { host: string; port: number } {
  const url = URL.canParse(String(serverUrl)) ? new URL(String(serverUrl)) : null;
  return { host: url?.hostname ?? String(serverUrl), port: Number(url?.port) || databasePort };
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

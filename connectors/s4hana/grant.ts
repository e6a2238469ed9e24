import type { ProviderGrant } from '../oauth/grant.ts';

/** The OAuth server of AS ABAP. */
export const s4hanaGrant: ProviderGrant = {
  secretIn: 'header',
  /** Clients and users are of one client of the system, which the authorization URL names. */
  addressOf(tokenUrl, { authUrl }) {
    const client = URL.canParse(String(authUrl)) && new URL(String(authUrl)).searchParams.get('sap-client');
    if (!client || tokenUrl.searchParams.has('sap-client')) return tokenUrl;
    const address = new URL(tokenUrl);
    address.searchParams.set('sap-client', client);
    return address;
  },
};

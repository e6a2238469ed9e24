import type { AccessToken } from '../system-connector.ts';
import type { Authorizer } from './http-client.ts';

/** Signs calls with a bearer token, which is renewed once where the system refuses it. */
export function bearerAuthorizer(
  accessToken: (stale?: string) => Promise<AccessToken>,
  more: (token: AccessToken) => Record<string, string> = () => ({}),
): Authorizer {
  let current: Promise<AccessToken> | undefined;
  const headersOf = (token: AccessToken) => ({ ...more(token), authorization: `Bearer ${token.value}` });
  const ask = (stale?: string): Promise<AccessToken> => {
    const asked = accessToken(stale);
    current = asked;
    // What failed is asked for anew.
    asked.catch(() => {
      if (current === asked) current = undefined;
    });
    return asked;
  };
  return {
    headers: async () => headersOf(await (current ?? ask())),
    async renew(refused) {
      const stale = refused.authorization?.replace(/^Bearer /, '') ?? '';
      const known = await current;
      // Another call has renewed it meanwhile.
      if (known && known.value !== stale) return true;
      return (await ask(stale)).value !== stale;
    },
  };
}

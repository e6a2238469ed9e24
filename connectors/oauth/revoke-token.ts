import {
  allowInsecureRequests,
  customFetch,
  processRevocationResponse,
  revocationRequest,
} from 'oauth4webapi';
import type { SystemTools } from '../system-connector.ts';
import { authenticationOf, type TokenRequest } from './request-token.ts';

/** Tells a provider that a token is no longer used (RFC 7009). Throws where it does not say that it was told. */
export async function revokeToken(
  { reach, signal }: Pick<SystemTools, 'reach' | 'signal'>,
  {
    clientId,
    clientSecret,
    secretIn,
    revocationUrl,
    token,
  }: Pick<TokenRequest, 'clientId' | 'clientSecret' | 'secretIn'> & { revocationUrl: string; token: string },
): Promise<void> {
  const authentication = authenticationOf({ clientSecret, secretIn });
  const answer = await revocationRequest(
    { issuer: new URL(revocationUrl).origin, revocation_endpoint: revocationUrl },
    { client_id: clientId },
    authentication,
    token,
    {
      signal,
      // Whether plain HTTP may be spoken there is the policy's to say, and the form's.
      [allowInsecureRequests]: true,
      [customFetch]: (url, { method, headers, body }) =>
        reach.fetch(url, { method, headers, body, signal, redirect: 'manual' }),
    },
  );
  await processRevocationResponse(answer);
}

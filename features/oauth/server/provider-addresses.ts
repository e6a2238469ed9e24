import { createHash } from 'node:crypto';
import type { OAuthProviderManifest } from '#connectors/connector.ts';
import { defaultScope } from '#connectors/oauth/manifest.ts';

/**
 * The token address that follows from the authorization address: the provider's own ending in place of the other, or
 * behind a bare server address. Null when the address has another form.
 */
export function deriveTokenUrl(provider: OAuthProviderManifest, authUrl: string): string | null {
  if (!URL.canParse(authUrl)) return null;
  const url = new URL(authUrl);
  const { from, to } = provider.tokenPath;
  const path = url.pathname.replace(/\/+$/, '');
  if (path === '') url.pathname = to;
  else if (path.endsWith(from)) url.pathname = path.slice(0, -from.length) + to;
  else return null;
  return url.href;
}

/** Where the provider takes tokens back; null where it has no such place, or the token address is not of its form. */
export function revocationUrlOf(provider: OAuthProviderManifest, tokenUrl: string): string | null {
  const { tokenPath, revocationPath } = provider;
  const url = new URL(tokenUrl);
  if (revocationPath === undefined || !url.pathname.endsWith(tokenPath.to)) return null;
  url.pathname = url.pathname.slice(0, -tokenPath.to.length) + revocationPath;
  return url.href;
}

export interface SignInRequest {
  authUrl: string;
  clientId: string;
  redirectUri: string;
  scope: string;
  state: string;
  /** The secret half of PKCE; only its hash is in the address (RFC 7636). */
  verifier: string;
}

/** Ties an ID token to one attempt; null where the scope asks for none. Made of the verifier, so that it need not be kept. */
export function nonceOf({ scope, verifier }: Pick<SignInRequest, 'scope' | 'verifier'>): string | null {
  if (!scope.split(' ').includes('openid')) return null;
  return createHash('sha256').update(`nonce ${verifier}`).digest('base64url');
}

/** The provider's sign-in page for one attempt (RFC 6749 §4.1.1). What the address already asks for stays. */
export function buildSignInUrl(request: SignInRequest): string {
  const url = new URL(request.authUrl);
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('client_id', request.clientId);
  url.searchParams.set('redirect_uri', request.redirectUri);
  // The product's default is no scope of any provider; sent, it would be refused.
  if (request.scope !== '' && request.scope !== defaultScope) url.searchParams.set('scope', request.scope);
  url.searchParams.set('state', request.state);
  const nonce = nonceOf(request);
  if (nonce !== null) url.searchParams.set('nonce', nonce);
  const challenge = createHash('sha256').update(request.verifier).digest('base64url');
  url.searchParams.set('code_challenge', challenge);
  url.searchParams.set('code_challenge_method', 'S256');
  return url.href;
}

/** What keeps a provider from handing out a token, and what to do about it. */
export const oauthGrantStrings = {
  client: (provider: string) =>
    `${provider} does not accept this client. Check the client ID and the client secret, and that the client may be used this way.`,
  assertion: (provider: string) =>
    `${provider} does not accept the signed assertion. Check the client ID, the company ID and the API user, and that the certificate of this signing key is registered for the client.`,
  code: (provider: string) =>
    `${provider} does not accept the code of this sign-in. It may have been used before, or be too old: sign in again.`,
  refreshToken: (provider: string) => `The sign-in to ${provider} has ended. Sign in again.`,
  scope: (provider: string) =>
    `${provider} does not know the scope, or does not grant it to this client. Correct the scope, or leave it as it was filled in.`,
  grantType: (provider: string) =>
    `${provider} does not offer this way of signing in to the client. Register the client for it.`,
  request: (provider: string) =>
    `${provider} did not accept the request for a token. Check the redirect URI and the scope, and that they are registered for the client.`,
  nonce: (provider: string) =>
    `What ${provider} sent belongs to another sign-in. Nothing was stored: sign in again.`,
  wrongAddress: (provider: string) =>
    `Nothing at the token URL hands out tokens of ${provider}. Check the token URL, or the authorization URL that it follows from.`,
  noToken: (provider: string) =>
    `${provider} answered without a token that can be used. Check the token URL, and that the client is one for OAuth 2.0.`,
  signingKey: 'The signing key cannot be read. Paste an RSA private key as PEM that has no passphrase.',
  signingKeyKind:
    'The signing key is not of RSA. Generate an RSA key of 2048 bits or more, and register its certificate.',
} as const;

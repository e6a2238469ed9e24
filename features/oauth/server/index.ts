export { createOAuth, type OAuth } from './oauth.ts';
export { type OAuthParts, oauthHandlers } from './routes.ts';
export { createSignInStore } from './sign-in-store.ts';
export { createTokenStore } from './token-store.ts';
export type { RunGrant } from './tokens.ts';

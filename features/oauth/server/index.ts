export { createConfigurationStore } from './configuration-store.ts';
export { type OAuthParts, oauthHandlers } from './routes.ts';
export { createSignInStore } from './sign-in-store.ts';

export { createAccountStore, sampleCompanyJob } from './account-store.ts';
export { createIdentityProvider } from './identity-provider.ts';
export { createLoginAttemptStore } from './login-attempt-store.ts';
export { type IdentityParts, identityHandlers } from './routes.ts';

export { createAccountStore, sampleCompanyJob } from './account-store.ts';
export { createIdentityProvider } from './identity-provider.ts';
export { createLoginAttempts } from './login-attempts.ts';
export { type IdentityParts, identityHandlers } from './routes.ts';

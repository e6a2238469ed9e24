export { createAccountStore, sampleCompanyJob } from './account-store.ts';
export { createAttemptStore } from './attempt-store.ts';
export { createIdentityProvider } from './identity-provider.ts';
export { createKnownDevices } from './known-devices.ts';
export { createLoginAttemptStore } from './login-attempt-store.ts';
export { type IdentityParts, identityHandlers } from './routes.ts';
export { createSignInLimits } from './sign-in-limits.ts';

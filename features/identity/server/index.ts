export { createAccountStore, sampleCompanyJob } from './account-store.ts';
export { describeErasure, eraseAccount } from './erase-account.ts';
export { createIdentityProvider } from './identity-provider.ts';
export { createInstallationStore, type InstallationStore } from './installation-store.ts';
export { createLoginAttemptStore } from './login-attempt-store.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { createPasswordLinkStore, type PasswordLinkStore } from './password-link-store.ts';
export { type IdentityParts, identityHandlers } from './routes.ts';

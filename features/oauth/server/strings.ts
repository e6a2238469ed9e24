/** Sentences that only the server writes. */
export const oauthServerStrings = {
  unknownSystem: 'There is no such system.',
  notConfigured: (system: string) =>
    `${system} is not set up yet. Enter its client ID and authorization URL in OAuth Setup, then try again.`,
  switchedOff: (system: string) =>
    `${system} is switched off. Save its configuration as active, then try again.`,
  unreadable: (system: string) =>
    `The stored settings of ${system} can no longer be decrypted. Enter them again in OAuth Setup.`,
  noSignInPage: (system: string) =>
    `${system} has no sign-in page: the server fetches its tokens itself, which comes with a later version.`,
  notConnected: (system: string) =>
    `${system} is not connected, so there is no token to renew. Sign in to it first.`,
  refreshNotYet: (system: string) =>
    `Renewing the token of ${system} comes with a later version. Nothing was sent to it.`,
  testMissing: (labels: readonly string[]) => `Please fill in: ${labels.join(', ')}.`,
  noTokenUrl: 'The token URL does not follow from this authorization URL. Enter it.',
  testNotYet: (system: string) =>
    `The configuration is complete. Asking ${system} for a token comes with a later version, so nothing was sent to it.`,
} as const;

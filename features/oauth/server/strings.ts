/** Sentences that only the server writes. */
export const oauthServerStrings = {
  unknownSystem: 'There is no such system.',
  notConfigured: (system: string) =>
    `${system} is not set up yet. Enter its client ID and authorization URL in OAuth Setup, then try again.`,
  switchedOff: (system: string) =>
    `${system} is switched off. Save its configuration as active, then try again.`,
  unreadable: (system: string) =>
    `The stored settings of ${system} can no longer be decrypted. Enter them again in OAuth Setup.`,
  incomplete: (system: string, labels: readonly string[]) =>
    `The configuration of ${system} is incomplete. Fill in in OAuth Setup: ${labels.join(', ')}.`,
  noSignInPage: (system: string) =>
    `${system} has no sign-in page: the server fetches its tokens itself. Connect it in OAuth Setup.`,
  notConnected: (system: string) => `${system} is not connected. Sign in to it in OAuth Setup first.`,
  signInAgain: (system: string) => `The sign-in to ${system} has ended. Sign in again in OAuth Setup.`,
  changedMeanwhile: (system: string) =>
    `The sign-in or the configuration of ${system} was changed at this moment. Try again.`,
  elsewhere: (system: string, place: string) =>
    `The OAuth client of ${system} belongs to another address than ${place}, so its token is not sent there. Where that is the same system, enter its address as System URL in OAuth Setup.`,
  testMissing: (labels: readonly string[]) => `Please fill in: ${labels.join(', ')}.`,
  noTokenUrl: 'The token URL does not follow from this authorization URL. Enter it.',
  testUnreached: (system: string) =>
    `Nothing at the token URL answered as ${system} does. Check the token URL and the authorization URL.`,
} as const;

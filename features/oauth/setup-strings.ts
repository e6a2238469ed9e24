/** Of the setup page alone: the panel stands on pages that do without them. */
export const oauthSetupStrings = {
  setupSubtitle: 'Credentials for your data warehouse and business applications.',
  tabs: 'Providers',
  guideTitle: 'How to obtain the credentials',
  guideSteps: [
    'Open the cockpit of your cloud platform and choose the subaccount, or the administration of your system.',
    'Go to Security, OAuth Clients (in SAP Datasphere: System, Administration, App Integration) and add a client.',
    'Choose the authorization code grant and register the redirect URI below.',
    'Copy the client ID, the client secret and the authorization and token URLs.',
    'Enter them in the tab of the system, test the configuration, and save it.',
  ],
  guideNote:
    'Your credentials are stored securely: encrypted, with a key that is kept outside the database. A stored secret is never shown again and is only sent to the address it was entered for.',
  test: 'Test Configuration',
  testing: 'Testing...',
  saveConfiguration: 'Save Configuration',
  remove: 'Remove Configuration',
  removeQuestion: (provider: string) => `Remove the configuration of ${provider}?`,
  removeMeaning: 'Its client ID, secrets and tokens are deleted for good.',
  removedTitle: 'Configuration Removed',
  removedMessage: (provider: string) => `The OAuth client of ${provider} has been deleted.`,
  removeFailed: 'Failed to remove OAuth configuration.',
  tokenUrlUsed: (address: string) => `Used: ${address}`,
  notSaved: 'Not saved yet',
  /** Behind a client that is connected. */
  addSource: 'Add a data source',
  saved: 'Saved',
  listFailed: 'The configurations could not be loaded',
  setupSavedMessage: 'OAuth configuration has been successfully saved.',
  testFailedTitle: 'Test Failed',
  testFailed: 'OAuth configuration test failed.',
  testedTitle: 'Test Successful',

  disconnect: 'Disconnect',
  disconnectQuestion: (provider: string) => `Disconnect ${provider}?`,
  disconnectMeaning:
    'The token is deleted here, so nothing is read from the system until somebody connects it again. The client stays configured.',
  disconnectedTitle: 'Disconnected',
  disconnectedMessage: (provider: string, isRevoked: boolean) =>
    isRevoked
      ? `The token of ${provider} has been deleted here and revoked there.`
      : `The token of ${provider} has been deleted here. Where the provider keeps a list of sign-ins, end it there too.`,
  disconnectFailed: 'The system could not be disconnected.',

  theSystem: 'the system',
  returnTitle: 'Sign-in',
  returnLink: 'Go on to OAuth Setup',
  returns: {
    connected: (system: string) => `Signed in: ${system} is connected.`,
    denied: (system: string) =>
      `The sign-in to ${system} was declined on its page, so nothing was stored. Begin it again, and agree there.`,
    refused: (system: string) =>
      `${system} did not sign you in. Check the client ID, the redirect URI and the scope, and that they are registered there.`,
    unknown: () =>
      'This sign-in was not begun in this browser, or more than ten minutes ago. Begin it again in this browser.',
    used: () => 'This sign-in has been used before, or took longer than ten minutes. Begin it again.',
    otherAccount: () =>
      'This sign-in was begun by another account, or in another workspace. Begin it again with this account.',
    otherAttempt: () =>
      'What came back belongs to another sign-in than the one that was begun here last, so nothing was stored. Begin it again.',
    changed: (system: string) =>
      `The configuration of ${system} was changed while you signed in, so nothing was stored. Begin the sign-in again.`,
    codeRefused: (system: string) =>
      `${system} does not accept the code of this sign-in: it was used before, is too old, or belongs to another sign-in. Begin it again.`,
    clientRefused: (system: string) =>
      `${system} signed you in, but does not accept the client. Test the configuration in OAuth Setup: it says what is wrong.`,
    failed: (system: string) =>
      `${system} signed you in, but could not be asked for the token. Test the configuration in OAuth Setup: it says why.`,
  },
} as const;

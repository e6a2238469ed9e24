/** Sentences that only the server writes. */
export const identityServerStrings = {
  passwordBlank:
    'A password of spaces alone is guessed at once. Use four words that have nothing to do with each other.',
  passwordTooRegular:
    'This password repeats itself or follows the keyboard. Use four words that have nothing to do with each other.',
  passwordPersonal:
    'This password is little more than your name or your e-mail address. Use four words that have nothing to do with you or each other.',
  passwordCommon:
    'This password is among the first that a guesser tries. Use four words that have nothing to do with each other.',
  tooManyAttempts: (wait: string) =>
    `Too many attempts to sign in. Try again in ${wait}. In a browser in which you have signed in before, the right password works at once.`,
  tooManyAccounts: (wait: string) =>
    `Many accounts were created from your network. Try again in ${wait}, or ask your administrator.`,
  /** The answer to every sign-up: it must not tell whether there was an account. */
  accountAsked: 'Now sign in with your e-mail address and your password.',
  accountDisabled: 'This account is disabled. Ask the administrator of this installation.',
  localAccountsOff: 'This server signs people in through your organisation. Open /api/login instead.',
  wrongCredentials: 'The e-mail address or the password is not right. Check both and try again.',
  signInFailed: 'Sign-in did not complete. Start again from the Sign In link.',
  signInExpired:
    'Sign-in took too long or was started in another browser. Start again from the Sign In link.',
} as const;

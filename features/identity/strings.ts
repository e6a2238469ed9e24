import { passwordMinimumLength } from './limits.ts';

export const identityStrings = {
  unauthorizedTitle: 'Unauthorized',
  unauthorizedMessage: 'You are logged out. Logging in again...',

  email: 'Email',
  password: 'Password',
  firstName: 'First name',
  lastName: 'Last name',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  createAccount: 'Create account',
  creatingAccount: 'Creating account...',
  haveAccount: 'I have an account',
  signInTitle: 'Sign in to Plumbline',
  createAccountTitle: 'Create your account',
  createAccountNote: 'Your workspace comes with a sample company, so you can ask right away.',
  passwordMissing: 'Enter your password.',

  emailInvalid: 'Enter an e-mail address such as name@company.com.',
  firstNameMissing: 'Enter your first name.',
  passwordTooShort: `Use at least ${passwordMinimumLength} characters.`,
  wrongCredentials: 'The e-mail address or the password is not right. Check both and try again.',
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
  perhapsHasAccount:
    'This e-mail address and password do not open an account. If you have an account with this address, sign in with its own password.',
  emailTaken: 'There is already an account with this e-mail address. Sign in instead.',
  accountDisabled: 'This account is disabled. Ask the administrator of this installation.',
  signUpClosed: 'New accounts are made by the administrator of this installation. Ask there for one.',
  localAccountsOff: 'This server signs people in through your organisation. Open /api/login instead.',
  pictureTooLarge: 'The picture is larger than 256 kB. Choose a smaller one.',
  pictureInvalid: 'The picture is not a PNG, JPEG or WebP image. Choose another one.',
  signInFailed: 'Sign-in did not complete. Start again from the Sign In link.',
  signInExpired:
    'Sign-in took too long or was started in another browser. Start again from the Sign In link.',
  providerUnreachable:
    'The identity provider cannot be reached. Try again in a minute, or tell your administrator.',
} as const;

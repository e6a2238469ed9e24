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
  perhapsHasAccount:
    'This e-mail address and password do not open an account. If you have an account with this address, sign in with its own password.',
  signUpClosed: 'New accounts are made by the administrator of this installation. Ask there for one.',
  pictureTooLarge: 'The picture is larger than 256 kB. Choose a smaller one.',
  pictureInvalid: 'The picture is not a PNG, JPEG or WebP image. Choose another one.',
  providerUnreachable:
    'The identity provider cannot be reached. Try again in a minute, or tell your administrator.',
} as const;

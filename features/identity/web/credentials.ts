import { passwordMinimumLength } from '../limits.ts';
import { identityStrings as strings } from '../strings.ts';

export interface Credentials {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What the forms check before they ask the server; the server checks again. */
export function checkCredentials(credentials: Credentials, isNewAccount: boolean): CredentialErrors {
  const errors: CredentialErrors = {};
  if (isNewAccount && credentials.firstName.trim() === '') errors.firstName = strings.firstNameMissing;
  if (!emailForm.test(credentials.email.trim())) errors.email = strings.emailInvalid;
  if (isNewAccount && credentials.password.length < passwordMinimumLength) {
    errors.password = strings.passwordTooShort;
  } else if (credentials.password === '') errors.password = strings.passwordMissing;
  return errors;
}

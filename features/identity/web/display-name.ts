import type { User } from '../contract.ts';

type Named = Pick<User, 'firstName' | 'lastName' | 'email'>;

/** Spec §2: first and last name if both exist, else first name, else the part before the at-sign, else 'User'. */
export function displayName({ firstName, lastName, email }: Named): string {
  if (firstName && lastName) return `${firstName} ${lastName}`;
  return firstName || email.split('@')[0] || 'User';
}

/** Spec §2: first letter of the first name, else of the e-mail in upper case, else 'U'. */
export function initialOf({ firstName, email }: Named): string {
  return firstName.charAt(0) || email.charAt(0).toUpperCase() || 'U';
}

import type { User } from '#features/identity/contract.ts';
import { nameInGreeting, profileStrings } from '../strings.ts';

/**
 * One of the greetings with the person's first name, or the part of the e-mail before the at-sign; another one than
 * `previous`, so that asking for a fresh greeting changes something. `random` gives a number from 0 up to, not including, 1.
 */
export function chooseGreeting(
  user: Pick<User, 'firstName' | 'email'>,
  previous: string | undefined,
  random: () => number,
): string {
  const name = nameInGreeting(user);
  const fresh = profileStrings.greetings
    .map((greet) => greet(name))
    .filter((greeting) => greeting !== previous);
  return fresh[Math.floor(random() * fresh.length)] ?? '';
}

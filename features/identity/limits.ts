/** Length, not composition, makes a password strong (NIST SP 800-63B). */
export const passwordMinimumLength = 10;
/** argon2id hashes the whole text; the cap only bounds the work of one request. */
export const passwordMaximumLength = 256;
export const nameMaximumLength = 100;
export const emailMaximumLength = 254;
/** A picture is kept with the account and sent with it, so it is small. */
const pictureMaximumBytes = 256 * 1024;
/** The same as `data:` text: base64 writes three bytes as four characters, after a head such as `data:image/jpeg;base64,`. */
export const pictureTextMaximumLength = Math.ceil(pictureMaximumBytes / 3) * 4 + 23;

/** A session ends after this long without a request, and at the latest after the absolute time. */
export const sessionIdleMs = 8 * 60 * 60 * 1000;
export const sessionAbsoluteMs = 7 * 24 * 60 * 60 * 1000;

/** Spec §9: delay between the 'Unauthorized' toast and the redirect. */
export const redirectToLoginDelayMs = 500;

/** How long the identity provider may take to send the person back. */
export const loginAttemptMs = 10 * 60 * 1000;

/** So many wrong passwords for one account, or from one known device, cost nothing but the typing. */
const freeAttempts = 5;
const firstBackOffMs = 30_000;
/** Short enough that nobody is shut out of their account, long enough that a guesser has some hundred tries a day. */
export const longestBackOffMs = 15 * 60_000;
/** How long must pass after so many attempts before the next one is looked at. */
export function backOffMs(attempts: number): number {
  if (attempts < freeAttempts) return 0;
  return Math.min(longestBackOffMs, firstBackOffMs * 2 ** Math.min(attempts - freeAttempts, 20));
}
/** After a day without an attempt the count begins anew. */
export const attemptsForgottenMs = 24 * 60 * 60_000;

/** Wrong passwords from one address, for whichever accounts: an office may mistype, a list of accounts is not gone through. */
export const addressAttempts = { capacity: 30, refillMs: 60_000 };
/** The same for somebody who is signed in while they try others. */
export const callerAttempts = { capacity: 10, refillMs: 120_000 };

/** Right passwords of one account: some for each of a person's devices and tests. */
export const rightPasswords = { capacity: 30, refillMs: 120_000 };

/** For so long a browser counts as one that its account was signed in with. Browsers keep cookies for 400 days at most. */
export const deviceKnownMs = 365 * 24 * 60 * 60_000;
/** Accounts that one browser is remembered for; the newest stay. */
export const accountsPerDevice = 5;

/** Every sign-up is answered after this long, whether its address had an account or not: storing a new one takes a few milliseconds more. */
export const signUpMs = 400;

/** Ways to the identity provider and back from one address: each is kept until it returns. */
export const signInsPerMinute = 120;
/** A link with which a person sets a password; an administrator hands it over. */
export const passwordLinkMs = 24 * 60 * 60 * 1000;

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

/** A link with which a person sets a password; an administrator hands it over. */
export const passwordLinkMs = 24 * 60 * 60 * 1000;

/** Each asks for the password. */
export const passwordChangesPerMinute = 10;
/** From one address. */
export const passwordLinksPerMinute = 60;
export const linkTokenMaximumLength = 100;
/** Behind the `#` is the token, so that no server, proxy or log on the way sees it. */
export const setPasswordPath = '/set-password';

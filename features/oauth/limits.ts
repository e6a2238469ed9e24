/** Spec §9: the sign-in popup, and how often it is looked at whether it was closed. */
export const popupWidthPx = 600;
export const popupHeightPx = 600;
export const popupCheckMs = 1000;

/** Of a provider's own settings as JSON text. */
export const configMaximumBytes = 100 * 1024;
/** Tests of one account: enough for a person, too few to search a network with. */
export const testsPerMinute = 10;
export const signInsPerMinute = 30;
/** How long the provider may take to send a person back. */
export const signInAttemptMs = 10 * 60 * 1000;

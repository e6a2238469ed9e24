/** So many, the newest, are kept for each account in a workspace; the cleared ones among them count. */
export const notificationsKept = 200;
/** What one call lists at most, and when it does not say. */
export const listMaximum = notificationsKept;
export const listDefault = 20;
/** A sign-in to a provider is warned of so long before it ends. */
export const expiryWarningMs = 7 * 24 * 60 * 60 * 1000;
/** Longer reasons and names are cut: the place where it happened has the whole. */
export const messageMaximumLength = 500;

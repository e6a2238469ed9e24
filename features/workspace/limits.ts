/** Of a workspace that nobody has set. */
export const defaultTimeZone = 'UTC';
export const timeZoneMaximumLength = 64;

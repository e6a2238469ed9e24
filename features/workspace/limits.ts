/** Of a workspace that nobody has set. */
export const defaultTimeZone = 'UTC';
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
export const timeZoneMaximumLength = 64;

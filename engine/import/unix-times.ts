/** Seconds since 1970 of the years 1989 to 2096, also with parts of a second. */
export const unixSecondsPattern = '(?:[6-9][0-9]{8}|[1-3][0-9]{9})(?:\\.[0-9]{1,6})?';
export const unixMillisecondsPattern = '(?:[6-9][0-9]{11}|[1-3][0-9]{12})';

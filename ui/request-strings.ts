/** What is said while waiting and when a request fails. Apart from the rest, so that a visitor does not load all of it. */
export const requestStrings = {
  failed: 'Something went wrong on our side. Try again; if it stays, tell your administrator.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  retry: 'Try again',
  loading: 'Loading...',
} as const;

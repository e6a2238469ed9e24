/** What keeps any system that is called over HTTP from being read, and what to do about it. `place` is its host and port. */
export const httpStrings = {
  withoutTls: (place: string) =>
    `${place} does not speak TLS. Write http:// in front of the address if that is meant, or take the port for HTTPS.`,
  tlsWanted: (place: string) => `${place} wants TLS. Write https:// in front of the address.`,
  refused: (system: string) =>
    `${system} did not accept the credentials. Check them, and that they belong to this system.`,
  forbidden: (system: string) =>
    `${system} signed in, but this account may not read that. Ask its administrator for the right.`,
  missing: (system: string) =>
    `${system} does not know this address. Check the server URL and the path, and that the service is activated.`,
  busy: (system: string) => `${system} is busy or under maintenance. Try again later.`,
  throttled: (system: string, wait: string | null) =>
    wait === null
      ? `${system} allows no more calls for now. Try again later.`
      : `${system} allows no more calls for now. Try again in ${wait}.`,
  page: (title: string) =>
    `In place of data came a page with the title “${title}”. Check the server URL: a sign-in page or a proxy answers there.`,
  untitledPage:
    'In place of data came a page without a title. Check the server URL: a sign-in page or a proxy answers there.',
  redirected: (system: string) =>
    `${system} led to another address, which is not followed. Enter the address where the system itself is.`,
  ledElsewhere: (system: string) =>
    `${system} named another server for the next page. No credentials are sent there, so the reading ended.`,
  cut: (system: string) => `The answer of ${system} ended in the middle. Try again.`,
  broke: (place: string) => `The connection to ${place} broke in the middle. Try again.`,
  failed: (system: string, status: number) =>
    `${system} reported an error of its own (status ${status}). Try again later; its administrator finds the reason in its log.`,
  otherStatus: (system: string, status: number) => `${system} did not accept the call (status ${status}).`,
} as const;

/** A span of time as people say it. */
export function waitText(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  if (seconds < 100) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

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
/** A token is renewed so long before its end: a call that begins with it shall not end after it. */
export const renewEarlyMs = 60_000;
/** Of a workspace, the newest. */
export const callsKept = 20;
/** Of these, in the panel. */
export const callsShown = 3;

/** How a sign-in at a provider ended, each with its sentence in `strings.ts`. */
export const signInOutcomes = [
  'connected',
  'denied',
  'refused',
  'unknown',
  'used',
  'otherAccount',
  'otherAttempt',
  'changed',
  'codeRefused',
  'clientRefused',
  'failed',
] as const;

/** On this channel the popup tells the other pages of its browser: `{ outcome, provider }`. */
export const signInChannel = 'plumbline.sign-in';

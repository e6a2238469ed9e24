export const noteMaximumLength = 1000;
export const feedbackPerMinute = 60;

/** What can be wrong with an answer. */
export const feedbackReasons = [
  'wrongNumber',
  'wrongFilter',
  'wrongPeriod',
  'wrongColumn',
  'notAsked',
  'other',
] as const;

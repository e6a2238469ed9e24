/** Lines of what left that are shown. */
export const callsShown = 100;
/** What a month or a million tokens may be said to cost. */
export const amountMaximum = 1_000_000;

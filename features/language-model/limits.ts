/** Lines of what left that are shown. */
export const callsShown = 100;
/** Days for which the log of what left is kept where nobody has set it. */
export const logKeepDaysDefault = 90;
/** A month at least: what it cost is added up from the log. Ten years at most. */
export const logKeepDaysMinimum = 31;
export const logKeepDaysMaximum = 3_650;
/** What a month or a million tokens may be said to cost. */
export const amountMaximum = 1_000_000;
/** What may leave besides the question. */
export const sharesSettings = ['nothing', 'metadata', 'aggregates', 'full'] as const;

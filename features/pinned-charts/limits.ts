/** Charts on one dashboard. Each is a query of its own when the page opens. */
export const pinnedChartsMaximum = 24;
export const chartTitleMaximumLength = 120;
/** How long an unpinned chart can be put back. */
export const undoMs = 24 * 60 * 60 * 1000;
/** Each opening of the dashboard reads every chart once. */
export const resultsPerMinute = 300;

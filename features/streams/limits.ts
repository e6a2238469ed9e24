/** Spec §3, §5, §9: from one reading to the next. */
export const updateIntervalMinimumMs = 5_000;
export const updateIntervalMaximumMs = 300_000;
export const updateIntervalDefaultMs = 30_000;

/** Spec §7, §9: how often the list is read again, and how many live messages are kept and shown for a stream. */
export const listPollMs = 5_000;
export const liveMessagesKept = 100;
export const liveMessagesShown = 3;

export const streamsMaximum = 50;
export const streamNameMaximumLength = 120;
/** Tables, fields or event types of one stream. */
export const listedNamesMaximum = 100;
export const listedNameMaximumLength = 200;
export const conditionsMaximumLength = 2_000;

/** One live message carries so many changes, and so many characters of them, at most; all of them are counted. */
export const changesPerMessage = 20;
export const changesMaximumLength = 32 * 1024;

/** How often the runner looks for streams that are due, and how many it reads at once. */
export const runnerTickMs = 1_000;
export const readingsAtOnce = 8;
/** A reader must hand over its next batch, or end, within this. */
export const batchDeadlineMs = 45_000;
/** A reading that has more to read than this goes on at its next turn, so that others get theirs. */
export const readingMaximumMs = 60_000;
/** A reading is given up for dead after this without a batch. Longer than the deadline, so that it never runs twice. */
export const leaseMs = 90_000;
/** Failures double the wait up to this. */
export const retryMaximumMs = 15 * 60_000;

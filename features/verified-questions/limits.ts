/** Each is asked again whenever the data change. */
export const verifiedQuestionsMaximum = 200;
export const nameMaximumLength = 200;
/** How long one that was removed can be put back. */
export const undoMs = 24 * 60 * 60 * 1000;
/** After so long the replay lets other jobs go first. */
export const replaySliceMs = 1_500;
/** How long a replay waits for people's questions to be answered before it asks its next one. */
export const politenessMs = 5_000;
export const confirmationsPerMinute = 60;

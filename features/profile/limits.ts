/** Spec §9: a greeting is spoken this long after it was shown. */
export const greetingSpokenAfterMs = 1000;
/** A name of the longest allowed length within the longest template. */
export const greetingMaximumLength = 500;
/** Pictures are drawn at 56 px at most; four times that stays sharp on dense screens. */
export const pictureSidePx = 224;

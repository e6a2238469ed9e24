export const noteMaximumLength = 1000;
export const feedbackPerMinute = 60;

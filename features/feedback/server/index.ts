export { createFeedbackStore } from './feedback-store.ts';
export { type FeedbackParts, feedbackHandlers, type JudgedAnswer } from './routes.ts';

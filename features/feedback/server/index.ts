export { createFeedbackStore } from './feedback-store.ts';
export { type FeedbackParts, feedbackHandlers } from './routes.ts';

export { type Asking, askConfirmed, listConfirmed } from './ask-confirmed.ts';
export { createReplayHandler, replayJob, requestReplay } from './replay.ts';
export { verifiedQuestionsHandlers } from './routes.ts';
export type { AnsweredMessage, VerifiedParts, VerifyingAgent } from './verified-parts.ts';
export { createVerifiedStore, type VerifiedStore } from './verified-store.ts';

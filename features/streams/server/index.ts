export { createReadingStore } from './reading-store.ts';
export { type StreamsParts, streamsHandlers } from './routes.ts';
export { type StreamReaders, type StreamRunner, startStreamRunner } from './stream-runner.ts';
export { createStreamStore } from './stream-store.ts';

export { createModelStore } from './model-store.ts';
export { type ModelsParts, modelsHandlers } from './routes.ts';

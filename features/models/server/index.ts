export { createModelStore } from './model-store.ts';
export { modelsHandlers } from './routes.ts';

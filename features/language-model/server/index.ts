export { createCallStore } from './call-store.ts';
export { createModelGateway, type ModelGateway, type ModelUse } from './gateway.ts';
export { type LanguageModelParts, languageModelHandlers } from './routes.ts';
export { createLanguageModelSettingsStore } from './settings-store.ts';

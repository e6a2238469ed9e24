export { applySettings } from './apply-settings.ts';
export { type WorkspaceParts, workspaceHandlers } from './routes.ts';
export { createSettingsStore, type SettingsStore } from './settings-store.ts';

import type { Settings } from '#kernel/settings.ts';
import type { ReadableSystem } from './manifests.ts';
import type { OpenSystem, Reach } from './system.ts';

/** Signs in to a system with what its form holds. */
export type OpenWithSettings = (settings: Settings, reach: Reach) => Promise<OpenSystem>;

/** Every system that can be read, by the id of its connector. Each is loaded by the process that reads it, and by no other. */
export const systemConnectors: Readonly<Record<ReadableSystem, () => Promise<OpenWithSettings>>> = {
  postgresql: async () => (await import('./postgresql/open.ts')).openWithSettings,
};

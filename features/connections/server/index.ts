export { readConnectionSettings } from './connection-settings.ts';
export { createConnectionStore } from './connection-store.ts';
export type { ConnectionsParts } from './connections.ts';
export { connectionsHandlers } from './routes.ts';

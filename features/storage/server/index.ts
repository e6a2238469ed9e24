export { total } from './read-storage.ts';
export { type StorageParts, storageHandlers } from './routes.ts';
export { createStorageGuard, type Quotas } from './storage-guard.ts';
export { createUsageStore } from './usage-store.ts';

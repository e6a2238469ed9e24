export { removedKeepDays } from '../limits.ts';
export { createChangeStore } from './change-store.ts';
export { createConfigurationSeal } from './configuration.ts';
export { type ConnectedSources, createConnectedSources } from './connected-sources.ts';
export { createFixStore } from './fix-store.ts';
export { deleteOlder, emptyRemoved } from './free-space.ts';
export { createHistoryStore } from './history-store.ts';
export { createMeaningStore } from './meaning-store.ts';
export { createOriginals, type Originals } from './originals.ts';
export { type ComputedTable, publishComputed } from './publish-computed.ts';
export { purge, type RetentionParts } from './retention.ts';
export { createRetentionStore } from './retention-store.ts';
export { type SourcesParts, sourcesHandlers } from './routes.ts';
export { createCatalogReader, type ReadCatalog, waitForFirstTables } from './source-catalog.ts';
export { createSourceStore } from './source-store.ts';
export { createLiveTableStore, type LiveTableRow, type LiveTableStore } from './systems/live-table-store.ts';
export { createMeasureLive } from './systems/measure-live.ts';
export { requireSystem } from './systems/open-system.ts';
export type { PracticeSystems } from './systems/practice.ts';
export { createSelectionStore } from './systems/selection-store.ts';
export { sweepLoads } from './systems/sweep-loads.ts';
export { type SyncRunner, startSyncRunner } from './systems/sync-runner.ts';
export { createSyncStore } from './systems/sync-store.ts';
export { createSyncTurns, type SyncTurns } from './systems/sync-turns.ts';
export {
  type LiveFacts,
  type SystemReader,
  type SystemSource,
  SystemUnreachable,
  unreachedSentence,
} from './systems/system-reader.ts';
export { createTableStore } from './table-store.ts';
export { tellAlike } from './tell-alike.ts';
export { createTestSystem, type TestSystem } from './test-system.ts';
export { createKeyProblem } from './told-keys.ts';
export { createSampleSource } from './upload.ts';

export { createConfigurationSeal } from './configuration.ts';
export { type SourcesParts, sourcesHandlers } from './routes.ts';
export { createCatalogReader, type ReadCatalog, waitForFirstTables } from './source-catalog.ts';
export { createSourceStore } from './source-store.ts';
export { createTableStore } from './table-store.ts';
export { createSampleSource } from './upload.ts';

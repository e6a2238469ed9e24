export {
  createEngine,
  type Engine,
  type EngineLog,
  type EngineOptions,
  type ReadRowsRequest,
} from './engine.ts';
export { type ImportAnswer, type ReadSource, serveImport } from './import/import-child.ts';
export type { ImportSession } from './import/import-session.ts';
export type { ImportedSource, ImportedTable, ImportSource, SourceFormat } from './import/importer.ts';
export { defaultLimits, type EngineLimits } from './limits.ts';
export { type KnownUnits, profileTable } from './profile.ts';
export type { RelationTable } from './relations/infer-relations.ts';
export { serveQuery } from './sandbox/query-child.ts';

/** What the server uses. Nothing here may load DuckDB: that is the work, and the memory, of the child processes (`child.ts`). */
export {
  createEngine,
  type Engine,
  type EngineLog,
  type EngineOptions,
} from './engine.ts';
export type { ExportFormat } from './export/export-job.ts';
export type { ExportedFile, ExportRequest } from './export/exporter.ts';
export { rowsStatement } from './export/rows-statement.ts';
export type {
  FrameColumnRequest,
  FrameJoin,
  FrameKind,
  FrameRequest,
  FrameTable,
} from './frame/frame-request.ts';
export type { WrittenTable } from './frame/write-columns.ts';
export type { ImportAnswer, ReadSource } from './import/import-child.ts';
export type { ImportSession } from './import/import-session.ts';
export type { ImportedSource, ImportedTable, ImportSource, SourceFormat } from './import/importer.ts';
export { defaultLimits, type EngineLimits } from './limits.ts';
export type { LoadedTable } from './load/load-table.ts';
export { type LoadedPart, loadedPartForm } from './load/loaded-part.ts';
export type { CappedChild } from './process/capped-child.ts';
export { ChildPool } from './process/child-pool.ts';
export type { OnWaiting } from './process/queued-children.ts';
export type { RelationTable } from './relations/infer-relations.ts';
export {
  type KeyMeasure,
  measureRelation as measureRelationBy,
  type RelationEnd,
  type RelationMeasure,
} from './relations/measure-relation.ts';
export { subjectName } from './relations/subject-name.ts';
export type { ColumnSummary } from './rows/column-summary.ts';
export type { ReadRowsRequest, RowsPage } from './rows/read-page.ts';
export type { RowFilter } from './rows/row-filters.ts';
export type { CombinedTable, CombineRequest } from './versions/combine.ts';
export type { RowSample, SchemaChange, VersionComparison } from './versions/compare.ts';
export { defaultImportsAtOnce, defaultWorkMemoryBytes, fitTraining, fitWork } from './work-limits.ts';

/** What child processes, tools and evaluations use: it loads DuckDB. */
export { columnTypeOf, toCell } from './cell.ts';
export type { FrameRequest, TypedColumn, TypedFrame } from './frame/frame-request.ts';
export { FrameSession } from './frame/frame-session.ts';
export type { NewColumn, WrittenTable } from './frame/write-columns.ts';
export { type ImportAnswer, type ReadSource, serveImport } from './import/import-child.ts';
export type { ImportSession } from './import/import-session.ts';
export type { ImportSource } from './import/importer.ts';
export { LoadSession, type LoadSessionOptions } from './load/load-session.ts';
export type { LoadedTable } from './load/load-table.ts';
export type { LoadedPart } from './load/loaded-part.ts';
export { resultColumns, type StatementOver } from './load/result-types.ts';
export { serveOneJob } from './process/child-side.ts';
export { type KnownUnits, profileTable } from './profile.ts';
export { inferRelations, type RelationTable } from './relations/infer-relations.ts';
export { serveQuery } from './sandbox/query-child.ts';
export type { LineFinder } from './versions/find-lines.ts';
export { setListsApart } from './versions/value-lists.ts';
export { serveVersions } from './versions/version-child.ts';

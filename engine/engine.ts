import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownTable, QueryRequest, Relation, RunQuery, TableProfile } from '#kernel/catalog.ts';
import { type ExportedFile, Exporter, type ExportRequest } from './export/exporter.ts';
import {
  type ImportedSource,
  type ImportedTable,
  type ImportOptions,
  type ImportSource,
  importSource,
} from './import/importer.ts';
import { defaultLimits, type EngineLimits } from './limits.ts';
import type { LoadedTable } from './load/load-table.ts';
import { ChildPool } from './process/child-pool.ts';
import { KeptChildren } from './process/kept-children.ts';
import { QueuedChildren } from './process/queued-children.ts';
import { inferAcross } from './relations/infer-across.ts';
import { inferRelations, type RelationTable } from './relations/infer-relations.ts';
import {
  type KeyMeasure,
  measureKey,
  measureRelation,
  type RelationEnd,
  type RelationMeasure,
} from './relations/measure-relation.ts';
import { type ColumnSummary, summarizeColumn } from './rows/column-summary.ts';
import { findTexts } from './rows/find-texts.ts';
import { type ReadRowsRequest, type RowsPage, readPage } from './rows/read-page.ts';
import type { TableFile } from './sandbox/query-job.ts';
import { SandboxedQuery } from './sandbox/query-runner.ts';
import { valueFileName } from './values/value-file.ts';
import { writeValueFiles } from './values/value-indexer.ts';
import { ValuePrints } from './values/value-prints.ts';
import { type CombinedTable, type CombineRequest, combineVersions, findLines } from './versions/combine.ts';
import {
  type CompareRequest,
  compareSchemas,
  compareVersions,
  type SchemaChange,
  type VersionComparison,
} from './versions/compare.ts';
import type { LinesAnswer, LinesJob } from './versions/find-lines.ts';
import { readKnownTable } from './versions/known-table.ts';
import { ProfileCache } from './versions/profile-cache.ts';
import { SampleImporter } from './versions/sample-importer.ts';
import { SampleShelf } from './versions/sample-shelf.ts';
import { VersionStore } from './versions/version-store.ts';
import { FairQueue } from './warm/fair-queue.ts';
import { WarmPool } from './warm/warm-pool.ts';
import { WarmQuery } from './warm/warm-query.ts';

export interface EngineLog {
  info(fields: object, sentence: string): void;
  warn(fields: object, sentence: string): void;
  error(fields: object, sentence: string): void;
}

export interface EngineOptions {
  /** Holds `versions/` and `tmp/`. One engine at a time sweeps it. */
  directory: string;
  /** Entry modules of the kinds of child process. */
  importChild: URL;
  queryChild: URL;
  versionChild: URL;
  warmChild: URL;
  exportChild: URL;
  log: EngineLog;
  /** Shared with other engines: whichever needs the sample company of a day first makes it for all. */
  sampleDirectory?: string | undefined;
  limits?: Partial<EngineLimits>;
}

/** Loads tables, keeps their versions and runs SQL over them, each in a process of its own. */
export interface Engine extends AsyncDisposable {
  /** For the files of processes that live for one job; emptied at each start. */
  temporaryDirectory: string;
  /** Starts an import process ahead: call it when an upload begins, so that it is ready at the last byte. */
  prepareImport(workspaceId: string): void;
  /** Opens the sandbox of a statement that is about to come: call it when a question begins to be read. */
  prepareQuery(workspaceId: string): void;
  /** Reads a file into versions. Throws AppError `unreadable`, `tooLarge`, `timeout` or `cancelled`, told for the person. */
  importFile(
    request: { workspaceId: string; path: string; fileName: string } & ImportOptions,
  ): Promise<ImportedSource>;
  /** Makes a table that was read of an outside system a version. Its files are moved. */
  publishLoaded(
    workspaceId: string,
    table: Omit<LoadedTable, 'notes'> & { listsPath: string | null },
  ): Promise<Omit<ImportedTable, 'name'>>;
  /** Writes the sample company as it stands on a day, `YYYY-MM-DD`, or shares what was written for that day before. */
  importSample(request: {
    workspaceId: string;
    today: string;
    signal?: AbortSignal;
  }): Promise<ImportedSource>;
  /** Runs SQL over versions of one workspace; those of another are not found. */
  queryFor(workspaceId: string): RunQuery;
  /** The same with files beside the versions, which the caller has had written for this statement. */
  queryWith(workspaceId: string, files: readonly TableFile[]): RunQuery;
  /**
   * The same for SQL that the product's own code wrote, never a person or a model: on engines that stay open, without the
   * sandbox's proof. Results are kept, so the SQL must give the same rows each time: no clock, no chance.
   */
  ownQueryFor(workspaceId: string): RunQuery;
  /** How many of the product's own statements of a workspace run, and how many wait for their turn. */
  ownQueryLoad(workspaceId: string): { running: number; waiting: number };
  /** Rows of a version in the order of the file, or ordered by a column. */
  readRows(request: ReadRowsRequest): Promise<RowsPage>;
  /** A column at a glance: counts, range, mean, histogram and the most frequent values. */
  summarizeColumn(request: {
    workspaceId: string;
    versionId: string;
    column: string;
    signal?: AbortSignal;
  }): Promise<ColumnSummary>;
  /** Which of the texts stand in text columns of a version, but for case and accents, as the data write them. */
  findTexts(
    workspaceId: string,
    versionId: string,
    asked: { columns: readonly string[]; texts: readonly string[] },
  ): Promise<{ column: string; value: string }[]>;
  /** A version or a result as a file, written while it is read. */
  exportFile(request: ExportRequest): Promise<ExportedFile>;
  /** Of a column with many values it names the most frequent ones; all of them are in files of the version's directory. */
  readProfile(workspaceId: string, versionId: string): Promise<TableProfile>;
  /** For `readValueLists`. */
  versionDirectory(workspaceId: string, versionId: string): string;
  inferRelations(workspaceId: string, tables: readonly RelationTable[]): Promise<Relation[]>;
  /** Relations between tables of one source and those of others, for a person to confirm. */
  inferAcross(
    workspaceId: string,
    own: readonly RelationTable[],
    others: readonly RelationTable[],
  ): Promise<Relation[]>;
  /** How the values of two columns meet: for a relation that a person states. */
  measureRelation(workspaceId: string, from: RelationEnd, to: RelationEnd): Promise<RelationMeasure>;
  /** What keeps some columns of a version from telling its rows apart. */
  measureKey(workspaceId: string, versionId: string, columns: readonly string[]): Promise<KeyMeasure>;
  /** What a version is known to hold, for reading the rows that are put into it. */
  readKnownTable(workspaceId: string, table: { name: string; versionId: string }): Promise<KnownTable>;
  /** Makes a third version of two: rows appended, or put in by key. Neither of the two changes. */
  combineVersions(request: CombineRequest): Promise<CombinedTable>;
  /** The lines at which rows stand in a file, for telling which were refused. */
  findLines(
    workspaceId: string,
    file: { path: string; fileName: string },
    rows: LinesJob<unknown>['rows'],
    signal?: AbortSignal,
  ): Promise<LinesAnswer>;
  /** A further version with the rows of another: for going back without losing what came between. */
  duplicateVersion(workspaceId: string, versionId: string): Promise<string>;
  /** What differs between two versions, counted exactly, with some of the rows. */
  compareVersions(
    workspaceId: string,
    request: Omit<CompareRequest, 'from' | 'to'> & { from: string; to: string },
  ): Promise<VersionComparison>;
  /** Which columns differ between two versions; reads no rows. */
  compareSchemas(workspaceId: string, from: string, to: string): Promise<SchemaChange[]>;
  deleteVersion(workspaceId: string, versionId: string): Promise<void>;
  /** Deletes all versions of a workspace from the disk: it is gone. */
  deleteWorkspace(workspaceId: string): Promise<void>;
  /** Bytes on disk of each version of a workspace, those that no table names among them. */
  versionSizes(workspaceId: string): Promise<ReadonlyMap<string, number>>;
  /** At the start: removes temporary files and versions that the metadata does not know. */
  sweep(known: ReadonlySet<string>): Promise<{ removed: number }>;
}

export function createEngine(options: EngineOptions): Engine {
  const limits = { ...defaultLimits, ...options.limits };
  const store = new VersionStore(options.directory);
  const profiles = new ProfileCache(store, limits.cachedProfiles);
  const directory = store.temporaryDirectory;
  mkdirSync(directory, { recursive: true });
  const importQueue = new FairQueue(limits.importQueue);
  const keptImports = new KeptChildren(limits.keptChildMs, limits.importQueue.running);
  const keptQueries = new KeptChildren(limits.keptChildMs, limits.keptQueryChildren);
  const importChildren = new QueuedChildren(
    {
      entry: options.importChild,
      dataBytes: limits.importDataBytes,
      heapMegabytes: limits.importHeapMegabytes,
      directory,
    },
    limits.spareImportChildren,
    importQueue,
    keptImports,
  );
  const queryChildren = new ChildPool(
    {
      entry: options.queryChild,
      dataBytes: limits.queryDataBytes,
      heapMegabytes: limits.queryHeapMegabytes,
      directory,
    },
    limits.spareQueryChildren,
    keptQueries,
  );
  const versionChildren = new QueuedChildren(
    {
      entry: options.versionChild,
      dataBytes: limits.importDataBytes,
      heapMegabytes: limits.importHeapMegabytes,
      directory,
    },
    limits.spareImportChildren,
    importQueue,
    keptImports,
  );
  queryChildren.prepare();
  const warmPool = new WarmPool(
    {
      entry: options.warmChild,
      dataBytes: limits.queryDataBytes,
      heapMegabytes: limits.queryHeapMegabytes,
      directory,
    },
    limits.warmPool,
  );
  warmPool.prepare();
  const warm = new WarmQuery(store, warmPool, limits);
  /** Statements over one version, under the name `rows`. */
  const runOver = (workspaceId: string, versionId: string) => (request: Omit<QueryRequest, 'tables'>) =>
    warm.run(workspaceId, { ...request, tables: [{ sqlName: 'rows', versionId }] }, { hasRowNumbers: true });
  const exporter = new Exporter(
    store,
    {
      entry: options.exportChild,
      dataBytes: limits.exportDataBytes,
      heapMegabytes: limits.queryHeapMegabytes,
      directory,
    },
    limits,
  );
  const indexer = { store, children: versionChildren, limits };
  const prints = new ValuePrints(
    {
      runFor: (workspaceId) => (request) => warm.run(workspaceId, request, { givesWay: true }),
      readProfile: (workspaceId, versionId) => profiles.read(workspaceId, versionId),
      fileOf: ({ workspaceId, versionId, column }) =>
        join(store.directory(workspaceId, versionId), valueFileName(column)),
      writeFiles: (version) => writeValueFiles(indexer, version),
    },
    limits,
  );
  const query = new SandboxedQuery(store, queryChildren, limits, prints);
  const parts = { store, children: importChildren, limits, query, log: options.log };
  const combiner = { store, children: versionChildren, limits };
  const run = (workspaceId: string, source: ImportSource, request: ImportOptions): Promise<ImportedSource> =>
    importSource(parts, workspaceId, source, request);
  const { sampleDirectory } = options;
  const samples = new SampleImporter(
    store,
    (workspaceId, today, signal) => run(workspaceId, { kind: 'sample', today }, { signal }),
    sampleDirectory === undefined ? null : new SampleShelf(sampleDirectory, store),
  );
  return {
    temporaryDirectory: directory,
    prepareImport: (workspaceId) => importChildren.prepare(workspaceId),
    prepareQuery: (workspaceId) => query.prepare(workspaceId),
    importFile: async ({ workspaceId, path, fileName, ...request }) => {
      const imported = await run(workspaceId, { kind: 'file', path, fileName }, request);
      for (const table of imported.tables) prints.prepare(workspaceId, table.versionId, table.profile);
      return imported;
    },
    publishLoaded: async (workspaceId, { path, listsPath, profile, sizeBytes, contentHash }) => {
      const versionId = await store.publish(workspaceId, { path, listsPath }, profile);
      prints.prepare(workspaceId, versionId, profile);
      return { versionId, profile, sizeBytes, contentHash };
    },
    importSample: ({ workspaceId, today, signal }) => samples.import(workspaceId, today, signal),
    queryFor: (workspaceId) => (request) => query.run(workspaceId, request),
    queryWith: (workspaceId, files) => (request) => query.run(workspaceId, request, { files }),
    ownQueryFor: (workspaceId) => (request) => warm.run(workspaceId, request),
    ownQueryLoad: (workspaceId) => warm.load(workspaceId),
    readRows: async (request) =>
      readPage(
        runOver(request.workspaceId, request.versionId),
        await profiles.read(request.workspaceId, request.versionId),
        request,
      ),
    summarizeColumn: async ({ workspaceId, versionId, column, signal }) =>
      summarizeColumn(
        runOver(workspaceId, versionId),
        await profiles.read(workspaceId, versionId),
        column,
        signal,
      ),
    findTexts: (workspaceId, versionId, { columns, texts }) =>
      findTexts(runOver(workspaceId, versionId), columns, texts),
    exportFile: (request) => exporter.open(request),
    readProfile: (workspaceId, versionId) => profiles.read(workspaceId, versionId),
    versionDirectory: (workspaceId, versionId) => store.directory(workspaceId, versionId),
    inferRelations: (workspaceId, tables) =>
      inferRelations((request) => warm.run(workspaceId, request), tables),
    inferAcross: (workspaceId, own, others) =>
      inferAcross((request) => warm.run(workspaceId, request), own, others),
    measureRelation: (workspaceId, from, to) =>
      measureRelation((request) => warm.run(workspaceId, request), from, to),
    measureKey: (workspaceId, versionId, columns) =>
      measureKey((request) => warm.run(workspaceId, request), versionId, columns),
    readKnownTable: async (workspaceId, { name, versionId }) =>
      readKnownTable((request) => warm.run(workspaceId, request), {
        name,
        versionId,
        profile: await profiles.read(workspaceId, versionId),
      }),
    combineVersions: async (request) => {
      const combined = await combineVersions(combiner, request);
      prints.prepare(request.workspaceId, combined.versionId, combined.profile);
      return combined;
    },
    findLines: (workspaceId, file, rows, signal) =>
      findLines(combiner, workspaceId, { kind: 'file', ...file }, rows, signal),
    duplicateVersion: (workspaceId, versionId) => store.duplicate(workspaceId, versionId),
    compareVersions: async (workspaceId, { from, to, ...request }) => {
      const side = async (versionId: string) => ({
        versionId,
        profile: await profiles.read(workspaceId, versionId),
      });
      return compareVersions((run) => query.run(workspaceId, run), {
        ...request,
        from: await side(from),
        to: await side(to),
      });
    },
    compareSchemas: async (workspaceId, from, to) =>
      compareSchemas(await profiles.read(workspaceId, from), await profiles.read(workspaceId, to)),
    deleteVersion: async (workspaceId, versionId) => {
      profiles.forget(workspaceId, versionId);
      prints.forget(workspaceId, versionId);
      await store.remove(workspaceId, versionId);
    },
    deleteWorkspace: (workspaceId) => store.removeWorkspace(workspaceId),
    versionSizes: (workspaceId) => store.sizes(workspaceId),
    sweep: async (known) => {
      const removed = await store.sweep(known);
      if (removed > 0) options.log.info({ removed }, 'Left-over files of the engine were removed.');
      return { removed };
    },
    [Symbol.asyncDispose]: async () => {
      importChildren.close();
      versionChildren.close();
      queryChildren.close();
      warmPool.close();
    },
  };
}

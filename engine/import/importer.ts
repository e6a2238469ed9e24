import { rm } from 'node:fs/promises';
import type { ChosenFix, ImportReport, KnownTable, Relation, TableProfile } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { EngineLog } from '../engine.ts';
import type { EngineLimits } from '../limits.ts';
import type { OnWaiting, QueuedChildren } from '../process/queued-children.ts';
import { inferRelations } from '../relations/infer-relations.ts';
import type { SandboxedQuery } from '../sandbox/query-runner.ts';
import type { VersionStore } from '../versions/version-store.ts';
import type { ImportAnswer, ImportJob } from './import-child.ts';

export type SourceFormat = 'xlsx' | 'xls' | 'csv' | 'json' | 'xml' | 'sample';

export interface ImportedTable {
  name: string;
  versionId: string;
  profile: TableProfile;
  sizeBytes: number;
  contentHash: string;
}

/** What an import made. Everything in it is on disk; nothing is current before the caller says so in its metadata. */
export interface ImportedSource {
  tables: ImportedTable[];
  /** Tables are named by `name`. */
  relations: Relation[];
  report: ImportReport;
  format: SourceFormat;
}

/** What the import child is asked to read; the composer of the child gives the readers. */
export type ImportSource =
  | { kind: 'file'; path: string; fileName: string }
  | { kind: 'sample'; today: string };

export interface ImportOptions {
  /** Applied while the file is read; its report tells what each did. */
  fixes?: readonly ChosenFix[] | undefined;
  /** The tables that the rows go into: they are read by what these hold. */
  known?: readonly KnownTable[] | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: { phase: string; rows: number }) => void) | undefined;
  /** Told, where the file has to wait for its turn, how many others are before it, and null when it is its turn. */
  onWaiting?: OnWaiting | undefined;
}

interface ImporterParts {
  store: VersionStore;
  children: QueuedChildren;
  limits: EngineLimits;
  query: SandboxedQuery;
  log: EngineLog;
}

/** Reads a source in a process of its own, then publishes each of its tables as a version. */
export async function importSource(
  parts: ImporterParts,
  workspaceId: string,
  source: ImportSource,
  options: ImportOptions,
): Promise<ImportedSource> {
  const { store, log } = parts;
  const directory = store.jobDirectory();
  const started = performance.now();
  try {
    const answer = await runChild(
      parts,
      workspaceId,
      {
        source,
        directory,
        memoryBytes: parts.limits.importMemoryBytes,
        fixes: options.fixes,
        known: options.known,
      },
      options,
    );
    if (answer.tables.length === 0) {
      throw new AppError(
        'unreadable',
        'The file holds no table with rows. Check that the data is in it and upload it again.',
      );
    }
    if (options.signal?.aborted === true) throw new AppError('cancelled', 'The upload was cancelled.');
    const tables: ImportedTable[] = [];
    for (const { path, listsPath, ...table } of answer.tables) {
      const versionId = await store.publish(workspaceId, { path, listsPath }, table.profile);
      tables.push({ ...table, versionId });
    }
    const relations = await findRelations(parts, workspaceId, tables, answer.relations);
    log.info(
      {
        workspaceId,
        format: answer.format,
        tables: tables.length,
        rows: tables.reduce((sum, table) => sum + table.profile.rowCount, 0),
        elapsedMs: Math.round(performance.now() - started),
        peakMemoryBytes: answer.peakMemoryBytes,
      },
      'A source was imported.',
    );
    return { tables, relations, report: answer.report, format: answer.format as SourceFormat };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function runChild(
  { children, limits }: ImporterParts,
  workspaceId: string,
  job: ImportJob<ImportSource>,
  options: ImportOptions,
): Promise<ImportAnswer> {
  const seconds = Math.round(limits.importDeadlineMs / 1000);
  const answer = await children.run({
    line: workspaceId,
    onWaiting: options.onWaiting,
    request: job,
    deadlineMs: limits.importDeadlineMs,
    graceMs: 0,
    signal: options.signal,
    onProgress: (progress) => options.onProgress?.(progress as { phase: string; rows: number }),
    sentences: {
      timeout: `Reading the file took longer than ${seconds} seconds and was stopped. Split the file and upload the parts.`,
      memory:
        'Reading the file needs more memory than one upload may use. Split the file, or export it as .csv.',
    },
  });
  return answer as ImportAnswer;
}

/** Declared relations as they are, and what names and values tell about the rest. */
async function findRelations(
  { query }: ImporterParts,
  workspaceId: string,
  tables: readonly ImportedTable[],
  declared: ImportAnswer['relations'],
): Promise<Relation[]> {
  if (tables.length < 2) return [];
  const known = declared.map((relation): Relation => ({ ...relation, inclusion: 1, origin: 'declared' }));
  const named = tables.map((table) => ({
    sqlName: table.name,
    versionId: table.versionId,
    profile: table.profile,
  }));
  return inferRelations((request) => query.run(workspaceId, request), named, known);
}

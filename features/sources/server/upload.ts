import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Engine, ImportedSource } from '#engine/index.ts';
import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { Clock } from '#platform/clock.ts';
import type { UploadedStream } from '#platform/http/mount.ts';
import type { SourceType, UploadResponse } from '../contract.ts';
import { uploadExtensions, uploadLimitBytes } from '../limits.ts';
import { sourcesStrings } from '../strings.ts';
import type { ConfigurationSeal } from './configuration.ts';
import type { Originals } from './originals.ts';
import { type ProposalParts, proposeRelations } from './propose-relations.ts';
import { presentRelations } from './relation-routes.ts';
import type { SourceStore } from './source-store.ts';
import { sourcesServerStrings } from './strings.ts';

export interface UploadParts extends Omit<ProposalParts, 'engine'> {
  engine: ProposalParts['engine'] &
    Pick<Engine, 'prepareImport' | 'importFile' | 'importSample' | 'deleteVersion'>;
  sources: SourceStore;
  seal: ConfigurationSeal;
  clock: Clock;
  originals: Originals;
  /** Where bytes wait until they have been read; emptied at start. */
  uploadDirectory: string;
}

export interface UploadRequest {
  workspaceId: string;
  accountId: string;
  file: UploadedStream;
  /** As declared by the caller; null when it is not known. */
  contentLength: number | null;
  signal: AbortSignal;
}

/**
 * Takes an uploaded file in: bytes to disk, read outside this process into immutable versions, then one transaction that
 * makes source and tables visible. Whatever fails before it leaves nothing behind.
 */
export async function acceptUpload(parts: UploadParts, request: UploadRequest): Promise<UploadResponse> {
  const { file, workspaceId } = request;
  requireKnownExtension(file);
  parts.engine.prepareImport(workspaceId);
  const path = join(parts.uploadDirectory, newId());
  try {
    const sizeBytes = await receive(request, path);
    const imported = await parts.engine.importFile({
      workspaceId,
      path,
      fileName: file.fileName,
      signal: request.signal,
    });
    const made = await publish(parts, {
      workspaceId,
      accountId: request.accountId,
      fileName: file.fileName,
      sizeBytes,
      imported,
      isSample: false,
    });
    const dataSourceId = made.dataSource.id;
    const canFix = await parts.originals.keep(workspaceId, dataSourceId, path);
    await proposeRelations(parts, { workspaceId, dataSourceId });
    return { ...made, canFix, proposed: await proposedRelations(parts, workspaceId, dataSourceId) };
  } finally {
    await rm(path, { force: true });
  }
}

/** What was found between the tables of a new source and those of others. */
async function proposedRelations(
  { engine, tables }: UploadParts,
  workspaceId: string,
  id: string,
): Promise<UploadResponse['proposed']> {
  const all = await tables.list(workspaceId);
  const shown = await presentRelations(
    engine,
    { workspaceId, id, all },
    await tables.listRelations(workspaceId),
  );
  return shown.filter(({ fromSource, toSource }) => fromSource !== undefined || toSource !== undefined);
}

/** Throws `invalid` for a file that no reader takes, and lets its bytes go by. */
export function requireKnownExtension(file: UploadedStream): void {
  const extension = file.fileName.split('.').at(-1)?.toLowerCase() ?? '';
  if ((uploadExtensions as readonly string[]).includes(extension)) return;
  file.stream.resume();
  throw new AppError(
    'invalid',
    `${sourcesStrings.invalidFormatTitle}. ${sourcesStrings.invalidFormatMessage(uploadExtensions)}`,
  );
}

/** Writes the bytes to a path. Their number; throws `tooLarge`, `full`, `cancelled` or, for no bytes, `unreadable`. */
export async function receive(
  { file, contentLength, signal }: Pick<UploadRequest, 'file' | 'contentLength' | 'signal'>,
  path: string,
): Promise<number> {
  await mkdir(join(path, '..'), { recursive: true });
  try {
    await pipeline(file.stream, createWriteStream(path, { flags: 'wx' }), { signal });
  } catch (error) {
    if (signal.aborted) throw new AppError('cancelled', 'The upload was cancelled.', { cause: error });
    if ((error as { code?: string }).code === 'ENOSPC')
      throw new AppError('full', sourcesServerStrings.diskFull);
    throw error;
  }
  const { size } = await stat(path);
  if (file.isTruncated()) {
    const sizeBytes = Math.max(contentLength ?? 0, uploadLimitBytes + 1);
    throw new AppError(
      'tooLarge',
      `${sourcesStrings.tooLargeTitle}. ${sourcesStrings.tooLargeMessage(sizeBytes)}`,
    );
  }
  if (size === 0) throw new AppError('unreadable', sourcesServerStrings.uploadEmpty);
  return size;
}

/** The sample company: made where an upload would be read, published the same way. */
export async function createSampleSource(
  parts: UploadParts,
  request: { workspaceId: string; today: string; signal?: AbortSignal },
): Promise<void> {
  // A second run after a crash, or a person who was quicker: there is one sample company in a workspace.
  if (await parts.sources.findSample(request.workspaceId)) return;
  const imported = await parts.engine.importSample(request);
  const sizeBytes = imported.tables.reduce((sum, table) => sum + table.sizeBytes, 0);
  const fileName = sourcesServerStrings.sampleName;
  await publish(parts, {
    workspaceId: request.workspaceId,
    accountId: null,
    fileName,
    sizeBytes,
    imported,
    isSample: true,
  }).catch((error: unknown) => {
    // Another one was quicker while this one was made: there is a sample company, which is what was wanted.
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
  });
}

const typeOfFormat: Record<ImportedSource['format'], SourceType> = {
  xlsx: 'excel',
  xls: 'excel',
  csv: 'csv',
  json: 'json',
  xml: 'xml',
  sample: 'excel',
};

async function publish(
  parts: UploadParts,
  made: {
    workspaceId: string;
    accountId: string | null;
    fileName: string;
    sizeBytes: number;
    imported: ImportedSource;
    isSample: boolean;
  },
): Promise<Omit<UploadResponse, 'canFix' | 'proposed'>> {
  const { workspaceId, imported } = made;
  const id = newId();
  const name = made.isSample ? made.fileName : made.fileName.replace(/\.[^.]+$/, '') || made.fileName;
  const type = typeOfFormat[imported.format];
  try {
    await parts.tables.insertSourceWithTables(
      {
        id,
        workspaceId,
        accountId: made.accountId,
        fileName: made.fileName,
        name,
        type,
        status: 'active',
        isSample: made.isSample,
        configuration: parts.seal.seal({ fileName: made.fileName }, { id, workspaceId }),
        report: JSON.stringify(imported.report),
        recordCount: imported.tables.reduce((sum, table) => sum + table.profile.rowCount, 0),
        sizeBytes: made.sizeBytes,
        now: parts.clock.now(),
      },
      imported.tables.map(({ profile, ...table }) => ({ ...table, rowCount: profile.rowCount })),
      imported.relations,
    );
  } catch (error) {
    await Promise.all(
      imported.tables.map((table) => parts.engine.deleteVersion(workspaceId, table.versionId)),
    );
    throw error;
  }
  const stored = await parts.sources.find(workspaceId, id);
  return {
    file: { filename: made.fileName },
    dataSource: { id, name: stored?.name ?? name, type, status: 'active' },
    tables: imported.tables.map((table) => ({
      name: table.name,
      rows: table.profile.rowCount,
      columns: table.profile.columns.map((column) => ({ name: column.name, type: column.type })),
    })),
    report: imported.report,
  };
}

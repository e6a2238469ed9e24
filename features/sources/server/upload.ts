import type { Engine, ImportedSource, OnWaiting } from '#engine/index.ts';
import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { Clock } from '#platform/clock.ts';
import type { SourceType, UploadResponse } from '../contract.ts';
import type { ConfigurationSeal } from './configuration.ts';
import type { Originals } from './originals.ts';
import { type ProposalParts, proposeRelations } from './propose-relations.ts';
import { type ReceiveParts, type ReceiveRequest, receiveFile } from './receive-file.ts';
import { presentRelations } from './relation-routes.ts';
import type { SourceStore } from './source-store.ts';
import { sourcesServerStrings } from './strings.ts';

export interface UploadParts extends Omit<ProposalParts, 'engine'>, ReceiveParts {
  engine: ProposalParts['engine'] &
    Pick<Engine, 'prepareImport' | 'importFile' | 'importSample' | 'deleteVersion'>;
  sources: SourceStore;
  seal: ConfigurationSeal;
  clock: Clock;
  originals: Originals;
}

export interface UploadRequest extends ReceiveRequest {
  accountId: string;
  onWaiting?: OnWaiting | undefined;
}

/**
 * Takes an uploaded file in: bytes to disk, read outside this process into immutable versions, then one transaction that
 * makes source and tables visible. Whatever fails before it leaves nothing behind.
 */
export function acceptUpload(parts: UploadParts, request: UploadRequest): Promise<UploadResponse> {
  const { file, workspaceId } = request;
  return receiveFile(parts, request, { sources: 1 }, async ({ path, sizeBytes, signal, requireKept }) => {
    const imported = await parts.engine.importFile({
      workspaceId,
      path,
      fileName: file.fileName,
      signal,
      onWaiting: request.onWaiting,
    });
    const dataSourceId = newId();
    const canFix = await parts.originals.keep(workspaceId, dataSourceId, path);
    const made = await publish(
      parts,
      {
        id: dataSourceId,
        workspaceId,
        accountId: request.accountId,
        fileName: file.fileName,
        sizeBytes,
        imported,
        isSample: false,
      },
      requireKept,
    ).catch(async (error: unknown) => {
      await parts.originals.remove(workspaceId, dataSourceId);
      throw error;
    });
    await proposeRelations(parts, { workspaceId, dataSourceId });
    return { ...made, canFix, proposed: await proposedRelations(parts, workspaceId, dataSourceId) };
  });
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
    id: newId(),
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
    id: string;
    workspaceId: string;
    accountId: string | null;
    fileName: string;
    sizeBytes: number;
    imported: ImportedSource;
    isSample: boolean;
  },
  /** Asked before anything becomes visible. */
  requireRoom: () => Promise<void> = async () => {},
): Promise<Omit<UploadResponse, 'canFix' | 'proposed'>> {
  const { id, workspaceId, imported } = made;
  const name = made.isSample ? made.fileName : made.fileName.replace(/\.[^.]+$/, '') || made.fileName;
  const type = typeOfFormat[imported.format];
  try {
    await requireRoom();
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

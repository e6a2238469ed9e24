import type { Engine, ExportRequest } from '#engine/index.ts';
import { AppError } from '#kernel/errors.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { ExportFormat, exportsEndpoints } from '../contract.ts';
import { attachmentHeader, fileNameFor } from './attachment.ts';
import { exportsServerStrings as strings } from './strings.ts';

export interface ExportsParts {
  /** Throws `full` where the disk is almost full: an answer is written there before it leaves. */
  requireDisk: () => Promise<void>;
  engine: Pick<Engine, 'exportFile'>;
  /** The version of a table by its number, or the current one; null where the workspace has no such table. */
  findVersion: (
    workspaceId: string,
    table: { dataSourceId: string; name: string; version: number | undefined },
  ) => Promise<{ versionId: string } | 'unknownVersion' | null>;
  findReceipt: (
    workspaceId: string,
    id: string,
  ) => Promise<{
    body: { question: string; sql: string; tables: { sqlName: string; versionId: string }[] };
  } | null>;
}

const contentTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  parquet: 'application/vnd.apache.parquet',
};

type Reply = { header(name: string, value: string | number): Reply; send(stream: unknown): unknown };

export function exportsHandlers({
  engine,
  requireDisk,
  findVersion,
  findReceipt,
}: ExportsParts): Handlers<typeof exportsEndpoints> {
  return {
    async table({ caller, params, query, signal, reply }) {
      const { workspaceId } = caller;
      const found = await findVersion(workspaceId, {
        dataSourceId: params.id,
        name: params.table,
        version: query.version,
      });
      if (!found) throw new AppError('notFound', strings.unknownTable);
      if (found === 'unknownVersion') throw new AppError('notFound', strings.unknownVersion);
      const title = query.version === undefined ? params.table : `${params.table} (version ${query.version})`;
      const source = { kind: 'version' as const, versionId: found.versionId };
      await send(reply, { ...requestOf(query), workspaceId, source, title, signal });
      return undefined;
    },
    async receipt({ caller, params, query, signal, reply }) {
      const { workspaceId } = caller;
      const receipt = await findReceipt(workspaceId, params.id);
      if (!receipt) throw new AppError('notFound', strings.unknownReceipt);
      await requireDisk();
      const { question, sql, tables } = receipt.body;
      const source = { kind: 'statement' as const, sql, tables };
      await send(reply, { ...requestOf(query), workspaceId, source, title: question, signal });
      return undefined;
    },
  };

  async function send(reply: Reply, request: ExportRequest): Promise<void> {
    const { stream, sizeBytes } = await engine.exportFile(request);
    const fileName = fileNameFor(request.title, request.format);
    reply
      .header('content-type', contentTypes[request.format])
      .header('content-disposition', attachmentHeader(fileName));
    if (sizeBytes !== null) reply.header('content-length', sizeBytes);
    reply.send(stream);
  }
}

function requestOf(query: { format: ExportFormat; bom: 'true' | 'false' }) {
  return { format: query.format, hasByteOrderMark: query.bom === 'true' };
}

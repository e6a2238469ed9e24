import { AppError } from '#kernel/errors.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { reportEndpoints, SourceReport } from '../contract.ts';
import { type FixParts, fixSource, isOfFile } from './fix-source.ts';
import type { SourceStore } from './source-store.ts';
import { sourcesServerStrings as strings } from './strings.ts';

export interface FixRouteParts extends FixParts {
  sources: SourceStore;
}

export function fixHandlers(parts: FixRouteParts): Handlers<typeof reportEndpoints> {
  return {
    readReport: ({ caller, params }) => read(caller.workspaceId, params.id),
    async applyFixes({ caller, params, body, signal }) {
      await requireSource(caller.workspaceId, params.id);
      await fixSource(parts, { ...caller, dataSourceId: params.id, ids: body.fixes, signal });
      return read(caller.workspaceId, params.id);
    },
  };

  async function read(workspaceId: string, id: string): Promise<SourceReport> {
    await requireSource(workspaceId, id);
    const tables = await parts.tables.list(workspaceId, [id]);
    return {
      report: await parts.fixes.readReport(workspaceId, id),
      canFix: await canFix(parts, workspaceId, id),
      tables: tables.map(({ name, rowCount }) => ({ name, rows: rowCount })),
    };
  }

  async function requireSource(workspaceId: string, id: string): Promise<void> {
    if (!(await parts.sources.find(workspaceId, id))) throw new AppError('notFound', strings.unknownSource);
  }
}

/** Whether the file of a source can be read again in place of its tables. */
export async function canFix(
  { fixes, originals }: Pick<FixParts, 'fixes' | 'originals'>,
  workspaceId: string,
  id: string,
): Promise<boolean> {
  return isOfFile(await fixes.listVersions(workspaceId, id)) && originals.has(workspaceId, id);
}

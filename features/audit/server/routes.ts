import { AppError } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { IdentifiedCaller } from '#platform/sessions/sessions.ts';
import type { AuditFilter, auditEndpoints } from '../contract.ts';
import { auditExportMaximum, auditPageMaximum } from '../limits.ts';
import { auditStrings as strings } from '../strings.ts';
import { csvOf } from './audit-csv.ts';
import type { AuditStore } from './audit-store.ts';

export interface AuditParts {
  audit: AuditStore;
  clock: Clock;
  /** Days after which a line is deleted. */
  keptDays: number;
}

export function auditHandlers({ audit, clock, keptDays }: AuditParts): Handlers<typeof auditEndpoints> {
  return {
    async list({ caller, query: { limit, before, ...filter } }) {
      requireScope(caller, filter);
      return { ...(await audit.list(caller.workspaceId, filter, { limit, before })), keptDays };
    },
    async exportCsv({ caller, query, reply }) {
      requireScope(caller, query);
      const parts = [csvOf([], { hasHeader: true })];
      let before: string | undefined;
      for (let lines = 0; lines < auditExportMaximum; lines += auditPageMaximum) {
        const page = await audit.list(caller.workspaceId, query, { limit: auditPageMaximum, before });
        parts.push(csvOf(page.entries, { hasHeader: false }));
        if (page.next === null) break;
        before = page.next;
      }
      const name = `plumbline-activity-${clock.now().toISOString().slice(0, 10)}.csv`;
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
      await reply.send(parts.join(''));
      return undefined;
    },
  };
}

function requireScope({ isAdministrator }: IdentifiedCaller, { scope }: AuditFilter): void {
  if (scope === 'installation' && !isAdministrator)
    throw new AppError('forbidden', strings.administratorsOnly);
}

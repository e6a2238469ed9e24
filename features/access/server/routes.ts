import type { AuditEvent, RecordAudit } from '#features/audit/contract.ts';
import { AppError } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import { originOf } from '#platform/http/request-origin.ts';
import type { Caller } from '#platform/sessions/sessions.ts';
import type { accessEndpoints } from '../contract.ts';
import { accessStrings } from '../strings.ts';
import type { TokenStore } from './token-store.ts';

export interface AccessParts {
  tokens: TokenStore;
  clock: Clock;
  recordAudit: RecordAudit;
}

export function accessHandlers({
  tokens,
  clock,
  recordAudit,
}: AccessParts): Handlers<typeof accessEndpoints> {
  return {
    list: ({ caller }) => tokens.list(caller, clock.now()),
    async create({ caller, body, request }) {
      const created = await tokens.create(caller, { ...body, now: clock.now() });
      await recordAudit(originOf(request), eventOf(caller, 'tokenCreate', created));
      return created;
    },
    async revoke({ caller, params, request }) {
      const revoked = await tokens.revoke(caller, params.id);
      if (!revoked) throw new AppError('notFound', accessStrings.unknown);
      await recordAudit(originOf(request), eventOf(caller, 'tokenRevoke', revoked));
      return { id: params.id };
    },
  };
}

/** A token is named by what its person called it and by its last characters. */
function eventOf(
  { accountId, workspaceId }: Caller,
  kind: AuditEvent['kind'],
  { name, ending }: { name: string; ending: string },
): AuditEvent {
  return { kind, outcome: 'done', accountId, workspaceId, detail: `${name} (…${ending})` };
}

import { newId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { AuditEntry, AuditEvent, AuditFilter, AuditKind, AuditOrigin } from '../contract.ts';
import { detailMaximumLength } from '../limits.ts';

/** What only the members of a workspace read. All else is about accounts, which administrators of the installation look after. */
const kindsOfWorkspaces: ReadonlySet<AuditKind> = new Set(['tokenCreate', 'tokenRevoke', 'tokenUse']);

export interface AuditLine extends AuditEvent {
  /** How many of a kind stand in the line. */
  count: number;
}

/** Lines are added, read, and deleted with age. No call changes what one says, but for `forget`. */
export interface AuditStore {
  append(origin: AuditOrigin, line: AuditLine, now: Date): Promise<void>;
  /** Newest first. `before` is the `next` of an earlier page. */
  list(
    workspaceId: string,
    filter: AuditFilter,
    page: { limit: number; before?: string | undefined },
  ): Promise<{ entries: AuditEntry[]; next: string | null }>;
  /** Deletes what is older than a moment; gives the number of lines. */
  purge(before: Date): Promise<number>;
}

export function createAuditStore(db: Db): AuditStore {
  return {
    async append(origin, line, now) {
      await db
        .insertInto('audit_events')
        .values({
          id: newId(),
          kind: line.kind,
          outcome: line.outcome,
          workspace_id: line.workspaceId,
          account_id: line.accountId,
          subject_id: line.subjectId ?? null,
          is_installation: kindsOfWorkspaces.has(line.kind) && line.workspaceId !== null ? 0 : 1,
          detail: (line.detail ?? '').slice(0, detailMaximumLength),
          address: origin.address,
          device: origin.device,
          count: line.count,
          created_at: now.toISOString(),
        })
        .execute();
    },
    async list(workspaceId, filter, { limit, before }) {
      const [time = '', id = ''] = before?.split(' ') ?? [];
      const rows = await selectEntries(db, workspaceId, filter)
        .$if(before !== undefined, (query) =>
          query.where((eb) =>
            eb.or([
              eb('event.created_at', '<', time),
              eb.and([eb('event.created_at', '=', time), eb('event.id', '<', id)]),
            ]),
          ),
        )
        .orderBy('event.created_at', 'desc')
        .orderBy('event.id', 'desc')
        .limit(limit + 1)
        .execute();
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        entries: shown.map((row) => present(row, filter.scope)),
        next: last && rows.length > limit ? `${last.created_at} ${last.id}` : null,
      };
    },
    async purge(before) {
      const deleted = await db
        .deleteFrom('audit_events')
        .where('created_at', '<', before.toISOString())
        .executeTakeFirst();
      return Number(deleted.numDeletedRows);
    },
  };
}

/**
 * Takes from the lines of an account what could tell who it was, in the transaction that deletes it, and the lines that only its
 * workspaces read. That it did something, when, and with what outcome stays.
 */
export async function forgetInAudit(
  db: Db,
  { accountId, workspaceIds }: { accountId: string; workspaceIds: readonly string[] },
): Promise<void> {
  await db
    .updateTable('audit_events')
    .set({ detail: '', address: '', device: '' })
    .where('account_id', '=', accountId)
    .execute();
  await db.updateTable('audit_events').set({ detail: '' }).where('subject_id', '=', accountId).execute();
  if (workspaceIds.length === 0) return;
  await db
    .deleteFrom('audit_events')
    .where('workspace_id', 'in', workspaceIds)
    .where('is_installation', '=', 0)
    .execute();
}

function selectEntries(db: Db, workspaceId: string, { scope, kind, outcome, from, to }: AuditFilter) {
  return db
    .selectFrom('audit_events as event')
    .leftJoin('accounts as who', 'who.id', 'event.account_id')
    .leftJoin('accounts as whom', 'whom.id', 'event.subject_id')
    .selectAll('event')
    .select([
      'who.first_name as who_first',
      'who.last_name as who_last',
      'who.email as who_email',
      'whom.first_name as whom_first',
      'whom.last_name as whom_last',
      'whom.email as whom_email',
    ])
    .where((eb) =>
      scope === 'installation'
        ? eb('event.is_installation', '=', 1)
        : eb('event.workspace_id', '=', workspaceId),
    )
    .$if(kind !== undefined, (query) => query.where('event.kind', '=', kind ?? ''))
    .$if(outcome !== undefined, (query) => query.where('event.outcome', '=', outcome ?? ''))
    .$if(from !== undefined, (query) => query.where('event.created_at', '>=', `${from}T00:00:00.000Z`))
    .$if(to !== undefined, (query) => query.where('event.created_at', '<=', `${to}T23:59:59.999Z`));
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

function present(row: EntryRow, scope: AuditFilter['scope']): AuditEntry {
  // From where an administrator works is not for those whose account it was about.
  const isHidden = scope === 'workspace' && row.subject_id !== null;
  return {
    id: row.id,
    at: row.created_at,
    kind: row.kind as AuditKind,
    outcome: row.outcome as AuditEntry['outcome'],
    who: personOf(row.account_id, row.who_first, row.who_last, row.who_email),
    whom: personOf(row.subject_id, row.whom_first, row.whom_last, row.whom_email),
    detail: row.detail,
    address: isHidden ? '' : row.address,
    device: isHidden ? '' : row.device,
    count: row.count,
  };
}

function personOf(
  id: string | null,
  first: string | null,
  last: string | null,
  email: string | null,
): AuditEntry['who'] {
  if (id === null) return null;
  return { id, name: email === null ? null : [first, last].filter(Boolean).join(' ') || email, email };
}

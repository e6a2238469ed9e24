import type { Db } from '#platform/db/open-database.ts';
import { releaseFirst } from './installation-store.ts';

/** What becomes of a workspace when one of its members is deleted. */
export interface WorkspaceFate {
  id: string;
  name: string;
  /** False where others are members: then it stays with its data. */
  isDeleted: boolean;
  /** Who looks after it then: the member who has been there longest, where no other admin is left; null: who did before. */
  heir: { id: string; name: string } | null;
  /** Of the whole workspace where that is deleted, else of the person alone. */
  conversations: number;
  receipts: number;
  dataSources: number;
}

type Forget = (
  transaction: Db,
  erased: { accountId: string; workspaceIds: readonly string[] },
) => Promise<void>;

/** Tells before it is done what deleting an account deletes. */
export async function describeErasure(db: Db, accountId: string): Promise<WorkspaceFate[]> {
  const workspaces = await db
    .selectFrom('memberships')
    .innerJoin('workspaces', 'workspaces.id', 'memberships.workspace_id')
    .select(['workspaces.id', 'workspaces.name'])
    .where('account_id', '=', accountId)
    .orderBy('memberships.created_at')
    .execute();
  return Promise.all(workspaces.map((workspace) => fateOf(db, accountId, workspace)));
}

/**
 * Deletes an account with its sessions, tokens and conversations, and the workspaces that nobody else is a member of, in one
 * transaction. Returns the ids of those: their files are the caller's to delete, and a crash before that leaves files that the next
 * start sweeps.
 * @param forget called in the transaction: takes the person out of what stays
 */
export function eraseAccount(db: Db, accountId: string, forget: Forget): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    const fates = await describeErasure(transaction, accountId);
    for (const fate of fates) {
      if (fate.isDeleted) await eraseWorkspace(transaction, fate.id);
      else await handOver(transaction, accountId, fate);
    }
    const workspaceIds = fates.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
    await forget(transaction, { accountId, workspaceIds });
    await transaction.deleteFrom('accounts').where('id', '=', accountId).execute();
    await releaseFirst(transaction);
    return workspaceIds;
  });
}

async function fateOf(
  db: Db,
  accountId: string,
  { id, name }: { id: string; name: string },
): Promise<WorkspaceFate> {
  const others = await db
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select(['accounts.id', 'first_name', 'last_name', 'email', 'role'])
    .where('workspace_id', '=', id)
    .where('account_id', '!=', accountId)
    .orderBy('memberships.created_at')
    .orderBy('accounts.id')
    .execute();
  const [longest] = others;
  const isDeleted = longest === undefined;
  const needsHeir = !isDeleted && !others.some(({ role }) => role === 'admin');
  const countOf = async (table: 'chat_sessions' | 'receipts' | 'data_sources') => {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .where('workspace_id', '=', id)
      .$if(!isDeleted && table !== 'data_sources', (query) => query.where('account_id', '=', accountId))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  return {
    id,
    name,
    isDeleted,
    heir:
      needsHeir && longest
        ? {
            id: longest.id,
            name: [longest.first_name, longest.last_name].filter(Boolean).join(' ') || longest.email,
          }
        : null,
    conversations: await countOf('chat_sessions'),
    receipts: await countOf('receipts'),
    dataSources: isDeleted ? await countOf('data_sources') : 0,
  };
}

async function eraseWorkspace(transaction: Db, workspaceId: string): Promise<void> {
  // Receipts hold on to versions; everything else falls with its workspace.
  await transaction.deleteFrom('receipts').where('workspace_id', '=', workspaceId).execute();
  await transaction.deleteFrom('workspaces').where('id', '=', workspaceId).execute();
}

/** What the person told of shared tables stays with those who go on working with them. */
async function handOver(transaction: Db, accountId: string, { id, heir }: WorkspaceFate): Promise<void> {
  const members = () => transaction.updateTable('memberships').where('workspace_id', '=', id);
  if (heir) await members().where('account_id', '=', heir.id).set({ role: 'admin' }).execute();
  const admin = await transaction
    .selectFrom('memberships')
    .select('account_id')
    .where('workspace_id', '=', id)
    .where('account_id', '!=', accountId)
    .where('role', '=', 'admin')
    .orderBy('created_at')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('table_meanings')
    .set({ account_id: admin.account_id })
    .where('workspace_id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
}

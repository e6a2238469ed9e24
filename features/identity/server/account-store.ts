import { newId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/open-database.ts';
import { enqueueJob } from '#platform/jobs/job-store.ts';
import type { Caller } from '#platform/sessions/sessions.ts';
import type { User } from '../contract.ts';

/** The issuer of accounts that this server keeps itself. */
export const localIssuer = 'local';

export interface NewAccount {
  issuer: string;
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  passwordHash: string | null;
}

/** What people may change about themselves. */
export type UserChange = Pick<User, 'firstName' | 'lastName' | 'profileImageUrl'>;

export interface AccountStore {
  findUser(accountId: string): Promise<User | null>;
  updateUser(accountId: string, change: UserChange): Promise<void>;
  /** The password hash (null for accounts of an identity provider) and first workspace of an account. */
  findForSignIn(issuer: string, subject: string): Promise<(Caller & { passwordHash: string | null }) | null>;
  /** Creates account, workspace, onboarding and the job that fills the workspace: all or nothing. Null when it exists. */
  create(account: NewAccount, now: Date): Promise<Caller | null>;
}

/** The job that gives a new workspace its sample company. */
export const sampleCompanyJob = 'sample-company';

export function createAccountStore(db: Db): AccountStore {
  return {
    async findUser(accountId) {
      const row = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();
      if (!row) return null;
      return {
        id: row.id,
        email: row.email,
        firstName: row.first_name,
        lastName: row.last_name,
        profileImageUrl: row.profile_image_url,
        createdAt: row.created_at,
      };
    },
    async updateUser(accountId, change) {
      await db
        .updateTable('accounts')
        .set({
          first_name: change.firstName,
          last_name: change.lastName,
          profile_image_url: change.profileImageUrl,
        })
        .where('id', '=', accountId)
        .execute();
    },
    async findForSignIn(issuer, subject) {
      const row = await db
        .selectFrom('accounts')
        .innerJoin('memberships', 'memberships.account_id', 'accounts.id')
        .select(['accounts.id', 'accounts.password_hash', 'memberships.workspace_id'])
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .orderBy('memberships.created_at')
        .executeTakeFirst();
      if (!row) return null;
      return { accountId: row.id, workspaceId: row.workspace_id, passwordHash: row.password_hash };
    },
    create: (account, now) =>
      db.transaction().execute((transaction) => insertAccount(transaction, account, now)),
  };
}

async function insertAccount(db: Db, account: NewAccount, now: Date): Promise<Caller | null> {
  const caller: Caller = { accountId: newId(), workspaceId: newId() };
  const createdAt = now.toISOString();
  const inserted = await db
    .insertInto('accounts')
    .values({
      id: caller.accountId,
      issuer: account.issuer,
      subject: account.subject,
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      profile_image_url: account.profileImageUrl,
      password_hash: account.passwordHash,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return null;
  const name = `${account.firstName || account.email}'s workspace`;
  await db.insertInto('workspaces').values({ id: caller.workspaceId, name, created_at: createdAt }).execute();
  await db
    .insertInto('memberships')
    .values({
      workspace_id: caller.workspaceId,
      account_id: caller.accountId,
      role: 'admin',
      created_at: createdAt,
    })
    .execute();
  await db
    .insertInto('onboarding')
    .values({
      account_id: caller.accountId,
      workspace_id: caller.workspaceId,
      current_step: 1,
      completed_steps: '[]',
      skipped_steps: '[]',
      is_completed: 0,
    })
    .execute();
  await enqueueJob(db, { workspaceId: caller.workspaceId, kind: sampleCompanyJob, payload: {}, now });
  return caller;
}

import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { Database, Db } from '#platform/db/open-database.ts';
import { enqueueJob } from '#platform/jobs/job-store.ts';
import type { Caller } from '#platform/sessions/sessions.ts';
import type { User } from '../contract.ts';
import { identityStrings } from '../strings.ts';
import { claimFirst } from './installation-store.ts';

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
  /** An administrator made it. */
  isVouchedFor?: boolean;
}

/** What people may change about themselves. */
export type UserChange = Pick<User, 'firstName' | 'lastName' | 'profileImageUrl'>;

export interface AccountStore {
  findUser(accountId: string): Promise<User | null>;
  updateUser(accountId: string, change: UserChange): Promise<void>;
  findForSignIn(issuer: string, subject: string): Promise<SignInAccount | null>;
  /** The same by its id. */
  findById(accountId: string): Promise<SignInAccount | null>;
  /**
   * Creates account, workspace, onboarding and the job that fills the workspace: all or nothing. Null when it exists. The first one of
   * an installation administers it, and is made also where `isOpen` is false; others are then `forbidden`.
   */
  create(account: NewAccount, now: Date, options?: { isOpen: boolean }): Promise<Caller | null>;
  noteSignIn(accountId: string, now: Date): Promise<void>;
  setPassword(accountId: string, passwordHash: string): Promise<void>;
  /** Returns whether it was none before. */
  makeAdministrator(accountId: string): Promise<boolean>;
}

export interface SignInAccount extends Caller {
  email: string;
  isLocal: boolean;
  isDisabled: boolean;
  /** Null for accounts of an identity provider, and for those whose link has not been used. */
  passwordHash: string | null;
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
    findForSignIn: (issuer, subject) =>
      findAccount(db, (eb) => eb.and([eb('issuer', '=', issuer), eb('subject', '=', subject)])),
    findById: (accountId) => findAccount(db, (eb) => eb('accounts.id', '=', accountId)),
    create: (account, now, { isOpen } = { isOpen: true }) =>
      db.transaction().execute((transaction) => insertAccount(transaction, { ...account, now, isOpen })),
    async noteSignIn(accountId, now) {
      await db
        .updateTable('accounts')
        .set({ last_sign_in_at: now.toISOString() })
        .where('id', '=', accountId)
        .execute();
    },
    async setPassword(accountId, passwordHash) {
      await db
        .updateTable('accounts')
        .set({ password_hash: passwordHash })
        .where('id', '=', accountId)
        .execute();
    },
    async makeAdministrator(accountId) {
      const { numUpdatedRows } = await db
        .updateTable('accounts')
        .set({ is_administrator: 1 })
        .where('id', '=', accountId)
        .where('is_administrator', '=', 0)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

async function findAccount(
  db: Db,
  isMeant: (eb: ExpressionBuilder<Database, 'accounts' | 'memberships'>) => Expression<SqlBool>,
): Promise<SignInAccount | null> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('memberships', 'memberships.account_id', 'accounts.id')
    .select(['accounts.id', 'issuer', 'email', 'password_hash', 'disabled_at', 'memberships.workspace_id'])
    .where(isMeant)
    .orderBy('memberships.created_at')
    .executeTakeFirst();
  if (!row) return null;
  return {
    accountId: row.id,
    workspaceId: row.workspace_id,
    email: row.email,
    isLocal: row.issuer === localIssuer,
    isDisabled: row.disabled_at !== null,
    passwordHash: row.password_hash,
  };
}

async function insertAccount(
  db: Db,
  { now, isOpen, ...account }: NewAccount & { now: Date; isOpen: boolean },
): Promise<Caller | null> {
  const caller: Caller = { accountId: newId(), workspaceId: newId() };
  const isFirst = await claimFirst(db, caller.accountId, now);
  if (!isFirst && !isOpen) throw new AppError('forbidden', identityStrings.signUpClosed);
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
      is_administrator: isFirst ? 1 : 0,
      is_vouched_for: account.isVouchedFor ? 1 : 0,
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

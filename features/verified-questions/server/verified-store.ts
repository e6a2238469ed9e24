import type { ConfirmedOutcome, ConfirmedQuestion } from '#agent/index.ts';
import type { ChartConfig } from '#kernel/answer.ts';
import { readJson, readOptionalJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { VerifiedQuestion } from '../contract.ts';

/** What is kept of a confirmed answer besides its columns in the database. */
export interface VerifiedBody extends Omit<ConfirmedQuestion, 'question'> {
  sql: string;
  tables: { sqlName: string; versionId: string }[];
  reading: string;
  text: string;
  chart: ChartConfig | null;
  /** SHA-256 over SQL, table versions and rows, as the receipt has it. The rows themselves stand there. */
  digest: string;
}

/** What a replay found. */
export interface Replayed {
  state: VerifiedQuestion['state'];
  reason: string | null;
  /** The answer by the confirmed plan; null where it must not be used. */
  text: string | null;
  changes: string[];
  /** Absent where none was compared. */
  rowsCompared?: { different: number; all: number };
  /** Equal for findings that are told once: a break, or one and the same other answer. Absent where nothing is to be told. */
  newsKey?: string;
  other: ConfirmedOutcome['otherReading'];
}

export interface StoredVerified {
  id: string;
  workspaceId: string;
  name: string;
  question: string;
  questionKey: string;
  dataSourceIds: string[] | null;
  slotKey: string;
  body: VerifiedBody;
  receiptId: string;
  messageId: string;
  confirmedBy: string;
  confirmedAt: string;
  state: VerifiedQuestion['state'];
  replay: Replayed | null;
  replayedAt: string | null;
  replayedKey: string | null;
}

export interface NewVerified
  extends Pick<
    StoredVerified,
    | 'id'
    | 'workspaceId'
    | 'name'
    | 'question'
    | 'questionKey'
    | 'dataSourceIds'
    | 'slotKey'
    | 'body'
    | 'receiptId'
    | 'messageId'
  > {
  accountId: string;
  now: Date;
}

export interface VerifiedStore {
  list(workspaceId: string): Promise<StoredVerified[]>;
  find(workspaceId: string, id: string): Promise<StoredVerified | null>;
  /** Of any scope. */
  findByKey(workspaceId: string, questionKey: string): Promise<StoredVerified[]>;
  findBySlots(workspaceId: string, slotKey: string): Promise<StoredVerified[]>;
  count(workspaceId: string): Promise<number>;
  /** Keeps a confirmation; one of the same question and scope is replaced and keeps its id. */
  put(db: Db, verified: NewVerified): Promise<string>;
  rename(workspaceId: string, id: string, name: string): Promise<boolean>;
  /** False when there is none. What was removed before `forgetBefore` is deleted. */
  remove(workspaceId: string, id: string, now: Date, forgetBefore: Date): Promise<boolean>;
  restore(workspaceId: string, id: string): Promise<boolean>;
  saveReplay(id: string, confirmedAt: string, replayed: Replayed, key: string, now: Date): Promise<void>;
  /** Broken and changed ones that nobody has been told of. */
  listUntold(workspaceId: string): Promise<StoredVerified[]>;
  markTold(ids: readonly string[]): Promise<void>;
  /** Workspaces that have any. */
  listWorkspaces(): Promise<string[]>;
}

export function createVerifiedStore(db: Db): VerifiedStore {
  const visible = (workspaceId: string) =>
    db
      .selectFrom('verified_questions')
      .innerJoin('accounts', 'accounts.id', 'verified_questions.account_id')
      .selectAll('verified_questions')
      .select(['first_name', 'last_name', 'email'])
      .where('verified_questions.workspace_id', '=', workspaceId)
      .where('removed_at', 'is', null);
  return {
    async list(workspaceId) {
      const rows = await visible(workspaceId)
        .orderBy('confirmed_at', 'desc')
        .orderBy('verified_questions.id')
        .execute();
      return rows.map(toStored);
    },
    async find(workspaceId, id) {
      const row = await visible(workspaceId).where('verified_questions.id', '=', id).executeTakeFirst();
      return row ? toStored(row) : null;
    },
    async findByKey(workspaceId, key) {
      return (await visible(workspaceId).where('question_key', '=', key).execute()).map(toStored);
    },
    async findBySlots(workspaceId, key) {
      const rows = await visible(workspaceId)
        .where('slot_key', '=', key)
        .orderBy('confirmed_at', 'desc')
        .execute();
      return rows.map(toStored);
    },
    async count(workspaceId) {
      const { count } = await db
        .selectFrom('verified_questions')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('workspace_id', '=', workspaceId)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async put(transaction, verified) {
      const changing = {
        name: verified.name,
        question: verified.question,
        slot_key: verified.slotKey,
        body: JSON.stringify(verified.body),
        receipt_id: verified.receiptId,
        message_id: verified.messageId,
        account_id: verified.accountId,
        confirmed_at: verified.now.toISOString(),
        removed_at: null,
        state: 'holds',
        replay: null,
        replayed_at: null,
        replayed_key: null,
        is_told: 0,
      };
      const { id } = await transaction
        .insertInto('verified_questions')
        .values({
          id: verified.id,
          workspace_id: verified.workspaceId,
          question_key: verified.questionKey,
          scope_key: scopeKey(verified.dataSourceIds),
          ...changing,
        })
        .onConflict((conflict) =>
          conflict.columns(['workspace_id', 'question_key', 'scope_key']).doUpdateSet(changing),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async rename(workspaceId, id, name) {
      const renamed = await db
        .updateTable('verified_questions')
        .set({ name })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      return renamed.numUpdatedRows > 0n;
    },
    async remove(workspaceId, id, now, forgetBefore) {
      await db
        .deleteFrom('verified_questions')
        .where('workspace_id', '=', workspaceId)
        .where('removed_at', '<', forgetBefore.toISOString())
        .execute();
      const removed = await db
        .updateTable('verified_questions')
        .set({ removed_at: now.toISOString() })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      return removed.numUpdatedRows > 0n;
    },
    async restore(workspaceId, id) {
      const restored = await db
        .updateTable('verified_questions')
        .set({ removed_at: null })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst();
      return restored.numUpdatedRows > 0n;
    },
    async saveReplay(id, confirmedAt, replayed, key, now) {
      const before = await db
        .selectFrom('verified_questions')
        .select('replay')
        .where('id', '=', id)
        .executeTakeFirst();
      const told = newsKeyOf(readOptionalJson<Replayed>(before?.replay ?? null));
      await db
        .updateTable('verified_questions')
        .set({
          state: replayed.state,
          replay: JSON.stringify(replayed),
          replayed_at: now.toISOString(),
          replayed_key: key,
          ...(newsKeyOf(replayed) !== told && { is_told: 0 }),
        })
        .where('id', '=', id)
        // What was confirmed anew meanwhile is not what was replayed.
        .where('confirmed_at', '=', confirmedAt)
        .execute();
    },
    async listUntold(workspaceId) {
      const rows = await visible(workspaceId)
        .where('state', '<>', 'holds')
        .where('is_told', '=', 0)
        .orderBy('name')
        .execute();
      return rows.map(toStored).filter(({ replay }) => newsKeyOf(replay) !== null);
    },
    async markTold(ids) {
      if (ids.length === 0) return;
      await db
        .updateTable('verified_questions')
        .set({ is_told: 1 })
        .where('id', 'in', [...ids])
        .execute();
    },
    async listWorkspaces() {
      const rows = await db
        .selectFrom('verified_questions')
        .select('workspace_id')
        .distinct()
        .where('removed_at', 'is', null)
        .execute();
      return rows.map((row) => row.workspace_id);
    },
  };
}

function newsKeyOf(replayed: Replayed | null): string | null {
  return replayed?.newsKey ?? (replayed?.state === 'broken' ? 'broken' : null);
}

/** Equal for equal sets of sources; empty where all of the workspace is meant. */
export function scopeKey(dataSourceIds: readonly string[] | null): string {
  return dataSourceIds === null ? '' : dataSourceIds.toSorted().join(',');
}

interface VerifiedRow {
  id: string;
  workspace_id: string;
  name: string;
  question: string;
  question_key: string;
  scope_key: string;
  slot_key: string;
  body: string;
  receipt_id: string;
  message_id: string;
  confirmed_at: string;
  state: string;
  replay: string | null;
  replayed_at: string | null;
  replayed_key: string | null;
  first_name: string;
  last_name: string;
  email: string;
}

function toStored(row: VerifiedRow): StoredVerified {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    name: row.name,
    question: row.question,
    questionKey: row.question_key,
    dataSourceIds: row.scope_key === '' ? null : row.scope_key.split(','),
    slotKey: row.slot_key,
    body: readJson<VerifiedBody>(row.body),
    receiptId: row.receipt_id,
    messageId: row.message_id,
    confirmedBy: `${row.first_name} ${row.last_name}`.trim() || row.email,
    confirmedAt: row.confirmed_at,
    state: row.state as StoredVerified['state'],
    replay: readOptionalJson<Replayed>(row.replay),
    replayedAt: row.replayed_at,
    replayedKey: row.replayed_key,
  };
}

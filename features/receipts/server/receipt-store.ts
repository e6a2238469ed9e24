import type { Cell } from '#kernel/catalog.ts';
import type { LiveReads } from '#kernel/live.ts';
import { readJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Receipt } from '../contract.ts';

/** What is stored of a receipt: what is shown, plus the names under which the SQL sees its table versions. */
export interface ReceiptBody extends Omit<Receipt, 'id' | 'askedBy' | 'createdAt' | 'digest'> {
  tables: { sqlName: string; versionId: string }[];
  /** The rows of the whole result that are not shown, packed: see `whole-rows.ts`. Absent where all are shown, and in receipts of before. */
  packedRows?: string;
  /** How the statement comes to rows that stay in a system. */
  live?: LiveReads;
  /** Of more rows than are kept, what all of them come to. */
  marks?: Cell[];
}

export interface StoredReceipt {
  id: string;
  body: ReceiptBody;
  digest: string;
  createdAt: string;
  askedBy: string;
}

export interface NewReceipt {
  id: string;
  workspaceId: string;
  accountId: string;
  messageId: string;
  body: ReceiptBody;
  digest: string;
  now: Date;
}

/** Stores a receipt within the caller's transaction. */
export async function insertReceipt(db: Db, receipt: NewReceipt): Promise<void> {
  await db
    .insertInto('receipts')
    .values({
      id: receipt.id,
      workspace_id: receipt.workspaceId,
      account_id: receipt.accountId,
      message_id: receipt.messageId,
      body: JSON.stringify(receipt.body),
      digest: receipt.digest,
      created_at: receipt.now.toISOString(),
    })
    .execute();
  // The versions are held by these rows: none is removed while a receipt names it.
  const live = new Set(receipt.body.live?.parts.map(({ sqlName }) => sqlName));
  const kept = receipt.body.tables.filter(({ sqlName }) => !live.has(sqlName));
  for (const versionId of new Set(kept.map((table) => table.versionId))) {
    await db
      .insertInto('receipt_versions')
      .values({ receipt_id: receipt.id, version_id: versionId })
      .execute();
  }
}

export interface ReceiptStore {
  find(workspaceId: string, id: string): Promise<StoredReceipt | null>;
}

export function createReceiptStore(db: Db): ReceiptStore {
  return {
    async find(workspaceId, id) {
      const row = await db
        .selectFrom('receipts')
        .innerJoin('accounts', 'accounts.id', 'receipts.account_id')
        .select(['receipts.id', 'body', 'digest', 'receipts.created_at', 'first_name', 'last_name', 'email'])
        .where('receipts.workspace_id', '=', workspaceId)
        .where('receipts.id', '=', id)
        .executeTakeFirst();
      if (!row) return null;
      return {
        id: row.id,
        body: readJson(row.body),
        digest: row.digest,
        createdAt: row.created_at,
        askedBy: `${row.first_name} ${row.last_name}`.trim() || row.email,
      };
    },
  };
}

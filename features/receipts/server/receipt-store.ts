import type { Cell } from '#kernel/catalog.ts';
import { readJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Receipt } from '../contract.ts';

/** What is stored of a receipt: what is shown, plus the names under which the SQL sees its table versions. */
export interface ReceiptBody extends Omit<Receipt, 'id' | 'askedBy' | 'createdAt' | 'digest'> {
  tables: { sqlName: string; versionId: string }[];
  /** The rows of the whole result that are not shown, packed: see `whole-rows.ts`. Absent where all are shown, and in receipts of before. */
  packedRows?: string;
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
  for (const versionId of new Set(receipt.body.tables.map((table) => table.versionId))) {
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

import type { replay } from '#agent/index.ts';
import type { RunQuery } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { type Clock, nowText } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { Receipt, receiptsEndpoints } from '../contract.ts';
import { compareWithCurrent } from './current-versions.ts';
import type { ReceiptStore, StoredReceipt } from './receipt-store.ts';
import { receiptsServerStrings } from './strings.ts';
import { withAllRows } from './whole-rows.ts';

/** As many as an answer shows. */
const replayedRowsShown = 200;

export interface ReceiptsParts {
  receipts: ReceiptStore;
  clock: Clock;
  queryFor: (workspaceId: string) => RunQuery;
  /** Handed in: the agent's other parts, with their word lists, stay out of this process. */
  replay: typeof replay;
  /** The current version of each visible table, by its name in SQL. */
  readCurrentVersions: (
    workspaceId: string,
  ) => Promise<ReadonlyMap<string, { versionId: string; version: number }>>;
}

export function receiptsHandlers(parts: ReceiptsParts): Handlers<typeof receiptsEndpoints> {
  return {
    read: ({ caller, params }) => readReceipt(parts.receipts, caller.workspaceId, params.id),
    async replay({ caller, params }) {
      const body = withAllRows((await requireReceipt(parts.receipts, caller.workspaceId, params.id)).body);
      const run = parts.queryFor(caller.workspaceId);
      const result = await parts.replay(body, run);
      const current = await parts.readCurrentVersions(caller.workspaceId);
      const newer = await compareWithCurrent(body, current, (receipt) => parts.replay(receipt, run));
      return {
        holds: result.holds,
        changes: [...result.changes, ...newer],
        columns: result.columns,
        rows: result.rows.slice(0, replayedRowsShown),
        rowCount: result.rowCount,
        replayedAt: nowText(parts.clock),
      };
    },
  };
}

/** A receipt as it is shown. Throws `notFound`. */
export async function readReceipt(receipts: ReceiptStore, workspaceId: string, id: string): Promise<Receipt> {
  const { body, digest, createdAt, askedBy } = await requireReceipt(receipts, workspaceId, id);
  const { tables: _, packedRows: __, marks: ___, ...shown } = body;
  return { id, ...shown, digest, createdAt, askedBy };
}

async function requireReceipt(
  receipts: ReceiptStore,
  workspaceId: string,
  id: string,
): Promise<StoredReceipt> {
  const receipt = await receipts.find(workspaceId, id);
  if (!receipt) throw new AppError('notFound', receiptsServerStrings.unknownReceipt);
  return receipt;
}

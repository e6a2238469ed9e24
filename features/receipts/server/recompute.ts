import type { replay } from '#agent/index.ts';
import type { Cell, ResultColumn, RunQuery } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { ReceiptStore, StoredReceipt } from './receipt-store.ts';
import { receiptsServerStrings } from './strings.ts';
import { withAllRows } from './whole-rows.ts';

/** The current version of a visible table. */
export interface CurrentTable {
  sqlName: string;
  name: string;
  dataSourceName: string;
  versionId: string;
  asOf: string;
}

/** A receipt's numbers as they are now, or as they were where that cannot be said any more. */
export interface Recomputed {
  columns: ResultColumn[];
  /** All of them, as far as they were fetched. */
  rows: Cell[][];
  /** Of the whole result. */
  rowCount: number;
  sources: { table: string; dataSourceName: string; asOf: string }[];
  asOf: string;
  /** Why these are the receipt's own rows; null when they are of the current data. */
  problem: string | null;
  hasChanged: boolean;
  changes: string[];
}

export interface RecomputeParts {
  receipts: ReceiptStore;
  queryFor: (workspaceId: string) => RunQuery;
  replay: typeof replay;
  readCurrentTables: (workspaceId: string) => Promise<CurrentTable[]>;
}

/**
 * Runs a receipt's SQL over the current versions of its tables. Where a table is gone or the SQL no longer fits, the
 * receipt's rows come with their date and the reason: an old number is never shown as if it were of today. Null when the
 * workspace has no such receipt. Throws what is no matter of the data: a full machine, a deadline.
 */
export function createRecompute(parts: RecomputeParts) {
  return async (workspaceId: string, receiptId: string): Promise<Recomputed | null> => {
    const receipt = await parts.receipts.find(workspaceId, receiptId);
    if (!receipt) return null;
    const body = withAllRows(receipt.body);
    const visible = new Map(
      (await parts.readCurrentTables(workspaceId)).map((table) => [table.sqlName, table]),
    );
    const gone = body.tables.filter(({ sqlName }) => !visible.has(sqlName)).map(({ sqlName }) => sqlName);
    if (gone.length > 0) return asItWas(receipt, receiptsServerStrings.sourceGone(gone));
    const tables = body.tables.flatMap(({ sqlName }) => visible.get(sqlName) ?? []);
    try {
      const now = await parts.replay({ ...body, tables }, parts.queryFor(workspaceId), true);
      return {
        columns: now.columns,
        rows: now.rows,
        rowCount: now.rowCount,
        sources: tables.map(({ name, dataSourceName, asOf }) => ({ table: name, dataSourceName, asOf })),
        asOf:
          tables
            .map(({ asOf }) => asOf)
            .toSorted()
            .at(-1) ?? receipt.createdAt,
        problem: null,
        hasChanged: !now.holds,
        changes: now.changes,
      };
    } catch (error) {
      if (error instanceof AppError && error.code === 'invalid')
        return asItWas(receipt, receiptsServerStrings.noLongerFits(error.message));
      throw error;
    }
  };
}

function asItWas({ body, createdAt }: StoredReceipt, problem: string): Recomputed {
  return {
    columns: body.columns,
    rows: withAllRows(body).rows,
    rowCount: body.rowCount,
    sources: body.sources.map(({ table, dataSourceName, asOf }) => ({ table, dataSourceName, asOf })),
    asOf:
      body.sources
        .map(({ asOf }) => asOf)
        .toSorted()
        .at(-1) ?? createdAt,
    problem,
    hasChanged: false,
    changes: [],
  };
}

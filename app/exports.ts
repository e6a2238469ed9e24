import { rowsStatement } from '#engine/index.ts';
import type { ExportsParts } from '#features/exports/server/index.ts';
import { type createReceiptStore, withAllRows } from '#features/receipts/server/index.ts';
import type { FeatureParts } from './features.ts';

type Receipts = ReturnType<typeof createReceiptStore>;
type Found = Awaited<ReturnType<Receipts['find']>>;

/** What can be exported: versions of tables, and answers by their receipts. */
export function createExportsParts(
  { engine, history, storage, tables }: Pick<FeatureParts, 'engine' | 'history' | 'storage' | 'tables'>,
  receipts: Receipts,
): ExportsParts {
  return {
    engine,
    requireDisk: () => storage.requireDisk(),
    findReceipt: async (workspaceId, id) => exportable(await receipts.find(workspaceId, id)),
    async findVersion(workspaceId, { dataSourceId, name, version }) {
      const table = (await tables.list(workspaceId, [dataSourceId])).find((row) => row.name === name);
      if (!table) return null;
      if (version === undefined || version === table.version) return table;
      const earlier = await history.list(workspaceId, table.tableId);
      const found = earlier.find(({ number }) => number === version);
      return found ? { versionId: found.id } : 'unknownVersion';
    },
  };
}

/** The statement over its versions. No statement gives a forecast, so of one it is the rows that were kept. */
function exportable(receipt: Found): Found {
  if (!receipt?.body.continuation) return receipt;
  const { columns, rows } = withAllRows(receipt.body);
  const body = { ...receipt.body, sql: rowsStatement(columns, rows), tables: [] };
  return { ...receipt, body };
}

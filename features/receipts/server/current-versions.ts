import type { replay } from '#agent/index.ts';
import { AppError } from '#kernel/errors.ts';
import type { ReceiptBody } from './receipt-store.ts';
import { receiptsServerStrings } from './strings.ts';

/**
 * What has happened to the tables since: a sentence for each that was removed or has a newer version, and how the
 * answer differs on the newest versions. Empty when the receipt names the current versions.
 */
export async function compareWithCurrent(
  body: ReceiptBody,
  current: ReadonlyMap<string, { versionId: string; version: number }>,
  replayOn: (receipt: ReceiptBody) => ReturnType<typeof replay>,
): Promise<string[]> {
  const sentences: string[] = [];
  const tables = body.tables.map((table) => {
    const now = current.get(table.sqlName);
    if (!now) sentences.push(receiptsServerStrings.tableRemoved(table.sqlName));
    else if (now.versionId !== table.versionId)
      sentences.push(receiptsServerStrings.tableNewer(table.sqlName, now.version));
    return { sqlName: table.sqlName, versionId: now?.versionId ?? table.versionId };
  });
  const isNewer = tables.some((table, index) => table.versionId !== body.tables[index]?.versionId);
  if (!isNewer) return sentences;
  try {
    const latest = await replayOn({ ...body, tables });
    if (latest.holds) return [...sentences, receiptsServerStrings.sameOnNewest];
    return [...sentences, ...latest.changes.map(receiptsServerStrings.onNewest)];
  } catch (error) {
    if (error instanceof AppError) return [...sentences, receiptsServerStrings.onNewest(error.message)];
    throw error;
  }
}

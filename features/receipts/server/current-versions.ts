import type { Replay, replay } from '#agent/index.ts';
import { AppError } from '#kernel/errors.ts';
import type { ReceiptBody } from './receipt-store.ts';
import { receiptsServerStrings as strings } from './strings.ts';

/** What a receipt comes to on the data of today. */
export interface OnNewest {
  /** `unmoved`: it names the current versions. `gone`: a table was removed, or the statement no longer fits. */
  outcome: 'unmoved' | 'same' | 'changed' | 'gone';
  /** A sentence for each table that was removed or has a newer version, and for what differs. */
  sentences: string[];
  /** Null where it was not run. */
  replay: Replay | null;
}

/** What has happened to the tables of a receipt since, and how its answer differs on their newest versions. */
export async function compareWithCurrent(
  body: ReceiptBody,
  current: ReadonlyMap<string, { versionId: string; version: number }>,
  replayOn: (receipt: ReceiptBody) => ReturnType<typeof replay>,
): Promise<OnNewest> {
  const sentences: string[] = [];
  const tables = body.tables.map((table) => {
    const now = current.get(table.sqlName);
    if (!now) sentences.push(strings.tableRemoved(table.sqlName));
    else if (now.versionId !== table.versionId)
      sentences.push(strings.tableNewer(table.sqlName, now.version));
    return { sqlName: table.sqlName, versionId: now?.versionId ?? table.versionId };
  });
  const isNewer = tables.some((table, index) => table.versionId !== body.tables[index]?.versionId);
  if (tables.some(({ sqlName }) => !current.has(sqlName)))
    return { outcome: 'gone', sentences, replay: null };
  if (!isNewer) return { outcome: 'unmoved', sentences, replay: null };
  try {
    const latest = await replayOn({ ...body, tables });
    if (latest.holds)
      return { outcome: 'same', sentences: [...sentences, strings.sameOnNewest], replay: latest };
    const lost = noNumberAnyMore(body, latest);
    if (lost !== null)
      return {
        outcome: 'gone',
        sentences: [...sentences, strings.onNewest(strings.noNumber(lost))],
        replay: null,
      };
    const { different, all } = latest.compared;
    const told = latest.changes.map(strings.onNewest);
    const count = all > 1 ? [strings.rowsDiffer(different, all)] : [];
    return { outcome: 'changed', sentences: [...sentences, ...count, ...told], replay: latest };
  } catch (error) {
    // A full machine or a deadline says nothing of the data.
    if (error instanceof AppError && error.code === 'invalid')
      return { outcome: 'gone', sentences: [...sentences, strings.onNewest(error.message)], replay: null };
    throw error;
  }
}

/**
 * The name of a column of numbers that holds words on the data of today: of a column that was renamed, the statement may read the whole row of
 * the table that is called like it. Null where all are numbers still.
 */
function noNumberAnyMore(body: ReceiptBody, { rows }: Replay): string | null {
  const at = body.columns.findIndex(
    ({ type }, index) =>
      ['integer', 'decimal', 'double'].includes(type) &&
      rows.some((row) => typeof row[index] === 'string' && Number.isNaN(Number(row[index]))),
  );
  return body.columns[at]?.name ?? null;
}

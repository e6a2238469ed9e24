import type { XmlRow } from '../http/xml-rows.ts';
import type { ReadOutcome, ReadRequest, RowTarget, SystemColumn } from '../system-session.ts';
import { type MarketingCloudClient, UnsoundBatches } from './marketing-cloud-client.ts';
import { firstMomentOf, laterOf } from './moments.ts';
import type { StandardObject } from './objects.ts';
import { valueIn } from './soap.ts';
import { cellOf } from './values.ts';

const mostBatchRows = 2500;

/**
 * Reads a standard object by SOAP, batch by batch of one question. There are no marks: the server alone knows how far a question has come, and what
 * it sent last is not sent again. Throws `RetrieveRefused`, `UnsoundBatches`, `NotIncremental`, `WrongValue`.
 */
export async function readObject(
  client: MarketingCloudClient,
  object: StandardObject,
  { columns: names, since, limit = Number.POSITIVE_INFINITY }: ReadRequest,
  target: RowTarget,
): Promise<ReadOutcome> {
  const columnOf = (name: string): SystemColumn => {
    const column = object.columns.find((one) => one.name === name);
    if (!column) throw new Error(`${object.name} has no column ${name}.`);
    return column;
  };
  const columns = names.map(columnOf);
  const changed = since && columnOf(since.column);
  const moment = since && changed ? firstMomentOf(since, changed.type) : null;
  const batches = client.retrieve({
    objectType: object.name,
    properties: [...new Set([...object.key, ...names, ...(changed ? [changed.name] : [])])],
    ...(changed && moment !== null ? { from: { property: changed.name, moment } } : {}),
    ...(limit < mostBatchRows ? { batchRows: Math.max(1, Math.floor(limit)) } : {}),
  });
  let [rowCount, watermark]: [number, string | null] = [0, since?.after ?? null];
  let before = new Set<string>();
  for await (const batch of batches) {
    before = newKeys(object, batch, before);
    const rows = batch.slice(0, limit - rowCount);
    const cells = rows.map((row) => {
      if (changed) watermark = laterOf(watermark, cellOf(valueIn(row, changed.name), changed));
      return columns.map((column) => cellOf(valueIn(row, column.name), column));
    });
    rowCount += cells.length;
    if (cells.length > 0) await target.addRows(cells);
    if (rowCount >= limit) break;
  }
  return { watermark, rowCount };
}

/** No key may stand in two rows of a batch, nor in the batch before. */
function newKeys(
  { key }: StandardObject,
  batch: readonly XmlRow[],
  before: ReadonlySet<string>,
): Set<string> {
  const keys = new Set<string>();
  if (key.length === 0) return keys;
  for (const row of batch) {
    const written = JSON.stringify(key.map((name) => valueIn(row, name) ?? null));
    if (keys.has(written) || before.has(written)) throw new UnsoundBatches('A row came twice.');
    keys.add(written);
  }
  return keys;
}

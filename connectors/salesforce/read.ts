import type { ReadOutcome, ReadRequest, RowTarget, SystemColumn } from '../system-session.ts';
import { type BulkPosition, readByJob } from './bulk.ts';
import { cellOf } from './fields.ts';
import type { SalesforceClient, SalesforceRecord } from './salesforce-client.ts';
import { changedSince, type Selection, selectText, textLiteral } from './soql.ts';

/** Where a reading page by page can go on: behind the record with this Id. */
interface PagePosition {
  behind: string;
}

/** Of more, a job takes fewer calls. */
const mostRowsByPages = 10_000;
const defaultPageRows = 10_000;
/** Of an address; Salesforce refuses what is longer than 16,384 bytes with its headers. */
const longestQuery = 12_000;

/**
 * Reads an object: small ones by queries page by page of their Id, large ones by a job of Bulk API 2.0, whose results are of one moment. A
 * position says by which of the two a reading that was broken off goes on.
 */
export async function readTable(
  client: SalesforceClient,
  request: ReadRequest,
  target: RowTarget,
  signal: AbortSignal,
): Promise<ReadOutcome> {
  const { table, since, limit } = request;
  const columns = request.columns.map((name) => requireColumn(request, name));
  const watermark = since ? await highestOf(client, request, since.column) : null;
  const conditions = since ? [changedSince(table, since, watermark)] : [];
  const whole: Selection = {
    object: table.name,
    fields: request.columns,
    conditions,
    ...(limit === undefined ? {} : { limit }),
  };
  const position = request.position as BulkPosition | PagePosition | undefined;
  const behind = position && 'behind' in position ? position.behind : null;
  if (behind === null && (position !== undefined || isForJob(request, whole))) {
    const given = { ...request, position: position as BulkPosition | undefined };
    const rowCount = await readByJob(client, { soql: selectText(whole), columns, signal }, given, target);
    if (rowCount !== null) return { watermark, rowCount };
  }
  const rowCount =
    limit !== undefined || table.key.length === 0
      ? (await readPage(client, whole, columns, target)).rows
      : await readPages(client, { whole, columns, behind }, request, target);
  return { watermark, rowCount };
}

function isForJob({ table, limit, since }: ReadRequest, whole: Selection): boolean {
  if (encodeURIComponent(selectText(whole)).length > longestQuery) return true;
  const isLarge = (table.rowEstimate ?? 0) > mostRowsByPages;
  return isLarge && limit === undefined && (since === undefined || since.after === null);
}

interface Pages {
  whole: Selection;
  columns: readonly SystemColumn[];
  behind: string | null;
}

async function readPages(
  client: SalesforceClient,
  { whole, columns, behind: start }: Pages,
  { table, pageRows = defaultPageRows, since }: ReadRequest,
  target: RowTarget,
): Promise<number> {
  const [key = ''] = table.key;
  const fields = whole.fields.includes(key) ? whole.fields : [...whole.fields, key];
  let rowCount = 0;
  let behind = start;
  for (;;) {
    const after = behind === null ? [] : [`${key} > ${textLiteral(behind)}`];
    const conditions = [...(whole.conditions ?? []), ...after];
    const page = await readPage(
      client,
      { ...whole, fields, conditions, order: key, limit: pageRows },
      columns,
      target,
    );
    rowCount += page.rows;
    if (page.rows < pageRows) return rowCount;
    const last = page.last?.[key];
    if (typeof last !== 'string' || last === behind) throw new Error('A page of records does not go on.');
    behind = last;
    // A reading of what has changed begins again: its upper end would be another.
    if (!since) await target.mark({ behind } satisfies PagePosition);
  }
}

async function readPage(
  client: SalesforceClient,
  selection: Selection,
  columns: readonly SystemColumn[],
  target: RowTarget,
): Promise<{ rows: number; last: SalesforceRecord | undefined }> {
  let rows = 0;
  let last: SalesforceRecord | undefined;
  for await (const records of client.pages(selectText(selection))) {
    rows += records.length;
    last = records.at(-1) ?? last;
    if (records.length > 0)
      await target.addRows(
        records.map((record) => columns.map((column) => cellOf(record[column.name], column))),
      );
  }
  return { rows, last };
}

/** The newest first: the columns that are asked for have an index, aggregates are counted over all rows. */
async function highestOf(
  client: SalesforceClient,
  request: ReadRequest,
  column: string,
): Promise<string | null> {
  const known = requireColumn(request, column);
  const soql = selectText({
    object: request.table.name,
    fields: [column],
    conditions: [`${column} != null`],
    order: `${column} DESC`,
    limit: 1,
  });
  for await (const [record] of client.pages(soql)) return record ? cellOf(record[column], known) : null;
  return null;
}

function requireColumn({ table }: ReadRequest, name: string): SystemColumn {
  const column = table.columns.find((one) => one.name === name);
  if (!column) throw new Error(`The object has no field ${name}.`);
  return column;
}

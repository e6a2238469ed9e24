import { quoteName } from '../sql/quote.ts';
import type { ReadOutcome, ReadRequest, RowTarget, SystemTable, Watermark } from '../system-session.ts';
import { quoteText } from './quote-text.ts';
import type { TrinoClient } from './trino-client.ts';
import { selectedText } from './types.ts';

/** Reads a table by one statement, page by page as Trino hands them out. Without a key there is no place to go on behind. */
export async function readTable(
  client: TrinoClient,
  { catalog, table }: { catalog: string; table: SystemTable },
  request: ReadRequest,
  target: RowTarget,
): Promise<ReadOutcome> {
  const from = `${quoteName(catalog)}.${relationOf(table)}`;
  const nativeOf = new Map(table.columns.map(({ name, nativeType }) => [name, nativeType]));
  const require = (name: string): string => {
    const native = nativeOf.get(name);
    if (native === undefined) throw new Error(`The table has no column ${name}.`);
    return native;
  };
  const columns = request.columns.map((name) => selectedText(name, require(name)));
  const { since } = request;
  const watermark = since ? await highestOf(client, from, since.column) : null;
  const condition = since ? ` WHERE ${conditionOf(since, require(since.column), watermark)}` : '';
  const limit = request.limit === undefined ? '' : ` LIMIT ${Math.floor(request.limit)}`;
  let rowCount = 0;
  for await (const page of client.pages(`SELECT ${columns.join(', ')} FROM ${from}${condition}${limit}`)) {
    rowCount += page.length;
    await target.addRows(page.map((row) => row.map((cell) => (cell === null ? null : String(cell)))));
  }
  return { watermark, rowCount };
}

async function highestOf(client: TrinoClient, from: string, column: string): Promise<string | null> {
  const rows = await client.all(`SELECT CAST(max(${quoteName(column)}) AS varchar) FROM ${from}`);
  const highest = rows[0]?.[0] ?? null;
  return highest === null ? null : String(highest);
}

/** From the overlap below the last watermark up to the one of this moment; a row that says no time is read each time. */
function conditionOf(
  { column, after, overlapSeconds }: Watermark,
  native: string,
  until: string | null,
): string {
  const name = quoteName(column);
  const parts = [`${name} IS NULL`];
  if (until !== null) {
    const upTo = `${name} <= ${literalOf(until, native)}`;
    parts.push(after === null ? upTo : `(${fromOf(name, after, native, overlapSeconds)} AND ${upTo})`);
  }
  return `(${parts.join(' OR ')})`;
}

/** Numbers that only grow have no clock that could be late. */
function fromOf(name: string, after: string, native: string, overlapSeconds: number): string {
  if (/^timestamp/.test(native))
    return `${name} >= ${literalOf(after, native)} - INTERVAL '${Math.floor(overlapSeconds)}' SECOND`;
  if (native === 'date')
    return `CAST(${name} AS timestamp) >= CAST(${literalOf(after, native)} AS timestamp) - INTERVAL '${Math.floor(overlapSeconds)}' SECOND`;
  return `${name} > ${literalOf(after, native)}`;
}

function literalOf(text: string, native: string): string {
  return `CAST(${quoteText(text)} AS ${native})`;
}

function relationOf({ schema, name }: SystemTable): string {
  return schema === null
    ? quoteName(name)
    : `${quoteName(schema)}.${quoteName(name.slice(schema.length + 1))}`;
}

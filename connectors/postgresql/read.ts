import type pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { quoteName } from '../sql/quote.ts';
import type { ReadOutcome, ReadRequest, RowTarget } from '../system-session.ts';
import type { PostgresTable } from './tables.ts';
import { selectedText } from './types.ts';

/** Rows between two marks: some ten seconds of a slow link, some tens of megabytes. */
const usualPageRows = 200_000;

/** Where a reading can go on: behind this key, each value as a SQL literal of the server's own making. */
interface Position {
  behind: string[];
}

/**
 * Reads a table in one snapshot, page by page of its key, each by `COPY`: PostgreSQL writes the text, nobody here parses it.
 * A table without a key is one page, which can only be read again from its beginning.
 */
export async function readTable(
  client: pg.ClientBase,
  table: PostgresTable,
  request: ReadRequest,
  target: RowTarget,
): Promise<ReadOutcome> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const watermark = request.since ? await highestOf(client, table, request.since.column) : null;
    const conditions = request.since ? conditionsOf(request.since, watermark) : [];
    const page: Page = { client, table, request, target, conditions, copies: [] };
    if (request.limit !== undefined) await copy(page, `LIMIT ${Math.floor(request.limit)}`);
    else if (table.key.length === 0 || request.since) await copy(page);
    else await copyPages(page, positionOf(request.position));
    await client.query('ROLLBACK');
    // Each tells behind its rows how many there were.
    return { watermark, rowCount: page.copies.reduce((sum, { rowCount }) => sum + rowCount, 0) };
  } catch (error) {
    // Not awaited: the connection may be gone, or the server may go on sending what nobody takes any more. The failure is what is told.
    client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

interface Page {
  client: pg.ClientBase;
  table: PostgresTable;
  request: ReadRequest;
  target: RowTarget;
  conditions: string[];
  copies: { readonly rowCount: number }[];
}

async function copyPages(page: Page, start: string[] | null): Promise<void> {
  const { client, table, target, conditions, request } = page;
  const pageRows = Math.max(1, Math.floor(request.pageRows ?? usualPageRows));
  const key = `(${table.key.map(quoteName).join(', ')})`;
  let behind = start;
  for (;;) {
    const after = behind === null ? [] : [`${key} > (${behind.join(', ')})`];
    const literals = table.key.map(
      (name) => `quote_literal(${textOf(table, name)}) || '::' || ${typeName(table, name)}`,
    );
    const { rows } = await client.query<{ last: string[] }>(
      `SELECT ARRAY[${literals.join(', ')}] AS last FROM ${relationOf(table)}${where([...conditions, ...after])}
       ORDER BY ${table.key.map(quoteName).join(', ')} OFFSET ${pageRows - 1} LIMIT 1`,
    );
    const last = rows[0]?.last;
    const upTo = last ? [`${key} <= (${last.join(', ')})`] : [];
    await copy({ ...page, conditions: [...conditions, ...after, ...upTo] });
    if (!last) return;
    const position: Position = { behind: last };
    await target.mark(position);
    behind = last;
  }
}

/** Passes the bytes on as they come. They may be cut anywhere. */
async function copy({ client, table, request, target, conditions, copies }: Page, tail = ''): Promise<void> {
  const columns = request.columns.map((name) => {
    const native = table.nativeTypes.get(name);
    if (!native) throw new Error(`The table has no column ${name}.`);
    return selectedText(name, native);
  });
  // A row of one cell has an empty field behind it: see `RowTarget`.
  if (columns.length === 1) columns.push('CAST(NULL AS text)');
  const select = `SELECT ${columns.join(', ')} FROM ${relationOf(table)}${where(conditions)} ${tail}`;
  const stream = client.query(copyStreams.to(`COPY (${select}) TO STDOUT (FORMAT csv, ENCODING 'UTF8')`));
  copies.push(stream);
  for await (const bytes of stream as AsyncIterable<Uint8Array>) await target.addBytes(bytes);
}

async function highestOf(
  client: pg.ClientBase,
  table: PostgresTable,
  column: string,
): Promise<string | null> {
  const { rows } = await client.query<{ highest: string | null }>(
    `SELECT CAST(max(${quoteName(column)}) AS text) AS highest FROM ${relationOf(table)}`,
  );
  return rows[0]?.highest ?? null;
}

/**
 * From the overlap below the last watermark up to the one of this moment: what comes in while this is read belongs to the next
 * reading. A row that says no time may have changed at any, so it is read each time.
 */
function conditionsOf(
  { column, after, overlapSeconds }: NonNullable<ReadRequest['since']>,
  until: string | null,
): string[] {
  const name = quoteName(column);
  const parts = [`${name} IS NULL`];
  if (until !== null) {
    const upTo = `${name} <= ${literal(until)}`;
    parts.push(after === null ? upTo : `(${from(name, after, overlapSeconds)} AND ${upTo})`);
  }
  return [`(${parts.join(' OR ')})`];
}

/** Numbers that only grow have no clock that could be late. */
function from(name: string, after: string, overlapSeconds: number): string {
  const isTime = /[-:]/.test(after.slice(1));
  return isTime
    ? `${name} >= CAST(${literal(after)} AS timestamptz) - make_interval(secs => ${Number(overlapSeconds)})`
    : `${name} > ${literal(after)}`;
}

function positionOf(position: unknown): string[] | null {
  return (position as Position | undefined)?.behind ?? null;
}

/** A type's name as a literal, with its schema where it is not PostgreSQL's own: for casts of keys. */
function typeName(table: PostgresTable, column: string): string {
  return literal(table.nativeTypes.get(column)?.formatted ?? 'text');
}

function textOf(table: PostgresTable, column: string): string {
  return table.nativeTypes.get(column)?.name === 'money'
    ? `CAST(${quoteName(column)} AS numeric)::text`
    : `${quoteName(column)}::text`;
}

export function relationOf({ schema, name }: PostgresTable): string {
  return schema === null
    ? quoteName(name)
    : `${quoteName(schema)}.${quoteName(name.slice(schema.length + 1))}`;
}

function where(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
}

/** Standard strings: `SET standard_conforming_strings` is on for the session. */
function literal(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", "''")}'`;
}

import type { Cell, QueryResult } from '#kernel/catalog.ts';

/** Rows of an answer that are shown, and kept with its message, at most. */
export const rowsShown = 200;
/** What the shown rows may weigh, in characters: a conversation keeps, and sends, those of all its answers. */
const shownCharacters = 250_000;
/** Rows of a result that are fetched for its sentence, its checks, its chart and its receipt. */
export const rowsFetched = 10_000;
/** So many come whatever they weigh; of the rest only what a result may weigh. */
export const leastRows = rowsShown;
/** A course is told by its last period, or the one before where that one is there in part. */
const lastRows = 2;

/** How many rows a statement gives. */
export function countSql(sql: string): string {
  return `SELECT count(*) AS row_count FROM (\n${sql}\n)`;
}

type Run = (sql: string, maxRows: number) => Promise<QueryResult>;

/** A result that was cut, with what is told of its end: how many rows there are, and the last of them. */
export async function withWhole(sql: string, result: QueryResult, run: Run): Promise<QueryResult> {
  if (!result.truncated) return result;
  const counting = countSql(sql);
  const known = result.also?.find((one) => one.sql === counting)?.result;
  const counted = known ?? (await run(counting, 1));
  const rowCount = Number(counted.rows[0]?.[0] ?? 0);
  const behind = Math.max(result.rows.length, rowCount - lastRows);
  const ends = await run(`SELECT * FROM (\n${sql}\n) LIMIT ${lastRows} OFFSET ${behind}`, lastRows);
  return { ...result, whole: { rowCount, last: ends.rows } };
}

/** The rows of a result that are shown: fewer where their cells are long, one at least. */
export function shownRows({ rows }: Pick<QueryResult, 'rows'>): Cell[][] {
  let characters = 0;
  const first = rows.slice(0, rowsShown);
  const tooMany = first.findIndex((cells, index) => {
    for (const cell of cells) characters += typeof cell === 'string' ? cell.length : 8;
    return index > 0 && characters > shownCharacters;
  });
  return tooMany < 0 ? first : first.slice(0, tooMany);
}

/** Whether there are more rows than are shown. */
export function isCut(result: QueryResult): boolean {
  return rowCountOf(result) > shownRows(result).length;
}

/** Rows of the whole result. */
export function rowCountOf({ rows, whole }: QueryResult): number {
  return whole?.rowCount ?? rows.length;
}

/** A row of the whole result by its place; nothing of one between those that were fetched and the last. */
export function rowAt({ rows, whole }: QueryResult, place: number): readonly Cell[] | undefined {
  if (place < rows.length || whole === undefined) return rows[place];
  const fromEnd = whole.rowCount - place;
  return fromEnd < 1 ? undefined : whole.last.at(-fromEnd);
}

/** What of a number column the whole result adds up to. */
export async function sumOf(result: QueryResult, name: string, sql: string, run: Run): Promise<number> {
  const index = result.columns.findIndex((column) => column.name === name);
  if (!result.truncated) return result.rows.reduce((sum, row) => sum + Number(row[index] ?? 0), 0);
  const added = await run(`SELECT sum(${quoted(name)}) FROM (\n${sql}\n)`, 1);
  return Number(added.rows[0]?.[0] ?? 0);
}

/** Whether a column of the whole result has an empty cell. */
export async function hasEmpty(result: QueryResult, name: string, sql: string, run: Run): Promise<boolean> {
  const index = result.columns.findIndex((column) => column.name === name);
  if (result.rows.some((row) => row[index] === null || row[index] === undefined)) return true;
  if (!result.truncated) return false;
  const found = await run(`SELECT 1 FROM (\n${sql}\n) WHERE ${quoted(name)} IS NULL LIMIT 1`, 1);
  return found.rows.length > 0;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

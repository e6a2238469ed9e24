import type { AskedSystem } from '#kernel/answer.ts';
import type { Cell, ResultColumn, RunQuery } from '#kernel/catalog.ts';
import type { Continuation } from '#kernel/continuation.ts';
import { decimalsOf, isNumericColumn } from '#kernel/format-number.ts';
import type { LiveReads } from '#kernel/live.ts';
import { type CellChange, changeWords, rowsWords, rowWords } from './answer/change-words.ts';
import { areSameMarks, marksOf } from './answer/kept-whole.ts';
import { leastRows, rowCountOf, rowsFetched, withWhole } from './answer/whole-result.ts';

/** What an answer was made of, as it was kept. */
export interface StoredAnswer {
  sql: string;
  tables: { sqlName: string; versionId: string }[];
  columns: ResultColumn[];
  /** All of them, or the first of too many. */
  rows: Cell[][];
  rowCount: number;
  /** There were more rows than `rows`. In receipts of before `rowCount` may then be of those alone. */
  truncated?: boolean;
  /** Of too many rows. */
  marks?: Cell[];
  /** How it comes to rows that stay in a system. */
  live?: LiveReads;
  /** How a forecast goes on behind the rows of the statement. */
  continuation?: Continuation;
}

export interface Replay {
  /** The same statement over the same versions gave the same rows. */
  holds: boolean;
  /** What differs, in sentences; at most a handful. */
  changes: string[];
  columns: ResultColumn[];
  /** As far as they were fetched. */
  rows: Cell[][];
  /** Of the whole result. */
  rowCount: number;
  compared: Difference['rows'];
  /** What systems were asked for it. */
  asked?: AskedSystem[];
}

/** How two results of one statement differ. */
export interface Difference {
  /** At most a handful of sentences; empty where they are the same. */
  changes: string[];
  /** Rows that have another number, are new, or are gone, and the rows of both together. */
  rows: { different: number; all: number };
}

const changesTold = 5;
const locale = 'en-US';

/**
 * Runs a stored answer again and tells what differs: on the versions that it names row by row as they stand, on data that have moved on by what names
 * the rows. Numbers are the same within the last digit of a double. Throws what `run` throws.
 */
export async function replay(stored: StoredAnswer, run: RunQuery, isOnNewest = false): Promise<Replay> {
  const { sql, tables, marks, live, continuation } = stored;
  const request = { tables, deadlineMs: 15_000, leastRows, ...(live && { live }) };
  const ask = (statement: string, maxRows: number) => run({ ...request, sql: statement, maxRows });
  const fetched = await run({
    ...request,
    sql,
    maxRows: Math.max(rowsFetched, stored.rows.length),
    ...(continuation && { continuation }),
  });
  const result = await withWhole(sql, fetched, ask);
  const { columns, rows } = result;
  const rowCount = rowCountOf(result);
  const compare = isOnNewest ? differenceByName : differenceInPlace;
  const { changes, rows: compared } = compare(stored, { columns, rows, rowCount });
  // Behind the rows that both have at hand: what all of them come to.
  if (
    changes.length === 0 &&
    marks &&
    !areSameMarks(marks, await marksOf(sql, columns, (statement) => ask(statement, 1)))
  )
    changes.push(`Some of the rows behind the first ${stored.rows.length} are not the same.`);
  return {
    holds: changes.length === 0,
    changes,
    columns: knownColumns(columns, stored.columns, rows),
    rows,
    rowCount,
    compared,
    ...(result.asked && { asked: result.asked }),
  };
}

/** SQL knows only numbers: what they are of was found by the agent, and belongs to the columns of the same name. */
function knownColumns(
  columns: readonly ResultColumn[],
  known: readonly ResultColumn[],
  rows: readonly Cell[][],
): ResultColumn[] {
  return columns.map((column, place) => {
    const { unit, isIdentifier, decimals = 0 } = known.find(({ name }) => name === column.name) ?? column;
    const own = { ...column, ...(unit && { unit }), ...(isIdentifier && { isIdentifier }) };
    const needed = decimalsOf(
      own,
      rows.map((row) => row[place] ?? null),
    );
    const most = Math.max(decimals, needed);
    return most > 0 ? { ...own, decimals: most } : own;
  });
}

/** A result to be compared; `rowCount` is of the whole, where it is known. */
interface Compared extends Pick<StoredAnswer, 'columns' | 'rows' | 'truncated'> {
  rowCount?: number;
}

function differenceInPlace(stored: Compared, result: Compared): Difference {
  const changes = [...columnChanges(stored, result), ...countChanges(stored, result)];
  let different = Math.abs(stored.rows.length - result.rows.length);
  const all = Math.max(stored.rows.length, result.rows.length);
  for (const [row, cells] of stored.rows.entries()) {
    const now = result.rows[row];
    const changed = now ? changedCells(stored.columns, cells, now) : [];
    if (changed.length > 0) different += 1;
    for (const change of changed)
      if (changes.length < changesTold)
        changes.push(changeWords(change, nameRow(stored, row), [stored.rows, result.rows], locale));
  }
  return { changes, rows: { different, all } };
}

function columnChanges(stored: Compared, result: Compared): string[] {
  const names = result.columns.map((column) => column.name).join(', ');
  const before = stored.columns.map((column) => column.name).join(', ');
  return names === before ? [] : [`The columns were ${before} and are now ${names}.`];
}

function countChanges(stored: Compared, result: Compared): string[] {
  const [before, now] = [stored.rowCount ?? stored.rows.length, result.rowCount ?? result.rows.length];
  const isCounted = stored.truncated !== true || before > stored.rows.length;
  const isOther = now !== before && (isCounted || now < before);
  return isOther ? [rowsWords(before, now, locale)] : [];
}

function changedCells(
  columns: readonly ResultColumn[],
  cells: readonly Cell[],
  now: readonly Cell[],
): CellChange[] {
  return columns.flatMap((column, place) => {
    const [before, after] = [cells[place] ?? null, now[place]];
    return after === undefined || isSame(before, after) ? [] : [{ column, place, before, now: after }];
  });
}

/** The same for data that have moved on: rows are met by their names, wherever they stand now. */
export function differenceByName(stored: Compared, result: Compared): Difference {
  const isSameColumns = stored.columns.every(({ name }, index) => result.columns[index]?.name === name);
  const before = namedRows(stored);
  const now = namedRows({ columns: stored.columns, rows: result.rows });
  if (!isSameColumns || !before || !now) return differenceInPlace(stored, result);
  const changes = countChanges(stored, result);
  // Of a part of the rows nobody knows which others there are.
  const isCut = [stored, result].some(({ rows, rowCount = rows.length }) => rowCount > rows.length);
  let different = 0;
  for (const [name, { cells, words }] of before) {
    const current = now.get(name);
    const changed = current ? changedCells(stored.columns, cells, current.cells) : [];
    if (!current && !isCut) changes.push(`${words} is not among the rows any more.`);
    if ((!current && !isCut) || changed.length > 0) different += 1;
    changes.push(...changed.map((change) => changeWords(change, words, [stored.rows, result.rows], locale)));
  }
  for (const [name, { words }] of now)
    if (!before.has(name) && !isCut) {
      different += 1;
      changes.push(`${words} is new.`);
    }
  const all = new Set([...before.keys(), ...now.keys()]).size;
  const more = changes.length - changesTold;
  const told =
    more > 0
      ? [...changes.slice(0, changesTold), `And ${more} more difference${more === 1 ? '' : 's'}.`]
      : changes;
  return { changes: told, rows: { different, all } };
}

/** By what names them; null where a row has no name of its own. */
function namedRows(answer: Compared): Map<string, { cells: Cell[]; words: string }> | null {
  const naming = answer.columns.flatMap((column, index) => (isNamed(column) ? [index] : []));
  const isSingle = answer.rows.length === 1;
  const named = new Map(
    answer.rows.map((cells, row) => [
      JSON.stringify(naming.map((index) => cells[index])),
      { cells, words: nameRow(answer, row) },
    ]),
  );
  const hasAll = named.size === answer.rows.length && (naming.length > 0 || isSingle);
  return hasAll ? named : null;
}

/** Texts, days and numbers of a kind name a row; amounts are what is told of it. */
function isNamed(column: ResultColumn): boolean {
  return column.isIdentifier === true || !isNumericColumn(column);
}

/** What people call a row: the texts, days and numbers in it that name something; its number where it has none. Of a single row nothing. */
function nameRow({ columns, rows }: Compared, row: number): string {
  const words = rowWords(columns.filter(isNamed), columns, rows[row] ?? [], locale);
  if (words !== '') return words;
  return rows.length === 1 ? '' : `Row ${row + 1}`;
}

function isSame(before: Cell, now: Cell): boolean {
  if (before === now) return true;
  if (typeof before !== 'number' || typeof now !== 'number') return false;
  return Math.abs(before - now) <= Math.max(Math.abs(before), Math.abs(now)) * 1e-12;
}

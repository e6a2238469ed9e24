import type { Cell, ResultColumn, RunQuery } from '#kernel/catalog.ts';
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
}

const changesTold = 5;

/** Runs a stored answer again and tells what differs. Numbers are the same within the last digit of a double. Throws what `run` throws. */
export async function replay(stored: StoredAnswer, run: RunQuery): Promise<Replay> {
  const { sql, tables, marks } = stored;
  const ask = (statement: string, maxRows: number) =>
    run({ sql: statement, tables, maxRows, deadlineMs: 15_000, leastRows });
  const fetched = await ask(sql, Math.max(rowsFetched, stored.rows.length));
  const result = await withWhole(sql, fetched, ask);
  const rowCount = rowCountOf(result);
  const changes = changesBetween(stored, { ...result, rowCount });
  // Behind the rows that both have at hand: what all of them come to.
  if (
    changes.length === 0 &&
    marks &&
    !areSameMarks(marks, await marksOf(sql, result.columns, (statement) => ask(statement, 1)))
  )
    changes.push(`Some of the rows behind the first ${stored.rows.length} are not the same.`);
  return { holds: changes.length === 0, changes, columns: result.columns, rows: result.rows, rowCount };
}

/** What differs between two results of one statement, in sentences; at most a handful. */
export function changesBetween(
  stored: Pick<StoredAnswer, 'columns' | 'rows' | 'rowCount' | 'truncated'>,
  result: { columns: ResultColumn[]; rows: Cell[][]; rowCount?: number },
): string[] {
  const changes: string[] = [];
  const rowCount = result.rowCount ?? result.rows.length;
  const names = result.columns.map((column) => column.name).join(', ');
  const before = stored.columns.map((column) => column.name).join(', ');
  if (names !== before) changes.push(`The columns were ${before} and are now ${names}.`);
  const isCounted = stored.truncated !== true || stored.rowCount > stored.rows.length;
  if (rowCount !== stored.rowCount && (isCounted || rowCount < stored.rowCount))
    changes.push(`There were ${stored.rowCount} rows and there are now ${rowCount}.`);
  for (const [row, cells] of stored.rows.entries()) {
    if (changes.length >= changesTold) break;
    cells.forEach((cell, index) => {
      const now = result.rows[row]?.[index];
      if (now !== undefined && !isSame(cell, now) && changes.length < changesTold)
        changes.push(
          `${nameRow(stored, row)}${stored.columns[index]?.name ?? index + 1}: was ${cell}, is now ${now}.`,
        );
    });
  }
  return changes;
}

/** The same for data that have moved on: rows are met by their names, wherever they stand now. */
export function changesByName(
  stored: Pick<StoredAnswer, 'columns' | 'rows' | 'rowCount' | 'truncated'>,
  result: { columns: ResultColumn[]; rows: Cell[][] },
): string[] {
  const isSameColumns = stored.columns.every(({ name }, index) => result.columns[index]?.name === name);
  const [before, now] = [namedRows(stored), namedRows(result)];
  if (!isSameColumns || !before || !now) return changesBetween(stored, result);
  const changes: string[] = [];
  for (const [name, cells] of before) {
    const current = now.get(name);
    if (!current) changes.push(`${name} is not among the rows any more.`);
    else
      cells.forEach((cell, index) => {
        const value = current[index];
        if (value !== undefined && !isSame(cell, value))
          changes.push(`${name}, ${stored.columns[index]?.name}: was ${cell}, is now ${value}.`);
      });
  }
  for (const name of now.keys()) if (!before.has(name)) changes.push(`${name} is new.`);
  const more = changes.length - changesTold;
  return more > 0
    ? [...changes.slice(0, changesTold), `And ${more} more difference${more === 1 ? '' : 's'}.`]
    : changes;
}

/** Null where a row has no name of its own. */
function namedRows(answer: Pick<StoredAnswer, 'columns' | 'rows'>): Map<string, Cell[]> | null {
  const named = new Map(answer.rows.map((cells, row) => [nameRow(answer, row).replace(/, $/, ''), cells]));
  const hasAll = named.size === answer.rows.length && [...named.keys()].every((name) => name !== '');
  return hasAll ? named : null;
}

const numericTypes = new Set(['integer', 'decimal', 'double']);

/** What people call a row: the texts and days in it, as they were; its number where it has none. Of a single row nothing. */
function nameRow({ columns, rows }: Pick<StoredAnswer, 'columns' | 'rows'>, row: number): string {
  const labels = columns.flatMap(({ type }, index) => {
    const cell = rows[row]?.[index];
    return numericTypes.has(type) || cell === null || cell === undefined ? [] : [String(cell)];
  });
  if (labels.length > 0) return `${labels.join(', ')}, `;
  return rows.length === 1 ? '' : `Row ${row + 1}, `;
}

function isSame(before: Cell, now: Cell): boolean {
  if (before === now) return true;
  if (typeof before !== 'number' || typeof now !== 'number') return false;
  return Math.abs(before - now) <= Math.max(Math.abs(before), Math.abs(now)) * 1e-12;
}

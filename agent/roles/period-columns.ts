import type { Period } from '../dates/period.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { canLookUp } from '../model/join-paths.ts';
import { type ModelColumn, sameColumn } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { isDate, isNumber } from '../planning/nouns.ts';
import { periodColumn } from '../planning/time.ts';
import { shareRoot } from '../text/word-roots.ts';
import { isOpen } from './compared-columns.ts';
import type { Part } from './links.ts';
import { onlyNearest, spokenTables, subjectTables } from './spoken-tables.ts';

/** The column that a period tells of, the part that names it, and what speaks against it where none does. */
export interface Timed {
  /** Null where it is left to the rows that are told. */
  column: ColumnRef | null;
  part: Part | null;
  doubt: string | null;
}

const firstYear = 1500;
const lastYear = 2100;

/** Numbers that are called years, or whole ones that are all years, whatever their column is called. */
export function isYears(column: ModelColumn): boolean {
  const { min, max, role } = column.profile;
  if (!isNumber(column) || role === 'identifier') return false;
  if (column.lemmas.includes('year')) return true;
  return [Number(min ?? 0), Number(max ?? 0)].every(
    (year) => Number.isInteger(year) && year >= firstYear && year <= lastYear,
  );
}

export function isTime(column: ModelColumn): boolean {
  return isDate(column) || isYears(column);
}

/** What a period tells of: a column that is named beside it, one that shares its verb ("opened before 1990"), or the date of a table that is spoken of. */
export function timedColumn(lattice: Lattice, parts: readonly Part[], index: number): Timed {
  const named = namedTime(lattice, parts, index);
  if (named) return named;
  const tables = spokenTables(parts, index);
  const placed = parts.flatMap((part) =>
    part.column && part.role !== 'condition' && !isOpen(part) ? [part.column] : [],
  );
  const times = [...lattice.model.columns.values()].filter(
    (column) => isTime(column) && !placed.includes(column),
  );
  const dates = times.filter((column) => sharesVerb(lattice, parts, index, column));
  const verb = onlyNearest(dates, tables);
  if (verb) return { column: verb.ref, part: null, doubt: null };
  // "a coach starting in 2012": the rows that tie players to coaches have a start.
  const tying = dates.filter(({ ref }) => tables.some((table) => canLookUp(lattice.model, ref.table, table)));
  const [tied, ...others] = tying;
  if (tied && others.length === 0) return { column: tied.ref, part: null, doubt: 'period of another table' };
  const before = parts.slice(0, index).findLast(({ table }) => table !== null)?.table;
  const own = before ? dateOf(lattice, times, before.sqlName) : null;
  if (own) return { column: own, part: null, doubt: null };
  for (const table of new Set([...subjectTables(parts), ...tables])) {
    const column = dateOf(lattice, times, table);
    if (column) return { column, part: null, doubt: 'period of another table' };
  }
  return { column: null, part: null, doubt: null };
}

/** "before the year of 2005": the bound stands before the column, and is said of the time behind it. */
export function boundedBy({ tokens }: Lattice, { mention }: Part, period: Period): Period {
  const { start, end, label } = period;
  if (start === null || end === null) return period;
  const words = tokens.slice(Math.max(0, mention.from - nearby), mention.from).map(({ lower }) => lower);
  const bounds = new Map<string, [string | null, string | null]>([
    ['before', [null, start]],
    ['until', [null, end]],
    ['after', [end, null]],
    ['since', [start, null]],
  ]);
  const word = words.findLast((one) => bounds.has(one));
  const bound = word === undefined ? undefined : bounds.get(word);
  return bound ? { ...period, start: bound[0], end: bound[1], label: `${word} ${label}` } : period;
}

const nearby = 2;

function namedTime({ tokens }: Lattice, parts: readonly Part[], index: number): Timed | null {
  const part = parts[index];
  if (!part) return null;
  const before = parts
    .slice(0, index)
    .findLast(({ role, column }) => role === 'condition' && column !== null && isTime(column));
  if (before?.column) return { column: before.column.ref, part: before, doubt: null };
  const behind = parts[index + 1];
  if (behind?.role === 'condition' && behind.column && isTime(behind.column))
    return { column: behind.column.ref, part: behind, doubt: null };
  const last = parts[index - 1];
  if (!last || !isOpen(last) || part.mention.from - last.mention.to > nearby) return null;
  if (tokens.slice(last.mention.to, part.mention.from).some(({ lower }) => lower === 'and')) return null;
  const times = last.column
    ? [last.column].filter(isTime)
    : last.table
      ? []
      : last.mention.columns.filter(({ column }) => isTime(column)).map(({ column }) => column);
  const column = onlyNearest(times, spokenTables(parts, index));
  return column && { column: column.ref, part: last, doubt: 'column of another role' };
}

const verbReach = 3;

function sharesVerb(
  { tokens }: Lattice,
  parts: readonly Part[],
  index: number,
  { lemmas }: ModelColumn,
): boolean {
  const at = parts[index]?.mention.from ?? 0;
  return tokens
    .slice(Math.max(0, at - verbReach), at)
    .some(({ lower, lemma }) =>
      lemmas.some((word) => word === lemma || (word.length > verbReach && shareRoot(word, lower))),
    );
}

function dateOf({ model }: Lattice, times: readonly ModelColumn[], table: string): ColumnRef | null {
  const dated = periodColumn(model, table)?.column;
  if (dated && times.some(({ ref }) => sameColumn(ref, dated))) return dated;
  const [only, ...more] = times.filter(({ ref }) => ref.table === table);
  return only && more.length === 0 ? only.ref : null;
}

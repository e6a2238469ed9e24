import { AmountTable, type FoundTotals } from './amount-table.ts';
import { type AmountMark, provenMark } from './amounts.ts';
import { findOutline } from './outline.ts';
import { findRateRows } from './rate-rows.ts';
import { findStatement } from './statements.ts';
import { findStatistics } from './statistics.ts';
import type { Row, Sums, WatchedRow } from './sums.ts';
import { readTotalLabel, type TotalLabel } from './total-words.ts';

export type { FoundTotals, Row, WatchedRow };

/** Up to here a row without label, blank or style is looked at too; such tables are made by hand. */
const mostUnlabelled = 2_000;
const none: FoundTotals = { totals: [], doubtful: [] };

/**
 * Finds the rows that add up other rows. See docs/decisions/0035-total-rows.md for the rule.
 * @param before what the rows of a table hold that these are put into, below zero: where its sums begin
 */
export function findTotals(
  rows: readonly WatchedRow[],
  columns: readonly string[],
  before?: Sums,
): FoundTotals {
  const rates = findRateRows(rows);
  if (rates.length === 0) return findSums(rows, columns, before);
  const taken = new Set(rates.map(({ index }) => index));
  const places = rows.flatMap((_, index) => (taken.has(index) ? [] : [index]));
  const found = findSums(
    places.flatMap((index) => rows[index] ?? []),
    columns,
    before,
  );
  const back = (indexes: readonly number[]): number[] => indexes.flatMap((index) => places[index] ?? []);
  const totals = back(found.totals);
  const first = Math.min(...totals);
  return {
    totals,
    derived: rates.flatMap(({ index }) => (index > first ? [index] : [])),
    doubtful: back(found.doubtful),
    // Without a total they may be lines among which each is a figure of its own.
    rates: rates.flatMap(({ index, isSure }) => (index < first && isSure ? [index] : [])),
    results: back(found.results ?? []),
  };
}

function findSums(rows: readonly WatchedRow[], columns: readonly string[], before?: Sums): FoundTotals {
  if (rows.length < (before === undefined ? 2 : 1)) return none;
  const labels = rows.map(({ cells }) => labelOf(cells));
  const marked = rows.filter((row) => row.isMarked === true).length;
  const isMarking = marked > 0 && marked <= rows.length / 2;
  const isLooked = rows.length <= mostUnlabelled;
  const hasHint = rows.some(
    (row, index) => labels[index] !== null || row.isDeclared === true || (isMarking && row.isMarked === true),
  );
  const cells = rows.flatMap((row) => row.cells.slice(0, 60));
  const marks = markOf(cells);
  const outline = marks.map((mark) => findOutline(rows, mark)).find((found) => found.length > 0);
  if (outline !== undefined) return withOutline(rows, columns, outline);
  const statistics = marks.map((mark) => findStatistics(rows, mark)).find((own) => own.length > 0);
  if (statistics !== undefined) return withOutline(rows, columns, statistics);
  if (!isLooked && !hasHint && !endsInBlank(rows)) return none;
  const found = marks.map((mark) => {
    const table = new AmountTable(rows, columns, labels, { mark, isMarking, before });
    const down = table.find('down', isLooked);
    const up = table.find('up', isLooked);
    if (up.totals.length === 0 && down.totals.length === 0)
      return { totals: [], doubtful: [...new Set([...down.doubtful, ...up.doubtful])].sort((a, b) => a - b) };
    return up.totals.length > down.totals.length ? up : down;
  });
  const best = found.reduce(
    (most, each) => (each.totals.length > most.totals.length ? each : most),
    found[0] ?? none,
  );
  return best.totals.length > 0 ? best : withStatement(rows, marks, best);
}

/** Results among lines that nothing else says to be totals. */
function withStatement(
  rows: readonly WatchedRow[],
  marks: readonly AmountMark[],
  found: FoundTotals,
): FoundTotals {
  const statement = marks
    .map((mark) => findStatement(rows, mark))
    .find(({ running, results }) => running.length + results.length > 0);
  if (statement === undefined) return found;
  const taken = new Set([...statement.running, ...statement.results]);
  const doubtful = found.doubtful.filter((index) => !taken.has(index));
  return { totals: statement.running, doubtful, results: statement.results };
}

/** What stands for others in an outline is none of the rows among which further totals are looked for. */
function withOutline(
  rows: readonly WatchedRow[],
  columns: readonly string[],
  outline: readonly number[],
): FoundTotals {
  const taken = new Set(outline);
  const places = rows.flatMap((_, index) => (taken.has(index) ? [] : [index]));
  const further = findTotals(
    places.flatMap((index) => rows[index] ?? []),
    columns,
  );
  const back = (indexes: readonly number[]): number[] => indexes.flatMap((index) => places[index] ?? []);
  // `World, (blank)` behind `Europe, (blank)` and `Asia, (blank)`, which it adds up: it is one of them.
  const blanks = new Set(outline.map((index) => blanksOf(rows[index])));
  const doubtful = back(further.doubtful);
  const alike = doubtful.filter((index) => blanksOf(rows[index]) !== '' && blanks.has(blanksOf(rows[index])));
  return {
    totals: [...outline, ...back(further.totals), ...alike].sort((a, b) => a - b),
    doubtful: doubtful.filter((index) => !alike.includes(index)),
    results: back(further.results ?? []),
  };
}

/** Which cells of a row are blank, as text; empty where none is. */
function blanksOf(row: WatchedRow | undefined): string {
  return (row?.cells ?? []).flatMap((cell, column) => ((cell ?? '').trim() === '' ? [column] : [])).join(' ');
}

/** The mark of the table; both where no cell proves one. */
function markOf(cells: Row): AmountMark[] {
  const counts = { point: 0, comma: 0, either: 0 };
  for (const cell of cells) {
    const mark = cell === null || cell === '' ? null : provenMark(cell);
    if (mark !== null) counts[mark] += 1;
  }
  if (counts.point === counts.comma) return counts.either > 0 ? ['point', 'comma'] : ['point'];
  return [counts.point > counts.comma ? 'point' : 'comma'];
}

function labelOf(cells: Row): TotalLabel | null {
  let isFirst = true;
  for (const cell of cells) {
    if (cell === null || cell === '') continue;
    const label = readTotalLabel(cell);
    // Further on, `of which 3 were late` is a remark.
    if (label !== null && (label.kind !== 'part' || isFirst)) return label;
    isFirst = false;
  }
  return null;
}

function endsInBlank(rows: readonly WatchedRow[]): boolean {
  const last = rows.at(-1)?.cells ?? [];
  const before = rows.at(-2)?.cells ?? [];
  const width = Math.max(last.length, before.length);
  return Array.from({ length: width }, (_, at) => at).some(
    (at) => (before[at] ?? '') !== '' && (last[at] ?? '') === '',
  );
}

import type { ImportTarget } from '../../connector.ts';
import { findTableStart, type TableStart } from '../header.ts';
import { type Beside, besideOf, blocksBeside, isRemark, withoutBeside } from './beside.ts';
import { filledCells, isBlank } from './cells.ts';
import type { Span } from './joined-header.ts';
import { type ColumnRange, columnRanges, firstTableEnd, type SourceRow } from './layout.ts';

/** The first table of rows, or those side by side, and the rows that they take. */
export interface FoundTables {
  tables: FoundTable[];
  rows: SourceRow[];
  /** What of the rows is beside the tables, and was taken out of those above. */
  beside?: Beside;
}

export interface FindOptions {
  target: ImportTarget;
  /** The merged cells of a row. */
  spansOf?: (line: number) => readonly Span[];
  /** Columns of the table that the rows are; the longest row tells it where this is absent. */
  widthOf?: (rows: readonly SourceRow[]) => number;
}

/** A part of the first rows that is a table. */
interface FoundTable {
  range: ColumnRange;
  start: TableStart;
  rows: SourceRow[];
}

/**
 * The first table of rows, or those side by side, and the rows that they take. What stands apart beside them and is little never
 * changes where they begin or which rows they have: where it would, they are found without it.
 */
export function findTables(
  head: readonly SourceRow[],
  options: FindOptions,
  ...names: readonly string[]
): FoundTables {
  const rows = head.slice(0, firstTableEnd(head));
  const chosen = names
    .flatMap((name) => [options.target.headerLines?.(name)])
    .find((lines) => lines !== undefined);
  const whole = findWithin(rows, options, chosen);
  const [only, other] = whole;
  if (only === undefined || other !== undefined) return { tables: whole, rows };
  const apart = chosen === undefined ? findApart(rows, options, only) : null;
  return apart ?? { tables: whole, rows, ...behindEnd(rows, options, only) };
}

/** The tables without what stands beside them; null where that changes nothing. */
function findApart(rows: readonly SourceRow[], options: FindOptions, whole: FoundTable): FoundTables | null {
  const width = options.widthOf?.(rows) ?? Number.POSITIVE_INFINITY;
  const isTable = (block: ColumnRange): boolean =>
    block.right - block.left > 1 && findOne(rows, options, undefined, block, false).start.hasHeader;
  const blocks = blocksBeside(rows).filter((block) => !isTable(block));
  const found = findBeside(rows, options, besideOf(rows, blocks, width));
  const [first, second] = found.tables;
  if (first === undefined || (whole.start.hasHeader && !first.start.hasHeader)) return null;
  if (second === undefined && isSame(first, whole)) return null;
  const header = new Set(headerOf(found.tables));
  const body = new Set(found.tables.flatMap(bodyOf));
  const remarks = blocks.filter((block) =>
    isRemark(
      block,
      rows.filter(({ line }) => header.has(line)),
      rows.filter(({ line }) => body.has(line)),
    ),
  );
  if (remarks.length === blocks.length) return found;
  if (second !== undefined) return null;
  // The others are columns of the table, though few of its rows have cells there: they leave its header where it is.
  return findBeside(rows, options, besideOf(rows, remarks, width), headerOf([first]));
}

function findBeside(
  rows: readonly SourceRow[],
  options: FindOptions,
  beside: Beside,
  chosen?: readonly number[],
): FoundTables {
  const own = rows.map((row) => withoutBeside(row, beside));
  const { widthOf } = options;
  const cut = { ...options, ...(widthOf && { widthOf: () => Math.min(beside.end, beside.width) }) };
  return { tables: findWithin(own, cut, chosen), rows: own, beside };
}

/** Behind the last column of a table with a header stands nothing of it, as far as the rows are known. */
function behindEnd(
  rows: readonly SourceRow[],
  { widthOf }: FindOptions,
  { range, start }: FoundTable,
): { beside?: Beside } {
  const width = widthOf?.(rows) ?? Number.POSITIVE_INFINITY;
  const end = range.left + start.columns.length;
  return start.hasHeader && end < width ? { beside: { ranges: [], end, width } } : {};
}

function headerOf(tables: readonly FoundTable[]): number[] {
  return tables.flatMap(({ rows, start }) => start.headerRows.map((index) => rows[index]?.line ?? 0));
}

function bodyOf({ rows, start }: FoundTable): number[] {
  return rows.slice(start.firstData).map(({ line }) => line);
}

/** They have the same header, and the same rows below it. */
function isSame(one: FoundTable, other: FoundTable): boolean {
  return (
    one.start.hasHeader === other.start.hasHeader &&
    headerOf([one]).join() === headerOf([other]).join() &&
    bodyOf(one).join() === bodyOf(other).join()
  );
}

function findWithin(
  rows: readonly SourceRow[],
  options: FindOptions,
  chosen: readonly number[] | undefined,
): FoundTable[] {
  if (rows.length === 0) return [];
  const ranges = columnRanges(rows, (range) => findOne(rows, options, chosen, range, false).start.hasHeader);
  return ranges
    .map((range) => findOne(rows, options, chosen, range, ranges.length === 1))
    .filter((table) => hasRows(table, options.widthOf === undefined))
    .map(withoutBlankEnd);
}

function findOne(
  rows: readonly SourceRow[],
  options: FindOptions,
  chosen: readonly number[] | undefined,
  range: ColumnRange,
  isOnly: boolean,
): FoundTable {
  const own = rows
    .map((row) => ({ ...row, cells: cellsWithin(row.cells, range, isOnly) }))
    .filter(({ cells }) => filledCells(cells) > 0);
  const longest = Math.max(0, ...own.map(({ cells }) => cells.length));
  const width = isOnly
    ? Math.max(1, (options.widthOf?.(rows) ?? longest + range.left) - range.left)
    : longest;
  const start = findTableStart(
    own.map(({ cells }) => cells),
    width,
    {
      isAfterGap: (index) => own[index]?.isAfterGap === true,
      ...(options.spansOf && { spansOf: (index) => spansWithin(options, own[index]?.line, range) }),
      ...(isOnly &&
        chosen && {
          chosen: chosen.map((line) => own.findIndex((row) => row.line === line)).filter((at) => at >= 0),
        }),
    },
  );
  return { range, start, rows: own };
}

/** Rows that end in one delimiter more than their header have no further column. */
function withoutBlankEnd(table: FoundTable): FoundTable {
  const columns = [...table.start.columns];
  const body = table.rows.slice(table.start.firstData);
  while (
    table.start.hasHeader &&
    columns.length > 1 &&
    columns.at(-1) === '' &&
    body.every((row) => isBlank(row.cells[columns.length - 1]))
  )
    columns.pop();
  return { ...table, start: { ...table.start, columns } };
}

/** A lone row of a sheet is a title, or a header without rows; a lone line of a CSV is a row. */
function hasRows({ rows, start }: FoundTable, isSheet: boolean): boolean {
  return rows.length > 1 || (!isSheet && (rows.length > start.firstData || start.hasHeader));
}

function spansWithin(
  { spansOf }: Pick<FindOptions, 'spansOf'>,
  line: number | undefined,
  { left }: ColumnRange,
): Span[] {
  if (line === undefined || spansOf === undefined) return [];
  return spansOf(line).map(({ first, last }) => ({ first: first - left, last: last - left }));
}

/** @param isLast nothing stands to the right of the table: a longer row adds columns to it */
export function cellsWithin(
  cells: (string | null)[],
  { left, right }: ColumnRange,
  isLast: boolean,
): (string | null)[] {
  if (left === 0 && (isLast || cells.length <= right)) return cells;
  return isLast ? cells.slice(left) : cells.slice(left, right);
}

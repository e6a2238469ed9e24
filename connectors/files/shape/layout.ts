import { type Cells, filledCells, findValueColumns, isBlank, isValueLike } from './cells.ts';

/** A row of a file or sheet with its place. */
export interface SourceRow extends RowSigns {
  cells: (string | null)[];
  /** 1-based. */
  line: number;
  /** A blank row stands above it. */
  isAfterGap: boolean;
}

/** What a file shows of a row besides its cells. */
export interface RowSigns {
  /** Of a CSV: a quote is opened in it and never closed. */
  isUnclosed?: boolean;
  /** Of a sheet: one of its cells is bold or has a border above. */
  isMarked?: boolean;
  /** Of a sheet: it is declared the totals row of a table, or a formula of it adds up the rows above. */
  isDeclared?: boolean;
  /** Of a sheet: a filter or a person has hidden it. */
  isHidden?: boolean;
  /** Of a sheet: how far in its outline, or the style of its first cell, sets it. */
  level?: number;
}

/** Columns from `left` on and before `right`. */
export interface ColumnRange {
  left: number;
  right: number;
}

const mostAbove = 60;
/** Rows after a blank one that are looked at before it is known whether they begin a table. */
export const probeRows = 40;

/** Whether rows below a blank one could begin another table: the first of them holds texts alone. */
export function mayBegin({ cells }: SourceRow): boolean {
  return cells.every((cell) => cell === null || isBlank(cell) || !isValueLike(cell) || isPeriod(cell));
}

/**
 * Whether rows that follow a blank one begin another table: a header of their own stands above values, and it cannot be a row
 * of the table above, because texts stand where that has values, or in other columns, or below a title.
 */
export function beginsTable(rows: readonly SourceRow[], above: readonly SourceRow[]): boolean {
  const block = rows.slice(0, probeRows);
  const title = titleRows(block);
  const [header, ...body] = block.slice(title).map(({ cells }) => cells);
  const below = untilNextTitle(body);
  if (header === undefined || below.length === 0 || filledCells(header) < 2) return false;
  if (header.some((cell) => cell !== null && !isBlank(cell) && isValueLike(cell) && !isPeriod(cell)))
    return false;
  const recent = above.slice(-mostAbove).map(({ cells }) => cells);
  if (title === 0 && recent.some((cells) => isSame(cells, header))) return false;
  const width = Math.max(0, ...[...recent, header, ...below].map((cells) => cells.length));
  const own = findValueColumns([header, ...below], width).filter(({ column }) => !isBlank(header[column]));
  const isApart = title > 0 || isElsewhere(header, recent);
  if (own.length === 0)
    return isApart && filledCells(header) >= Math.max(...below.map(filledCells)) && title > 0;
  const known = findValueColumns(recent, width);
  return isApart || known.some(({ column }) => isText(header[column])) || isWiderThan(header, recent);
}

/** Rows of one cell at the beginning of a block, above rows of several. */
function titleRows(block: readonly SourceRow[]): number {
  const first = block.findIndex(({ cells }) => filledCells(cells) > 1);
  return first === -1 ? block.length : first;
}

function untilNextTitle(rows: readonly Cells[]): Cells[] {
  const end = rows.findIndex((cells) => filledCells(cells) < 2);
  return rows.slice(0, end === -1 ? rows.length : end);
}

function isSame(cells: Cells, other: Cells): boolean {
  const length = Math.max(cells.length, other.length);
  return Array.from({ length }, (_, column) => column).every(
    (column) => (cells[column]?.trim() ?? '') === (other[column]?.trim() ?? ''),
  );
}

/** No column of the one is a column of the other. */
function isElsewhere(header: Cells, rows: readonly Cells[]): boolean {
  return header.every((cell, column) => isBlank(cell) || rows.every((cells) => isBlank(cells[column])));
}

function isWiderThan(header: Cells, rows: readonly Cells[]): boolean {
  return filledCells(header) > Math.max(0, ...rows.map(filledCells));
}

function isText(cell: string | null | undefined): boolean {
  return cell !== null && cell !== undefined && !isBlank(cell) && !isValueLike(cell);
}

/** A year or a day, as names of columns are. */
function isPeriod(cell: string): boolean {
  return /^\s*(?:(?:19|20)\d\d|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})\s*$/.test(cell);
}

/** How many of the first rows belong to the first table. */
export function firstTableEnd(rows: readonly SourceRow[]): number {
  for (const [index, row] of rows.entries()) {
    if (index === 0 || !row.isAfterGap || !mayBegin(row)) continue;
    const above = rows.slice(0, index);
    if (isTable(above) && beginsTable(rows.slice(index), above)) return index;
  }
  return rows.length;
}

/** A header or title and a row below it, both of several cells or of one column. */
function isTable(rows: readonly SourceRow[]): boolean {
  return rows.filter(({ cells }) => filledCells(cells) > 1).length >= 2;
}

/**
 * The tables that stand side by side: columns without a cell part them, where each part has a header of its own and they are
 * not one table with an empty column: they end in different rows, share a name, or the later ones begin with texts.
 * @param hasHeader whether the rows within a range begin with a header
 */
export function columnRanges(
  rows: readonly SourceRow[],
  hasHeader: (range: ColumnRange) => boolean,
): ColumnRange[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const wide = rows.filter(({ cells }) => filledCells(cells) > 1);
  const isUsed = Array.from({ length: width }, (_, column) =>
    (wide.length > 0 ? wide : rows).some(({ cells }) => !isBlank(cells[column])),
  );
  const ranges = usedRanges(isUsed);
  const whole = { left: ranges[0]?.left ?? 0, right: width };
  if (ranges.length < 2 || ranges.some(({ left, right }) => right - left < 2) || !ranges.every(hasHeader))
    return [whole];
  return arePartsApart(wide, ranges) ? ranges : [whole];
}

/** The columns that hold something, in ranges that empty ones part. */
export function usedRanges(isUsed: readonly boolean[]): ColumnRange[] {
  const ranges: ColumnRange[] = [];
  for (const [column, used] of isUsed.entries()) {
    const last = ranges.at(-1);
    if (!used) continue;
    if (last?.right === column) last.right = column + 1;
    else ranges.push({ left: column, right: column + 1 });
  }
  return ranges;
}

function arePartsApart(rows: readonly SourceRow[], ranges: readonly ColumnRange[]): boolean {
  const parts = ranges.map(({ left, right }) =>
    rows.map(({ cells }) => cells.slice(left, right)).filter((cells) => filledCells(cells) > 0),
  );
  const [first = [], ...others] = parts;
  const names = parts.map((part) => (part[0] ?? []).map((cell) => cell?.trim().toLowerCase() ?? ''));
  return others.every((part, index) => {
    const isShorter = part.length !== first.length;
    const isNamedAlike = (names[index + 1] ?? []).some(
      (name) => name !== '' && names[0]?.includes(name) === true,
    );
    const startsWithTexts = findValueColumns(part, 1).length === 0;
    return isShorter || isNamedAlike || startsWithTexts;
  });
}

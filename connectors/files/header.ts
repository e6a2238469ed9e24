import {
  filledCells as filled,
  findValueColumns,
  isBlank,
  isDateLike,
  isEmptyMark,
  isValueLike,
  isYear,
  type Cells as Row,
} from './shape/cells.ts';
import { joinHeaderRows, type Span } from './shape/joined-header.ts';
import { withoutRepeats } from './shape/repeated-header.ts';
import { readScale, type Scale } from './shape/scale-line.ts';
import { readUnitRow } from './shape/unit-row.ts';

export interface TableStart {
  /** Names of the columns; `''` where the header has none. */
  columns: string[];
  /** What the row below the header says that they are measured in; empty where there is no such row. */
  units: (string | null)[];
  /** Index of the first row of data. */
  firstData: number;
  hasHeader: boolean;
  /** Rows with text that stand above the header. */
  titleRows: number;
  /** Indexes of the rows that make the header: several where their cells were joined. */
  headerRows: number[];
  /** Index of the row of units. */
  unitRow: number | null;
  /** What a line above says of all amounts; absent where none does. */
  scale?: Scale;
  /** Index of a row of data that may be the header as well. */
  otherHeader: number | null;
}

/** What is known of the rows besides their cells. */
export interface StartHints {
  /** The merged cells of a row by its index. Absent where the file has none. */
  spansOf?: (index: number) => readonly Span[];
  /** Whether a blank row stands above the row of an index; blank rows are none of the rows. */
  isAfterGap?: (index: number) => boolean;
  /** Indexes of the header rows as a person chose them; none where there is to be no header. */
  chosen?: readonly number[] | undefined;
}

const searchDepth = 30;
const longestName = 40;
const mostHeaderRows = 3;
/** Rows of a body that tell how it looks. */
const leastBody = 5;

/**
 * Where a table begins within the first rows of a file or sheet: titles and blank rows above the header are passed over,
 * header rows that group columns are joined, and a row of units below it is no data.
 * @param rows the first rows, at least a few of the body where there are any
 * @param width columns of the table
 */
export function findTableStart(rows: readonly Row[], width: number, hints: StartHints = {}): TableStart {
  if (hints.chosen !== undefined) return chosenStart(rows, width, hints);
  const needed = width <= 2 ? width : Math.ceil(width * 0.6);
  return findStart(withoutRepeats(rows, width, needed), width, needed, hints);
}

function findStart(rows: readonly Row[], width: number, needed: number, hints: StartHints): TableStart {
  const found = headerAboveValues(rows, width, needed, hints) ?? firstFilledRow(rows, width, needed);
  if (found === null) return startWithout(rows, width, 0, 0);
  if (!found.isHeader) return startWithout(rows, width, found.index, titlesAbove(rows, found.index));
  return startAt(rows, width, found, hints);
}

interface FoundHeader {
  index: number;
  isHeader: boolean;
  /** Index of a row that may be the header as well. */
  other: number | null;
}

function startAt(rows: readonly Row[], width: number, found: FoundHeader, hints: StartHints): TableStart {
  const { names, indexes } = joinUpwards(rows, width, found.index, hints);
  const below = nextFilled(rows, found.index + 1);
  const valueColumns = new Set(
    findValueColumns(rows.slice(found.index + 1), width).map(({ column }) => column),
  );
  const unitCells = below === null ? null : readUnitRow(rows[below] ?? [], valueColumns);
  // Units with nothing below them are data of some kind.
  const units = below !== null && nextFilled(rows, below + 1) !== null ? unitCells : null;
  const columns = toldApart(padded(names, width), units ?? []);
  const titles = rows.slice(0, indexes[0] ?? found.index).flatMap((row) => row.flatMap((cell) => cell ?? []));
  const scale = readScale(titles, columns);
  return {
    columns,
    units: units ?? [],
    ...(scale && { scale }),
    firstData: (units === null ? found.index : (below ?? found.index)) + 1,
    hasHeader: true,
    titleRows: titlesAbove(rows, indexes[0] ?? found.index),
    headerRows: indexes,
    unitRow: units === null ? null : below,
    otherHeader: found.other,
  };
}

/** `Q1` over Units and `Q1` over USD are two columns: what they are measured in tells them apart. */
function toldApart(names: string[], units: readonly (string | null)[]): string[] {
  return names.map((name, index) => {
    const unit = units[index] ?? null;
    const isTwice = name !== '' && names.some((other, at) => at !== index && other === name);
    return isTwice && unit !== null ? `${name} ${unit}` : name;
  });
}

function startWithout(rows: readonly Row[], width: number, firstData: number, titleRows: number): TableStart {
  const first = nextFilled(rows, firstData);
  return {
    columns: padded([], width),
    units: [],
    firstData,
    hasHeader: false,
    titleRows,
    headerRows: [],
    unitRow: null,
    otherHeader: first !== null && filled(rows[first] ?? []) >= 2 ? first : null,
  };
}

function chosenStart(rows: readonly Row[], width: number, hints: StartHints): TableStart {
  const chosen = (hints.chosen ?? []).filter((index) => index >= 0 && index < rows.length);
  const last = chosen.at(-1);
  if (last === undefined) {
    const first = rows.findIndex((row) => filled(row) >= Math.min(2, width));
    return startWithout(rows, width, Math.max(0, first), titlesAbove(rows, Math.max(0, first)));
  }
  const own = { index: last, isHeader: true, other: null };
  const start = startAt(rows, width, own, { ...hints, chosen: undefined });
  if (
    chosen.length === start.headerRows.length &&
    chosen.every((index, at) => index === start.headerRows[at])
  )
    return start;
  const names = chosen.reduce<string[]>(
    (above, index) => joinPlainly(above, padded(rows[index] ?? [], width)),
    [],
  );
  return {
    ...start,
    columns: padded(names, width),
    headerRows: [...chosen],
    titleRows: titlesAbove(rows, chosen[0] ?? 0),
  };
}

function joinPlainly(upper: readonly string[], lower: readonly string[]): string[] {
  return lower.map((name, column) => {
    const above = upper[column] ?? '';
    return above === '' || above === name ? name : `${above} ${name}`.trim();
  });
}

/** The header row with the rows right above it that group its columns. */
function joinUpwards(
  rows: readonly Row[],
  width: number,
  index: number,
  { spansOf, isAfterGap }: StartHints,
): { names: Row; indexes: number[] } {
  let names: Row = rows[index] ?? [];
  const indexes = [index];
  for (let above = index - 1; above >= 0 && indexes.length < mostHeaderRows; above -= 1) {
    const upper = rows[above] ?? [];
    if (filled(upper) === 0 || isAfterGap?.(above + 1) === true) break;
    const joined = joinHeaderRows(upper, names, width, spansOf?.(above) ?? null);
    if (joined === null) break;
    names = joined;
    indexes.unshift(above);
  }
  return { names, indexes };
}

/**
 * The header of a table that has columns of numbers or dates: the last row of texts above them, however much stands in the
 * titles. Null where no column has values, or the rows above do not tell.
 */
function headerAboveValues(
  rows: readonly Row[],
  width: number,
  needed: number,
  { isAfterGap }: StartHints,
): FoundHeader | null {
  const columns = findValueColumns(rows, width).map(({ column }) => column);
  if (columns.length === 0) return null;
  const isText = (cell: string | null | undefined): boolean =>
    cell !== null && cell !== undefined && !isBlank(cell) && !isValueLike(cell) && !isEmptyMark(cell);
  const namesAll = (row: Row): boolean =>
    columns.filter((column) => isText(row[column])).length >= columns.length / 2 &&
    filled(row) >= needed &&
    row.every((cell) => cell === null || isBlank(cell) || isText(cell)) &&
    isDistinct(row);
  const top = rows.slice(0, searchDepth);
  const firsts = top.flatMap((row, index) => (filled(row) >= needed ? [index] : []));
  const [first] = firsts;
  if (first === undefined) return null;
  const valued = firsts.filter((index) => columns.some((column) => isValue(rows[index]?.[column])));
  const valueColumns = new Set(columns);
  const candidates = firsts.filter(
    (index) =>
      (namesAll(rows[index] ?? []) || isGrouped(rows, index, width)) &&
      (index === first || readUnitRow(rows[index] ?? [], valueColumns) === null),
  );
  // Titles may hold days and amounts: few rows, which have fewer cells than the header below them.
  const isTitle = (index: number, header: number): boolean =>
    filled(rows[index] ?? []) < filled(rows[header] ?? []) ||
    looksLikeProse(rows[index] ?? [], rows.slice(header));
  const header = candidates.findLast((index) => {
    const above = valued.filter((other) => other < index);
    return above.length <= mostHeaderRows && above.every((other) => isTitle(other, index));
  });
  if (header === undefined) return null;
  const between = firsts.filter((index) => index < header);
  if (isGrouped(rows, header, width)) return { index: header, isHeader: true, other: null };
  if (header === first) return null;
  if (!isHeader(rows[header] ?? [], bodyBelow(rows, header))) return null;
  // Nothing but a blank row tells a title of as many words as there are columns from a header over a row of words.
  const isSure = columns.every((column) => isText(rows[header]?.[column])) && isAfterGap?.(header) === true;
  const isBelowTitles = between.every((index) => isTitle(index, header));
  return isSure || isBelowTitles ? { index: header, isHeader: true, other: null } : null;
}

function isValue(cell: string | null | undefined): boolean {
  return cell !== null && cell !== undefined && isValueLike(cell) && !isBlank(cell);
}

/** Names, or years and days as names, that the row right above groups; the rows below hold other values. */
function isGrouped(rows: readonly Row[], index: number, width: number): boolean {
  const row = rows[index] ?? [];
  const values = row.flatMap((cell) => (isValue(cell) ? [cell?.trim() ?? ''] : []));
  if (values.length > 0 && !arePeriodNames(row, values, bodyBelow(rows, index))) return false;
  return index > 0 && joinHeaderRows(rows[index - 1] ?? [], row, width, null) !== null;
}

/** The first row with cells in most columns, where it can be a header. */
function firstFilledRow(rows: readonly Row[], width: number, needed: number): FoundHeader | null {
  const top = rows.slice(0, searchDepth);
  let index = top.findIndex((row) => filled(row) >= needed);
  if (index === -1) return null;
  const next = nextFilled(rows, index + 1);
  // A sentence that was cut at its commas, above a row of words. A blank behind a comma is no proof here: headers have it too.
  const isAboveNames =
    next !== null && filled(rows[next] ?? []) >= needed && isHeader(rows[next] ?? [], bodyBelow(rows, next));
  if (
    next !== null &&
    isAboveNames &&
    nextFilled(rows, next + 1) !== null &&
    holdsDay(rows[index] ?? [], rows.slice(next))
  )
    index = next;
  const row = rows[index] ?? [];
  if (isHeader(row, bodyBelow(rows, index)))
    return { index, isHeader: true, other: otherBelow(rows, index, width) };
  const above = rows[index - 1];
  if (above !== undefined && isSparseHeader(above, rows.slice(index)))
    return { index: index - 1, isHeader: true, other: null };
  return { index, isHeader: false, other: null };
}

/** A row of texts right below the header, over columns of values: it may be the header. */
function otherBelow(rows: readonly Row[], index: number, width: number): number | null {
  const below = nextFilled(rows, index + 1);
  if (below === null || nextFilled(rows, below + 1) === null) return null;
  const columns = new Set(findValueColumns(rows.slice(below + 1), width).map(({ column }) => column));
  const cells = rows[below] ?? [];
  if (readUnitRow(cells, columns) !== null || columns.size === 0) return null;
  // Short words without digits, each another one and in every column: what a row of data hardly ever is.
  const isNamed =
    isDistinct(cells) && filled(cells) >= width && cells.every((cell) => cell !== null && isName(cell));
  return isNamed && filled(cells) >= 2 ? below : null;
}

function isName(cell: string): boolean {
  return cell.length <= longestName && !/\d/.test(cell) && !isValueLike(cell) && !isEmptyMark(cell);
}

/**
 * A line of a title that its own commas have cut: a part begins with a blank or holds a day among words, or the first is a
 * label with its colon, and in the rows below none does.
 */
function looksLikeProse(row: Row, below: readonly Row[]): boolean {
  const isCut = (line: Row): boolean => line.some((cell, column) => column > 0 && /^\s+\S/.test(cell ?? ''));
  const isLabel = (line: Row): boolean =>
    /:\s*$/.test(line[0] ?? '') && !line.slice(1).some((cell) => /:\s*$/.test(cell ?? ''));
  const first = below.slice(0, leastBody);
  return holdsDay(row, below) || (isCut(row) && !first.some(isCut)) || (isLabel(row) && !first.some(isLabel));
}

/** `printed 2024-07-01`, where no cell below is built so. */
function holdsDay(row: Row, below: readonly Row[]): boolean {
  const isAmongWords = (cell: string | null): boolean =>
    /[\p{L}:]\s+\S*\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/u.test(cell ?? '');
  return row.some(isAmongWords) && !below.slice(0, leastBody).some((line) => line.some(isAmongWords));
}

function bodyBelow(rows: readonly Row[], index: number): Row[] {
  return rows.slice(index + 1).filter((row) => filled(row) > 0);
}

function nextFilled(rows: readonly Row[], from: number): number | null {
  const found = rows.findIndex((row, index) => index >= from && filled(row) > 0);
  return found === -1 ? null : found;
}

function titlesAbove(rows: readonly Row[], index: number): number {
  return rows.slice(0, index).filter((row) => filled(row) > 0).length;
}

function isDistinct(row: Row): boolean {
  const cells = row.flatMap((cell) => (cell === null || isBlank(cell) ? [] : [cell.trim().toLowerCase()]));
  return new Set(cells).size === cells.length;
}

/** `id,,name,`: a header that names only some of its columns, right above rows that cannot be one. */
function isSparseHeader(row: Row, body: readonly Row[]): boolean {
  return filled(row) >= 2 && filled(row) < row.length && isHeader(row, body);
}

function padded(cells: Row, width: number): string[] {
  return Array.from({ length: Math.max(width, cells.length) }, (_, index) => cells[index]?.trim() ?? '');
}

function isHeader(row: Row, body: readonly Row[]): boolean {
  const cells = row.flatMap((cell) => (cell === null || isBlank(cell) ? [] : [cell.trim()]));
  if (cells.some((cell) => cell.length > 300)) return false;
  const values = cells.filter(isValueLike);
  if (values.length > 0) return isYearHeader(cells, values, row, body);
  if (body.length === 0) return true;
  return !repeatsBelow(row, body) && !isOfTheBody(row, body);
}

/** `Region, 2022, 2023, 2024`: years or days as column names, over a body that holds other values. */
function isYearHeader(
  cells: readonly string[],
  values: readonly string[],
  row: Row,
  body: readonly Row[],
): boolean {
  const isDistinct = new Set(values).size === values.length;
  const isOne = values.length === 1 && values.every(isDateLike);
  if (!isDistinct || isOne || values.length === cells.length) return false;
  return arePeriodNames(row, values, body);
}

/** Whether the values of a row are years or days over a body that holds others there. */
function arePeriodNames(row: Row, values: readonly string[], body: readonly Row[]): boolean {
  const isAlike = values.every(isYear) ? isYear : values.every(isDateLike) ? isDateLike : null;
  if (isAlike === null || body.length === 0) return false;
  const under = row.flatMap((cell, index) =>
    cell !== null && values.includes(cell.trim()) ? body.map((line) => line[index]) : [],
  );
  return !under.every((cell) => isBlank(cell) || isAlike(cell?.trim() ?? ''));
}

/** Most of its texts come again below in the same column: a row of data in a table of categories. */
function repeatsBelow(row: Row, body: readonly Row[]): boolean {
  if (body.length < leastBody) return false;
  const filledCells = row.flatMap((cell, index) => (cell === null || isBlank(cell) ? [] : [{ cell, index }]));
  const repeated = filledCells.filter(({ cell, index }) => body.some((line) => line[index] === cell));
  return repeated.length > filledCells.length / 2;
}

/** What names no column wherever it stands: mail and web addresses, identifiers, digests. */
const valueForms = [
  /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i,
  /^https?:\/\/\S+$/i,
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  /^(?=.*\d)(?=.*[a-f])[0-9a-f]{16,}$/i,
];

/** One of its texts has the form that nearly all have below in its column, and names have not: a row of data over codes. */
function isOfTheBody(row: Row, body: readonly Row[]): boolean {
  return row.some((cell, index) => {
    if (cell === null || isBlank(cell)) return false;
    const below = body.map((line) => line[index]?.trim() ?? '').filter((text) => text !== '');
    const isAlike = alikeTest(cell.trim());
    return (
      isAlike !== null &&
      below.length >= leastBody &&
      below.filter(isAlike).length >= 0.8 * below.length &&
      // The same one on every line tells nothing of what names look like.
      new Set(below).size > 1
    );
  });
}

/** Whether another text is built like this one; null where a name could be built so too, as `Line 1` is over `Line 2`. */
function alikeTest(text: string): ((other: string) => boolean) | null {
  const form = valueForms.find((each) => each.test(text));
  if (form !== undefined) return (other) => form.test(other);
  // `v1.20.3` and `v0.4.11` by their parts, `AB-10293` and `QX-00417` by their characters.
  const digitRuns = text.match(/\d+/g) ?? [];
  if (digitRuns.length >= 2) return (other) => partsOf(other) === partsOf(text);
  if (/\d{4}/.test(text) && /[^\d]/.test(text)) return (other) => charactersOf(other) === charactersOf(text);
  return null;
}

function partsOf(text: string): string {
  return text.replace(/\p{L}+/gu, 'a').replace(/\d+/g, '0');
}

function charactersOf(text: string): string {
  return text.replace(/\p{L}/gu, 'a').replace(/\d/g, '0');
}

export interface TableStart {
  /** Names of the columns; `''` where the header has none. */
  columns: string[];
  /** Index of the first row of data. */
  firstData: number;
  hasHeader: boolean;
  /** Rows with text that stand above the header. */
  titleRows: number;
}

type Row = readonly (string | null)[];

const searchDepth = 30;

/**
 * Where a table begins within the first rows of a file or sheet: titles and blank rows above the header are passed over.
 * @param rows the first rows, at least a few of the body where there are any
 * @param width columns of the table
 */
export function findTableStart(rows: readonly Row[], width: number): TableStart {
  const needed = width <= 2 ? width : Math.ceil(width * 0.6);
  const index = rows.slice(0, searchDepth).findIndex((row) => filled(row) >= needed);
  const candidate = rows[index];
  if (candidate === undefined)
    return { columns: padded([], width), firstData: 0, hasHeader: false, titleRows: 0 };
  const titleRows = rows.slice(0, index).filter((row) => filled(row) > 0).length;
  const body = rows.slice(index + 1).filter((row) => filled(row) > 0);
  if (!isHeader(candidate, body)) {
    const above = rows[index - 1];
    if (above !== undefined && isSparseHeader(above, rows.slice(index)))
      return {
        columns: padded(above, width),
        firstData: index,
        hasHeader: true,
        titleRows: titleRows - 1,
      };
    return { columns: padded([], width), firstData: index, hasHeader: false, titleRows };
  }
  return { columns: padded(candidate, width), firstData: index + 1, hasHeader: true, titleRows };
}

/** `id,,name,`: a header that names only some of its columns, right above rows that cannot be one. */
function isSparseHeader(row: Row, body: readonly Row[]): boolean {
  return filled(row) >= 2 && filled(row) < row.length && isHeader(row, body);
}

function filled(row: Row): number {
  return row.reduce((count, cell) => count + (isBlank(cell) ? 0 : 1), 0);
}

function isBlank(cell: string | null | undefined): boolean {
  return cell === null || cell === undefined || cell.trim() === '';
}

function padded(cells: Row, width: number): string[] {
  return Array.from({ length: Math.max(width, cells.length) }, (_, index) => cells[index]?.trim() ?? '');
}

/** Numbers, dates, amounts: what stands in a body and not in a header. */
export function isValueLike(cell: string): boolean {
  const text = cell.trim();
  return (
    /^[-+(]?\s?(?:[$€£¥]|[A-Z]{3}\s)?\s?[-−]?[\d.,'\u00a0 ]*\d\s?[%€)]?-?$/.test(text) ||
    /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}([T ]\d.*)?$/.test(text) ||
    /^(true|false)$/i.test(text)
  );
}

function isHeader(row: Row, body: readonly Row[]): boolean {
  const cells = row.flatMap((cell) => (cell === null || isBlank(cell) ? [] : [cell.trim()]));
  if (cells.some((cell) => cell.length > 300)) return false;
  const values = cells.filter(isValueLike);
  if (values.length > 0) return isYearHeader(cells, values, row, body);
  if (body.length === 0) return true;
  return !repeatsBelow(row, body) && !isOfTheBody(row, body);
}

/** `Region, 2022, 2023, 2024`: years as column names, over a body that holds other numbers. */
function isYearHeader(
  cells: readonly string[],
  values: readonly string[],
  row: Row,
  body: readonly Row[],
): boolean {
  const areYears =
    values.every((value) => /^(19|20)\d\d$/.test(value)) && new Set(values).size === values.length;
  if (!areYears || values.length === cells.length || body.length === 0) return false;
  const under = row.flatMap((cell, index) =>
    cell !== null && values.includes(cell.trim()) ? body.map((line) => line[index]) : [],
  );
  return !under.every((cell) => isBlank(cell) || /^(19|20)\d\d$/.test(cell?.trim() ?? ''));
}

/** Most of its texts come again below in the same column: a row of data in a table of categories. */
function repeatsBelow(row: Row, body: readonly Row[]): boolean {
  if (body.length < leastBody) return false;
  const filledCells = row.flatMap((cell, index) => (cell === null || isBlank(cell) ? [] : [{ cell, index }]));
  const repeated = filledCells.filter(({ cell, index }) => body.some((line) => line[index] === cell));
  return repeated.length > filledCells.length / 2;
}

const leastBody = 5;

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

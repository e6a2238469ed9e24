/** Cells of a row, as texts; null and blank ones are empty. */
export type Cells = readonly (string | null)[];

export function isBlank(cell: string | null | undefined): boolean {
  if (cell === null || cell === undefined || cell === '') return true;
  // Asked of every cell of a file: most begin with a letter or a digit.
  return cell.charCodeAt(0) <= blankCode || cell.charCodeAt(0) >= noBreakSpace ? cell.trim() === '' : false;
}

const blankCode = 32;
const noBreakSpace = 160;

export function filledCells(cells: Cells): number {
  let count = 0;
  for (const cell of cells) if (!isBlank(cell)) count += 1;
  return count;
}

export function firstText(cells: Cells): string {
  return cells.find((cell) => !isBlank(cell))?.trim() ?? '';
}

/** Numbers, dates, amounts: what stands in a body and not in a header. */
export function isValueLike(cell: string): boolean {
  const text = cell.trim();
  return (
    /^[-+(]?\s?(?:[$€£¥]|[A-Z]{3}\s)?\s?[-−]?[\d.,'\u00a0 ]*\d\s?[%€)]?-?$/.test(text) ||
    isDateLike(text) ||
    /^(true|false)$/i.test(text)
  );
}

export function isYear(text: string): boolean {
  return /^(19|20)\d\d$/.test(text.trim());
}

export function isDateLike(text: string): boolean {
  return /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}([T ]\d.*)?$/.test(text);
}

/** What stands among values where there is none. */
export function isEmptyMark(cell: string): boolean {
  return /^\s*(?:n\.?\/?a\.?|nan|null|nil|none|[-–—?.]+|#[\w/]+[!?]?)\s*$/i.test(cell);
}

const leastShare = 0.8;

/** A column whose cells are values from some row on. */
export interface ValueColumn {
  column: number;
  /** Of the rows that were looked at, the first from which it holds values. */
  firstRow: number;
}

/** The columns of numbers and dates: texts above, values below. Texts above them are titles and headers. */
export function findValueColumns(rows: readonly Cells[], width: number): ValueColumn[] {
  return Array.from({ length: width }, (_, column) => findValues(rows, column)).filter(
    (found) => found !== null,
  );
}

function findValues(rows: readonly Cells[], column: number): ValueColumn | null {
  const cells = rows.flatMap((row, index) => {
    const cell = row[column];
    return cell === null || cell === undefined || isBlank(cell) || isEmptyMark(cell)
      ? []
      : [{ index, isValue: isValueLike(cell), isName: !isValueLike(cell) || isYear(cell) }];
  });
  let values = cells.filter(({ isValue }) => isValue).length;
  // The place that parts texts above from values below with the fewest on the wrong side; the uppermost of equals.
  let best = { fit: values, values, place: 0 };
  let texts = 0;
  // Of few rows below `2024` over `Units` as many are on the wrong side as of none: years above a name group it.
  let areNames = true;
  for (const [place, { isValue, isName }] of cells.entries()) {
    if (isValue) values -= 1;
    else texts += 1;
    areNames &&= isName;
    const fit = texts + values;
    if (fit > best.fit || (fit === best.fit && areNames && !isValue))
      best = { fit: texts + values, values, place: place + 1 };
  }
  const below = cells.slice(best.place);
  const first = below.find(({ isValue }) => isValue);
  return first === undefined || best.values < leastShare * below.length
    ? null
    : { column, firstRow: first.index };
}

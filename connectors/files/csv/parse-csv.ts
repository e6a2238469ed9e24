export interface CsvRow {
  cells: string[];
  /** Physical line on which the row begins, 1-based. */
  line: number;
  /** Physical lines it covers: more than one where a quoted cell holds line breaks. */
  lines: number;
  /** A quote was opened in this row and never closed; the row was then read as one plain line. */
  isUnclosed: boolean;
}

const quote = 34;
const lineFeed = 10;
const carriageReturn = 13;

/**
 * Reads delimited text by RFC 4180, forgiving what files really hold: any mix of line ends, quotes inside plain
 * cells, text after a closing quote. Blank lines give no row. A quote that is not closed on its line may meet the next one of the
 * file: what then stands in between is many rows, not a value, and the line is read as one whose quote is never closed.
 * @param form what a row of the table looks like, where that is known: it tells rows from lines of a value
 */
export function* parseCsv(text: string, delimiter: string, form?: RowForm): Generator<CsvRow> {
  yield* readRows(text, delimiter, 1, 'end', form);
}

/** How rows of a table are told from other lines. */
export interface RowForm {
  /** Fields of a row. */
  width: number;
  /** Fields that hold a number or a date in nearly all rows. */
  valueColumns: readonly number[];
  isValue(field: string): boolean;
}

const windowBytes = 16 * 1024 * 1024;
/** A quote that is not closed within this many bytes never is. */
const longestRowBytes = 64 * 1024 * 1024;

/** UTF-8 bytes, wherever they are. */
export interface Bytes {
  length: number;
  /** Those from `start` on and before `end`, which may lie behind the last. */
  subarray(start: number, end: number): Buffer;
}

/**
 * The same of UTF-8 bytes, as many as there are: a part is a text at a time, so that neither the longest string nor
 * the memory is a limit. A row that a part cuts through is read again with the next part.
 */
export function* parseCsvBytes(
  bytes: Bytes,
  delimiter: string,
  firstLine = 1,
  sizes = { window: windowBytes, longestRow: longestRowBytes },
  form?: RowForm,
): Generator<CsvRow> {
  let start = 0;
  let line = firstLine;
  let size = sizes.window;
  while (start < bytes.length) {
    const part = wholeCharacters(bytes.subarray(start, start + size), start + size >= bytes.length);
    const end = start + part.length;
    const text = part.toString('utf8');
    const isLongest = size >= sizes.longestRow;
    const rows = readRows(
      text,
      delimiter,
      line,
      end === bytes.length ? 'end' : isLongest ? 'longest' : 'part',
      form,
    );
    let read = rows.next();
    for (; !read.done; read = rows.next()) yield read.value;
    const { offset } = read.value;
    line = read.value.line;
    // Nothing was read of a part that lies within one row: a longer one is needed.
    size = offset === 0 ? size * 2 : sizes.window;
    start = end - Buffer.byteLength(text.slice(offset));
  }
}

/** Without the beginning of a character that goes on behind the part. */
export function wholeCharacters(part: Buffer, isLast: boolean): Buffer {
  if (isLast) return part;
  let end = part.length;
  while (end > 0 && ((part[end - 1] ?? 0) & 0xc0) === 0x80) end -= 1;
  // The first byte of the last character tells how many follow it.
  const first = part[end - 1] ?? 0;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
  return end - 1 + length <= part.length ? part.subarray(0, end - 1 + length) : part.subarray(0, end - 1);
}

interface Place {
  offset: number;
  /** Physical line, 1-based. */
  line: number;
}

/**
 * Returns where it ended: before a last row to which more may belong.
 * @param extent whether nothing follows the text, or more does, or more does and its first row may be no longer
 */
function* readRows(
  text: string,
  delimiter: string,
  firstLine: number,
  extent: 'end' | 'part' | 'longest',
  form: RowForm | undefined,
): Generator<CsvRow, Place> {
  const reader = new RowReader(text, delimiter, form);
  let offset = 0;
  let line = firstLine;
  while (offset < text.length) {
    const quoted = reader.read(offset, true);
    const isOpen = extent !== 'end' && (quoted === null || quoted.end === text.length);
    if (isOpen && (extent === 'part' || offset > 0)) break;
    const row = quoted === null || reader.isSwallowing(offset, quoted) ? reader.read(offset, false) : quoted;
    if (row === null) break;
    const isBlank = row.cells.length === 1 && row.cells[0]?.trim() === '' && !row.isQuoted;
    if (!isBlank) yield { cells: row.cells, line, lines: row.lines, isUnclosed: row.isUnclosed };
    offset = row.end;
    line += row.lines;
  }
  return { offset, line };
}

interface ReadRow {
  cells: string[];
  end: number;
  lines: number;
  isQuoted: boolean;
  isUnclosed: boolean;
  /** Text stands behind the closing quote of a cell of several lines. */
  isTorn: boolean;
}

class RowReader {
  readonly #text: string;
  readonly #delimiter: number;
  readonly #form: RowForm | undefined;

  constructor(text: string, delimiter: string, form: RowForm | undefined) {
    this.#text = text;
    this.#delimiter = delimiter.charCodeAt(0);
    this.#form = form;
  }

  /** Whether a row of several lines is several rows, one of which has a quote too many. */
  isSwallowing(start: number, row: ReadRow): boolean {
    if (row.lines === 1) return false;
    return row.isTorn || this.#areRows(start, row);
  }

  /** Whether each of its lines is, by itself, a row as the others are. */
  #areRows(start: number, row: ReadRow): boolean {
    const form = this.#form;
    if (form === undefined || form.width < 2) return false;
    let offset = start;
    while (offset < row.end) {
      const line = this.read(offset, false);
      if (line === null || line.cells.length !== form.width) return false;
      const { cells } = line;
      const values = form.valueColumns.filter((column) => cells[column] !== '');
      if (values.length === 0 || !values.every((column) => form.isValue(unquoted(cells[column] ?? ''))))
        return false;
      offset = line.end;
    }
    return true;
  }

  /** The row at an offset; null when quotes count and one is never closed. */
  read(start: number, hasQuotes: boolean): ReadRow | null {
    const text = this.#text;
    const cells: string[] = [];
    let position = start;
    let lines = 1;
    let isQuoted = false;
    let isTorn = false;
    for (;;) {
      if (hasQuotes && text.charCodeAt(position) === quote) {
        const cell = this.#readQuoted(position);
        if (cell === null) return null;
        isQuoted = true;
        cells.push(cell.value);
        lines += cell.breaks;
        isTorn ||= cell.breaks > 0 && cell.hasMore;
        position = cell.end;
      } else {
        const end = this.#endOfPlain(position);
        cells.push(text.slice(position, end));
        position = end;
      }
      const code = text.charCodeAt(position);
      if (position < text.length && code === this.#delimiter) {
        position += 1;
        continue;
      }
      if (code === carriageReturn) position += 1;
      if (text.charCodeAt(position) === lineFeed) position += 1;
      return { cells, end: position, lines, isQuoted, isUnclosed: !hasQuotes, isTorn };
    }
  }

  #endOfPlain(start: number): number {
    const text = this.#text;
    for (let position = start; position < text.length; position += 1) {
      const code = text.charCodeAt(position);
      if (code === this.#delimiter || code === lineFeed || code === carriageReturn) return position;
    }
    return text.length;
  }

  #readQuoted(start: number): { value: string; end: number; breaks: number; hasMore: boolean } | null {
    const text = this.#text;
    let value = '';
    let from = start + 1;
    for (;;) {
      const close = text.indexOf('"', from);
      if (close === -1) return null;
      value += text.slice(from, close);
      if (text.charCodeAt(close + 1) === quote) {
        value += '"';
        from = close + 2;
        continue;
      }
      // What follows the closing quote up to the delimiter belongs to the cell as it stands.
      const end = this.#endOfPlain(close + 1);
      const more = text.slice(close + 1, end);
      return {
        value: value + more,
        end,
        breaks: countBreaks(text, start, close),
        hasMore: more.trim() !== '',
      };
    }
  }
}

function unquoted(field: string): string {
  return field.replace(/^"|"$/g, '');
}

function countBreaks(text: string, start: number, end: number): number {
  let breaks = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    // A carriage return alone ends a line too, where old programs wrote it.
    if (code === lineFeed || (code === carriageReturn && text.charCodeAt(at + 1) !== lineFeed)) breaks += 1;
  }
  return breaks;
}

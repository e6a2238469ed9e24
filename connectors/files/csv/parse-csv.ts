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
 * cells, text after a closing quote. Blank lines give no row.
 */
export function* parseCsv(
  text: string,
  delimiter: string,
  start = { offset: 0, line: 1 },
): Generator<CsvRow> {
  const reader = new RowReader(text, delimiter);
  let { offset, line } = start;
  while (offset < text.length) {
    const row = reader.read(offset, true) ?? reader.read(offset, false);
    if (row === null) return;
    const isBlank = row.cells.length === 1 && row.cells[0]?.trim() === '' && !row.isQuoted;
    if (!isBlank) yield { cells: row.cells, line, lines: row.lines, isUnclosed: row.isUnclosed };
    offset = row.end;
    line += row.lines;
  }
}

interface ReadRow {
  cells: string[];
  end: number;
  lines: number;
  isQuoted: boolean;
  isUnclosed: boolean;
}

class RowReader {
  readonly #text: string;
  readonly #delimiter: number;

  constructor(text: string, delimiter: string) {
    this.#text = text;
    this.#delimiter = delimiter.charCodeAt(0);
  }

  /** The row at an offset; null when quotes count and one is never closed. */
  read(start: number, hasQuotes: boolean): ReadRow | null {
    const text = this.#text;
    const cells: string[] = [];
    let position = start;
    let lines = 1;
    let isQuoted = false;
    for (;;) {
      if (hasQuotes && text.charCodeAt(position) === quote) {
        const cell = this.#readQuoted(position);
        if (cell === null) return null;
        isQuoted = true;
        cells.push(cell.value);
        lines += cell.breaks;
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
      return { cells, end: position, lines, isQuoted, isUnclosed: !hasQuotes };
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

  #readQuoted(start: number): { value: string; end: number; breaks: number } | null {
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
      value += text.slice(close + 1, end);
      return { value, end, breaks: countBreaks(text, start, close) };
    }
  }
}

function countBreaks(text: string, start: number, end: number): number {
  let breaks = 0;
  for (let at = text.indexOf('\n', start); at !== -1 && at < end; at = text.indexOf('\n', at + 1))
    breaks += 1;
  return breaks;
}

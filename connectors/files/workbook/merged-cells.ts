export interface MergedRange {
  /** 0-based column, 1-based lines. */
  column: number;
  lastColumn: number;
  firstLine: number;
  lastLine: number;
}

type Cells = (string | null)[];

/**
 * Gives each row of a merged cell the text that it shows. Numbers are not repeated, because a sum would count them
 * again; cells merged across columns keep their text in the first.
 */
export class MergedCells {
  readonly #byLine = new Map<number, MergedRange[]>();
  readonly #spans = new Map<number, { first: number; last: number }[]>();
  #open: { range: MergedRange; text: string }[] = [];
  filled = 0;
  firstLine = 0;
  /** Merged cells that hold a number. */
  numbers = 0;

  constructor(ranges: readonly MergedRange[]) {
    for (const range of ranges) {
      if (range.lastColumn > range.column) this.#addSpan(range);
      if (range.lastLine <= range.firstLine) continue;
      const starting = this.#byLine.get(range.firstLine);
      if (starting === undefined) this.#byLine.set(range.firstLine, [range]);
      else starting.push(range);
    }
  }

  /** The cells of a row that are merged with others to their right. */
  spansOf(line: number): readonly { first: number; last: number }[] {
    return this.#spans.get(line) ?? [];
  }

  /** Of the first row of a range alone: below it the cells are those of the row above. */
  #addSpan({ column, lastColumn, firstLine }: MergedRange): void {
    const spans = this.#spans.get(firstLine) ?? [];
    spans.push({ first: column, last: lastColumn });
    this.#spans.set(firstLine, spans);
  }

  /** Fills the cells of a row in place. Rows come in their order. */
  fill(cells: Cells, line: number): void {
    if (this.#byLine.size === 0) return;
    this.#open = this.#open.filter(({ range }) => range.lastLine >= line);
    for (const { range, text } of this.#open) {
      while (cells.length <= range.column) cells.push(null);
      if (cells[range.column] !== null) continue;
      cells[range.column] = text;
      this.filled += 1;
      this.firstLine ||= line;
    }
    for (const range of this.#byLine.get(line) ?? []) {
      const text = cells[range.column];
      if (text === null || text === undefined) continue;
      if (isNumber(text)) this.numbers += 1;
      else this.#open.push({ range, text });
    }
  }
}

function isNumber(text: string): boolean {
  return /^[$€£¥₹]?-?\d*\.?\d+(?:e[-+]?\d+)?%?$/i.test(text);
}

/** `B2:B9` as a range; null for what is none. */
export function parseRange(reference: string): MergedRange | null {
  const [, column, first, lastColumn, last] =
    /^\$?([A-Z]{1,3})\$?(\d+):\$?([A-Z]{1,3})\$?(\d+)$/.exec(reference) ?? [];
  if (column === undefined || lastColumn === undefined) return null;
  return {
    column: columnIndex(column),
    lastColumn: columnIndex(lastColumn),
    firstLine: Number(first),
    lastLine: Number(last),
  };
}

/** `A` → 0, `AB` → 27. */
export function columnIndex(letters: string): number {
  let index = 0;
  for (let at = 0; at < letters.length; at += 1) index = index * 26 + letters.charCodeAt(at) - 64;
  return index - 1;
}

/** What a place in a source is called: a line of a file or sheet, a record of a list. */
export type PlaceWord = 'line' | 'record';

/** Lines of rows that were added in order. Rows mostly follow each other line by line, so only the breaks are kept. */
export class LineMap {
  readonly #rows: number[] = [];
  readonly #offsets: number[] = [];
  readonly word: PlaceWord;

  constructor(word: PlaceWord = 'line') {
    this.word = word;
  }

  /** @param row 0-based; @param line 1-based, undefined where the source has no lines */
  add(row: number, line: number | undefined): void {
    if (line === undefined) return;
    const offset = line - row;
    if (this.#offsets.at(-1) === offset) return;
    this.#rows.push(row);
    this.#offsets.push(offset);
  }

  /** The lines of the rows that stay where some are taken out. @param rows 0-based, rising */
  without(rows: readonly number[], rowCount: number): LineMap {
    const kept = new LineMap(this.word);
    let next = 0;
    for (let row = 0; row < rowCount; row += 1) {
      if (rows[next] === row) next += 1;
      else kept.add(row - next, this.lineOf(row));
    }
    return kept;
  }

  /** ` in line 3`; nothing where no line was told. */
  where(line: number | undefined): string {
    return line === undefined ? '' : ` in ${this.word} ${line.toLocaleString('en')}`;
  }

  /** The line of a row; undefined where no line was told. */
  lineOf(row: number): number | undefined {
    let low = 0;
    let high = this.#rows.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#rows[middle] ?? 0) <= row) low = middle;
      else high = middle - 1;
    }
    const offset = this.#offsets[low];
    return offset === undefined || row < (this.#rows[low] ?? 0) ? undefined : row + offset;
  }
}

/** Ended inside of quotes, or had something behind them. */
export class BrokenCsv extends Error {
  override name = 'BrokenCsv';
}

/** Rows of CSV (RFC 4180) from pieces that may be cut anywhere. Cells are as they stand: whether empty is null is the caller's to say. */
export class CsvRows {
  #rest = '';
  #row: string[] = [];

  /** The rows that are whole. */
  push(text: string): string[][] {
    return this.#take(this.#rest + text, false);
  }

  /** The last row, where no line break ends it. */
  end(): string[][] {
    const rows = this.#take(this.#rest, true);
    if (this.#row.length > 0) throw new BrokenCsv('The text ended in a row.');
    return rows;
  }

  #take(text: string, isEnd: boolean): string[][] {
    const rows: string[][] = [];
    let at = 0;
    for (;;) {
      const field = fieldAt(text, at, isEnd);
      if (field === null) break;
      const isBlank = this.#row.length === 0 && field.cell === '' && field.isLast && !field.isQuoted;
      if (!isBlank) this.#row.push(field.cell);
      at = field.next;
      if (field.isLast && this.#row.length > 0) {
        rows.push(this.#row);
        this.#row = [];
      }
      if (isEnd && at >= text.length && field.isLast) break;
    }
    this.#rest = text.slice(at);
    return rows;
  }
}

interface Field {
  cell: string;
  isQuoted: boolean;
  isLast: boolean;
  next: number;
}

/** Null where it goes on in a further piece. */
function fieldAt(text: string, at: number, isEnd: boolean): Field | null {
  const isQuoted = text[at] === '"';
  const end = isQuoted ? closingQuote(text, at + 1) + 1 : plainEnd(text, at);
  if (end <= 0 || end >= text.length) {
    const isWhole = isEnd && (isQuoted ? end === text.length : true);
    if (isEnd && !isWhole) throw new BrokenCsv('The text ended inside of quotes.');
    if (!isEnd) return null;
  }
  const until = isQuoted ? end : end <= 0 || end > text.length ? text.length : end;
  const cell = isQuoted ? text.slice(at + 1, end - 1).replaceAll('""', '"') : text.slice(at, until);
  const behind = text[until];
  if (behind === undefined) return { cell, isQuoted, isLast: true, next: until };
  if (behind === ',') return { cell, isQuoted, isLast: false, next: until + 1 };
  if (behind === '\n') return { cell, isQuoted, isLast: true, next: until + 1 };
  if (behind !== '\r') throw new BrokenCsv('Something stands behind quotes.');
  if (text[until + 1] === undefined && !isEnd) return null;
  return { cell, isQuoted, isLast: true, next: until + (text[until + 1] === '\n' ? 2 : 1) };
}

/** Where the quote is that no other follows; -1 where it is not there yet. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return -1;
}

const ends = /[,\r\n]/g;

function plainEnd(text: string, from: number): number {
  ends.lastIndex = from;
  return ends.exec(text)?.index ?? text.length;
}

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

  /** The last row, where no line break ends it. Throws BrokenCsv where quotes are open. */
  end(): string[][] {
    return this.#take(this.#rest, true);
  }

  #take(text: string, isEnd: boolean): string[][] {
    const rows: string[][] = [];
    let at = 0;
    // Behind the last line break nothing stands, which is no row of an empty cell.
    while (at < text.length || (isEnd && this.#row.length > 0)) {
      const field = fieldAt(text, at, isEnd);
      if (field === null) break;
      this.#row.push(field.cell);
      at = field.next;
      if (!field.isLast) continue;
      rows.push(this.#row);
      this.#row = [];
    }
    this.#rest = text.slice(at);
    return rows;
  }
}

interface Field {
  cell: string;
  isLast: boolean;
  next: number;
}

/** Null where it goes on in a further piece. */
function fieldAt(text: string, at: number, isEnd: boolean): Field | null {
  const isQuoted = text[at] === '"';
  const until = isQuoted ? closingQuote(text, at + 1) + 1 : plainEnd(text, at);
  const isOpen = isQuoted && until === 0;
  if (isOpen || until === text.length) {
    if (!isEnd) return null;
    if (isOpen) throw new BrokenCsv('The text ended inside of quotes.');
  }
  const cell = isQuoted ? text.slice(at + 1, until - 1).replaceAll('""', '"') : text.slice(at, until);
  const behind = text[until];
  if (behind === undefined) return { cell, isLast: true, next: until };
  if (behind === ',') return { cell, isLast: false, next: until + 1 };
  if (behind === '\n') return { cell, isLast: true, next: until + 1 };
  if (behind !== '\r') throw new BrokenCsv('Something stands behind quotes.');
  if (text[until + 1] === undefined && !isEnd) return null;
  return { cell, isLast: true, next: until + (text[until + 1] === '\n' ? 2 : 1) };
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

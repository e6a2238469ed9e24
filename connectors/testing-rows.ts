import type { RowTarget } from './system-session.ts';

/** What a connector hands over, kept in memory, whichever of the two ways it takes. For tests alone. */
export class KeptRows implements RowTarget {
  /** The rows up to the last mark, which a later reading goes on behind. */
  safe: (string | null)[][] = [];
  readonly positions: unknown[] = [];
  readonly #columnCount: number;
  readonly #onRows: (() => Promise<void>) | undefined;
  #open: (string | null)[][] = [];
  #text = '';
  #decoder = new TextDecoder();

  /** @param onRows awaited before anything is taken: a reader that takes its time, or does something meanwhile */
  constructor(columnCount: number, onRows?: () => Promise<void>) {
    this.#columnCount = columnCount;
    this.#onRows = onRows;
  }

  addRows(rows: readonly (readonly (string | null)[])[]): Promise<void> | undefined {
    this.#open.push(...rows.map((row) => [...row]));
    return this.#onRows?.();
  }

  addBytes(bytes: Uint8Array): Promise<void> | undefined {
    this.#text += this.#decoder.decode(bytes, { stream: true });
    return this.#onRows?.();
  }

  mark(position: unknown): Promise<void> {
    // As it is kept: in a table, as JSON.
    this.positions.push(JSON.parse(JSON.stringify(position)));
    this.safe.push(...this.#takeOpen());
    return Promise.resolve();
  }

  /** All rows; to be called when the reading has ended well. */
  end(): (string | null)[][] {
    this.safe.push(...this.#takeOpen());
    return this.safe;
  }

  #takeOpen(): (string | null)[][] {
    const rows = [...this.#open, ...readCsv(this.#text, this.#columnCount)];
    this.#open = [];
    this.#text = '';
    this.#decoder = new TextDecoder();
    return rows;
  }
}

/** CSV as `RowTarget.addBytes` takes it; a row of one cell has an empty field behind it, which is no cell. */
function readCsv(text: string, columnCount: number): (string | null)[][] {
  const rows: (string | null)[][] = [];
  const field = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/gy;
  let row: (string | null)[] = [];
  while (field.lastIndex < text.length) {
    const [whole = '', cell = '', end] = field.exec(text) ?? [];
    if (whole === '') throw new Error('The connector handed over what is no CSV.');
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell === '' ? null : cell);
    if (end === ',') continue;
    rows.push(row.slice(0, columnCount));
    row = [];
  }
  return rows;
}

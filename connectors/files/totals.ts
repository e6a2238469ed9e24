import type { FindingPlace, ImportTarget } from '../connector.ts';

const totalWord =
  /^\s*(grand\s+)?(total|sub-?total|sum|totals|summe|gesamt|total général|totale|insgesamt|zwischensumme|somme|suma)\b/i;
const noteWord =
  /^\s*(\*|source\b|note\b|notes\b|quelle\b|hinweis\b|generated\b|created\b|printed\b|exported\b|stand\b|©)/i;
/** `North Total`, as spreadsheets name the subtotals that they insert. */
const totalBehind = /\S\s+(?:total|sub-?total|summe|ergebnis)\s*$/i;
const mostLines = 100;

type Row = readonly (string | null)[];
interface WatchedRow {
  cells: Row;
  line: number | undefined;
}

/**
 * Watches the rows of a table for those that are not its rows: totals, subtotals between them, and notes below. They are
 * kept, because only a person can know, and told with their lines.
 */
export class RowWatch {
  readonly #table: string;
  readonly #width: number;
  readonly #subtotals: number[] = [];
  #subtotalText = '';
  #subtotalCount = 0;
  #last: WatchedRow[] = [];

  constructor(table: string, width: number) {
    this.#table = table;
    this.#width = width;
  }

  /** @param line 1-based, of the file or sheet; absent where it is not known */
  add(cells: Row, line?: number): void {
    const left = this.#last.length >= 3 ? this.#last.shift() : undefined;
    if (left !== undefined) this.#look(left);
    this.#last.push({ cells, line });
  }

  /** Tells what was seen. To be called once, after the last row. */
  tell(target: Pick<ImportTarget, 'warn'>): void {
    const notes = this.#last.filter(({ cells }) => this.#isNote(cells));
    if (notes.length > 0) {
      target.warn(
        `Below the table "${this.#table}" stand notes ("${shorten(firstText(notes[0]?.cells ?? []))}"). They were kept as rows.`,
        this.#place('note', notes),
      );
    }
    const rows = this.#last.filter(({ cells }) => !notes.some((note) => note.cells === cells));
    const totals = rows.slice(-2).filter(({ cells }) => totalTextOf(cells) !== null);
    for (const row of rows) if (!totals.includes(row)) this.#look(row);
    const total = totals.at(-1);
    if (total !== undefined) {
      target.warn(
        `The last rows of "${this.#table}" look like a total ("${totalTextOf(total.cells)}"). It was kept: sums may count its rows twice.`,
        this.#place('total', totals),
      );
    }
    if (this.#subtotalCount > 0) {
      const rows =
        this.#subtotalCount === 1
          ? '1 row looks like a subtotal'
          : `${this.#subtotalCount.toLocaleString('en')} rows look like subtotals`;
      target.warn(
        `In "${this.#table}", ${rows} ("${this.#subtotalText}") and ${this.#subtotalCount === 1 ? 'was' : 'were'} kept: sums may count what they add up twice.`,
        this.#place(
          'total',
          this.#subtotals.map((line) => ({ line })),
        ),
      );
    }
  }

  #place(kind: 'total' | 'note', rows: readonly { line: number | undefined }[]): FindingPlace {
    const lines = rows.flatMap(({ line }) => (line === undefined ? [] : [line]));
    const [line] = lines;
    return {
      kind,
      table: this.#table,
      ...(line === undefined ? {} : { line, fix: { kind: 'dropRows', lines } }),
    };
  }

  /** Between the rows, `Total Energy` may be a name: a subtotal leaves other cells empty. */
  #look({ cells, line }: WatchedRow): void {
    const text = firstText(cells);
    if (!isTotal(text) || filledCells(cells) >= this.#width) return;
    this.#subtotalCount += 1;
    this.#subtotalText ||= shorten(text);
    if (line !== undefined && this.#subtotals.length < mostLines) this.#subtotals.push(line);
  }

  #isNote(cells: Row): boolean {
    return this.#width >= 2 && filledCells(cells) === 1 && noteWord.test(firstText(cells));
  }
}

function totalTextOf(cells: Row): string | null {
  return cells.find((cell) => cell !== null && isTotal(cell))?.trim() ?? null;
}

function isTotal(text: string): boolean {
  return totalWord.test(text) || totalBehind.test(text);
}

function firstText(cells: Row): string {
  return cells.find((cell) => cell !== null && cell !== '') ?? '';
}

function filledCells(cells: Row): number {
  return cells.reduce((count, cell) => count + (cell === null || cell.trim() === '' ? 0 : 1), 0);
}

function shorten(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > 40 ? `${trimmed.slice(0, 39)}…` : trimmed;
}

import type { FindingPlace, ImportTarget, RowSink } from '../../connector.ts';
import type { TableStart } from '../header.ts';
import { readTotalLabel } from '../totals/total-words.ts';
import { RowWatch } from '../totals.ts';
import { type Cells, filledCells, findValueColumns, firstText, isBlank } from './cells.ts';
import type { ColumnRange, SourceRow } from './layout.ts';
import { isWordedNote, mayBeNote, type RowsAbove } from './notes.ts';
import { type Scale, scaleOf } from './scale-line.ts';

/** Decides of each row whether it has the shape of the table; for files whose rows may be longer or shorter. */
export interface RowLengths {
  /** The cells to keep, or null where the row was left out and told. */
  fit(row: SourceRow): Cells | null;
  tell(): void;
}

export interface TableParts {
  name: string;
  target: ImportTarget;
  range: ColumnRange;
  start: TableStart;
  /** Rows that were looked at, without what stands above the header. */
  body: readonly Cells[];
  lengths?: RowLengths | undefined;
}

/** More lines below a table than these are rows of some kind. */
const mostNotes = 30;
const mostLines = 100;
const shownText = 40;

/** Takes the rows of one table below its header and passes them on, without what is none of them: notes and repeated headers. */
export class TableRows {
  readonly name: string;
  readonly range: ColumnRange;
  readonly #parts: TableParts;
  readonly #sink: RowSink;
  readonly #watch: RowWatch;
  readonly #above: RowsAbove & { hasSparseRows: boolean; longest: number[] };
  readonly #header: string;
  #held: SourceRow[] = [];
  /** A total came below the notes that are held: they are notes still. */
  #isBelowNotes = false;
  readonly #repeated: number[] = [];
  readonly #hidden = { count: 0, lines: [] as number[] };
  rows = 0;

  private constructor(parts: TableParts, sink: RowSink) {
    const { name, range, start, body } = parts;
    this.name = name;
    this.range = range;
    this.#parts = parts;
    this.#sink = sink;
    const width = start.columns.length;
    this.#watch = new RowWatch(name, start.columns, parts.target);
    this.#above = {
      width,
      hasSparseRows: false,
      longest: [],
      valueColumns: new Set(findValueColumns(body, width).map(({ column }) => column)),
    };
    this.#header = headerText(start.columns);
  }

  static async open(parts: TableParts): Promise<TableRows> {
    const { columns, units, scale } = parts.start;
    const sink = await parts.target.openTable(parts.name, declareColumns(columns, units, scale));
    return new TableRows(parts, sink);
  }

  /** @param row with the cells of this table's columns alone */
  add(row: SourceRow): Promise<void> | undefined {
    const { target } = this.#parts;
    if (this.#isHeaderAgain(row)) {
      this.#repeated.push(row.line);
      return undefined;
    }
    const isApart = row.isAfterGap || this.#held.length > 0;
    const mayWait = this.#held.length < mostNotes && mayBeNote(row.cells, isApart, this.#above);
    if (mayWait && !target.keepsRow?.(this.name, row.line)) {
      this.#held.push(row);
      return undefined;
    }
    if (this.#held.length === 0) return this.#write(row);
    if (this.#isTotalBelowNotes(row)) {
      this.#isBelowNotes = true;
      return this.#write(row);
    }
    return this.#release(row);
  }

  /** Whether the table has rows. */
  async close(): Promise<boolean> {
    // Notes alone are rows of a table of texts.
    if (this.rows === 0) await this.#release();
    this.#parts.lengths?.tell();
    this.#tellNotes();
    this.#tellRepeated();
    this.#tellHidden();
    if (this.rows > 0) await this.#watch.tell(this.#sink);
    await this.#sink.close();
    return this.rows > 0;
  }

  /** Rows that looked like notes and have others below them. */
  async #release(next?: SourceRow): Promise<void> {
    const held = this.#held;
    this.#held = [];
    this.#isBelowNotes = false;
    for (const row of held) await this.#write(row);
    if (next !== undefined) await this.#write(next);
  }

  /** `prepared by finance` between the rows and their total is a note as well. */
  #isTotalBelowNotes({ cells }: SourceRow): boolean {
    const label = readTotalLabel(firstText(cells));
    const isTotal = label?.kind === 'total' && label.rest === '' && filledCells(cells) >= 2;
    return isTotal && !this.#isBelowNotes && this.#held.every(({ cells: held }) => isWordedNote(held));
  }

  #write(row: SourceRow): Promise<void> | undefined {
    const { lengths } = this.#parts;
    const cells = lengths === undefined ? row.cells : lengths.fit(row);
    if (cells === null) return undefined;
    this.rows += 1;
    if (row.isHidden === true) {
      this.#hidden.count += 1;
      if (this.#hidden.lines.length <= mostLines) this.#hidden.lines.push(row.line);
    }
    this.#measure(cells);
    this.#watch.add(cells, row.line, row);
    return this.#sink.add(cells, row.line);
  }

  #measure(cells: Cells): void {
    const { longest } = this.#above;
    let filled = 0;
    for (const [column, cell] of cells.entries()) {
      if (cell === null || cell === '') continue;
      filled += 1;
      if (cell.length > (longest[column] ?? 0)) longest[column] = cell.length;
    }
    if (filled === 1) this.#above.hasSparseRows = true;
  }

  #isHeaderAgain({ cells, line }: SourceRow): boolean {
    const { start, target } = this.#parts;
    if (!start.hasHeader || filledCells(start.columns) < 2 || cells[0]?.trim() !== start.columns[0])
      return false;
    return headerText(cells) === this.#header && !target.keepsRow?.(this.name, line);
  }

  #tellNotes(): void {
    const [first] = this.#held;
    if (first === undefined) return;
    const isOne = this.#held.length === 1;
    const said = this.#held.map(({ cells }) => firstText(cells)).find((text) => scaleOf(text) !== null);
    if (said !== undefined && this.#parts.start.scale?.unit !== scaleOf(said))
      this.#parts.target.warn(
        `A note below "${this.name}" says "${shorten(said)}": its numbers may be meant in ${scaleOf(said)}, which does not stand with them here.`,
        { kind: 'unit', table: this.name },
      );
    this.#parts.target.decide(
      `Below the table "${this.name}" ${isOne ? 'stands a note' : 'stand notes'} ("${shorten(firstText(first.cells))}"). ${isOne ? 'It was' : 'They were'} left out of its rows.`,
      this.#place(
        'note',
        this.#held.map(({ line }) => line),
      ),
    );
  }

  #tellRepeated(): void {
    const count = this.#repeated.length;
    if (count === 0) return;
    this.#parts.target.decide(
      `The header of "${this.name}" comes again among its rows (${count.toLocaleString('en')} ${count === 1 ? 'time' : 'times'}) and was left out there.`,
      this.#place('header', this.#repeated),
    );
  }

  /** Who sees the sheet sees a total without them, or with them, by how it was made: which one is meant nobody can tell. */
  #tellHidden(): void {
    const { count, lines } = this.#hidden;
    if (count === 0) return;
    const [line] = lines;
    this.#parts.target.warn(
      `${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'} of "${this.name}" ${count === 1 ? 'is' : 'are'} hidden in the sheet and ${count === 1 ? 'was' : 'were'} read too.`,
      {
        kind: 'shape',
        table: this.name,
        ...(line !== undefined && { line }),
        ...(count <= mostLines && { fix: { kind: 'dropRows' as const, lines: [...lines] } }),
      },
    );
  }

  #place(kind: 'note' | 'header', lines: readonly number[]): FindingPlace {
    const [line] = lines;
    return {
      kind,
      table: this.name,
      ...(line !== undefined && { line }),
      ...(lines.length <= mostLines && { fix: { kind: 'keepRows' as const, lines: [...lines] } }),
    };
  }
}

/** Columns as the target takes them, with their units. */
export function declareColumns(names: readonly string[], units: readonly (string | null)[], scale?: Scale) {
  return names.map((name, column) => {
    const unit = units[column] ?? (scale?.columns.includes(column) ? scale.unit : null);
    if (unit === null) return { name };
    // A percent is a fraction where it is a unit; here the numbers stand as they are written.
    return /[%‰]|percent|prozent|pct/i.test(unit) ? { name: `${name} (%)` } : { name, unit };
  });
}

/** Names of a header as one text, to be compared. */
export function headerText(cells: Cells): string {
  const end = cells.findLastIndex((cell) => !isBlank(cell));
  return cells
    .slice(0, end + 1)
    .map((cell) => cell?.trim() ?? '')
    .join('\u001f');
}

function shorten(text: string): string {
  return text.length > shownText ? `${text.slice(0, shownText - 1)}…` : text;
}

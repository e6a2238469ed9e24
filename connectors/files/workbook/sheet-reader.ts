import type { ImportTarget, RowSink } from '../../connector.ts';
import { findTableStart } from '../header.ts';
import { RowWatch } from '../totals.ts';
import { MergedCells, type MergedRange } from './merged-cells.ts';

/** Rows looked at before the header is decided. */
const headRows = 200;

/** A row of a sheet as texts; cells behind the last filled one are left out. */
export interface SheetRow {
  cells: (string | null)[];
  /** Row number in the sheet, 1-based. */
  line: number;
  /** Cells that hold an error such as #N/A; they are empty in `cells`. */
  errors: number;
  /** Formulas without a stored result. */
  formulas: number;
  isHidden: boolean;
  /** One of its cells is bold or has a border above. */
  isMarked?: boolean;
  /** The workbook declares it the totals row of a table, or a formula of it adds up the rows above. */
  isDeclared?: boolean;
}

/** Takes the rows of one sheet in order, finds where its table begins, and passes the rest on. */
export class SheetReader {
  readonly #name: string;
  readonly #target: ImportTarget;
  readonly #merged: MergedCells;
  #head: SheetRow[] | null = [];
  #sink: RowSink | null = null;
  #watch: RowWatch | null = null;
  #rows = 0;
  /** Columns to the left of the table, empty in all rows that were looked at. */
  #left = 0;
  readonly #errors = { count: 0, line: 0 };
  readonly #formulas = { count: 0, line: 0 };
  readonly #hidden = { count: 0, line: 0 };

  constructor(name: string, target: ImportTarget, merged: readonly MergedRange[] = []) {
    this.#name = name;
    this.#target = target;
    this.#merged = new MergedCells(merged);
  }

  async add(row: SheetRow): Promise<void> {
    this.#merged.fill(row.cells, row.line);
    while (row.cells.length > 0 && isEmpty(row.cells.at(-1))) row.cells.pop();
    note(this.#errors, row.errors, row.line);
    note(this.#formulas, row.formulas, row.line);
    note(this.#hidden, row.isHidden && row.cells.length > 0 ? 1 : 0, row.line);
    if (this.#head === null) return this.#writeBelowHead(row);
    this.#head.push(row);
    if (this.#head.length >= headRows) await this.#begin(this.#head);
  }

  /** False where the sheet holds no table: nothing, a lone title, or a header without rows. */
  async finish(): Promise<boolean> {
    if (this.#head !== null) await this.#begin(this.#head);
    if (this.#sink === null) return false;
    if (this.#rows > 0) await this.#watch?.tell(this.#sink);
    await this.#sink.close();
    if (this.#rows === 0) return false;
    this.#tellCells();
    return true;
  }

  async #begin(head: SheetRow[]): Promise<void> {
    this.#head = null;
    this.#left = leftMargin(head);
    for (const row of head) row.cells.splice(0, this.#left);
    const width = Math.max(0, ...head.map((row) => row.cells.length));
    if (width === 0) return;
    const body = head.slice(1);
    if (body.every((row) => row.cells.length === 0) && head.length < 2) return;
    const start = findTableStart(
      head.map((row) => row.cells),
      width,
    );
    this.#tellStart(start.hasHeader, start.titleRows);
    this.#sink = await this.#target.openTable(
      this.#name,
      start.columns.map((name) => ({ name })),
    );
    this.#watch = new RowWatch(this.#name, start.columns, this.#target);
    for (const row of head.slice(start.firstData)) await this.#write(row);
  }

  #tellStart(hasHeader: boolean, titleRows: number): void {
    const place = { kind: 'header', table: this.#name } as const;
    if (!hasHeader)
      this.#target.decide(
        `Sheet "${this.#name}" has no header row; its columns are named Column 1, Column 2 and so on.`,
        place,
      );
    if (titleRows > 0) {
      this.#target.decide(
        `In sheet "${this.#name}", ${titleRows} ${titleRows === 1 ? 'row' : 'rows'} above the ${hasHeader ? 'header' : 'table'} ${titleRows === 1 ? 'was' : 'were'} left out.`,
        place,
      );
    }
  }

  #tellCells(): void {
    const sheet = `In sheet "${this.#name}"`;
    const table = this.#name;
    if (this.#errors.count > 0) {
      const isOne = this.#errors.count === 1;
      const cells = isOne ? '1 cell holds an error' : `${count(this.#errors)} cells hold errors`;
      this.#target.warn(
        `${sheet}, ${cells} such as #N/A or #DIV/0! and ${isOne ? 'is' : 'are'} read as empty.`,
        { kind: 'sheetError', table, line: this.#errors.line },
      );
    }
    if (this.#formulas.count > 0) {
      const isOne = this.#formulas.count === 1;
      this.#target.warn(
        `${sheet}, ${count(this.#formulas)} ${isOne ? 'formula has' : 'formulas have'} no stored result and ${isOne ? 'is' : 'are'} read as empty. Open the workbook in a spreadsheet program and save it.`,
        { kind: 'sheetError', table, line: this.#formulas.line },
      );
    }
    if (this.#merged.filled > 0) {
      this.#target.decide(
        `${sheet}, ${this.#merged.filled.toLocaleString('en')} ${this.#merged.filled === 1 ? 'row' : 'rows'} of merged cells got the text that their merge shows.`,
        { kind: 'mergedCells', table, line: this.#merged.firstLine },
      );
    }
    if (this.#merged.numbers > 0) {
      this.#target.warn(
        `${sheet}, ${this.#merged.numbers.toLocaleString('en')} merged ${this.#merged.numbers === 1 ? 'cell holds a number that stands' : 'cells hold numbers that stand'} in the first row of the merge only.`,
        { kind: 'mergedCells', table },
      );
    }
    if (this.#hidden.count > 0) {
      const isOne = this.#hidden.count === 1;
      this.#target.decide(
        `${sheet}, ${count(this.#hidden)} hidden ${isOne ? 'row was' : 'rows were'} read too.`,
        { kind: 'shape', table, line: this.#hidden.line },
      );
    }
  }

  async #writeBelowHead(row: SheetRow): Promise<void> {
    const margin = row.cells.splice(0, this.#left);
    if (margin.some((cell) => !isEmpty(cell)))
      this.#target.reject(this.#name, row.line, 'A cell stands to the left of the table.');
    else await this.#write(row);
  }

  async #write(row: SheetRow): Promise<void> {
    if (row.cells.length === 0 || this.#sink === null) return;
    this.#rows += 1;
    this.#watch?.add(row.cells, row.line, row);
    const written = this.#sink.add(row.cells, row.line);
    if (written !== undefined) await written;
  }
}

function leftMargin(rows: readonly SheetRow[]): number {
  const firsts = rows
    .map(({ cells }) => cells.findIndex((cell) => !isEmpty(cell)))
    .filter((first) => first !== -1);
  return firsts.length === 0 ? 0 : firsts.reduce((least, first) => Math.min(least, first));
}

function note(seen: { count: number; line: number }, found: number, line: number): void {
  if (found === 0) return;
  seen.count += found;
  seen.line ||= line;
}

function count(seen: { count: number }): string {
  return seen.count.toLocaleString('en');
}

function isEmpty(cell: string | null | undefined): boolean {
  return cell === null || cell === undefined || cell === '';
}

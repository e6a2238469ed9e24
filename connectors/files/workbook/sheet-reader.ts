import type { ImportTarget } from '../../connector.ts';
import { TablesReader } from '../shape/tables-reader.ts';
import { MergedCells, type MergedRange } from './merged-cells.ts';

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
  /** How far in its outline sets it. */
  level?: number;
  /** The workbook declares it the totals row of a table, or a formula of it adds up the rows above. */
  isDeclared?: boolean;
}

/** Takes the rows of one sheet in order, gives its merged cells their texts, and hands the rows to whoever finds its tables. */
export class SheetReader {
  readonly #name: string;
  readonly #target: ImportTarget;
  readonly #merged: MergedCells;
  readonly #tables: TablesReader;
  #line = 0;
  readonly #errors = { count: 0, line: 0 };
  readonly #formulas = { count: 0, line: 0 };

  constructor(name: string, target: ImportTarget, ranges: readonly MergedRange[] = []) {
    this.#name = name;
    this.#target = target;
    const merged = new MergedCells(ranges);
    this.#merged = merged;
    this.#tables = new TablesReader({
      name,
      target,
      words: 'row',
      ...(ranges.length > 0 && { spansOf: (line) => merged.spansOf(line) }),
    });
  }

  /** Await what is returned, if anything: see RowSink. */
  add(row: SheetRow): Promise<void> | undefined {
    this.#merged.fill(row.cells, row.line);
    while (row.cells.length > 0 && isEmpty(row.cells.at(-1))) row.cells.pop();
    note(this.#errors, row.errors, row.line);
    note(this.#formulas, row.formulas, row.line);
    // Rows that hold nothing may be left out of the file: then the numbers of the rows tell of them.
    if (row.line > this.#line + 1) this.#tables.gap();
    this.#line = row.line;
    return this.#tables.add(row.cells, row.line, row);
  }

  /** False where the sheet holds no table: nothing, a lone title, or a header without rows. */
  async finish(): Promise<boolean> {
    const found = await this.#tables.finish();
    if (found > 0) this.#tellCells();
    return found > 0;
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
  }
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

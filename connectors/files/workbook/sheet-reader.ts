import type { ImportTarget, RowSink } from '../../connector.ts';
import { findTableStart } from '../header.ts';
import { warnOfTotals } from '../totals.ts';
import { cellText, isSheetError } from './cell-text.ts';

/** Rows looked at before the header is decided. */
const headRows = 200;

type TextRow = (string | null)[];

/** Takes the rows of one sheet in order, finds where its table begins, and passes the rest on. */
export class SheetReader {
  readonly #name: string;
  readonly #target: ImportTarget;
  #head: TextRow[] | null = [];
  #sink: RowSink | null = null;
  #last: TextRow[] = [];
  #errors = 0;

  constructor(name: string, target: ImportTarget) {
    this.#name = name;
    this.#target = target;
  }

  async add(values: readonly unknown[]): Promise<void> {
    const row = this.#toText(values);
    if (this.#head === null) return this.#write(row);
    this.#head.push(row);
    if (this.#head.length >= headRows) await this.#begin(this.#head);
  }

  /** False where the sheet holds no table: nothing, a lone title, or a header without rows. */
  async finish(): Promise<boolean> {
    if (this.#head !== null) await this.#begin(this.#head);
    if (this.#sink === null) return false;
    await this.#sink.close();
    warnOfTotals(this.#name, this.#last, this.#target);
    if (this.#errors > 0) {
      const cells =
        this.#errors === 1
          ? '1 cell holds an error'
          : `${this.#errors.toLocaleString('en')} cells hold errors`;
      this.#target.warn(
        `In sheet "${this.#name}", ${cells} such as #N/A or #DIV/0! and ${this.#errors === 1 ? 'is' : 'are'} read as empty.`,
      );
    }
    return this.#last.length > 0;
  }

  #toText(values: readonly unknown[]): TextRow {
    const row = values.map((value) => {
      if (isSheetError(value)) this.#errors += 1;
      return cellText(value);
    });
    while (row.length > 0 && isEmpty(row.at(-1))) row.pop();
    return row;
  }

  async #begin(head: TextRow[]): Promise<void> {
    this.#head = null;
    const width = Math.max(0, ...head.map((row) => row.length));
    if (width === 0) return;
    const body = head.slice(1);
    if (body.every((row) => row.length === 0) && head.length < 2) return;
    const start = findTableStart(head, width);
    this.#tell(start.hasHeader, start.titleRows);
    this.#sink = await this.#target.openTable(
      this.#name,
      start.columns.map((name) => ({ name })),
    );
    for (const row of head.slice(start.firstData)) await this.#write(row);
  }

  #tell(hasHeader: boolean, titleRows: number): void {
    if (!hasHeader)
      this.#target.decide(
        `Sheet "${this.#name}" has no header row; its columns are named Column 1, Column 2 and so on.`,
      );
    if (titleRows > 0) {
      this.#target.decide(
        `In sheet "${this.#name}", ${titleRows} ${titleRows === 1 ? 'row' : 'rows'} above the header ${titleRows === 1 ? 'was' : 'were'} left out.`,
      );
    }
  }

  async #write(row: TextRow): Promise<void> {
    if (row.length === 0 || this.#sink === null) return;
    this.#last.push(row);
    if (this.#last.length > 3) this.#last.shift();
    const written = this.#sink.add(row);
    if (written !== undefined) await written;
  }
}

function isEmpty(cell: string | null | undefined): boolean {
  return cell === null || cell === undefined || cell === '';
}

import { AppError } from '#kernel/errors.ts';
import { plainFormat } from './cell-format.ts';
import { numberCellText } from './cell-text.ts';
import type { SheetRow } from './sheet-reader.ts';
import { unescapeText, type WorkbookParts } from './workbook-parts.ts';

/** What a spreadsheet can have. */
const mostColumns = 16_384;

/** Makes rows of texts from the cells of a sheet, in whatever way their XML is read. */
export class RowBuilder {
  readonly #parts: WorkbookParts;
  #rows: SheetRow[] = [];
  #row: SheetRow | null = null;
  #line = 0;
  #column = 0;
  /** Of the cell that is open: its type, the number of its style, what it holds, and whether a formula gave that. */
  type = '';
  style = 0;
  value = '';
  hasFormula = false;
  /** Its formula, as far as it was read. */
  formula = '';

  constructor(parts: WorkbookParts) {
    this.#parts = parts;
  }

  takeRows(): SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  /** @param line as the row names it, from 1; the next one where it names none */
  openRow(line: number | null, isHidden: boolean, level = 0): void {
    this.#line = line ?? this.#line + 1;
    this.#row = {
      cells: [],
      line: this.#line,
      errors: 0,
      formulas: 0,
      isHidden,
      ...(level > 0 && { level }),
    };
    this.#column = -1;
  }

  closeRow(): void {
    if (this.#row !== null) this.#rows.push(this.#row);
    this.#row = null;
  }

  /** Takes an open row back; it may be opened again. */
  dropRow(): void {
    if (this.#row !== null) this.#line -= 1;
    this.#row = null;
  }

  /** @param column as the cell names it, from 0; the next one where it names none */
  openCell(column: number | null): void {
    this.#column = column ?? this.#column + 1;
    if (this.#column >= mostColumns) {
      throw new AppError(
        'tooLarge',
        `A sheet of the workbook names more than ${mostColumns.toLocaleString('en')} columns. Split it and upload the parts.`,
      );
    }
    this.type = 'n';
    this.style = 0;
    this.value = '';
    this.hasFormula = false;
    this.formula = '';
  }

  closeCell(): void {
    const row = this.#row;
    if (row === null) return;
    if (this.hasFormula && this.value === '' && this.type !== 'str') row.formulas += 1;
    const text = this.#cellText(row);
    if (text === null || text === '') return;
    while (row.cells.length < this.#column) row.cells.push(null);
    row.cells[this.#column] = text;
    const indent = this.#parts.indents[this.style] ?? 0;
    if (indent > 0 && row.cells.findIndex((cell) => cell !== null) === this.#column)
      row.level = (row.level ?? 0) + indent;
    if (this.#parts.marked[this.style] === true) row.isMarked = true;
    if (this.formula !== '' && addsUpRowsAbove(this.formula, this.#column, row.line)) row.isDeclared = true;
  }

  #cellText(row: SheetRow): string | null {
    const { value } = this;
    switch (this.type) {
      case 's':
        return value === '' ? null : (this.#parts.strings[Number(value)] ?? null);
      case 'inlineStr':
        return value;
      case 'str':
        return unescapeText(value);
      case 'b':
        return value === '' ? null : value === '1' || value === 'true' ? 'true' : 'false';
      case 'e':
        row.errors += 1;
        return null;
      case 'd':
        return value.replace(/T00:00:00(?:\.0+)?Z?$/, '');
      default:
        if (value === '') return null;
        return numberCellText(
          value.trim(),
          this.#parts.formats[this.style] ?? plainFormat,
          this.#parts.is1904,
        );
    }
  }
}

/**
 * `SUM(B2:B9)` in column B below row 9, `SUBTOTAL(109,[Units])`: a formula that adds up the rows above it. A sum along the row,
 * and one that runs on in every row, are none.
 * @param column from 0; @param line from 1
 */
export function addsUpRowsAbove(formula: string, column: number, line: number): boolean {
  const [, name = '', inner = ''] = sumFormula.exec(formula) ?? [];
  if (name === '') return false;
  if (/^\[[^\]@#]+\]$|^\w+\[[^\]@#]+\]$/.test(inner)) return name !== 'SUM';
  const [, from = '', first = '', to = '', last = ''] = range.exec(inner) ?? [];
  if (from === '' || from !== to || columnAt(from, 0, from.length) !== column) return false;
  return Number(last) < line && Number(last) > Number(first) && (name !== 'SUM' || !inner.includes('$'));
}

const sumFormula = /^=?(SUM|SUBTOTAL|AGGREGATE)\((?:\d+,)*([^,()]+)\)$/;
const range = /^\$?([A-Z]{1,3})\$?(\d+):\$?([A-Z]{1,3})\$?(\d+)$/;

const zero = 48;
const nine = 57;
const a = 65;

/** The column that a reference such as `AB12` names, from 0; null where it names none. Asked for every cell of a sheet. */
export function columnAt(text: string, start: number, end: number): number | null {
  let index = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= zero && code <= nine) break;
    index = index * 26 + code - a + 1;
  }
  return index === 0 ? null : index - 1;
}

import { AppError } from '#kernel/errors.ts';
import { plainFormat } from './cell-format.ts';
import { numberCellText } from './cell-text.ts';
import type { Archive } from './check-archive.ts';
import { type MergedRange, parseRange } from './merged-cells.ts';
import type { SheetRow } from './sheet-reader.ts';
import { asDamage, partParser, TextCollector, unescapeText, type WorkbookParts } from './workbook-parts.ts';

/** What a spreadsheet can have. */
const mostColumns = 16_384;
/** Merged cells are listed behind the rows: larger sheets, which are exports and have none, are not read twice for them. */
const mergesUpToBytes = 32e6;

/** The rows of a sheet in order, as texts, row by row: memory does not grow with the sheet. */
export async function* readSheetRows(
  archive: Archive,
  path: string,
  parts: WorkbookParts,
): AsyncGenerator<SheetRow> {
  const stream = archive.open(path);
  if (stream === null) return;
  const builder = new RowBuilder(parts);
  const parser = partParser({
    open: (name, attributes) => builder.open(name, attributes),
    text: (text) => builder.text(text),
    close: (name) => builder.close(name),
  });
  const decoder = new TextDecoder();
  try {
    for await (const chunk of stream) {
      parser.write(decoder.decode(chunk, { stream: true }));
      yield* builder.takeRows();
    }
    parser.close();
    yield* builder.takeRows();
  } catch (error) {
    throw asDamage(error);
  }
}

class RowBuilder {
  readonly #parts: WorkbookParts;
  readonly #rich = new TextCollector();
  #rows: SheetRow[] = [];
  #row: SheetRow | null = null;
  #line = 0;
  #column = 0;
  #type = '';
  #style = 0;
  #value = '';
  #isInValue = false;
  #hasFormula = false;
  #isInline = false;

  constructor(parts: WorkbookParts) {
    this.#parts = parts;
  }

  takeRows(): SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, attributes: Record<string, string>): void {
    switch (name) {
      case 'row':
        this.#line = attributes.r === undefined ? this.#line + 1 : Number(attributes.r);
        this.#row = {
          cells: [],
          line: this.#line,
          errors: 0,
          formulas: 0,
          isHidden: attributes.hidden === '1' || attributes.hidden === 'true',
        };
        this.#column = -1;
        return;
      case 'c':
        this.#beginCell(attributes);
        return;
      case 'v':
        this.#isInValue = true;
        return;
      case 'f':
        this.#hasFormula = true;
        return;
      case 'is':
        this.#isInline = true;
        return;
      default:
        if (this.#isInline) this.#rich.open(name);
    }
  }

  text(text: string): void {
    if (this.#isInValue) this.#value += text;
    else if (this.#isInline) this.#rich.add(text);
  }

  close(name: string): void {
    switch (name) {
      case 'row':
        if (this.#row !== null) this.#rows.push(this.#row);
        this.#row = null;
        return;
      case 'c':
        this.#endCell();
        return;
      case 'v':
        this.#isInValue = false;
        return;
      case 'is':
        this.#isInline = false;
        this.#value = this.#rich.take();
        return;
      default:
        if (this.#isInline) this.#rich.close(name);
    }
  }

  #beginCell(attributes: Record<string, string>): void {
    this.#column = columnAt(attributes.r, this.#column + 1);
    if (this.#column >= mostColumns) {
      throw new AppError(
        'tooLarge',
        `A sheet of the workbook names more than ${mostColumns.toLocaleString('en')} columns. Split it and upload the parts.`,
      );
    }
    this.#type = attributes.t ?? 'n';
    this.#style = attributes.s === undefined ? 0 : Number(attributes.s);
    this.#value = '';
    this.#hasFormula = false;
  }

  #endCell(): void {
    const row = this.#row;
    if (row === null) return;
    if (this.#hasFormula && this.#value === '' && this.#type !== 'str') row.formulas += 1;
    const text = this.#cellText(row);
    if (text === null || text === '') return;
    while (row.cells.length < this.#column) row.cells.push(null);
    row.cells[this.#column] = text;
  }

  #cellText(row: SheetRow): string | null {
    const value = this.#value;
    switch (this.#type) {
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
          this.#parts.formats[this.#style] ?? plainFormat,
          this.#parts.is1904,
        );
    }
  }
}

const zero = 48;
const nine = 57;
const a = 65;

/** The column that a reference such as `AB12` names, from 0; the next one where there is none. Asked for every cell of a sheet. */
function columnAt(reference: string | undefined, next: number): number {
  if (reference === undefined) return next;
  let index = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const code = reference.charCodeAt(at);
    if (code >= zero && code <= nine) break;
    index = index * 26 + code - a + 1;
  }
  return index === 0 ? next : index - 1;
}

/** The merged cells of a sheet; none are looked for in very large ones. */
export async function readMergedRanges(archive: Archive, path: string): Promise<MergedRange[]> {
  if (archive.sizeOf(path) > mergesUpToBytes) return [];
  const stream = archive.open(path);
  if (stream === null) return [];
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const end = bytes.lastIndexOf('sheetData>');
  const tail = bytes.subarray(Math.max(0, end)).toString('utf8');
  return [...tail.matchAll(/mergeCell\s[^>]*?ref="([^"]+)"/g)].flatMap((match) => {
    const range = parseRange(match[1] ?? '');
    return range === null ? [] : [range];
  });
}

import type { Archive } from './check-archive.ts';
import { type MergedRange, parseRange } from './merged-cells.ts';
import { PlainRows } from './plain-rows.ts';
import { columnAt, RowBuilder } from './row-builder.ts';
import type { SheetRow } from './sheet-reader.ts';
import { asDamage, partParser, TextCollector, type WorkbookParts } from './workbook-parts.ts';

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
  const parsed = new ParsedRows(builder);
  const parser = partParser({
    open: (name, attributes) => parsed.open(name, attributes),
    text: (text) => parsed.text(text),
    close: (name) => parsed.close(name),
  });
  const plain = new PlainRows(builder, (text) => parser.write(text));
  const decoder = new TextDecoder();
  try {
    for await (const chunk of stream) {
      plain.write(decoder.decode(chunk, { stream: true }));
      yield* builder.takeRows();
    }
    plain.close();
    parser.close();
    yield* builder.takeRows();
  } catch (error) {
    throw asDamage(error);
  }
}

/** What a parser tells of the rows, for the builder: local names, all that a cell may hold. */
class ParsedRows {
  readonly #builder: RowBuilder;
  readonly #rich = new TextCollector();
  #isInValue = false;
  #isInFormula = false;
  #isInline = false;

  constructor(builder: RowBuilder) {
    this.#builder = builder;
  }

  open(name: string, attributes: Record<string, string>): void {
    const { r, s, t, hidden, outlineLevel } = attributes;
    switch (name) {
      case 'row':
        this.#builder.openRow(
          r === undefined ? null : Number(r),
          hidden === '1' || hidden === 'true',
          Number(outlineLevel ?? 0) || 0,
        );
        return;
      case 'c':
        this.#builder.openCell(r === undefined ? null : columnAt(r, 0, r.length));
        if (t !== undefined) this.#builder.type = t;
        if (s !== undefined) this.#builder.style = Number(s);
        return;
      case 'v':
        this.#isInValue = true;
        return;
      case 'f':
        this.#builder.hasFormula = true;
        this.#isInFormula = true;
        return;
      case 'is':
        this.#isInline = true;
        return;
      default:
        if (this.#isInline) this.#rich.open(name);
    }
  }

  text(text: string): void {
    if (this.#isInValue) this.#builder.value += text;
    else if (this.#isInFormula) this.#builder.formula += text;
    else if (this.#isInline) this.#rich.add(text);
  }

  close(name: string): void {
    switch (name) {
      case 'row':
        this.#builder.closeRow();
        return;
      case 'c':
        this.#builder.closeCell();
        return;
      case 'v':
        this.#isInValue = false;
        return;
      case 'f':
        this.#isInFormula = false;
        return;
      case 'is':
        this.#isInline = false;
        this.#builder.value = this.#rich.take();
        return;
      default:
        if (this.#isInline) this.#rich.close(name);
    }
  }
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

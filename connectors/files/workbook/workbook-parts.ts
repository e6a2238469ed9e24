import { SaxesParser } from 'saxes';
import { AppError } from '#kernel/errors.ts';
import { type CellFormat, formatOf, plainFormat } from './cell-format.ts';
import type { Archive } from './check-archive.ts';

export interface SheetEntry {
  name: string;
  isHidden: boolean;
  /** Its part of the archive. */
  path: string;
}

/** What the sheets of a workbook share. */
export interface WorkbookParts {
  sheets: SheetEntry[];
  /** Days are counted from 1904, as old Macintosh workbooks do. */
  is1904: boolean;
  /** Texts by their number. */
  strings: readonly string[];
  /** By the style number of a cell. */
  formats: readonly CellFormat[];
  /** By the style number of a cell: bold, or with a border above, as people set totals. */
  marked: readonly boolean[];
  /** How far in a style sets its text; absent for most. */
  indents: readonly (number | undefined)[];
}

/** Reads what comes before the sheets of an .xlsx. */
export async function readWorkbookParts(archive: Archive): Promise<WorkbookParts> {
  const root = await readRelations(archive, '_rels/.rels', '');
  const path = root.find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml';
  if (path.endsWith('.bin')) {
    throw new AppError('unreadable', 'The workbook is a binary one (.xlsb). Save it as .xlsx.');
  }
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  if (archive.sizeOf(path) === 0) throw noWorkbook(archive);
  const relations = await readRelations(archive, `${folder}_rels/${path.slice(folder.length)}.rels`, folder);
  const sheets: SheetEntry[] = [];
  let is1904 = false;
  await parsePart(archive, path, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = attributes.date1904 === '1' || attributes.date1904 === 'true';
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => /(?:^|:)id$/.test(key))?.[1];
      const target = relations.find((relation) => relation.id === id);
      if (target?.type === 'worksheet' && attributes.name !== undefined)
        sheets.push({
          name: attributes.name,
          isHidden: attributes.state === 'hidden' || attributes.state === 'veryHidden',
          path: target.path,
        });
    },
  });
  const pathOf = (type: string): string | undefined =>
    relations.find((relation) => relation.type === type)?.path;
  return {
    sheets,
    is1904,
    strings: await readStrings(archive, pathOf('sharedStrings')),
    ...(await readStyles(archive, pathOf('styles'))),
  };
}

/** What other archives hold, by a part that each of them has. */
const otherArchives: readonly (readonly [part: string, content: string])[] = [
  ['word/document.xml', 'a Word document. Export its table as .xlsx or .csv'],
  ['ppt/presentation.xml', 'a presentation. Export its table as .xlsx or .csv'],
  [
    'content.xml',
    'an OpenDocument file, which cannot be read. Open it in a spreadsheet program and save it as .xlsx',
  ],
  ['Index/Document.iwa', 'a Numbers or Pages document. Export it as .xlsx or .csv'],
];

function noWorkbook(archive: Archive): AppError {
  const found = otherArchives.find(([part]) => archive.sizeOf(part) > 0)?.[1];
  return new AppError(
    'unreadable',
    found === undefined
      ? 'The file is a zip archive that holds no Excel workbook, or the workbook is damaged. Unpack it, or save the workbook again as .xlsx.'
      : `The file is named like a workbook but its content is ${found}.`,
  );
}

export interface PartRelation {
  id: string;
  /** The last word of its address: `worksheet`, `styles`, `chartsheet`. */
  type: string;
  path: string;
}

/** The relations of a part that stands in a folder: what its `_rels` file names. */
export async function relationsOf(archive: Archive, path: string): Promise<PartRelation[]> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return readRelations(archive, `${folder}_rels/${path.slice(folder.length)}.rels`, folder);
}

async function readRelations(archive: Archive, path: string, folder: string): Promise<PartRelation[]> {
  const relations: PartRelation[] = [];
  await parsePart(archive, path, {
    open: (name, attributes) => {
      const { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode } = attributes;
      if (name !== 'Relationship' || mode === 'External') return;
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), path: resolvePath(folder, target) });
    },
  });
  return relations;
}

function resolvePath(folder: string, target: string): string {
  const parts: string[] = target.startsWith('/') ? [] : folder.split('/').filter((part) => part !== '');
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

async function readStrings(archive: Archive, path: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  if (path === undefined) return strings;
  const text = new TextCollector();
  await parsePart(archive, path, {
    open: (name) => text.open(name),
    text: (part) => text.add(part),
    close: (name) => {
      text.close(name);
      if (name === 'si') strings.push(text.take());
    },
  });
  return strings;
}

async function readStyles(
  archive: Archive,
  path: string | undefined,
): Promise<{ formats: CellFormat[]; marked: boolean[]; indents: number[] }> {
  const formats: CellFormat[] = [];
  const marked: boolean[] = [];
  const indents: number[] = [];
  if (path === undefined) return { formats, marked, indents };
  const codes = new Map<number, string>();
  const bold: boolean[] = [];
  const lined: boolean[] = [];
  let isInCells = false;
  await parsePart(archive, path, {
    open: (name, attributes) => {
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name === 'font') bold.push(false);
      if (name === 'b' && attributes.val !== '0' && attributes.val !== 'false') bold[bold.length - 1] = true;
      if (name === 'border') lined.push(false);
      if (name === 'top' && (attributes.style ?? 'none') !== 'none') lined[lined.length - 1] = true;
      if (name === 'cellXfs') isInCells = true;
      // It stands within the style that it belongs to.
      if (name === 'alignment' && isInCells) indents[marked.length - 1] = Number(attributes.indent ?? 0) || 0;
      if (name !== 'xf' || !isInCells) return;
      const id = Number(attributes.numFmtId ?? 0);
      formats.push(id === 0 ? plainFormat : formatOf(id, codes.get(id)));
      const { fontId = '0', borderId = '0' } = attributes;
      marked.push(bold[Number(fontId)] === true || lined[Number(borderId)] === true);
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return { formats, marked, indents };
}

/** Joins the `t` elements of a rich text; the reading aids (`rPh`) of Japanese texts are no part of them. */
export class TextCollector {
  #text = '';
  #isInText = false;
  #isAside = false;

  open(name: string): void {
    if (name === 't') this.#isInText = true;
    else if (name === 'rPh') this.#isAside = true;
  }

  add(part: string): void {
    if (this.#isInText && !this.#isAside) this.#text += part;
  }

  close(name: string): void {
    if (name === 't') this.#isInText = false;
    else if (name === 'rPh') this.#isAside = false;
  }

  take(): string {
    const text = unescapeText(this.#text);
    this.#text = '';
    return text;
  }
}

/** `_x000D_` stands for a character that XML cannot hold. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

export interface PartHandlers {
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** A parser of one part; what it finds is told by local names. */
export function partParser(handlers: PartHandlers): { write(text: string): unknown; close(): unknown } {
  const parser = new SaxesParser({ position: false });
  parser.on('error', (error) => {
    throw damaged(error);
  });
  const { open, text, close } = handlers;
  if (open !== undefined)
    parser.on('opentag', (tag) => open(localName(tag.name), tag.attributes as Record<string, string>));
  if (text !== undefined) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close !== undefined) parser.on('closetag', (tag) => close(localName(tag.name)));
  return parser;
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}

/** Streams one part through the handlers; a part that is not there has nothing to tell. */
export async function parsePart(archive: Archive, path: string, handlers: PartHandlers): Promise<void> {
  const stream = archive.open(path);
  if (stream === null) return;
  const parser = partParser(handlers);
  const decoder = new TextDecoder();
  try {
    for await (const chunk of stream) parser.write(decoder.decode(chunk, { stream: true }));
    parser.close();
  } catch (error) {
    throw asDamage(error);
  }
}

/** What reading a part threw, as a sentence; errors of the product and of size stay what they are. */
export function asDamage(error: unknown): unknown {
  return error instanceof AppError || error instanceof RangeError ? error : damaged(error);
}

export function damaged(cause: unknown): AppError {
  return new AppError(
    'unreadable',
    'The workbook is damaged: one of its parts cannot be read. Save it again in your spreadsheet program.',
    { cause },
  );
}

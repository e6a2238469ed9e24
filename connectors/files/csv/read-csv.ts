import { isUtf8 } from 'node:buffer';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type FileHandle, open, readFile, writeFile } from 'node:fs/promises';
import { AppError } from '#kernel/errors.ts';
import type { ImportTarget } from '../../connector.ts';
import { tellEncoding, toUtf8 } from '../encoding.ts';
import { findValueColumns, isBlank, isValueLike } from '../shape/cells.ts';
import { type FoundTables, findTables } from '../shape/find-tables.ts';
import type { SourceRow } from '../shape/layout.ts';
import { mayBeNote } from '../shape/notes.ts';
import { declareColumns, headerText } from '../shape/table-rows.ts';
import { TablesReader } from '../shape/tables-reader.ts';
import { tellStart } from '../shape/tell-start.ts';
import { mayHoldTotals, RowWatch } from '../totals.ts';
import { detectDialect } from './dialect.ts';
import {
  type Bytes,
  type CsvRow,
  parseCsv,
  parseCsvBytes,
  type RowForm,
  wholeCharacters,
} from './parse-csv.ts';
import { FileLengths } from './row-lengths.ts';

const headBytes = 192 * 1024;
const partBytes = 32 * 1024;
const headRows = 300;
const lastRows = 3;
const checkedAtOnce = 8 * 1024 * 1024;

/** Looked at before a file is read: its beginning, and rows of its middle and end, because files are often sorted. */
interface Parts {
  head: Buffer;
  /** Begin within a row. */
  others: Buffer[];
  isWhole: boolean;
}

/** What was decided from the parts. */
interface Reading {
  delimiter: string;
  /** Fields of most rows; null where the file itself names the delimiter. */
  width: number | null;
  /** The first rows, header and titles included. */
  rows: CsvRow[];
  /** The table that they begin with, or those. */
  found: FoundTables;
  /** Nothing of the first rows stands outside of these tables. */
  isAll: boolean;
}

/**
 * Reads a CSV into one table. Delimiter and header are decided from parts of the file, then the engine reads it whole
 * and checks every row; where encoding or rows are not regular, the file is converted, and rows pass through one by one,
 * each that does not fit being reported with its line.
 * @param temporaryPath where a converted copy may be written
 */
export async function readCsv(
  path: string,
  temporaryPath: string,
  tableName: string,
  target: ImportTarget,
): Promise<void> {
  const parts = await readParts(path);
  // A small file gains nothing from the engine's own reader, and rows that pass one by one are known by their lines.
  if (!parts.isWhole && isPlainUtf8(parts)) {
    const reading = decide(parts, tableName, target);
    if (await loadWhole(path, reading, parts, tableName, target)) {
      tellDelimiter(target, reading);
      return tellStarts(target, reading, tableName);
    }
  }
  const { bytes, parts: converted, hint, isConverted } = await readText(path, temporaryPath, target);
  const reading = decide(converted, tableName, target, hint.delimiter);
  tellDelimiter(target, reading);
  if (bytes !== null) return readRows(bytes, reading, hint.firstLine, tableName, target);
  const place = isConverted ? temporaryPath : path;
  if (isConverted && (await loadWhole(place, reading, converted, tableName, target)))
    return tellStarts(target, reading, tableName);
  using file = new FileBytes(place);
  await readRows(file, reading, hint.firstLine, tableName, target);
}

/** A text in UTF-8 without what is no part of its rows. */
interface ConvertedText {
  /** Null of a large file: it stands where it was, or converted at the temporary path. */
  bytes: Buffer | null;
  parts: Parts;
  hint: Hint;
  isConverted: boolean;
}

async function readText(path: string, temporaryPath: string, target: ImportTarget): Promise<ConvertedText> {
  const found = await readParts(path);
  if (!found.isWhole && isPlainUtf8(found) && isPlainThroughout(path))
    return { bytes: null, parts: found, hint: { delimiter: null, firstLine: 1 }, isConverted: false };
  const original = await readFile(path).catch((error: unknown) => {
    throw (error as { code?: string }).code === 'ERR_FS_FILE_TOO_LARGE' ? tooLarge(error) : error;
  });
  const decoded = toUtf8(original);
  const { bytes, decision } = decoded;
  tellEncoding(decoded, target);
  const { rest, ...hint } = splitHint(withoutNul(bytes, target));
  const isConverted = rest.length !== original.length || decision !== null;
  const parts = partsOf(rest);
  if (parts.isWhole) return { bytes: rest, parts, hint, isConverted };
  if (isConverted) await writeFile(temporaryPath, rest);
  return { bytes: null, parts, hint, isConverted };
}

/** What the parts promise, of all bytes: nothing need be converted, and the file need not be held in memory. */
function isPlainThroughout(path: string): boolean {
  using file = new FileBytes(path);
  for (let start = 0; start < file.length; ) {
    const isLast = start + checkedAtOnce >= file.length;
    const part = wholeCharacters(file.subarray(start, start + checkedAtOnce), isLast);
    if (part.length === 0 || !isUtf8(part) || part.includes(0)) return false;
    start += part.length;
  }
  return true;
}

/** Where encoding or NUL are not plain, they are decided over all bytes. */
function tooLarge(cause: unknown): AppError {
  return new AppError(
    'tooLarge',
    'A file of more than 2 GB is read only where it is UTF-8 and every line has as many fields as the header. Split the file, or export it anew.',
    { cause },
  );
}

/** A file read where it is asked for: by a process that has nothing else to do. */
class FileBytes {
  readonly #file: number;
  readonly length: number;

  constructor(path: string) {
    this.#file = openSync(path, 'r');
    this.length = fstatSync(this.#file).size;
  }

  subarray(start: number, end: number): Buffer {
    const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(end, this.length) - start));
    let read = 0;
    while (read < bytes.length) {
      const count = readSync(this.#file, bytes, read, bytes.length - read, start + read);
      if (count === 0) throw new Error('The file has become shorter while it was read.');
      read += count;
    }
    return bytes;
  }

  [Symbol.dispose](): void {
    closeSync(this.#file);
  }
}

/** NUL is no character of any text: broken exports pad with it. */
function withoutNul(bytes: Buffer, target: ImportTarget): Buffer {
  if (!bytes.includes(0)) return bytes;
  const kept = bytes.filter((byte) => byte !== 0);
  const removed = bytes.length - kept.length;
  target.warn(
    `${removed.toLocaleString('en')} NUL ${removed === 1 ? 'character was' : 'characters were'} removed from the text.`,
    { kind: 'encoding' },
  );
  return Buffer.from(kept);
}

async function readParts(path: string): Promise<Parts> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await readAt(file, 0, headBytes);
    if (size <= headBytes + 2 * partBytes)
      return { head: await readAt(file, 0, size), others: [], isWhole: true };
    const others = [
      await readAt(file, Math.floor(size / 2), partBytes),
      await readAt(file, size - partBytes, partBytes),
    ];
    return { head, others, isWhole: false };
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function partsOf(bytes: Buffer): Parts {
  if (bytes.length <= headBytes + 2 * partBytes) return { head: bytes, others: [], isWhole: true };
  const middle = Math.floor(bytes.length / 2);
  const others = [bytes.subarray(middle, middle + partBytes), bytes.subarray(bytes.length - partBytes)];
  // Copies: a view would keep the whole text in memory.
  return {
    head: Buffer.from(bytes.subarray(0, headBytes)),
    others: others.map((part) => Buffer.from(part)),
    isWhole: false,
  };
}

/** UTF-8 without mark, hint line or NUL in the parts. What lies between them is checked by the engine as it reads. */
function isPlainUtf8({ head, others, isWhole }: Parts): boolean {
  if (head[0] === 0xef || head[0] === 0xfe || head[0] === 0xff || splitHint(head).delimiter !== null)
    return false;
  const wholeLines = [isWhole ? head : head.subarray(0, head.lastIndexOf(10) + 1), ...others.map(innerLines)];
  return wholeLines.every((part) => isUtf8(part) && !part.includes(0));
}

/** What a first line said of the lines below it. */
interface Hint {
  delimiter: string | null;
  /** Physical line on which the rest begins. */
  firstLine: number;
}

/** Spreadsheets write `sep=;` as a first line to tell the delimiter. */
function splitHint(bytes: Buffer): Hint & { rest: Buffer } {
  const hint = /^"?sep=(.)"?\r?\n/i.exec(bytes.subarray(0, 16).toString('latin1'));
  if (hint?.[1] === undefined) return { rest: bytes, delimiter: null, firstLine: 1 };
  return { rest: bytes.subarray(hint[0].length), delimiter: hint[1], firstLine: 2 };
}

function decide(
  { head, isWhole }: Parts,
  tableName: string,
  target: ImportTarget,
  hinted: string | null = null,
): Reading {
  const text = (
    isWhole ? head : head.subarray(0, Math.max(head.lastIndexOf(10), head.lastIndexOf(13)) + 1)
  ).toString('utf8');
  const detected = hinted === null ? detectDialect(text) : null;
  const delimiter = hinted ?? detected?.delimiter ?? ',';
  const rows = takeRows(text, delimiter);
  if (rows.length === 0)
    throw new AppError('unreadable', 'The file holds no rows. Choose a file that holds data.');
  const width = detected?.width ?? null;
  const own = sourceRows(rows);
  const found = findTables(own, { target, widthOf: (some) => widthOf({ width, rows }, some) }, tableName);
  return { delimiter, width, rows, found, isAll: found.rows.length === own.length };
}

function sourceRows(rows: readonly CsvRow[]): SourceRow[] {
  const found: SourceRow[] = [];
  let next = rows[0]?.line ?? 1;
  let isAfterGap = false;
  for (const { cells, line, lines, isUnclosed } of rows) {
    isAfterGap ||= line > next;
    next = line + lines;
    if (cells.every(isBlank)) {
      isAfterGap = true;
      continue;
    }
    found.push({ cells, line, isAfterGap, isUnclosed });
    isAfterGap = false;
  }
  return found;
}

/** Fields of most rows of a table: of the file where it is the only one in it. */
function widthOf({ width, rows }: Pick<Reading, 'width' | 'rows'>, own: readonly SourceRow[]): number {
  const isOnly = own.length >= rows.filter(({ cells }) => !cells.every(isBlank)).length;
  if (isOnly && width !== null) return width;
  const counts = new Map<number, number>();
  for (const { cells } of own) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  if (isOnly) return Math.max(...counts.keys());
  return [...counts].reduce(([most, count], [fields, own]) =>
    own > count || (own === count && fields > most) ? [fields, own] : [most, count],
  )[0];
}

/** What tells a row of the table from a line of a value. */
function rowFormOf({ found, isAll }: Reading): RowForm | undefined {
  const [table] = found.tables;
  if (table === undefined || found.tables.length > 1 || !isAll) return undefined;
  const body = table.rows.slice(table.start.firstData).map(({ cells }) => cells);
  const { left } = table.range;
  return {
    width: found.beside?.width ?? table.start.columns.length + left,
    valueColumns: findValueColumns(body, table.start.columns.length).map(({ column }) => column + left),
    isValue: (field) => field === '' || isValueLike(field),
  };
}

function takeRows(text: string, delimiter: string): CsvRow[] {
  const rows: CsvRow[] = [];
  for (const row of parseCsv(text, delimiter)) {
    rows.push(row);
    if (rows.length === headRows) break;
  }
  return rows;
}

function tellDelimiter(target: ImportTarget, { delimiter, found }: Reading): void {
  const names: Record<string, string> = { ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' };
  const name = names[delimiter];
  if (found.tables[0]?.start.columns.length === 1)
    target.decide('The file is read as a single column: no delimiter splits its lines evenly.');
  else if (name !== undefined) target.decide(`The columns are separated by ${name}.`);
}

function tellStarts(target: ImportTarget, { found }: Reading, name: string): void {
  for (const { start, rows } of found.tables)
    tellStart({ name, target, words: 'line' }, name, start, rows, 1);
}

/** Hands the file to the engine. False where it cannot be: some row differs, or the engine skips other lines than the parser. */
async function loadWhole(
  path: string,
  reading: Reading,
  parts: Parts,
  tableName: string,
  target: ImportTarget,
): Promise<boolean> {
  const { delimiter, rows, found, isAll } = reading;
  const [table] = found.tables;
  if (table === undefined || !isAll || found.tables.length > 1 || table.range.left > 0) return false;
  if (found.beside !== undefined) return false;
  const { start } = table;
  const first = table.rows[start.firstData];
  // The engine skips physical lines: rows above the first must be one line each.
  if (first === undefined || rows.some((row) => row.line < first.line && (row.lines > 1 || row.isUnclosed)))
    return false;
  const ends = parts.others.map((part) => [...parseCsv(innerLines(part).toString('utf8'), delimiter)]);
  const body = [...table.rows.slice(start.firstData), ...ends.flat()];
  const sampleRows = body.map((row) => row.cells).filter((cells) => cells.length === start.columns.length);
  if (holdsOtherRows(start.columns, sampleRows)) return false;
  const columns = declareColumns(start.columns, start.units, start.scale);
  // Totals are found among rows that pass one by one.
  if (mayHoldTotals(sampleRows, columns.length)) return false;
  if (!(await target.loadCsv(tableName, columns, { path, delimiter, skipLines: first.line - 1, sampleRows })))
    return false;
  const watch = new RowWatch(tableName, start.columns, target);
  // Where the last lines stand was not counted: what they are can be told, but not offered to be dropped.
  for (const row of sampleRows.slice(-3)) watch.add(row);
  await watch.tell();
  return true;
}

/** Whether notes stand at the end, or the header comes again: then the rows pass one by one. */
function holdsOtherRows(columns: readonly string[], rows: readonly SourceRow['cells'][]): boolean {
  const header = headerText(columns);
  const width = columns.length;
  const valueColumns = new Set(findValueColumns(rows, width).map(({ column }) => column));
  return (
    rows
      .slice(-lastRows)
      .some((cells) => mayBeNote(cells, false, { width, hasSparseRows: true, longest: [], valueColumns })) ||
    (columns.some((name) => name !== '') && rows.some((cells) => headerText(cells) === header))
  );
}

/** The lines of a part, without the first, which the cut went through. */
function innerLines(part: Buffer): Buffer {
  return part.subarray(part.indexOf(10) + 1, part.lastIndexOf(10) + 1);
}

async function readRows(
  bytes: Bytes,
  reading: Reading,
  firstLine: number,
  tableName: string,
  target: ImportTarget,
): Promise<void> {
  const all: FileLengths[] = [];
  const tables = new TablesReader({
    name: tableName,
    target,
    words: 'line',
    widthOf: (own) => widthOf(reading, own),
    lengthsOf: (table, width, body) => {
      const lengths = new FileLengths(target, table, width, body);
      all.push(lengths);
      return lengths;
    },
  });
  const blank = { count: 0, firstLine: 0 };
  const [table] = reading.found.tables;
  const start = table?.rows[table.start.firstData]?.line ?? 0;
  let next = firstLine;
  for (const row of parseCsvBytes(bytes, reading.delimiter, firstLine, undefined, rowFormOf(reading))) {
    if (row.line > next) tables.gap();
    next = row.line + row.lines;
    if (row.line > start && row.cells.length > 1 && row.cells.every(isBlank)) {
      blank.count += 1;
      blank.firstLine ||= row.line;
    }
    const written = tables.add(row.cells, row.line, row);
    if (written !== undefined) await written;
  }
  const found = await tables.finish();
  if (found === 0 && all.some(({ unevenCount }) => unevenCount > 0)) {
    throw new AppError(
      'unreadable',
      'No line of the file has as many fields as its header. Check the delimiter and the quotes, and save the file again.',
    );
  }
  if (blank.count > 0) {
    target.decide(
      `${blank.count.toLocaleString('en')} ${blank.count === 1 ? 'line' : 'lines'} without any value ${blank.count === 1 ? 'was' : 'were'} left out.`,
      { kind: 'shape', table: tableName, line: blank.firstLine },
    );
  }
}

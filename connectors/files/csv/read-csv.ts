import { isUtf8 } from 'node:buffer';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type FileHandle, open, readFile, writeFile } from 'node:fs/promises';
import { AppError } from '#kernel/errors.ts';
import type { ImportTarget } from '../../connector.ts';
import { toUtf8 } from '../encoding.ts';
import { findTableStart, type TableStart } from '../header.ts';
import { mayHoldTotals, RowWatch } from '../totals.ts';
import { detectDialect } from './dialect.ts';
import { type Bytes, type CsvRow, parseCsv, parseCsvBytes, wholeCharacters } from './parse-csv.ts';
import { leavesOutEnds, PaddedRows } from './short-rows.ts';

const headBytes = 192 * 1024;
const partBytes = 32 * 1024;
const headRows = 300;
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
  start: TableStart;
  /** The first rows, header and titles included. */
  rows: CsvRow[];
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
    const reading = decide(parts);
    if (await loadWhole(path, reading, parts, tableName, target))
      return tellDecisions(target, reading, tableName);
  }
  const { bytes, parts: converted, hint, isConverted } = await readText(path, temporaryPath, target);
  const reading = decide(converted, hint.delimiter);
  tellDecisions(target, reading, tableName);
  if (bytes !== null) return readRows(bytes, reading, hint.firstLine, tableName, target);
  const place = isConverted ? temporaryPath : path;
  if (isConverted && (await loadWhole(place, reading, converted, tableName, target))) return;
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
  const { bytes, decision } = toUtf8(original);
  if (decision !== null) target.decide(decision);
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

function decide({ head, isWhole }: Parts, hinted: string | null = null): Reading {
  const text = (
    isWhole ? head : head.subarray(0, Math.max(head.lastIndexOf(10), head.lastIndexOf(13)) + 1)
  ).toString('utf8');
  const detected = hinted === null ? detectDialect(text) : null;
  const delimiter = hinted ?? detected?.delimiter ?? ',';
  const rows = takeRows(text, delimiter);
  if (rows.length === 0)
    throw new AppError('unreadable', 'The file holds no rows. Choose a file that holds data.');
  const width = detected?.width ?? Math.max(...rows.map((row) => row.cells.length));
  const start = findTableStart(
    rows.map((row) => row.cells),
    width,
  );
  return { delimiter, start: withoutBlankEnd(start, rows), rows };
}

/** Rows that end in one delimiter more than their header have no further column. */
function withoutBlankEnd(start: TableStart, rows: readonly CsvRow[]): TableStart {
  const columns = [...start.columns];
  const body = rows.slice(start.firstData);
  while (
    start.hasHeader &&
    columns.length > 1 &&
    columns.at(-1) === '' &&
    body.every((row) => (row.cells[columns.length - 1] ?? '') === '')
  )
    columns.pop();
  return { ...start, columns };
}

function takeRows(text: string, delimiter: string): CsvRow[] {
  const rows: CsvRow[] = [];
  for (const row of parseCsv(text, delimiter)) {
    rows.push(row);
    if (rows.length === headRows) break;
  }
  return rows;
}

function tellDecisions(target: ImportTarget, { delimiter, start }: Reading, table: string): void {
  const names: Record<string, string> = { ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' };
  const name = names[delimiter];
  if (start.columns.length === 1)
    target.decide('The file is read as a single column: no delimiter splits its lines evenly.');
  else if (name !== undefined) target.decide(`The columns are separated by ${name}.`);
  if (!start.hasHeader)
    target.decide('No header row was found; the columns are named Column 1, Column 2 and so on.', {
      kind: 'header',
      table,
    });
  const { titleRows } = start;
  if (titleRows > 0)
    target.decide(
      `${titleRows} ${titleRows === 1 ? 'line' : 'lines'} above the ${start.hasHeader ? 'header' : 'table'} ${titleRows === 1 ? 'was' : 'were'} left out.`,
      { kind: 'header', table },
    );
}

/** Hands the file to the engine. False where it cannot be: some row differs, or the engine skips other lines than the parser. */
async function loadWhole(
  path: string,
  reading: Reading,
  parts: Parts,
  tableName: string,
  target: ImportTarget,
): Promise<boolean> {
  const { delimiter, rows, start } = reading;
  const first = rows[start.firstData];
  // The engine skips physical lines: rows above the first must be one line each.
  if (first === undefined || rows.slice(0, start.firstData).some((row) => row.lines > 1 || row.isUnclosed))
    return false;
  const body = [
    ...rows.slice(start.firstData),
    ...parts.others.flatMap((part) => [...parseCsv(innerLines(part).toString('utf8'), delimiter)]),
  ];
  const sampleRows = body.map((row) => row.cells).filter((cells) => cells.length === start.columns.length);
  const columns = start.columns.map((name) => ({ name }));
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
  const { columns, firstData } = reading.start;
  const width = columns.length;
  const sink = await target.openTable(
    tableName,
    columns.map((name) => ({ name })),
  );
  const watch = new RowWatch(tableName, columns, target);
  const isAskedToPad = target.padsRows?.(tableName) ?? false;
  const first = reading.rows.slice(firstData).filter((row) => !row.isUnclosed && !isBlank(row.cells));
  const padsRows =
    isAskedToPad ||
    leavesOutEnds(
      first.map(({ cells }) => cells),
      width,
    );
  const padded = new PaddedRows();
  const uneven = { count: 0, firstLine: 0, short: 0 };
  const blank = { count: 0, firstLine: 0 };
  let seen = 0;
  let kept = 0;
  for (const row of parseCsvBytes(bytes, reading.delimiter, firstLine)) {
    seen += 1;
    if (seen <= firstData) continue;
    const isShort = !row.isUnclosed && row.cells.length < width;
    const isPadded = isShort && (isAskedToPad || (padsRows && row.cells.length > 1));
    const reason = isPadded ? null : whyRejected(row, width);
    if (reason !== null) {
      target.reject(tableName, row.line, reason);
      if (row.isUnclosed) continue;
      uneven.count += 1;
      uneven.short += row.cells.length < width ? 1 : 0;
      uneven.firstLine ||= row.line;
      continue;
    }
    const cells = row.cells.slice(0, width);
    if (width > 1 && isBlank(cells)) {
      blank.count += 1;
      blank.firstLine ||= row.line;
      continue;
    }
    kept += 1;
    if (isPadded && !target.dropsRow?.(tableName, row.line)) padded.add(row.line);
    watch.add(cells, row.line);
    const written = sink.add(cells, row.line);
    if (written !== undefined) await written;
  }
  const rows = seen - firstData;
  if (uneven.count > 0 && kept === 0) {
    throw new AppError(
      'unreadable',
      'No line of the file has as many fields as its header. Check the delimiter and the quotes, and save the file again.',
    );
  }
  // Who asked for it is told by the fix.
  if (!isAskedToPad) padded.tell(target, tableName, rows);
  warnOfUneven(uneven, rows, tableName, target);
  if (blank.count > 0) {
    target.decide(
      `${blank.count.toLocaleString('en')} ${blank.count === 1 ? 'line' : 'lines'} without any value ${blank.count === 1 ? 'was' : 'were'} left out.`,
      { kind: 'shape', table: tableName, line: blank.firstLine },
    );
  }
  await watch.tell(sink);
  await sink.close();
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

function warnOfUneven(
  uneven: { count: number; firstLine: number; short: number },
  rows: number,
  table: string,
  target: ImportTarget,
): void {
  if (uneven.count === 0) return;
  target.warn(
    `${uneven.count.toLocaleString('en')} of ${rows.toLocaleString('en')} lines ${uneven.count === 1 ? 'has' : 'have'} another number of fields than the header and ${uneven.count === 1 ? 'was' : 'were'} not kept.`,
    {
      kind: 'rowLength',
      table,
      line: uneven.firstLine,
      ...(uneven.short > 0 && { fix: { kind: 'padRows' } }),
    },
  );
}

function whyRejected(row: CsvRow, width: number): string | null {
  if (row.isUnclosed) return 'A quote is opened and never closed.';
  const fields = row.cells.length;
  // One delimiter too many at the end of the line is a habit of some exports.
  if (fields === width || (fields > width && row.cells.slice(width).every((cell) => cell === '')))
    return null;
  return `${fields} ${fields === 1 ? 'field' : 'fields'} instead of ${width}.`;
}

import { open, writeFile } from 'node:fs/promises';
import { AppError } from '#kernel/errors.ts';
import type { ImportTarget } from '../../connector.ts';
import { toUtf8 } from '../encoding.ts';
import { findTableStart, type TableStart } from '../header.ts';
import { warnOfTotals } from '../totals.ts';
import { type Dialect, detectDialect } from './dialect.ts';
import { type CsvRow, parseCsv } from './parse-csv.ts';

const headBytes = 256 * 1024;
const partBytes = 32 * 1024;
const headRows = 300;

/**
 * Reads a CSV into one table: encoding, delimiter and header are decided first, then the engine reads it whole;
 * where rows differ in shape they pass through one by one, and each that does not fit is reported with its line.
 * @param temporaryPath where a converted copy may be written
 */
export async function readCsv(
  path: string,
  temporaryPath: string,
  tableName: string,
  target: ImportTarget,
): Promise<void> {
  const original = await readWhole(path);
  const { bytes, decision } = toUtf8(original);
  if (decision !== null) target.decide(decision);
  const csv = splitHint(bytes);
  const head = decodeLines(csv.bytes.subarray(0, headBytes), csv.bytes.length > headBytes);
  const dialect =
    csv.delimiter === null ? detectDialect(head) : { delimiter: csv.delimiter, width: 0, consistency: 1 };
  const rows = takeRows(head, dialect.delimiter);
  if (rows.length === 0)
    throw new AppError('unreadable', 'The file holds no rows. Choose a file that holds data.');
  const width = dialect.width > 0 ? dialect.width : Math.max(...rows.map((row) => row.cells.length));
  const start = findTableStart(
    rows.map((row) => row.cells),
    width,
  );
  tellDecisions(target, { ...dialect, width }, start);
  const columns = start.columns.map((name) => ({ name }));
  const isUnchanged = csv.bytes.length === original.length;
  const first = rows[start.firstData];
  if (first !== undefined && canLoadWhole(rows.slice(0, start.firstData), csv.bytes)) {
    const loadPath = isUnchanged ? path : temporaryPath;
    if (!isUnchanged) await writeFile(temporaryPath, csv.bytes);
    const sampleRows = takeSample(csv.bytes, dialect.delimiter, columns.length, rows.slice(start.firstData));
    warnOfTotals(tableName, sampleRows, target);
    const file = { path: loadPath, delimiter: dialect.delimiter, skipLines: first.line - 1, sampleRows };
    if (await target.loadCsv(tableName, columns, file)) return;
  }
  await readRows(
    csv.bytes,
    { delimiter: dialect.delimiter, start, firstLine: csv.firstLine },
    tableName,
    target,
  );
}

async function readWhole(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** Spreadsheets write `sep=;` as a first line to tell the delimiter. */
function splitHint(bytes: Buffer): { bytes: Buffer; delimiter: string | null; firstLine: number } {
  const hint = /^sep=(.)\r?\n/i.exec(bytes.subarray(0, 16).toString('latin1'));
  if (hint?.[1] === undefined) return { bytes, delimiter: null, firstLine: 1 };
  return { bytes: bytes.subarray(hint[0].length), delimiter: hint[1], firstLine: 2 };
}

/** Text of a part of the file, without the line that the cut went through. */
function decodeLines(part: Buffer, isCut: boolean): string {
  const end = isCut ? Math.max(part.lastIndexOf(10), part.lastIndexOf(13)) : -1;
  return (end > 0 ? part.subarray(0, end + 1) : part).toString('utf8');
}

function takeRows(text: string, delimiter: string): CsvRow[] {
  const rows: CsvRow[] = [];
  for (const row of parseCsv(text, delimiter)) {
    rows.push(row);
    if (rows.length === headRows) break;
  }
  return rows;
}

function tellDecisions(target: ImportTarget, dialect: Dialect, start: TableStart): void {
  const names: Record<string, string> = { ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' };
  const name = names[dialect.delimiter];
  if (dialect.width === 1)
    target.decide('The file is read as a single column: no delimiter splits its lines evenly.');
  else if (name !== undefined) target.decide(`The columns are separated by ${name}.`);
  if (!start.hasHeader)
    target.decide('No header row was found; the columns are named Column 1, Column 2 and so on.');
  if (start.titleRows > 0) {
    target.decide(
      `${start.titleRows} ${start.titleRows === 1 ? 'line' : 'lines'} above the header ${start.titleRows === 1 ? 'was' : 'were'} left out.`,
    );
  }
}

/** The engine skips physical lines, and takes no NUL. */
function canLoadWhole(above: readonly CsvRow[], bytes: Buffer): boolean {
  return above.every((row) => row.lines === 1 && !row.isUnclosed) && !bytes.includes(0);
}

/** Rows of the beginning, the middle and the end: files are often sorted, and the beginning shows one side only. */
function takeSample(bytes: Buffer, delimiter: string, width: number, head: readonly CsvRow[]): string[][] {
  const sample = head.map((row) => row.cells);
  if (bytes.length > headBytes + 2 * partBytes) {
    for (const from of [Math.floor(bytes.length / 2), bytes.length - partBytes]) {
      const part = bytes.subarray(from, from + partBytes);
      const lines = decodeLines(part.subarray(part.indexOf(10) + 1), from + partBytes < bytes.length);
      for (const row of parseCsv(lines, delimiter)) sample.push(row.cells);
    }
  }
  return sample.filter((cells) => cells.length === width);
}

async function readRows(
  bytes: Buffer,
  options: { delimiter: string; start: TableStart; firstLine: number },
  tableName: string,
  target: ImportTarget,
): Promise<void> {
  const { columns } = options.start;
  const sink = await target.openTable(
    tableName,
    columns.map((name) => ({ name })),
  );
  let seen = 0;
  let kept = 0;
  const last: string[][] = [];
  for (const row of parseCsv(bytes.toString('utf8'), options.delimiter, {
    offset: 0,
    line: options.firstLine,
  })) {
    seen += 1;
    if (seen <= options.start.firstData) continue;
    const reason = whyRejected(row, columns.length);
    if (reason !== null) {
      target.reject(tableName, row.line, reason);
      continue;
    }
    kept += 1;
    const cells = row.cells.slice(0, columns.length);
    last.push(cells);
    if (last.length > 3) last.shift();
    const written = sink.add(cells);
    if (written !== undefined) await written;
  }
  refuseMostlyRejected(seen - options.start.firstData, kept);
  warnOfTotals(tableName, last, target);
  await sink.close();
}

function whyRejected(row: CsvRow, width: number): string | null {
  if (row.isUnclosed) return 'A quote is opened and never closed.';
  const fields = row.cells.length;
  // One delimiter too many at the end of the line is a habit of some exports.
  if (fields === width || (fields > width && row.cells.slice(width).every((cell) => cell === '')))
    return null;
  return `${fields} ${fields === 1 ? 'field' : 'fields'} instead of ${width}.`;
}

function refuseMostlyRejected(rows: number, kept: number): void {
  if (rows === 0 || kept > rows / 2) return;
  throw new AppError(
    'unreadable',
    'Most lines of the file have another number of fields than the others. Check the delimiter and the quotes, and save the file again.',
  );
}

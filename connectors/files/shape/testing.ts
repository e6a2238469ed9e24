import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { RecordingTarget } from '../../testing.ts';
import { files } from '../connect.ts';

export type Cell = string | number | null;
export type Grid = readonly (readonly Cell[])[];
export type Format = 'csv' | 'semicolons' | 'xlsx' | 'xls';
export const formats: readonly Format[] = ['csv', 'semicolons', 'xlsx', 'xls'];

/** Reads a file of this content and name; what it hands on is in the target. */
export async function readContent(
  fileName: string,
  content: string | Uint8Array,
  target = new RecordingTarget(),
): Promise<RecordingTarget> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-shape-'));
  try {
    const path = join(directory, fileName);
    await writeFile(path, content);
    const settings = { path, fileName, temporaryPath: `${path}.converted` };
    const source = await files.open(settings, { signal: new AbortController().signal });
    await source.read?.(target);
    return target;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** A grid as a file, and what reading it hands on. */
export function readGrid(
  grid: Grid,
  format: Format,
  merges: readonly string[] = [],
  target = new RecordingTarget(),
): Promise<RecordingTarget> {
  const isText = format === 'csv' || format === 'semicolons';
  return readContent(
    `Sheet1.${isText ? 'csv' : format}`,
    isText ? asText(grid, format === 'csv' ? ',' : ';') : asWorkbook(grid, format, merges),
    target,
  );
}

function asText(grid: Grid, delimiter: string): string {
  const field = (cell: Cell): string => {
    const text = String(cell ?? '');
    return text.includes(delimiter) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return grid.map((row) => `${row.map(field).join(delimiter)}\n`).join('');
}

function asWorkbook(grid: Grid, format: 'xlsx' | 'xls', merges: readonly string[]): Buffer {
  const sheet = utils.aoa_to_sheet(grid.map((row) => [...row]));
  if (merges.length > 0) sheet['!merges'] = merges.map((range) => utils.decode_range(range));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Sheet1');
  return write(book, { type: 'buffer', bookType: format === 'xls' ? 'biff8' : format }) as Buffer;
}

/** The tables that were read, with rows of one length. */
export function tablesOf(
  target: RecordingTarget,
): Record<string, { columns: string[]; rows: (string | null)[][] }> {
  return Object.fromEntries(
    [...target.tables].map(([name, { columns, rows }]) => [
      name,
      { columns, rows: rows.map((row) => columns.map((_, column) => row[column] || null)) },
    ]),
  );
}

export const body: Grid = [
  ['North', 12, 3.5],
  ['South', 7, 1.25],
  ['East', 30, 9.75],
];
export const header = ['Region', 'Units', 'Amount'];
export const plain = { columns: header, rows: body.map((row) => row.map(String)) };

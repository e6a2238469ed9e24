import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { read, utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteText } from '#engine/sql-text.ts';
import { isFullProof } from '../tools/test-depth.ts';
import { type Grid, randomGrid, randomOf, summarize } from './testing-grids.ts';
import { summarizeImport } from './testing-import.ts';

/**
 * Generated files, read by the product and by a reader that shares no line with it: rows, empty cells, types and sums
 * must agree. The seeds are fixed; `seed` in a failing test's name makes the same file again.
 */
const filesPerFormat = isFullProof ? 40 : 12;

let directory: string;
let instance: DuckDBInstance;
let connection: DuckDBConnection;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-differential-'));
  instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  connection = await instance.connect();
});
afterAll(async () => {
  connection.closeSync();
  instance.closeSync();
  await rm(directory, { recursive: true, force: true });
});

/** Writes a grid in a format, and reads the file back in another way than the product does. */
interface Format {
  ending: string;
  write(grid: Grid, seed: number): string | Uint8Array;
  readBack(path: string, grid: Grid, seed: number): Promise<Grid['rows']>;
}

const formats: Format[] = [
  { ending: 'csv', write: writeCsv, readBack: readCsvByDuckDb },
  {
    ending: 'xlsx',
    write: (grid) => writeWorkbook(grid),
    readBack: async (path) => readWorkbook(await readFile(path)),
  },
  {
    ending: 'json',
    write: writeJson,
    readBack: async (path, grid, seed) => readJson(await readFile(path, 'utf8'), grid, seed),
  },
  {
    ending: 'xml',
    write: writeXml,
    readBack: async (path, grid) => readXmlByPattern(await readFile(path, 'utf8'), grid),
  },
];

describe.each(formats)('$ending', (format) => {
  it.each(Array.from({ length: filesPerFormat }, (_, index) => index + 1))('seed %i', async (seed) => {
    // A few CSV files are large enough for the engine's own reader.
    const isLarge = format.ending === 'csv' && seed % 10 === 0;
    const grid = randomGrid(seed, isLarge ? 20_000 : undefined);
    const name = `table-${seed}.${format.ending}`;
    const path = join(directory, name);
    await writeFile(path, format.write(grid, seed));
    const rows = await format.readBack(path, grid, seed);
    const imported = await summarizeImport(path, name, directory);
    expect(imported).toEqual(summarize({ ...grid, rows }));
    await rm(path);
  });
});

const delimiters = [',', ';', '\t', '|'] as const;

function writeCsv(grid: Grid, seed: number): string {
  const random = randomOf(seed + 1000);
  const delimiter = delimiters[seed % 4] ?? ',';
  const lineEnd = seed % 3 === 0 ? '\r\n' : '\n';
  const quoted = (cell: string): string =>
    cell.includes(delimiter) || /["\r\n]/.test(cell) || random() < 0.1
      ? `"${cell.replaceAll('"', '""')}"`
      : cell;
  const lines = [grid.names, ...grid.rows].map((row) =>
    row.map((cell) => (cell === null ? '' : quoted(cell))).join(delimiter),
  );
  return `${lines.join(lineEnd)}${lineEnd}`;
}

async function readCsvByDuckDb(path: string, grid: Grid, seed: number): Promise<Grid['rows']> {
  const columns = grid.names.map((name) => `${quoteText(name)}: 'VARCHAR'`).join(', ');
  const reader = await connection.runAndReadAll(
    `SELECT * FROM read_csv(${quoteText(path)}, columns = {${columns}}, auto_detect = false, header = true,
       delim = ${quoteText(delimiters[seed % 4] ?? ',')}, quote = '"', escape = '"', strict_mode = true)`,
  );
  return reader
    .getRows()
    .map((row) => row.map((cell) => (cell === null || cell === '' ? null : String(cell))));
}

function writeWorkbook(grid: Grid): Uint8Array {
  const rows = grid.rows.map((row) =>
    row.map((cell, column) => {
      if (cell === null) return null;
      switch (grid.kinds[column]) {
        case 'number':
          return Number(cell);
        case 'boolean':
          return cell === 'true';
        case 'date':
          return new Date(`${cell}T00:00:00Z`);
        default:
          return cell;
      }
    }),
  );
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([grid.names, ...rows], { UTC: true }), 'Data');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array;
}

function readWorkbook(bytes: Buffer): Grid['rows'] {
  const book = read(bytes, { cellDates: true, UTC: true });
  const sheet = book.Sheets.Data;
  if (sheet === undefined) throw new Error('The sheet is not there.');
  const [, ...rows] = utils.sheet_to_json<unknown[]>(sheet, {
    header: 1,
    defval: null,
    raw: true,
    UTC: true,
  });
  return rows.map((row) =>
    row.map((cell) =>
      cell === null ? null : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell),
    ),
  );
}

type JsonCell = string | number | boolean | null;

function jsonCell(cell: string | null, kind: string | undefined): JsonCell {
  if (cell === null) return null;
  if (kind === 'number') return Number(cell);
  return kind === 'boolean' ? cell === 'true' : cell;
}

/** A list of records, records one per line, columns, or records by key. */
function writeJson(grid: Grid, seed: number): string {
  const cells = grid.rows.map((row) => row.map((cell, column) => jsonCell(cell, grid.kinds[column])));
  const records = cells.map((row) =>
    Object.fromEntries(grid.names.map((name, column) => [name, row[column]])),
  );
  switch (seed % 4) {
    case 0:
      return JSON.stringify(records, null, seed % 3);
    case 1:
      return `${records.map((record) => JSON.stringify(record)).join('\n')}\n`;
    case 2:
      return JSON.stringify(
        Object.fromEntries(grid.names.map((name, column) => [name, cells.map((row) => row[column])])),
      );
    default:
      return JSON.stringify({ source: { name: 'generated' }, items: records });
  }
}

function readJson(text: string, grid: Grid, seed: number): Grid['rows'] {
  const asTexts = (record: Record<string, JsonCell>): (string | null)[] =>
    grid.names.map((name) =>
      record[name] === null || record[name] === undefined ? null : String(record[name]),
    );
  switch (seed % 4) {
    case 0:
      return (JSON.parse(text) as Record<string, JsonCell>[]).map(asTexts);
    case 1:
      return text
        .trim()
        .split('\n')
        .map((line) => asTexts(JSON.parse(line) as Record<string, JsonCell>));
    case 2: {
      const columns = JSON.parse(text) as Record<string, JsonCell[]>;
      return grid.rows.map((_, row) =>
        grid.names.map((name) => {
          const cell = columns[name]?.[row] ?? null;
          return cell === null ? null : String(cell);
        }),
      );
    }
    default:
      return (JSON.parse(text) as { items: Record<string, JsonCell>[] }).items.map(asTexts);
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Odd seeds write elements, even ones attributes; empty cells are left out or left empty. */
function writeXml(grid: Grid, seed: number): string {
  const escaped = (cell: string): string =>
    cell.replace(/[&<>"]/g, (character) => escapes[character] ?? character).replaceAll('\n', '&#10;');
  const rows = grid.rows.map((row) => {
    const cells = row.flatMap((cell, column): [string, string][] => {
      if (cell === null && seed % 3 === 0) return [];
      return [[grid.names[column] ?? '', escaped(cell ?? '')]];
    });
    return seed % 2 === 0
      ? `<entry ${cells.map(([name, cell]) => `${name}="${cell}"`).join(' ')}/>`
      : `<entry>${cells.map(([name, cell]) => `<${name}>${cell}</${name}>`).join('')}</entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<data>\n${rows.join('\n')}\n</data>\n`;
}

function readXmlByPattern(text: string, grid: Grid): Grid['rows'] {
  const unescaped = (cell: string): string =>
    cell
      .replaceAll('&#10;', '\n')
      .replace(
        /&(lt|gt|quot|amp);/g,
        (entity) => Object.entries(escapes).find(([, code]) => code === entity)?.[0] ?? '',
      );
  return text
    .split('<entry')
    .slice(1)
    .map((entry) =>
      grid.names.map((name) => {
        const cell = new RegExp(`<${name}>([^<]*)</${name}>|\\s${name}="([^"]*)"`).exec(entry);
        const found = cell?.[1] ?? cell?.[2] ?? '';
        return found === '' ? null : unescaped(found);
      }),
    );
}

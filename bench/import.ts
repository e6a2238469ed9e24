import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { writeXlsxStream } from 'hucre/xlsx';
import { type BenchEngine, openBenchEngine, timed, timeImport } from './bench-engine.ts';
import { type BenchLine, median } from './lines.ts';
import { columnsOfOrders } from './order-columns.ts';

const largeCsvRows = 14_700_000;
const manyRows = 10_000_000;
const runs = 5;
const workbookRowCount = 1_000_000;

/**
 * Files larger than the dialog takes, as a connector hands them to the engine: a CSV of a gigabyte and ten million rows
 * against DuckDB's own conversion of the same file, and a workbook of a million rows in seconds and memory.
 */
export async function benchImport(): Promise<BenchLine[]> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-bench-import-'));
  const bench = openBenchEngine(join(directory, 'engine'));
  const instance = await DuckDBInstance.create(':memory:', { threads: '2', memory_limit: '4GB' });
  const connection = await instance.connect();
  try {
    return [
      await benchCsv({ bench, connection, directory, rows: largeCsvRows, limit: 1.3 }),
      await benchCsv({ bench, connection, directory, rows: manyRows, limit: 2 }),
      ...(await benchWorkbook(bench, directory)),
    ];
  } finally {
    connection.closeSync();
    instance.closeSync();
    await bench.engine[Symbol.asyncDispose]();
    await rm(directory, { recursive: true, force: true });
  }
}

interface CsvParts {
  bench: BenchEngine;
  connection: DuckDBConnection;
  directory: string;
  rows: number;
  limit: number;
}

async function benchCsv({ bench, connection, directory, rows, limit }: CsvParts): Promise<BenchLine> {
  const path = join(directory, `orders-${rows}.csv`);
  await connection.run(`COPY (SELECT ${columnsOfOrders} FROM range(${rows}) t(i)) TO '${path}' (HEADER)`);
  const { size } = await stat(path);
  const convert = () => timed(() => connection.run(`COPY (FROM read_csv('${path}')) TO '${path}.parquet'`));
  const raw: number[] = [];
  const own: number[] = [];
  let peak = 0;
  // Taken in turns, and compared turn by turn: a machine that becomes slower does so for both.
  for (let run = 0; run < runs; run += 1) {
    raw.push(await convert());
    const { elapsedMs, peakMemoryBytes } = await timeImport(bench, path, 'orders.csv');
    own.push(elapsedMs);
    peak = Math.max(peak, peakMemoryBytes);
  }
  await rm(path);
  await rm(`${path}.parquet`);
  const name = `import: CSV of ${megabytes(size)}, ${rows / 1e6} M rows, peak ${megabytes(peak)}`;
  return {
    name,
    value: median(own) / 1000,
    unit: 's',
    reference: median(raw) / 1000,
    ratio: median(own.map((elapsedMs, run) => elapsedMs / (raw[run] ?? Number.NaN))),
    limit,
  };
}

async function benchWorkbook(bench: BenchEngine, directory: string): Promise<BenchLine[]> {
  const path = join(directory, 'orders.xlsx');
  await pipeline(
    Readable.fromWeb(writeXlsxStream(workbookRows(), { name: 'Orders', columns: workbookColumns }) as never),
    createWriteStream(path),
  );
  const { size } = await stat(path);
  const { elapsedMs, peakMemoryBytes } = await timeImport(bench, path, 'orders.xlsx');
  const name = `import: workbook of ${megabytes(size)}, 1 M rows × ${workbookColumns.length} columns`;
  return [
    { name, value: elapsedMs / 1000, unit: 's', limit: 20 },
    { name: `${name}, peak memory`, value: peakMemoryBytes / 1e6, unit: 'MB', limit: 600 },
  ];
}

const workbookColumns = [
  'Order ID',
  'Order date',
  'Customer',
  'Region',
  'Product',
  'Quantity',
  'Unit price',
  'Discount',
  'Amount',
  'Paid',
].map((header) => ({ header, key: header }));

function* workbookRows(): Generator<(string | number | boolean | Date)[]> {
  const regions = ['North', 'South', 'East', 'West'] as const;
  for (let i = 0; i < workbookRowCount; i += 1) {
    yield [
      i + 1,
      new Date(Date.UTC(2022, 0, 1 + ((i * 7919) % 1000))),
      `Customer ${(i * 31) % 5000}`,
      regions[i % 4] ?? 'North',
      `Product ${i % 120}`,
      ((i * 17) % 90) + 1,
      ((i * 7907) % 100_000) / 100,
      (i % 5) / 20,
      ((i * 104_729) % 10_000_000) / 100,
      i % 3 === 0,
    ];
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

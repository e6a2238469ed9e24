import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import { writeXlsxStream } from 'hucre/xlsx';
import { type BenchEngine, openBenchEngine, timed, timeImport } from './bench-engine.ts';
import { type BenchLine, median } from './lines.ts';

const csvRows = 800_000;
const xlsxRows = 700_000;
const runs = 3;

/** Uploads of 50 MB: a CSV against DuckDB's own conversion of the same file, and a workbook in seconds and memory. */
export async function benchUpload(): Promise<BenchLine[]> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  const bench = openBenchEngine(join(directory, 'engine'));
  try {
    return [...(await benchCsv(bench, directory)), ...(await benchXlsx(bench, directory))];
  } finally {
    await bench.engine[Symbol.asyncDispose]();
    await rm(directory, { recursive: true, force: true });
  }
}

async function benchCsv(bench: BenchEngine, directory: string): Promise<BenchLine[]> {
  const path = join(directory, 'orders.csv');
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
  const connection = await instance.connect();
  await connection.run(`COPY (${rowsSql(csvRows)}) TO '${path}' (HEADER)`);
  const own: number[] = [];
  const raw: number[] = [];
  // Taken in turns: a busy moment of the machine meets both.
  for (let run = 0; run < runs; run += 1) {
    raw.push(await timed(() => connection.run(`COPY (FROM read_csv('${path}')) TO '${path}.parquet'`)));
    own.push((await timeImport(bench, path, 'orders.csv')).elapsedMs);
  }
  connection.closeSync();
  instance.closeSync();
  const [value, reference] = [median(own), median(raw)];
  const { size } = await stat(path);
  const name = `upload: CSV of ${Math.round(size / 1e6)} MB to a profiled table`;
  return [{ name, value, unit: 'ms', reference, ratio: value / reference, limit: 2 }];
}

async function benchXlsx(bench: BenchEngine, directory: string): Promise<BenchLine[]> {
  const path = join(directory, 'orders.xlsx');
  await pipeline(
    Readable.fromWeb(writeXlsxStream(workbookRows(), { name: 'Orders', columns: workbookColumns }) as never),
    createWriteStream(path),
  );
  const { size } = await stat(path);
  const { elapsedMs, peakMemoryBytes } = await timeImport(bench, path, 'orders.xlsx');
  const name = `upload: workbook of ${Math.round(size / 1e6)} MB`;
  return [
    { name: `${name} to a profiled table`, value: elapsedMs / 1000, unit: 's', limit: 60 },
    {
      name: `${name}, peak memory of the import process`,
      value: peakMemoryBytes / 1e6,
      unit: 'MB',
      limit: 1500,
    },
  ];
}

/** Eight columns as a shop has them; spread by multiplication with primes, so that nothing is sorted but the key. */
function rowsSql(rows: number): string {
  return `SELECT i AS order_id, DATE '2022-01-01' + CAST(i * 7919 % 1000 AS INTEGER) AS order_date, 'Customer ' || (i * 31 % 5000) AS customer,
    ['North', 'South', 'East', 'West'][1 + i % 4] AS region, 'Product ' || (i % 120) AS product, (i * 17 % 90) + 1 AS quantity,
    CAST(i * 7907 % 100000 / 100.0 AS DECIMAL(10, 2)) AS unit_price, CAST(i * 104729 % 10000000 / 100.0 AS DECIMAL(12, 2)) AS amount
    FROM range(${rows}) t(i)`;
}

const workbookColumns = [
  'Order ID',
  'Order date',
  'Customer',
  'Region',
  'Product',
  'Quantity',
  'Unit price',
  'Reference',
].map((header) => ({ header, key: header }));

function* workbookRows(): Generator<(string | number | Date)[]> {
  const regions = ['North', 'South', 'East', 'West'] as const;
  for (let i = 0; i < xlsxRows; i += 1) {
    const day = new Date(Date.UTC(2022, 0, 1 + ((i * 7919) % 1000)));
    // The reference makes the file as large as 50 MB although it is compressed.
    const reference =
      ((i * 2_654_435_761) % 4_294_967_296).toString(36) + ((i * 40_503) % 1_679_616).toString(36);
    yield [
      i + 1,
      day,
      `Customer ${(i * 31) % 5000}`,
      regions[i % 4] ?? 'North',
      `Product ${i % 120}`,
      ((i * 17) % 90) + 1,
      ((i * 7907) % 100_000) / 100,
      `${reference}-${((i * 69_069) % 4_294_967_296).toString(36)}-${((i * 1_664_525) % 4_294_967_296).toString(36)}`,
    ];
  }
}

import { createReadStream } from 'node:fs';
import type { DuckDBConnection } from '@duckdb/node-api';
import { AppError } from '#kernel/errors.ts';
import { readRow } from '../read-rows.ts';
import { quoteText } from '../sql-text.ts';
import { csvHeader, csvLineSql } from './csv-lines.ts';
import { describeColumns, type ExportColumn, renameColumns, textSql } from './export-columns.ts';
import type { ExportJob } from './export-job.ts';
import type { Output } from './output.ts';
import { sheetHeader, sheetRowSql } from './sheet-rows.ts';
import { sheetEnd, sheetPath, sheetStart, workbookParts } from './workbook-parts.ts';
import { ZipWriter } from './zip-writer.ts';

/** What a sheet and a cell can hold; what is larger would open as a damaged file. */
const sheetColumns = 16_384;
const cellCharacters = 32_767;

/**
 * Writes what a SELECT gives to the output, at the pace of its reader. `onBegin` is told when the statement is known to
 * run and nothing has been written yet: what fails before is answered as a sentence, what fails later breaks the file off.
 */
export async function writeExport(
  connection: DuckDBConnection,
  job: ExportJob,
  output: Output,
  onBegin: () => void,
): Promise<void> {
  const columns = await describeColumns(connection, job.sql);
  if (job.format === 'parquet') return writeParquet(connection, job, output, onBegin);
  if (job.format === 'xlsx') return writeWorkbook(connection, job, columns, output, onBegin);
  let pending = csvHeader(columns, job.hasByteOrderMark);
  let hasBegun = false;
  for await (const lines of readTexts(connection, csvLineSql(columns), renameColumns(job.sql, columns))) {
    if (!hasBegun) onBegin();
    hasBegun = true;
    await output.write(`${pending}${lines.join('\r\n')}\r\n`);
    pending = '';
  }
  if (!hasBegun) onBegin();
  if (pending !== '') await output.write(pending);
}

async function writeWorkbook(
  connection: DuckDBConnection,
  job: ExportJob,
  columns: readonly ExportColumn[],
  output: Output,
  onBegin: () => void,
): Promise<void> {
  const from = renameColumns(job.sql, columns);
  await requireFit(connection, columns, from);
  const { sheetRows } = job;
  const zip = new ZipWriter(output);
  let sheets = 0;
  let rows = sheetRows;
  const beginSheet = async (): Promise<void> => {
    if (sheets > 0) await zip.write(sheetEnd);
    sheets += 1;
    rows = 0;
    await zip.begin(sheetPath(sheets));
    await zip.write(sheetStart + sheetHeader(columns));
  };
  for await (const texts of readTexts(connection, sheetRowSql(columns), from)) {
    if (sheets === 0) onBegin();
    for (let start = 0; start < texts.length; ) {
      if (rows === sheetRows) await beginSheet();
      const part = texts.slice(start, start + sheetRows - rows);
      await zip.write(part.join(''));
      rows += part.length;
      start += part.length;
    }
  }
  if (sheets === 0) {
    onBegin();
    await beginSheet();
  }
  await zip.write(sheetEnd);
  for (const [path, xml] of workbookParts(job.title, sheets)) {
    await zip.begin(path);
    await zip.write(xml);
  }
  await zip.finish();
}

/** Throws `tooLarge` for what a workbook cannot hold, before the first byte. */
async function requireFit(
  connection: DuckDBConnection,
  columns: readonly ExportColumn[],
  from: string,
): Promise<void> {
  if (columns.length > sheetColumns) {
    throw new AppError(
      'tooLarge',
      `Excel holds ${sheetColumns.toLocaleString('en-US')} columns and this has ${columns.length.toLocaleString('en-US')}. Export it as CSV or Parquet.`,
    );
  }
  const texts = columns.filter(({ type }) => type === 'text');
  if (texts.length === 0) return;
  const lengths = await readRow(
    connection,
    `SELECT ${texts.map((column) => `max(length(${textSql(column)}))`).join(', ')} FROM ${from}`,
  );
  const tooLong = texts.find((_, index) => Number(lengths[index] ?? 0) > cellCharacters);
  if (tooLong === undefined) return;
  throw new AppError(
    'tooLarge',
    `A cell of Excel holds ${cellCharacters.toLocaleString('en-US')} characters, and the column "${tooLong.name}" has longer texts. Export it as CSV or Parquet.`,
  );
}

/** Parquet ends with its directory and is written to a file first, which its reader may take its time with. */
async function writeParquet(
  connection: DuckDBConnection,
  job: ExportJob,
  output: Output,
  onBegin: () => void,
): Promise<void> {
  await connection.run(
    `COPY (${job.sql}\n) TO ${quoteText(job.temporaryPath)} (FORMAT parquet, COMPRESSION zstd)`,
  );
  onBegin();
  for await (const chunk of createReadStream(job.temporaryPath)) await output.write(chunk as Buffer);
}

/** One text for each row, a chunk at a time: the next is computed when the former is written. */
async function* readTexts(
  connection: DuckDBConnection,
  text: string,
  from: string,
): AsyncGenerator<string[]> {
  const result = await connection.stream(`SELECT ${text} FROM ${from}`);
  for (
    let chunk = await result.fetchChunk();
    chunk !== null && chunk.rowCount > 0;
    chunk = await result.fetchChunk()
  ) {
    yield chunk.getColumnValues(0) as string[];
  }
}

import { mkdir, rm } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { closeDatabase, openWorkDatabase } from '../open-database.ts';
import { closeBehindAnswer } from '../process/child-side.ts';
import { lowerPriorityAfter } from '../process/lower-priority.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { longestIndexed, type PrintedValue, printDigits, ValueFileWriter } from './value-file.ts';

/** What the parent sends: columns of a version, and where the files of their values are to be written. */
export interface IndexJob {
  kind: 'index';
  dataPath: string;
  columns: { column: string; target: string }[];
  directory: string;
  memoryBytes: number;
}

/** What computes for longer lets every other process go first: the next question can do without it. */
const slowAfterMs = 1000;
const slowNiceness = 15;
/** Hexadecimal digits of the length of a value, in bytes. */
const lengthDigits = 8;

/** Writes the values of each column to a file of its own. Gives the columns of which that could be done: a few have too many or too long ones. */
export async function runIndexJob(job: IndexJob): Promise<string[]> {
  closeBehindAnswer(lowerPriorityAfter(slowAfterMs, slowNiceness));
  await mkdir(job.directory, { recursive: true });
  const database = await openWorkDatabase({ ...job, threads: 1 });
  closeBehindAnswer(() => closeDatabase(database));
  const { connection } = database;
  const written: string[] = [];
  for (const { column, target } of job.columns)
    await writeValues(connection, job.dataPath, column, target).then(
      () => written.push(column),
      () => rm(target, { force: true }),
    );
  return written;
}

async function writeValues(
  connection: DuckDBConnection,
  dataPath: string,
  column: string,
  target: string,
): Promise<void> {
  await using writer = await ValueFileWriter.create(target);
  const result = await connection.stream(valuesSql(dataPath, column));
  for (
    let chunk = await result.fetchChunk();
    chunk !== null && chunk.rowCount > 0;
    chunk = await result.fetchChunk()
  )
    for (const [values] of chunk.getRows()) await writer.add(valuesIn(Buffer.from(String(values))));
  await writer.finish();
}

/**
 * In the order of their prints, a 256th of them in each row: both prints of a value, the length of its text and the text, one value behind the
 * other. To take values out of the engine one by one is what would take the longest. Values that are equal are taken once before
 * they are digested: of ten million rows there are often some thousand.
 */
function valuesSql(dataPath: string, column: string): string {
  const name = quoteName(column);
  const values = `SELECT DISTINCT ${name} AS found FROM read_parquet(${quoteText(dataPath)}) WHERE ${name} IS NOT NULL`;
  const compared = `SELECT found, lower(strip_accents(found)) AS compared FROM (${values})`;
  const length = `format('{:0${lengthDigits}x}', strlen(found))`;
  const printed = `SELECT left(sha256(compared), ${2 * printDigits}) || ${length} || found AS printed
    FROM (${compared}) WHERE length(compared) <= ${longestIndexed}`;
  return `SELECT string_agg(printed, '' ORDER BY printed) FROM (${printed})
    GROUP BY left(printed, 2) ORDER BY left(printed, 2)`;
}

function* valuesIn(bytes: Buffer): Generator<PrintedValue> {
  const numberAt = (start: number, digits: number): number =>
    Number.parseInt(bytes.toString('latin1', start, start + digits), 16);
  for (let at = 0; at < bytes.length; ) {
    const lengthAt = at + 2 * printDigits;
    const textAt = lengthAt + lengthDigits;
    const end = textAt + numberAt(lengthAt, lengthDigits);
    const [first, second] = [numberAt(at, printDigits), numberAt(at + printDigits, printDigits)];
    yield { first, second, text: bytes.subarray(textAt, end) };
    at = end;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { textsOf } from '../http/answer-text.ts';
import { HttpFailure } from '../http/http-failure.ts';
import type { ReadRequest, RowTarget, SystemColumn } from '../system-session.ts';
import { BrokenCsv, CsvRows } from './csv-rows.ts';
import { errorCodeOf } from './error-codes.ts';
import { cellOf } from './fields.ts';
import { RowsMissing, type SalesforceClient } from './salesforce-client.ts';

/** Where a reading can go on: the results of a job are kept for a week. */
export interface BulkPosition {
  job: string;
  locator: string;
  /** That came before. */
  rows: number;
}

/** The job failed, or somebody in the org has ended it. */
export class JobFailed extends Error {
  override name = 'JobFailed';
}

/** The results that a reading was to go on with are not there any more. */
export class ResultsGone extends Error {
  override name = 'ResultsGone';
}

/** Codes by which Salesforce says that it does not run this as a job: objects that Bulk does not know, orgs without it. */
const notByJob = new Set([
  'INVALIDENTITY',
  'FUNCTIONALITY_NOT_ENABLED',
  'FEATURENOTENABLED',
  'API_DISABLED_FOR_ORG',
]);
const firstPollMs = 400;
const longestPollMs = 15_000;
/** A quarter of what one answer may hold. */
const partBytes = 16e6;
const mostPartRows = 50_000;
const leastPartRows = 100;
const usualCellBytes = 20;

const madeShape = z.object({ id: z.string().regex(/^\w{1,40}$/) });
const jobShape = z.object({
  state: z.enum(['Open', 'UploadComplete', 'InProgress', 'JobComplete', 'Failed', 'Aborted']),
  numberRecordsProcessed: z.number().nullish(),
});

/** Reads what a statement selects by a job. Null where Salesforce does not run it as one. */
export async function readByJob(
  client: SalesforceClient,
  { soql, columns, signal }: { soql: string; columns: readonly SystemColumn[]; signal: AbortSignal },
  request: Pick<ReadRequest, 'pageRows' | 'since'> & { position?: BulkPosition | undefined },
  target: RowTarget,
): Promise<number | null> {
  const { position } = request;
  const job = position?.job ?? (await makeJob(client, soql));
  if (job === null) return null;
  let isOver = false;
  try {
    const counted = await completed(client, job, signal, position !== undefined);
    isOver = true;
    let maxRecords = request.pageRows ?? firstPartRows(columns);
    let rows = position?.rows ?? 0;
    let locator = position?.locator ?? null;
    do {
      const from = locator === null ? '' : `&locator=${encodeURIComponent(locator)}`;
      const page = await readResults(
        client,
        `jobs/query/${job}/results?maxRecords=${maxRecords}${from}`,
        columns,
        target,
      );
      rows += page.rows;
      locator = page.locator;
      if (request.pageRows === undefined) maxRecords = nextPartRows(maxRecords, page);
      if (locator !== null && !request.since)
        await target.mark({ job, locator, rows } satisfies BulkPosition);
    } while (locator !== null);
    if (rows !== counted) throw new RowsMissing('The job has counted other rows than came.');
    await client.leave(`jobs/query/${job}`, 'DELETE');
    return rows - (position?.rows ?? 0);
  } catch (error) {
    // What is complete stays: a reading that broke off goes on with it.
    if (!isOver) await client.leave(`jobs/query/${job}`, 'PATCH', { state: 'Aborted' });
    throw error;
  }
}

async function makeJob(client: SalesforceClient, query: string): Promise<string | null> {
  try {
    const job = { operation: 'query', query, contentType: 'CSV', columnDelimiter: 'COMMA', lineEnding: 'LF' };
    return madeShape.parse(await client.post('jobs/query', job)).id;
  } catch (error) {
    if (error instanceof HttpFailure && notByJob.has(errorCodeOf(error) ?? '')) return null;
    throw error;
  }
}

/** How many records the job came to; asked for at longer and longer intervals, until the deadline of the whole reading. */
async function completed(
  client: SalesforceClient,
  job: string,
  signal: AbortSignal,
  isLater: boolean,
): Promise<number> {
  for (let pauseMs = firstPollMs; ; pauseMs = Math.min(longestPollMs, pauseMs * 1.5)) {
    const { state, numberRecordsProcessed } = jobShape.parse(await stateOf(client, job, isLater));
    if (state === 'JobComplete') return numberRecordsProcessed ?? 0;
    if (state === 'Failed' || state === 'Aborted') throw new JobFailed(`The job is ${state}.`);
    await sleep(pauseMs, undefined, { signal });
  }
}

async function stateOf(client: SalesforceClient, job: string, isLater: boolean): Promise<unknown> {
  try {
    return await client.get(`jobs/query/${job}`);
  } catch (error) {
    if (isLater && error instanceof HttpFailure && (error.status === 404 || error.status === 400))
      throw new ResultsGone('The job is not there any more.', { cause: error });
    throw error;
  }
}

interface Part {
  rows: number;
  bytes: number;
  locator: string | null;
}

/** One part of the results. Its first row names the columns; null and the empty text are written alike, and Salesforce has no empty text. */
async function readResults(
  client: SalesforceClient,
  path: string,
  columns: readonly SystemColumn[],
  target: RowTarget,
): Promise<Part> {
  const answer = await client.csv(path);
  const parser = new CsvRows();
  let header: string[] | undefined;
  let rows = 0;
  const hand = async (parsed: string[][]): Promise<void> => {
    if (!header && parsed.length > 0) {
      header = parsed.shift();
      requireColumns(header ?? [], columns);
    }
    if (parsed.some((cells) => cells.length !== columns.length))
      throw new BrokenCsv('A row has other cells.');
    rows += parsed.length;
    if (parsed.length > 0)
      await target.addRows(parsed.map((cells) => columns.map((column, at) => cellOf(cells[at], column))));
  };
  let bytes = 0;
  for await (const text of textsOf(answer)) {
    bytes += Buffer.byteLength(text);
    await hand(parser.push(text));
  }
  await hand(parser.end());
  const told = answer.headers.get('sforce-numberofrecords');
  if (told !== null && Number(told) !== rows) throw new RowsMissing('A part of the results was cut.');
  const locator = answer.headers.get('sforce-locator') ?? 'null';
  return { rows, bytes, locator: locator === 'null' || locator === '' ? null : locator };
}

function requireColumns(header: readonly string[], columns: readonly SystemColumn[]): void {
  const isSame =
    header.length === columns.length &&
    columns.every(({ name }, at) => name.toLowerCase() === header[at]?.toLowerCase());
  if (!isSame) throw new BrokenCsv('The results have other columns than were asked for.');
}

/** So many that even texts that are as long as they may be stay below what one answer may hold. */
export function firstPartRows(columns: readonly SystemColumn[]): number {
  const rowBytes = columns.reduce(
    (sum, { nativeType }) => sum + Number(/\((\d+)\)$/.exec(nativeType)?.[1] ?? usualCellBytes),
    0,
  );
  return partRowsFor(rowBytes);
}

/** By what rows have come to so far; later ones may be longer, so the number grows step by step. */
export function nextPartRows(before: number, { rows, bytes }: Pick<Part, 'rows' | 'bytes'>): number {
  return rows === 0 ? before : Math.min(before * 4, partRowsFor(bytes / rows));
}

function partRowsFor(rowBytes: number): number {
  return Math.max(leastPartRows, Math.min(mostPartRows, Math.floor(partBytes / Math.max(1, rowBytes))));
}

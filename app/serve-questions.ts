import { SystemFailure, type SystemSession } from '#connectors/system-session.ts';
import { LoadSession, resultColumns } from '#engine/child.ts';
import { AppError } from '#kernel/errors.ts';
import type { LiveAnswer, LiveRequest, LoadJob, NextQuestion, RefusedJob } from './load-job.ts';

export type Ask = (question: unknown) => Promise<unknown>;

const sentences = {
  notAsked: 'This system can be read, but not be asked. Sync the table.',
  tooMany: (rows: number) =>
    `The system has more than ${rows.toLocaleString('en-US')} rows for this. Ask for less at once, or sync the table, so that all of it is here.`,
  otherValues: (column: string) =>
    `The system sent values of "${column}" that are not what the column declares. Sync the table to see which.`,
  otherColumns: 'The system sent other columns than were asked for. Choose the tables again.',
};

/** Questions to a system over one session, until there is none left. What one came to goes out with the asking for the next. */
export async function converse(
  system: SystemSession,
  job: Extract<LoadJob, { kind: 'converse' }>,
  ask: Ask,
): Promise<null> {
  const { directory, memoryBytes } = job;
  const session = await LoadSession.open({ directory, memoryBytes });
  const { sessionId = null } = system;
  let answer: NextQuestion['answer'] = null;
  for (;;) {
    const request = (await ask({
      kind: 'next',
      sessionId,
      answer,
    } satisfies NextQuestion)) as LiveRequest | null;
    if (request === null) return null;
    answer = await answerTo(system, session, request);
  }
}

async function answerTo(
  system: SystemSession,
  session: LoadSession,
  request: LiveRequest,
): Promise<NextQuestion['answer']> {
  try {
    return await fileOf(system, session, request);
  } catch (error) {
    if (error instanceof SystemFailure) return refusedBy(error);
    if (error instanceof AppError) return { failed: { code: error.code, message: error.message } };
    throw error;
  }
}

/** The rows as a file whose columns have the types that the engine's own statement gives. */
async function fileOf(
  system: SystemSession,
  session: LoadSession,
  { like, ...request }: LiveRequest,
): Promise<LiveAnswer> {
  if (!system.query) throw new AppError('invalid', sentences.notAsked);
  const columns = await resultColumns(like);
  const table = session.openTable({ name: 'answer', columns });
  const isWhole = columns.map(({ type }) => type === 'integer' || type === 'decimal(38,0)');
  const waiting = new RowsInBatches((rows) => table.addRows(rows));
  const outcome = await system.query(request, (cells) => {
    // One more than is told was asked for. A system that goes on sends what nobody asked, and is left.
    if (waiting.count > request.maxRows) throw new AppError('tooLarge', sentences.tooMany(request.maxRows));
    waiting.add(cells.map((cell, index) => (isWhole[index] ? withoutZeros(cell) : cell)));
  });
  await waiting.end();
  if (waiting.count > request.maxRows) throw new AppError('tooLarge', sentences.tooMany(request.maxRows));
  if (outcome.columns.length !== columns.length) throw new AppError('conflict', sentences.otherColumns);
  const { path, notes } = await table.finish();
  const [note] = notes;
  if (note) throw new AppError('unreadable', sentences.otherValues(note.column));
  return { path, rowCount: waiting.count, server: outcome.server };
}

/** A database may tell a whole number as a decimal whose digits behind the point are all zero. */
function withoutZeros(cell: string | null): string | null {
  return cell?.replace(/^(-?\d+)\.0+$/, '$1') ?? null;
}

const rowsInBatch = 1000;

/** Rows come one by one and are written many at a time. */
class RowsInBatches {
  readonly #write: (rows: (string | null)[][]) => Promise<void> | undefined;
  #rows: (string | null)[][] = [];
  #writing: Promise<void> = Promise.resolve();
  count = 0;

  constructor(write: (rows: (string | null)[][]) => Promise<void> | undefined) {
    this.#write = write;
  }

  add(cells: (string | null)[]): void {
    this.count += 1;
    if (this.#rows.push(cells) >= rowsInBatch) this.#flush();
  }

  async end(): Promise<void> {
    this.#flush();
    await this.#writing;
  }

  #flush(): void {
    const rows = this.#rows;
    this.#rows = [];
    if (rows.length === 0) return;
    this.#writing = this.#writing.then(() => this.#write(rows));
    // It is awaited at the end; until then nobody listens.
    this.#writing.catch(() => {});
  }
}

export function refusedBy({ message, stage, isPassing, isUnreached }: SystemFailure): RefusedJob {
  return { refused: { sentence: message, stage, isPassing, isUnreached } };
}

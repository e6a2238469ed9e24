import { mkdir } from 'node:fs/promises';
import type { LookUps, QueryRequest, QueryResult } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { EngineLimits } from '../limits.ts';
import type { ChildPool } from '../process/child-pool.ts';
import type { ValuePrints } from '../values/value-prints.ts';
import type { VersionStore } from '../versions/version-store.ts';
import { FairQueue } from '../warm/fair-queue.ts';
import type { QueryJob, TableFile } from './query-job.ts';

const maxTables = 50;

interface RunOptions {
  hasRowNumbers?: boolean;
  /** Seen beside the versions. */
  files?: readonly TableFile[];
}

/**
 * Runs foreign SQL in a child process that sees the files of the given versions and nothing else: a few at a time, the workspaces in
 * turns, so that nobody waits for the heavy statements of another.
 */
export class SandboxedQuery {
  readonly #store: VersionStore;
  readonly #children: ChildPool;
  readonly #limits: EngineLimits;
  readonly #queue: FairQueue;
  readonly #prints: ValuePrints;

  constructor(store: VersionStore, children: ChildPool, limits: EngineLimits, prints: ValuePrints) {
    this.#store = store;
    this.#children = children;
    this.#limits = limits;
    this.#prints = prints;
    this.#queue = new FairQueue(limits.queryQueue);
  }

  /** A statement is about to come. */
  prepare(workspaceId: string): void {
    this.#children.announce({ memoryBytes: this.#limits.queryMemoryBytes }, workspaceId);
  }

  /** Throws AppError: `invalid` for SQL that is refused or fails, `timeout`, `tooLarge`, `cancelled`, `notFound` for a version that is gone, `tooMany` where too many wait. */
  async run(workspaceId: string, asked: QueryRequest, options: RunOptions = {}): Promise<QueryResult> {
    return asked.lookUps
      ? this.#lookUp(workspaceId, asked, asked.lookUps)
      : this.#execute(workspaceId, asked, options);
  }

  async #execute(
    workspaceId: string,
    request: QueryRequest,
    { hasRowNumbers = false, files = [] }: RunOptions,
  ): Promise<QueryResult> {
    if (request.tables.length + files.length > maxTables)
      throw new AppError('tooLarge', `A question can use at most ${maxTables} tables.`);
    const job: QueryJob = {
      sql: request.sql,
      ...(request.also ? { also: request.also } : {}),
      tables: [...(await this.#resolve(workspaceId, request.tables)), ...files],
      maxRows: request.maxRows,
      ...(request.leastRows === undefined ? {} : { leastRows: request.leastRows }),
      maxBytes: this.#limits.queryResultBytes,
      memoryBytes: this.#limits.queryMemoryBytes,
      hasRowNumbers,
    };
    await mkdir(this.#store.temporaryDirectory, { recursive: true });
    const leave = await this.#queue.enter(workspaceId, request.signal);
    try {
      return (await this.#children.use(
        (child) =>
          child.run({
            request: job,
            deadlineMs: Math.min(request.deadlineMs, this.#limits.queryDeadlineMs),
            graceMs: this.#limits.queryGraceMs,
            signal: request.signal,
            sentences: {
              timeout: 'The question took too long and was stopped. Ask for less at once.',
              memory:
                'The question needs more memory than one question may use. Ask for less at once, for example for one year.',
            },
          }),
        workspaceId,
      )) as QueryResult;
    } finally {
      leave();
    }
  }

  /** Reads only the columns of which it is not known what they hold; where there are none, no process is needed. */
  async #lookUp(
    workspaceId: string,
    request: QueryRequest,
    { texts, columns }: LookUps,
  ): Promise<QueryResult> {
    const started = performance.now();
    const versions = new Map(request.tables.map(({ sqlName, versionId }) => [sqlName, versionId]));
    const held = await Promise.all(
      columns.map(async ({ table, column }) => {
        const versionId = versions.get(table);
        return versionId === undefined ? null : this.#prints.find({ workspaceId, versionId, column }, texts);
      }),
    );
    const found = held.flatMap((values, place) => values?.map((value) => [place, value]) ?? []);
    const unknown = columns.filter((_, place) => held[place] === null);
    const read =
      unknown.length > 0
        ? await this.#execute(workspaceId, statementOf(request, unknown), {})
        : { columns: lookUpColumns, rows: [], truncated: false };
    const rows = [...found, ...read.rows];
    return {
      columns: read.columns,
      rows: rows.slice(0, request.maxRows),
      truncated: read.truncated || rows.length > request.maxRows,
      elapsedMs: performance.now() - started,
    };
  }

  async #resolve(workspaceId: string, tables: QueryRequest['tables']): Promise<QueryJob['tables']> {
    return Promise.all(
      tables.map(async ({ sqlName, versionId }) => {
        if (!(await this.#store.exists(workspaceId, versionId))) {
          throw new AppError('notFound', `The data of table "${sqlName}" is not there any more.`);
        }
        return { sqlName, path: this.#store.dataPath(workspaceId, versionId) };
      }),
    );
  }
}

const lookUpColumns: QueryResult['columns'] = [
  { name: 'column_index', type: 'integer' },
  { name: 'found', type: 'text' },
];

function statementOf(request: QueryRequest, columns: LookUps['columns']): QueryRequest {
  const read = new Set(columns.map(({ table }) => table));
  return {
    ...request,
    sql: columns.map(({ sql }) => sql).join('\nUNION ALL\n'),
    tables: request.tables.filter(({ sqlName }) => read.has(sqlName)),
  };
}

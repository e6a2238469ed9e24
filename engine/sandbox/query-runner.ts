import { mkdir } from 'node:fs/promises';
import type { LookUps, QueryRequest, QueryResult } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { EngineLimits } from '../limits.ts';
import type { ChildPool } from '../process/child-pool.ts';
import type { ValuePrints } from '../values/value-prints.ts';
import type { VersionStore } from '../versions/version-store.ts';
import { FairQueue } from '../warm/fair-queue.ts';
import type { QueryJob } from './query-job.ts';

const maxTables = 50;

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
  prepare(): void {
    this.#children.announce({ memoryBytes: this.#limits.queryMemoryBytes });
  }

  /** Throws AppError: `invalid` for SQL that is refused or fails, `timeout`, `tooLarge`, `cancelled`, `notFound` for a version that is gone, `tooMany` where too many wait. */
  async run(
    workspaceId: string,
    asked: QueryRequest,
    options: { hasRowNumbers?: boolean } = {},
  ): Promise<QueryResult> {
    const request = asked.lookUps ? this.#narrowed(workspaceId, asked, asked.lookUps) : asked;
    if (request === null) return { columns: [], rows: [], truncated: false, elapsedMs: 0 };
    if (request.tables.length > maxTables)
      throw new AppError('tooLarge', `A question can use at most ${maxTables} tables.`);
    const job: QueryJob = {
      sql: request.sql,
      ...(request.also ? { also: request.also } : {}),
      tables: await this.#resolve(workspaceId, request.tables),
      maxRows: request.maxRows,
      maxBytes: this.#limits.queryResultBytes,
      memoryBytes: this.#limits.queryMemoryBytes,
      hasRowNumbers: options.hasRowNumbers === true,
    };
    await mkdir(this.#store.temporaryDirectory, { recursive: true });
    const leave = await this.#queue.enter(workspaceId, request.signal);
    try {
      return (await this.#children.use((child) =>
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
      )) as QueryResult;
    } finally {
      leave();
    }
  }

  /** Without the columns that hold none of the texts; null where no other is left, so that no process is needed. */
  #narrowed(workspaceId: string, request: QueryRequest, { texts, columns }: LookUps): QueryRequest | null {
    const versions = new Map(request.tables.map(({ sqlName, versionId }) => [sqlName, versionId]));
    const likely = columns.filter(({ table, column }) => {
      const versionId = versions.get(table);
      return versionId === undefined || this.#prints.mayHold({ workspaceId, versionId, column }, texts);
    });
    if (likely.length === 0) return null;
    const read = new Set(likely.map(({ table }) => table));
    return {
      ...request,
      sql: likely.map(({ sql }) => sql).join('\nUNION ALL\n'),
      tables: request.tables.filter(({ sqlName }) => read.has(sqlName)),
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

import { mkdir } from 'node:fs/promises';
import type { QueryRequest, QueryResult } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { EngineLimits } from '../limits.ts';
import type { ChildPool } from '../process/child-pool.ts';
import type { VersionStore } from '../versions/version-store.ts';
import type { QueryJob } from './query-job.ts';

const maxTables = 50;

/** Runs foreign SQL in a child process that sees the files of the given versions and nothing else. */
export class SandboxedQuery {
  readonly #store: VersionStore;
  readonly #children: ChildPool;
  readonly #limits: EngineLimits;

  constructor(store: VersionStore, children: ChildPool, limits: EngineLimits) {
    this.#store = store;
    this.#children = children;
    this.#limits = limits;
  }

  /** Throws AppError: `invalid` for SQL that is refused or fails, `timeout`, `tooLarge`, `cancelled`, `notFound` for a version that is gone. */
  async run(
    workspaceId: string,
    request: QueryRequest,
    options: { hasRowNumbers?: boolean } = {},
  ): Promise<QueryResult> {
    if (request.tables.length > maxTables)
      throw new AppError('tooLarge', `A question can use at most ${maxTables} tables.`);
    const job: QueryJob = {
      sql: request.sql,
      tables: await this.#resolve(workspaceId, request.tables),
      maxRows: request.maxRows,
      maxBytes: this.#limits.queryResultBytes,
      memoryBytes: this.#limits.queryMemoryBytes,
      hasRowNumbers: options.hasRowNumbers === true,
    };
    await mkdir(this.#store.temporaryDirectory, { recursive: true });
    const result = await this.#children.use((child) =>
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
    );
    return result as QueryResult;
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

import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { QueryRequest, QueryResult } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { EngineLimits } from '../limits.ts';
import type { VersionStore } from '../versions/version-store.ts';
import { FairQueue } from './fair-queue.ts';
import { ResultCache } from './result-cache.ts';
import type { WarmJob } from './warm-job.ts';
import type { WarmPool } from './warm-pool.ts';

/** Runs statements that the product wrote itself, in turns between the workspaces, on engines that stay open. */
export class WarmQuery {
  readonly #store: VersionStore;
  readonly #pool: WarmPool;
  readonly #limits: EngineLimits;
  readonly #queue: FairQueue;
  readonly #results = new ResultCache();

  constructor(store: VersionStore, pool: WarmPool, limits: EngineLimits) {
    this.#store = store;
    this.#pool = pool;
    this.#limits = limits;
    this.#queue = new FairQueue(limits.warmQueue);
  }

  /** How many statements of a workspace run and wait. */
  load(workspaceId: string): { running: number; waiting: number } {
    return this.#queue.load(workspaceId);
  }

  /**
   * Throws AppError: `timeout` (waiting is not counted), `tooLarge`, `cancelled`, `tooMany`, `notFound` for a version that
   * is gone, `invalid` for a value that does not fit its column. One that gives way is for nobody who waits.
   */
  async run(
    workspaceId: string,
    request: QueryRequest,
    options: { hasRowNumbers?: boolean; givesWay?: boolean } = {},
  ): Promise<QueryResult> {
    const hasRowNumbers = options.hasRowNumbers === true;
    const job = await this.#jobOf(workspaceId, request, hasRowNumbers);
    const key = JSON.stringify([workspaceId, job.sql, job.tables, job.maxRows, hasRowNumbers]);
    const known = this.#results.find(key);
    if (known !== null) return known;
    await mkdir(this.#store.temporaryDirectory, { recursive: true });
    const leave = await this.#queue.enter(workspaceId, request.signal);
    try {
      const result = await this.#pool.use(workspaceId, (child) =>
        child.run(job, {
          deadlineMs: Math.min(request.deadlineMs, this.#limits.queryDeadlineMs),
          graceMs: this.#limits.queryGraceMs,
          slowAfterMs: options.givesWay === true ? 0 : this.#limits.warmSlowAfterMs,
          signal: request.signal,
        }),
      );
      this.#results.keep(key, result);
      return result;
    } finally {
      leave();
    }
  }

  async #jobOf(workspaceId: string, request: QueryRequest, hasRowNumbers: boolean): Promise<WarmJob> {
    const tables = request.tables.map(({ sqlName, versionId }) => ({
      sqlName,
      versionId,
      path: this.#store.dataPath(workspaceId, versionId),
    }));
    for (const { sqlName, versionId } of tables) {
      if (await this.#store.exists(workspaceId, versionId)) continue;
      throw new AppError('notFound', `The data of table "${sqlName}" is not there any more.`);
    }
    const [first] = tables;
    if (first === undefined) throw new AppError('invalid', 'The statement names no table.');
    return {
      // versions/<workspace>/<version>/data.parquet
      directory: `${dirname(dirname(first.path))}/`,
      sql: request.sql,
      tables: tables.map(({ sqlName, path }) => ({ sqlName, path })),
      maxRows: request.maxRows,
      maxBytes: this.#limits.queryResultBytes,
      memoryBytes: this.#limits.warmMemoryBytes,
      threads: this.#limits.warmThreads,
      spillBytes: this.#limits.warmSpillBytes,
      hasRowNumbers,
    };
  }
}

import type { DuckDBConnection } from '@duckdb/node-api';
import type { QueryResult } from '#kernel/catalog.ts';
import type { QueryJob } from './query-job.ts';
import { runStatement } from './run-statement.ts';

/** Further statements run only within this time: the answer to the first one is not kept from its reader for long. */
const alsoWithinMs = 2000;

/** The further statements of a job, one after the other on a connection of their own. */
export class RunBeside {
  readonly #connection: DuckDBConnection;
  readonly #job: QueryJob;
  readonly #done: NonNullable<QueryResult['also']> = [];
  #isStopped = false;
  #running: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isOver = true;

  constructor(connection: DuckDBConnection, job: QueryJob) {
    this.#connection = connection;
    this.#job = job;
  }

  get hasStarted(): boolean {
    return this.#timer !== undefined;
  }

  start(): void {
    if (!this.#job.also?.length || this.#isStopped) return;
    this.#isOver = false;
    this.#timer = setTimeout(() => this.stop(), alsoWithinMs);
    this.#running = this.#run(this.#job.also);
  }

  /** What has not come to its end is told when it is asked for by itself. */
  stop(): void {
    this.#isStopped = true;
    if (!this.#isOver) this.#connection.interrupt();
  }

  /** What was run, when the last of them is done. */
  async end(): Promise<NonNullable<QueryResult['also']>> {
    // Between its proof and its run a statement does not hear that it is to stop.
    if (this.#isStopped) this.stop();
    await this.#running;
    clearTimeout(this.#timer);
    return this.#done;
  }

  async #run(statements: readonly string[]): Promise<void> {
    for (const sql of statements) {
      if (this.#isStopped) break;
      const begun = performance.now();
      // One that fails is told when it is asked for by itself.
      const result = await runStatement(this.#connection, sql, this.#job).catch(() => null);
      if (result) this.#done.push({ sql, result: { ...result, elapsedMs: performance.now() - begun } });
    }
    this.#isOver = true;
  }
}

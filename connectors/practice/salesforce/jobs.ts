import { type Org, OrgError } from './org.ts';
import { readSoql } from './soql.ts';
import { runSoql, type Selected } from './soql-run.ts';

/** Query jobs of Bulk API 2.0: each holds what its statement selected at the moment at which it was made. */

export type JobState = 'UploadComplete' | 'InProgress' | 'JobComplete' | 'Aborted';

export interface QueryJob {
  id: string;
  query: string;
  operation: string;
  state: JobState;
  selected: Selected;
}

/** Jobs that are kept; the oldest goes. */
const jobsMaximum = 100;

export class QueryJobs {
  readonly #org: Org;
  readonly #jobs = new Map<string, QueryJob>();
  #made = 0;

  constructor(org: Org) {
    this.#org = org;
  }

  /** That somebody waits for. */
  get running(): number {
    return [...this.#jobs.values()].filter(
      ({ state }) => state === 'UploadComplete' || state === 'InProgress',
    ).length;
  }

  get count(): number {
    return this.#jobs.size;
  }

  make({ operation, query }: { operation: string; query: string }): QueryJob {
    const selected = runSoql(this.#org, readSoql(query));
    if (selected.fields.some(({ type }) => type === 'address' || type === 'base64'))
      throw new OrgError(400, 'INVALIDJOB', 'Compound and binary fields are not supported by Bulk API.');
    this.#made += 1;
    const id = `750PR${String(this.#made).padStart(10, '0')}AAA`;
    const job: QueryJob = { id, query, operation, state: 'UploadComplete', selected };
    const [oldest] = this.#jobs.keys();
    if (this.#jobs.size >= jobsMaximum && oldest !== undefined) this.#jobs.delete(oldest);
    this.#jobs.set(id, job);
    return job;
  }

  find(id: string): QueryJob {
    const job = this.#jobs.get(id);
    if (!job) throw new OrgError(404, 'NOT_FOUND', 'The requested resource does not exist');
    return job;
  }

  /** Looked at twice, a job has done its work; a slow one never has. */
  look(id: string): QueryJob {
    const job = this.find(id);
    if (job.state === 'InProgress' && !job.selected.object.isSlow) job.state = 'JobComplete';
    if (job.state === 'UploadComplete') job.state = 'InProgress';
    return job;
  }

  abort(id: string): QueryJob {
    const job = this.find(id);
    if (job.state === 'JobComplete') throw new OrgError(400, 'INVALIDJOBSTATE', 'The job is complete.');
    job.state = 'Aborted';
    return job;
  }

  remove(id: string): void {
    if (this.find(id).state !== 'JobComplete' && this.find(id).state !== 'Aborted')
      throw new OrgError(400, 'INVALIDJOBSTATE', 'The job is not complete.');
    this.#jobs.delete(id);
  }

  /** So many records from a place on, and the place behind them. */
  part(
    id: string,
    { locator, maxRecords }: { locator: string; maxRecords: number },
  ): { from: number; to: number; next: string } {
    const { state, selected } = this.find(id);
    if (state !== 'JobComplete') throw new OrgError(400, 'INVALIDJOBSTATE', 'The job has no results yet.');
    const from = locator === '' ? 0 : Number(Buffer.from(locator, 'base64url').toString());
    if (!Number.isSafeInteger(from) || from < 0)
      throw new OrgError(400, 'INVALID_QUERY_LOCATOR', 'invalid locator');
    const to = Math.min(from + maxRecords, selected.records.length);
    const next = to < selected.records.length ? Buffer.from(String(to)).toString('base64url') : 'null';
    return { from, to, next };
  }
}

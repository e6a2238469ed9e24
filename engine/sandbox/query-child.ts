import { serveOneJob } from '../process/child-side.ts';
import { type QueryJob, runQueryJob } from './query-job.ts';

/** The life of a query child: one statement, one answer. */
export function serveQuery(): void {
  serveOneJob({ run: (request, { signal }) => runQueryJob(request as QueryJob, signal) });
}

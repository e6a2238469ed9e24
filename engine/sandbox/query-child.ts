import { serveJobs } from '../process/child-side.ts';
import { type OpenedAhead, openAhead } from './open-ahead.ts';
import { type QueryJob, runQueryJob } from './query-job.ts';

/** The life of a query child: statements of one workspace, each in a database of its own. */
export function serveQuery(): void {
  let ahead: OpenedAhead | null = null;
  serveJobs({
    prepare: (limits) => {
      ahead = openAhead(limits as Pick<QueryJob, 'memoryBytes'>);
    },
    run: (request, { signal }) => {
      const opened = ahead;
      ahead = null;
      return runQueryJob(request as QueryJob, signal, opened);
    },
  });
}

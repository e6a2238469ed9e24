import { serveOneJob } from '../process/child-side.ts';
import { type OpenedAhead, openAhead } from './open-ahead.ts';
import { type QueryJob, runQueryJob } from './query-job.ts';

/** The life of a query child: one statement, one answer. */
export function serveQuery(): void {
  let ahead: OpenedAhead | null = null;
  serveOneJob({
    prepare: (limits) => {
      ahead = openAhead(limits as Pick<QueryJob, 'memoryBytes'>);
    },
    run: (request, { signal }) => runQueryJob(request as QueryJob, signal, ahead),
  });
}

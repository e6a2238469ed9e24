import { serveOneJob } from '#engine/child.ts';
import type { ModelJob } from '#features/models/server/learning/model-job.ts';
import { runModelJob } from '#features/models/server/learning/run-job.ts';

const server = process.ppid;
/** While it computes no message comes, not even that the server has died; but then the process has another parent. */
const orphaned = {
  get aborted() {
    return process.ppid !== server;
  },
};

/** The process that trains a model, or predicts with one: pure computing, under a cap of memory, ended at its deadline or when it is cancelled. */
serveOneJob({
  run: (request, { onProgress }) => runModelJob(request as ModelJob, onProgress, orphaned),
});

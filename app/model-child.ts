import { serveOneJob } from '#engine/child.ts';
import { lowerPriority } from '#engine/process/lower-priority.ts';
import type { ModelJob } from '#features/models/server/learning/model-job.ts';
import { runModelJob } from '#features/models/server/learning/run-job.ts';

const server = process.ppid;
/** While it computes no message comes, not even that the server has died; but then the process has another parent. */
const orphaned = {
  get aborted() {
    return process.ppid !== server;
  },
};

/** Below everything that somebody waits for: a training takes minutes on all the processor that it gets. */
const patientNiceness = 15;

/** The process that trains a model, or predicts with one: pure computing, under a cap of memory, ended at its deadline or when it is cancelled. */
serveOneJob({
  run: (request, { onProgress }) => {
    const job = request as ModelJob;
    // Somebody waits for a prediction, and for a forecast in an answer.
    if (job.kind === 'train' || job.kind === 'predictTable') lowerPriority(process.pid, patientNiceness);
    return runModelJob(job, onProgress, orphaned);
  },
});

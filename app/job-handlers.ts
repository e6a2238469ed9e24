import { sampleCompanyJob } from '#features/identity/server/index.ts';
import { createSampleSource } from '#features/sources/server/index.ts';
import { dayIn } from '#platform/clock.ts';
import type { JobHandler } from '#platform/jobs/job-runner.ts';
import type { Job } from '#platform/jobs/job-store.ts';
import type { FeatureParts } from './features.ts';

/** Which kind of job is done by whom. */
export function createJobHandlers(parts: FeatureParts): Record<string, JobHandler> {
  return {
    [sampleCompanyJob]: (job, signal) =>
      createSampleSource(parts, {
        workspaceId: job.workspaceId,
        today: dayIn(parts.clock.now(), 'UTC'),
        signal,
      }),
  };
}

/** What people are told when a job has failed at every try. */
export async function tellOfFailedJob({ notify }: Pick<FeatureParts, 'notify'>, job: Job): Promise<void> {
  if (job.kind === sampleCompanyJob) await notify({ workspaceId: job.workspaceId }, { kind: 'sampleFailed' });
}

import { sampleCompanyJob } from '#features/identity/server/index.ts';
import { createSampleSource } from '#features/sources/server/index.ts';
import { dayIn } from '#platform/clock.ts';
import type { JobHandler } from '#platform/jobs/job-runner.ts';
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

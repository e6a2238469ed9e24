import { mkdirSync } from 'node:fs';
import { z } from 'zod';
import type { GrantJob, GrantOutcome } from '#connectors/index.ts';
import { oauthProviders } from '#connectors/manifests.ts';
import { systemStrings as strings } from '#connectors/strings.ts';
import { CappedChild } from '#engine/process/capped-child.ts';
import { FairQueue, type QueueLimits } from '#engine/warm/fair-queue.ts';
import type { RunGrant } from '#features/oauth/server/index.ts';
import { AppError, messageOf } from '#kernel/errors.ts';
import type { Egress } from '#platform/egress/egress.ts';
import type { Log } from '#platform/log/log.ts';
import { readPemFiles } from './pem-files.ts';
import { permitHosts } from './permit-hosts.ts';
import type { SystemRequest } from './serve-systems.ts';
import { systemLimits } from './systems.ts';

const deadlineMs = 10_000;
/** Beside those of tests: a test that asks for a token waits for one of these. */
const queueLimits: QueueLimits = { running: 4, runningPerWorkspace: 2, waitingPerWorkspace: 20 };
const webPorts = [80, 443];
/** The token URL, and the place that tokens are revoked at. */
const mostHosts = 2;

/** Of what a provider may send as a token. The process bounds its answer at a megabyte. */
const tokenMaximumLength = 100_000;
const milliseconds = z.number().nonnegative().max(1e13).nullable();
const messageShape = z.string().max(1000);
const outcomeShape: z.ZodType<GrantOutcome> = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('issued'),
    token: z.object({
      value: z.string().min(1).max(tokenMaximumLength),
      expiresInMs: milliseconds,
      refreshToken: z.string().min(1).max(tokenMaximumLength).nullable(),
      refreshExpiresInMs: milliseconds,
      places: z
        .record(z.string().max(100), z.url({ protocol: /^https?$/ }).max(2000))
        .refine((places) => Object.keys(places).length <= 20),
    }),
  }),
  z.object({ outcome: z.literal('done') }),
  z.object({
    outcome: z.literal('refused'),
    part: z.enum(['client', 'grant', 'request']),
    message: messageShape,
  }),
  z.object({
    outcome: z.literal('failed'),
    message: messageShape,
    isPassing: z.boolean(),
    isUnreached: z.boolean(),
  }),
]);

export interface GrantRunnerOptions {
  /** The module that the process runs. */
  child: URL;
  /** Its working directory, which tells nothing. */
  directory: string;
  egress: Egress;
  log: Log;
  /** Where the operator keeps certificates and keys; null for nowhere. */
  pemDirectory: string | null;
}

/** Asks token endpoints, each time in a process of its own: what one answers is as hostile as a file. */
export function createGrantRunner(options: GrantRunnerOptions): RunGrant {
  const queue = new FairQueue(queueLimits);
  mkdirSync(options.directory, { recursive: true });
  return async (job, { workspaceId, signal }) => {
    const { fields } = oauthProviders[job.provider];
    const settings = await readPemFiles(fields, job.settings, options.pemDirectory);
    if ('problem' in settings) return { outcome: 'refused', part: 'request', message: settings.problem };
    const leave = await queue.enter(workspaceId, signal);
    try {
      return await run({ ...job, settings: settings.settings }, signal);
    } finally {
      leave();
    }
  };

  async function run(job: GrantJob, signal: AbortSignal): Promise<GrantOutcome> {
    const { name } = oauthProviders[job.provider];
    const place = new URL(job.tokenUrl).host;
    const failed = (message: string): GrantOutcome => ({
      ...{ outcome: 'failed', message },
      ...{ isPassing: true, isUnreached: true },
    });
    const child = new CappedChild({
      entry: options.child,
      directory: options.directory,
      dataBytes: systemLimits.testDataBytes,
      heapMegabytes: systemLimits.testHeapMegabytes,
    });
    try {
      const result = await child.run({
        request: { kind: 'grant', job } satisfies SystemRequest,
        ...{ deadlineMs, graceMs: 0, signal },
        onQuestion: permitHosts(options.egress, webPorts, signal, mostHosts),
        sentences: { timeout: strings.late.port(place, name), memory: strings.beyondMemory(place) },
      });
      return outcomeShape.parse(result);
    } catch (error) {
      if (error instanceof AppError) {
        if (error.code === 'cancelled') throw error;
        return failed(error.message);
      }
      // Of a shape that does not fit, zod tells the path and never the value.
      options.log.error(
        { error: messageOf(error), provider: job.provider },
        'call of a token endpoint failed',
      );
      return failed(strings.broken(place));
    }
  }
}

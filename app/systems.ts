import { mkdirSync } from 'node:fs';
import { z } from 'zod';
import { systemStrings as strings } from '#connectors/strings.ts';
import { type SystemStage, type SystemTestOutcome, systemStages } from '#connectors/system-connector.ts';
import { type SystemEntry, type SystemId, systems } from '#connectors/systems.ts';
import { CappedChild } from '#engine/process/capped-child.ts';
import { FairQueue, type QueueLimits } from '#engine/warm/fair-queue.ts';
import { AppError, messageOf } from '#kernel/errors.ts';
import type { Settings } from '#kernel/settings.ts';
import type { Egress } from '#platform/egress/egress.ts';
import type { Log } from '#platform/log/log.ts';
import { type AccessTokens, answerTokens, isTokenQuestion, type OnSystemCall } from './access-tokens.ts';
import { permitHosts } from './permit-hosts.ts';
import type { SystemProgress, SystemRequest } from './serve-systems.ts';

export interface SystemLimits {
  /** The whole process (RLIMIT_DATA), buffers of sockets included. */
  testDataBytes: number;
  testHeapMegabytes: number;
  /** From the request to the answer, the wait for a place included. */
  testDeadlineMs: number;
  /** Of that, for a place at most. */
  testWaitMs: number;
  testQueue: QueueLimits;
  /** Hosts that one test may ask for: the one that was entered, and those that its system names. */
  testHosts: number;
}

/** V8 reserves this for code before anything runs, and the system counts it: measured on Linux with Node 24, x64. */
export const idleDataBytes = 605e6;

export const systemLimits: SystemLimits = {
  testDataBytes: idleDataBytes + 145e6,
  testHeapMegabytes: 64,
  testDeadlineMs: 10_000,
  testWaitMs: 5000,
  testQueue: { running: 8, runningPerWorkspace: 4, waitingPerWorkspace: 10 },
  testHosts: 8,
};

export interface SystemCaller {
  workspaceId: string;
  /** Whoever drops the call ends its process. */
  signal: AbortSignal;
  /** Ends it earlier than usual. */
  deadlineMs?: number;
}

/** Calls outside systems, each time in a process of its own: what a hostile one sends does not reach this one. */
export interface Systems {
  /** Whether there is a connector for this type of source. */
  has(type: string): type is SystemId;
  /** Never throws but `cancelled` and `tooMany`: what went wrong is the outcome. */
  test(id: SystemId, settings: Settings, caller: SystemCaller): Promise<SystemTestOutcome>;
}

export interface SystemsOptions {
  /** The module that the process runs. */
  child: URL;
  /** Its working directory, which tells nothing. */
  directory: string;
  egress: Egress;
  log: Log;
  /** For systems that the client of a provider signs in. */
  accessTokens?: AccessTokens;
  onCalled?: OnSystemCall;
  limits?: Partial<SystemLimits>;
  /** By id: what is called, for sentences. */
  entries?: Record<string, SystemsEntry>;
}

type SystemsEntry = Pick<SystemEntry, 'name' | 'placeOf' | 'standardPorts' | 'provider'>;

const outcomeShape = z.object({
  isOk: z.boolean(),
  isUnreached: z.boolean().optional(),
  stage: z.enum(systemStages).optional(),
  message: z.string().max(1000),
});

export function createSystems(options: SystemsOptions): Systems {
  const { child: entry, directory, log } = options;
  const limits = { ...systemLimits, ...options.limits };
  const queue = new FairQueue(limits.testQueue);
  mkdirSync(directory, { recursive: true });

  return {
    has: (type): type is SystemId => Object.hasOwn(systems, type),
    async test(id, settings, { workspaceId, signal, deadlineMs = limits.testDeadlineMs }) {
      const began = performance.now();
      const leave = await enter(workspaceId, signal);
      if (leave === null) return { isOk: false, message: strings.busy };
      try {
        const outcome = await run(
          id,
          settings,
          { workspaceId, signal },
          Math.min(deadlineMs, limits.testDeadlineMs) - (performance.now() - began),
        );
        const { name, provider } = called(id);
        if (provider)
          options.onCalled?.({ workspaceId, provider, call: strings.testOf(name), isOk: outcome.isOk });
        return outcome;
      } finally {
        leave();
      }
    },
  };

  function called(id: SystemId): SystemsEntry {
    return options.entries?.[id] ?? systems[id];
  }

  /** Null where no place became free in time. */
  async function enter(workspaceId: string, signal: AbortSignal): Promise<(() => void) | null> {
    const wait = AbortSignal.timeout(limits.testWaitMs);
    try {
      return await queue.enter(workspaceId, AbortSignal.any([signal, wait]));
    } catch (error) {
      if (wait.aborted && !signal.aborted) return null;
      throw error;
    }
  }

  async function run(
    id: SystemId,
    settings: Settings,
    { workspaceId, signal }: Pick<SystemCaller, 'workspaceId' | 'signal'>,
    deadlineMs: number,
  ): Promise<SystemTestOutcome> {
    const { name, placeOf, standardPorts, provider } = called(id);
    const { accessTokens } = options;
    const place = placeOf(settings);
    let stage: SystemStage = 'address';
    const failed = (message: string): SystemTestOutcome => ({ isOk: false, stage, message });
    const permit = permitHosts(options.egress, standardPorts, signal, limits.testHosts);
    const answerToken =
      provider && accessTokens ? answerTokens(accessTokens, { workspaceId, provider, place, signal }) : null;
    const child = new CappedChild({
      entry,
      directory,
      dataBytes: limits.testDataBytes,
      heapMegabytes: limits.testHeapMegabytes,
    });
    try {
      const result = await child.run({
        request: {
          kind: 'test',
          system: id,
          settings,
          hasTokens: answerToken !== null,
        } satisfies SystemRequest,
        deadlineMs,
        graceMs: 0,
        signal,
        onProgress: (progress) => {
          stage = (progress as SystemProgress).stage;
        },
        onQuestion: (question) =>
          answerToken && isTokenQuestion(question) ? answerToken(question) : permit(question),
        sentences: { timeout: '', memory: '' },
      });
      return outcomeShape.parse(result);
    } catch (error) {
      if (error instanceof AppError) {
        if (error.code === 'cancelled') throw error;
        const message =
          error.code === 'timeout'
            ? strings.late[stage](place, name)
            : error.code === 'tooLarge'
              ? strings.beyondMemory(place)
              : error.message;
        return { ...failed(message), isUnreached: stage !== 'address' };
      }
      log.error({ error: messageOf(error), system: id, stage }, 'call of an outside system failed');
      return failed(strings.broken(place));
    }
  }
}

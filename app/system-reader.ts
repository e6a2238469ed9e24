import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemStrings as strings } from '#connectors/strings.ts';
import { type SystemEntry, systems } from '#connectors/systems.ts';
import { ChildPool } from '#engine/index.ts';
import { FairQueue, type QueueLimits } from '#engine/warm/fair-queue.ts';
import type { LiveFacts, SystemReader, SystemSource } from '#features/sources/server/index.ts';
import type { Egress } from '#platform/egress/egress.ts';
import { type AccessTokens, answerTokens, isTokenQuestion, type OnSystemCall } from './access-tokens.ts';
import { LiveConversation, type RunConversation, unreachable } from './live-conversation.ts';
import type { LoadedJobTable, LoadJob, LoadJobProgress, NextQuestion, RefusedJob } from './load-job.ts';
import { permitHosts } from './permit-hosts.ts';

/** What one reading may use. The whole process is to stay below 400 MB of memory; RLIMIT_DATA counts what is reserved as well. */
const loadMemoryBytes = 160e6;
const loadDataBytes = 2e9;
const loadHeapMegabytes = 128;
/** A table of a hundred million rows over a slow line takes hours; what is broken off goes on behind its last part. */
const loadDeadlineMs = 6 * 60 * 60 * 1000;
const lookDeadlineMs = 10_000;

/** One question, with all that it is checked by. */
const conversationDeadlineMs = 5 * 60_000;
const measureDeadlineMs = 3 * 60_000;

/** Looks at tables, and first rows of them: somebody waits. Readings have their own places, by `sync-runner.ts`. */
const lookQueue: QueueLimits = { running: 4, runningPerWorkspace: 2, waitingPerWorkspace: 10 };

const sentences = {
  timeout:
    'The system did not answer in time. Check whether it is busy, and whether a firewall stands between.',
  memory: 'The system sent more at once than one reading may hold. Leave out columns with very long values.',
};

/** Asks outside systems, a session for each question. */
export interface LiveReader {
  /** @param directory where rows of answers are written, as files of the engine */
  converse(source: SystemSource, directory: string): LiveConversation;
}

/** Reads outside systems in processes of their own; the address of each is decided here, once. */
export function createSystemReader(options: {
  directory: string;
  egress: Egress;
  /** For systems that the client of a provider signs in. */
  accessTokens?: AccessTokens;
  onCalled?: OnSystemCall;
  /** The module that the process runs, and what is known of the systems that it reads, where they are others. */
  child?: URL;
  entries?: Record<string, Pick<SystemEntry, 'name' | 'placeOf' | 'standardPorts' | 'provider'>>;
}): SystemReader & LiveReader & Disposable {
  const children = new ChildPool(
    {
      entry: options.child ?? new URL('./load-child.ts', import.meta.url),
      dataBytes: loadDataBytes,
      heapMegabytes: loadHeapMegabytes,
      directory: options.directory,
    },
    { idle: 0, busy: 0, calmMs: 10_000 },
  );
  const looking = new FairQueue(lookQueue);
  const asking = new FairQueue(lookQueue);
  return {
    tables: (source, running) => look(source, { kind: 'tables' }, running),
    preview: async (source, request, running) => {
      const directory = join(options.directory, `preview-${randomUUID()}`);
      try {
        return await look(source, { kind: 'preview', ...request, directory }, running);
      } finally {
        // A process that was killed leaves what it had written.
        await rm(directory, { recursive: true, force: true, maxRetries: 3 });
      }
    },
    load: (source, request, { signal, onProgress }) =>
      run<LoadedJobTable>(
        source,
        { kind: 'load', ...request, memoryBytes: loadMemoryBytes },
        { signal, onProgress, deadlineMs: loadDeadlineMs },
      ),
    rights: (source, running) => look<string[]>(source, { kind: 'rights' }, running),
    measure: (source, request, running) =>
      run<LiveFacts>(
        source,
        { kind: 'measure', ...request, memoryBytes: loadMemoryBytes },
        { ...running, deadlineMs: measureDeadlineMs },
      ),
    converse(source, directory) {
      const converse: RunConversation = async ({ signal, onNext }) => {
        const leave = await asking.enter(source.workspaceId, signal);
        try {
          return await run<null>(
            source,
            { kind: 'converse', directory, memoryBytes: loadMemoryBytes },
            { signal, onNext, deadlineMs: conversationDeadlineMs },
          );
        } finally {
          leave();
        }
      };
      return new LiveConversation(converse, (sessionId) => {
        const { signal } = new AbortController();
        // Whoever left does not wait for it. Where it cannot be told, the statement has a deadline of its own.
        look(source, { kind: 'end', sessionId }, { signal }).catch(() => {});
      });
    },
    [Symbol.dispose]: () => children.close(),
  };

  async function look<Answer>(
    source: SystemSource,
    work: Work,
    running: { signal: AbortSignal },
  ): Promise<Answer> {
    const leave = await looking.enter(source.workspaceId, running.signal);
    try {
      return await run<Answer>(source, work, running);
    } finally {
      leave();
    }
  }

  async function run<Answer>(
    { workspaceId, system, settings }: SystemSource,
    work: Work,
    running: Running,
  ): Promise<Answer> {
    const { signal, onProgress, onNext, deadlineMs = lookDeadlineMs } = running;
    const entry: Pick<SystemEntry, 'name' | 'placeOf' | 'standardPorts' | 'provider'> =
      options.entries?.[system] ?? systems[system];
    const { name, placeOf, standardPorts, provider } = entry;
    const tell = (isOk: boolean): void => {
      if (provider)
        options.onCalled?.({ workspaceId, provider, call: strings.readings[work.kind](name), isOk });
    };
    const permit = permitHosts(options.egress, standardPorts, signal);
    const { accessTokens } = options;
    const answerToken =
      provider && accessTokens
        ? answerTokens(accessTokens, { workspaceId, provider, place: placeOf(settings), signal })
        : null;
    const answerQuestion = (question: unknown): Promise<unknown> => {
      if (onNext && isNext(question)) return onNext(question);
      return answerToken && isTokenQuestion(question) ? answerToken(question) : permit(question);
    };
    const request: LoadJob = { ...work, system, settings, hasTokens: answerToken !== null };
    const answer = await children
      .use((child) =>
        child.run({
          request,
          deadlineMs,
          graceMs: 1000,
          signal,
          onQuestion: answerQuestion,
          onProgress: (progress) => onProgress?.(progress as LoadJobProgress),
          sentences,
        }),
      )
      .catch((error: unknown) => {
        // Whoever asked has gone: the system has not failed.
        if (!signal.aborted) tell(false);
        throw error;
      });
    tell(!isRefused(answer));
    if (isRefused(answer)) throw unreachable(answer);
    return answer as Answer;
  }
}

interface Running {
  signal: AbortSignal;
  onProgress?: (progress: LoadJobProgress) => void;
  onNext?: (question: NextQuestion) => Promise<unknown>;
  deadlineMs?: number;
}

type Work = DistributiveOmit<LoadJob, 'system' | 'settings' | 'hasTokens'>;

type DistributiveOmit<Of, Key extends PropertyKey> = Of extends unknown ? Omit<Of, Key> : never;

function isRefused(answer: unknown): answer is RefusedJob {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

function isNext(question: unknown): question is NextQuestion {
  return (question as { kind?: unknown }).kind === 'next';
}

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { practiceDatabase } from '#connectors/practice/practice-data.ts';
import { practicePassword, practicePorts, practiceUser } from '#connectors/practice/practice-server.ts';
import { CappedChild } from '#engine/process/capped-child.ts';
import type { PracticeSystems } from '#features/sources/server/index.ts';
import { AppError, messageOf } from '#kernel/errors.ts';
import { type Clock, dayIn } from '#platform/clock.ts';
import { type CalledPlace, type Egress, hostOf } from '#platform/egress/egress.ts';
import type { Log } from '#platform/log/log.ts';
import { idleDataBytes } from './systems.ts';

/** What the child is told; the key goes this way and no other. */
export interface PracticeJob {
  ports: readonly number[];
  /** Base64. */
  key: string;
  /** `YYYY-MM-DD`. */
  lastDay: string;
  idleMs: number;
}

export interface PracticeProgress {
  port: number;
}

export interface PracticeOptions {
  isOffered: boolean;
  /** Where its port and its last day are kept. */
  directory: string;
  key: Buffer;
  clock: Clock;
  log: Log;
  idleMs?: number;
}

/** The engine holds some 500 MB, and a result of a question comes on top. */
const dataBytes = idleDataBytes + 2_400e6;
const heapMegabytes = 256;
/** Without a connection for so long it ends; whoever comes later starts it again. */
const usualIdleMs = 10 * 60_000;
/** One process does not go on for ever. */
const lifeMs = 24 * 60 * 60_000;
const host = '127.0.0.1';
const standardPort = 5432;

const sentences = {
  off: 'Practice systems are switched off on this server (PRACTICE_SYSTEMS=false).',
  failed: 'The practice system could not be started. Try again in a minute; the log of the server says why.',
  portTaken: (port: number) =>
    `Another program of this machine has taken port ${port}, on which the practice system listened. End that program, or add a new practice system.`,
};

const stateShape = z.object({ port: z.int().min(1).max(65_535), lastDay: z.iso.date() });
type State = z.infer<typeof stateShape>;

/** Starts a database with invented data on this machine, so that each screen of a system can be tried without having one. */
export interface RunningPractice extends PracticeSystems, AsyncDisposable {
  /** The policy with the one place that a practice system is at, which is started again when it is called. */
  admit(egress: Egress): Egress;
}

export function createPracticeSystems(options: PracticeOptions): RunningPractice {
  const { isOffered, directory, key, clock, log, idleMs = usualIdleMs } = options;
  const file = join(directory, 'postgresql.json');
  let state = readState(file);
  let running: { ready: Promise<number>; child: CappedChild; abort: AbortController } | null = null;

  const practice: RunningPractice = {
    types: isOffered ? ['postgresql'] : [],
    async start(workspaceId) {
      if (!isOffered) throw new AppError('forbidden', sentences.off);
      const port = await ready(practicePorts).catch((error: unknown) => {
        if (error instanceof AppError) throw error;
        throw new AppError('unavailable', sentences.failed, { cause: error });
      });
      const username = practiceUser(key, workspaceId);
      return {
        type: 'postgresql',
        configuration: { host, port, database: practiceDatabase, useTls: false },
        credentials: { username, password: practicePassword(key, username) },
      };
    },
    isAt: (type, configuration) =>
      type === 'postgresql' &&
      isPlace({ host: String(configuration.host), port: Number(configuration.port ?? standardPort) }),
    end: () => running?.abort.abort(),
    admit: (egress) => ({
      async resolve(place, signal) {
        if (!isPlace(place)) return egress.resolve(place, signal);
        const refused = (message: string) => ({ ok: false, reason: 'forbidden', message }) as const;
        if (!isOffered) return refused(sentences.off);
        try {
          await ready([]);
          return { ok: true, host, address: host, addresses: [host] };
        } catch (error) {
          return refused(error instanceof AppError ? error.message : sentences.failed);
        }
      },
    }),
    async [Symbol.asyncDispose]() {
      practice.end();
      await running?.child.gone;
    },
  };
  return practice;

  function isPlace(place: Pick<CalledPlace, 'host' | 'port'>): boolean {
    return state !== null && place.port === state.port && hostOf(place.host) === host;
  }

  /**
   * The port on which it listens: that of before wherever it is free, since sources name it.
   * @param others that may be taken instead; none where a source calls the one that it knows
   */
  async function ready(others: readonly number[]): Promise<number> {
    const known = state?.port;
    try {
      return await startOnce(known === undefined ? others : [known]);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'conflict')) throw error;
      if (others.length === 0) throw new AppError('conflict', sentences.portTaken(known ?? 0));
      return startOnce(others);
    }
  }

  function startOnce(ports: readonly number[]): Promise<number> {
    running ??= start(ports);
    return running.ready;
  }

  function start(ports: readonly number[]): NonNullable<typeof running> {
    const lastDay = state?.lastDay ?? dayIn(clock.now(), 'UTC');
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    mkdirSync(directory, { recursive: true });
    const child = new CappedChild({
      entry: new URL('./practice-child.ts', import.meta.url),
      directory,
      dataBytes,
      heapMegabytes,
      isAwaited: true,
    });
    const abort = new AbortController();
    const own = { ready: promise, child, abort };
    child
      .run({
        request: { ports, key: key.toString('base64'), lastDay, idleMs } satisfies PracticeJob,
        deadlineMs: lifeMs,
        graceMs: 0,
        signal: abort.signal,
        onProgress: (progress) => {
          const { port } = progress as PracticeProgress;
          keep({ port, lastDay });
          resolve(port);
        },
        sentences: { timeout: sentences.failed, memory: sentences.failed },
      })
      .then(forget, (error: unknown) => {
        forget();
        reject(error);
        const isExpected =
          error instanceof AppError && ['cancelled', 'conflict', 'timeout'].includes(error.code);
        if (!isExpected) log.error({ error: messageOf(error) }, 'the practice system ended');
      });
    promise.catch(() => {});
    return own;

    function forget(): void {
      if (running === own) running = null;
    }
  }

  function keep(next: State): void {
    state = next;
    writeFileSync(`${file}.new`, JSON.stringify(next));
    renameSync(`${file}.new`, file);
  }
}

/** Null where there was none yet, or nothing that can be read. */
function readState(file: string): State | null {
  try {
    return stateShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

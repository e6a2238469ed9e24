import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { practiceKinds } from '#connectors/practice/kinds.ts';
import { authorizationOf, BadAuthorization } from '#connectors/practice/oauth/practice-oauth.ts';
import { practicePassword, practiceUser } from '#connectors/practice/practice-accounts.ts';
import { CappedChild } from '#engine/process/capped-child.ts';
import type { PracticeSystems } from '#features/sources/server/index.ts';
import { AppError, messageOf } from '#kernel/errors.ts';
import { type PracticeType, practiceTypes } from '#kernel/practice.ts';
import { type Clock, dayIn } from '#platform/clock.ts';
import { type CalledPlace, type Egress, hostOf } from '#platform/egress/egress.ts';
import type { Log } from '#platform/log/log.ts';
import { idleDataBytes } from './systems.ts';

/** What the child is told; the key goes this way and no other. */
export interface PracticeJob {
  type: PracticeType;
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
  /** Where their ports and their last days are kept. */
  directory: string;
  key: Buffer;
  clock: Clock;
  log: Log;
  idleMs?: number;
}

/** Without a connection for so long it ends; whoever comes later starts it again. */
const usualIdleMs = 10 * 60_000;
/** One process does not go on for ever. */
const lifeMs = 24 * 60 * 60_000;
const host = '127.0.0.1';
const standardPort = 5432;
/** Ports that are tried from the first of a kind on, and then any. */
const portsTried = 20;
/** At once: somebody who tries all of them one after the other has the first ended. */
const mostRunning = 3;

const sentences = {
  off: 'Practice systems are switched off on this server (PRACTICE_SYSTEMS=false).',
  failed: 'The practice system could not be started. Try again in a minute; the log of the server says why.',
  portTaken: (port: number) =>
    `Another program of this machine has taken port ${port}, on which the practice system listened. End that program, or add a new practice system.`,
};

const stateShape = z.object({ port: z.int().min(1).max(65_535), lastDay: z.iso.date() });
type State = z.infer<typeof stateShape>;

/** Starts systems with invented data on this machine, so that each screen of a system can be tried without having one. */
export interface RunningPractice extends PracticeSystems, AsyncDisposable {
  /** The policy with the places that practice systems are at, which are started again when they are called. */
  admit(egress: Egress): Egress;
}

export function createPracticeSystems(options: PracticeOptions): RunningPractice {
  const { isOffered, key } = options;
  const players = new Map(practiceTypes.map((type) => [type, new Player(type, options)]));
  return {
    types: isOffered ? practiceTypes : [],
    async start(type, { workspaceId, origin }) {
      const player = players.get(type);
      if (!isOffered || !player) throw new AppError('forbidden', sentences.off);
      endOldest(player);
      const port = await player.ready({ isNew: true }).catch((error: unknown) => {
        if (error instanceof AppError) throw error;
        throw new AppError('unavailable', sentences.failed, { cause: error });
      });
      const username = practiceUser(key, workspaceId);
      return practiceKinds[type].forms({ port, username, password: practicePassword(key, username), origin });
    },
    isAt: (type, settings) => placesIn(type, settings).some((place) => playerAt(place) !== undefined),
    authorize({ workspaceId, redirectUri, asked }) {
      if (!isOffered) throw new AppError('forbidden', sentences.off);
      try {
        const clientId = practiceUser(key, workspaceId);
        return authorizationOf(asked, { key, clientId, redirectUri, now: options.clock.now().getTime() });
      } catch (error) {
        if (error instanceof BadAuthorization) throw new AppError('invalid', error.message, { cause: error });
        throw error;
      }
    },
    end: () => {
      for (const player of players.values()) player.end();
    },
    admit: (egress) => ({
      async resolve(place, signal) {
        const player = playerAt(place);
        if (!player) return egress.resolve(place, signal);
        const refused = (message: string) => ({ ok: false, reason: 'forbidden', message }) as const;
        if (!isOffered) return refused(sentences.off);
        try {
          await player.ready({ isNew: false });
          return { ok: true, host, address: host, addresses: [host] };
        } catch (error) {
          return refused(error instanceof AppError ? error.message : sentences.failed);
        }
      },
    }),
    async [Symbol.asyncDispose]() {
      await Promise.all([...players.values()].map((player) => player.stop()));
    },
  };

  function playerAt(place: Pick<CalledPlace, 'host' | 'port'>): Player | undefined {
    if (hostOf(place.host) !== host) return undefined;
    return [...players.values()].find((player) => player.port === place.port);
  }

  function endOldest(next: Player): void {
    const running = [...players.values()].filter((player) => player !== next && player.startedAt !== null);
    if (running.length < mostRunning) return;
    running.toSorted((one, other) => (one.startedAt ?? 0) - (other.startedAt ?? 0))[0]?.end();
  }
}

/** Places that settings name: a host with its port, or addresses. */
function placesIn(
  type: string,
  settings: Readonly<Record<string, unknown>>,
): { host: string; port: number }[] {
  const urls = Object.values(settings).filter(
    (value) => typeof value === 'string' && /^https?:/i.test(value) && URL.canParse(value),
  );
  const places = urls.map((value) => {
    const { hostname, port, protocol } = new URL(String(value));
    return { host: hostname, port: Number(port) || (protocol === 'http:' ? 80 : 443) };
  });
  if (type !== 'postgresql') return places;
  return [...places, { host: String(settings.host), port: Number(settings.port ?? standardPort) }];
}

/** One kind of them: its process, and where it listens. */
class Player {
  /** Null while it does not run. By `performance.now()`. */
  startedAt: number | null = null;
  readonly #type: PracticeType;
  readonly #options: PracticeOptions;
  readonly #file: string;
  #state: State | null;
  #running: { ready: Promise<number>; child: CappedChild; abort: AbortController } | null = null;

  constructor(type: PracticeType, options: PracticeOptions) {
    this.#type = type;
    this.#options = options;
    this.#file = join(options.directory, `${type}.json`);
    this.#state = readState(this.#file);
  }

  get port(): number | undefined {
    return this.#state?.port;
  }

  /**
   * The port on which it listens: that of before wherever it is free, since sources name it.
   * @param isNew whether another one may be taken instead; not where a source calls the one that it knows
   */
  async ready({ isNew }: { isNew: boolean }): Promise<number> {
    const known = this.#state?.port;
    const first = practiceKinds[this.#type].port;
    const others = isNew ? [...Array.from({ length: portsTried }, (_, at) => first + at), 0] : [];
    try {
      return await this.#startOnce(known === undefined ? others : [known]);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'conflict')) throw error;
      if (others.length === 0) throw new AppError('conflict', sentences.portTaken(known ?? 0));
      return this.#startOnce(others);
    }
  }

  end(): void {
    this.#running?.abort.abort();
  }

  async stop(): Promise<void> {
    const running = this.#running;
    this.end();
    await running?.child.gone;
  }

  #startOnce(ports: readonly number[]): Promise<number> {
    this.#running ??= this.#start(ports);
    return this.#running.ready;
  }

  #start(ports: readonly number[]) {
    const { directory, key, clock, log, idleMs = usualIdleMs } = this.#options;
    const lastDay = this.#state?.lastDay ?? dayIn(clock.now(), 'UTC');
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    mkdirSync(directory, { recursive: true });
    const { dataBytes, heapMegabytes } = practiceKinds[this.#type];
    const child = new CappedChild({
      entry: new URL('./practice-child.ts', import.meta.url),
      directory,
      dataBytes: idleDataBytes + dataBytes,
      heapMegabytes,
      isAwaited: true,
    });
    const abort = new AbortController();
    const own = { ready: promise, child, abort };
    const forget = (): void => {
      if (this.#running !== own) return;
      this.#running = null;
      this.startedAt = null;
    };
    this.startedAt = performance.now();
    const request: PracticeJob = { type: this.#type, ports, key: key.toString('base64'), lastDay, idleMs };
    child
      .run({
        request,
        deadlineMs: lifeMs,
        graceMs: 0,
        signal: abort.signal,
        onProgress: (progress) => {
          const { port } = progress as PracticeProgress;
          this.#keep({ port, lastDay });
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
  }

  #keep(next: State): void {
    this.#state = next;
    writeFileSync(`${this.#file}.new`, JSON.stringify(next));
    renameSync(`${this.#file}.new`, this.#file);
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

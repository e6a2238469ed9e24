import { SystemUnreachable } from '#features/sources/server/index.ts';
import { AppError } from '#kernel/errors.ts';
import type { LiveAnswer, LiveRequest, NextQuestion, RefusedJob } from './load-job.ts';

/** Runs the child of a conversation: it asks for questions with `onNext`, and ends when it is given none. */
export type RunConversation = (running: {
  signal: AbortSignal;
  onNext: (question: NextQuestion) => Promise<LiveRequest | null>;
}) => Promise<unknown>;

interface Waiting {
  request: LiveRequest;
  resolve: (answer: LiveAnswer) => void;
  reject: (error: unknown) => void;
}

/** The statements of an answer follow each other within this time; a session that nobody asks is given back. */
const idleMs = 3000;

/**
 * A session with a system that is open while questions come. Each statement waits for the one before it: one session is all that a
 * question takes of the system. Where nobody waits any more for the one that runs, the child is killed, which closes its connection.
 */
export class LiveConversation {
  readonly #run: RunConversation;
  readonly #endSession: (sessionId: string) => void;
  readonly #waiting: Waiting[] = [];
  #current: Waiting | null = null;
  #child: AbortController | null = null;
  #sessionId: string | null = null;
  /** Answers the child that waits for a question. */
  #give: ((request: LiveRequest | null) => void) | null = null;
  #idle: NodeJS.Timeout | undefined;

  /** @param endSession told of a session that was left while a statement ran, of a system that would go on with it */
  constructor(run: RunConversation, endSession: (sessionId: string) => void = () => {}) {
    this.#run = run;
    this.#endSession = endSession;
  }

  /** Throws what the run throws, and AppError `cancelled` once the signal is aborted. */
  ask(request: LiveRequest, signal: AbortSignal | undefined): Promise<LiveAnswer> {
    if (signal?.aborted) return Promise.reject(gone());
    const { promise, resolve, reject } = Promise.withResolvers<LiveAnswer>();
    const own: Waiting = { request, resolve, reject };
    const leave = (): void => {
      reject(gone());
      const place = this.#waiting.indexOf(own);
      if (place >= 0) this.#waiting.splice(place, 1);
      if (this.#current === own) this.#leave();
    };
    signal?.addEventListener('abort', leave, { once: true });
    this.#waiting.push(own);
    if (this.#give) this.#give(this.#take());
    else if (!this.#child) this.#start();
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  close(): void {
    clearTimeout(this.#idle);
    this.#leave();
  }

  /** The child is killed; its session may have to be ended besides. */
  #leave(): void {
    this.#child?.abort();
    if (this.#current && this.#sessionId !== null) this.#endSession(this.#sessionId);
    this.#sessionId = null;
  }

  #take(): LiveRequest | null {
    clearTimeout(this.#idle);
    this.#give = null;
    this.#current = this.#waiting.shift() ?? null;
    return this.#current?.request ?? null;
  }

  #start(): void {
    const child = new AbortController();
    this.#child = child;
    this.#run({ signal: child.signal, onNext: (question) => this.#next(question) }).then(
      () => this.#end(null),
      (error: unknown) => this.#end(error),
    );
  }

  /** What the last question came to, and the next one once there is one; null when the session is to end. */
  #next({ answer, sessionId }: NextQuestion): Promise<LiveRequest | null> {
    this.#sessionId = sessionId;
    const current = this.#current;
    this.#current = null;
    if (answer !== null) settle(current, answer);
    if (this.#waiting.length > 0) return Promise.resolve(this.#take());
    const { promise, resolve } = Promise.withResolvers<LiveRequest | null>();
    this.#give = resolve;
    this.#idle = setTimeout(() => resolve(this.#take()), idleMs);
    this.#idle.unref();
    return promise;
  }

  /** One that could not even begin fails all that wait for it; after one that was left, or broke, the others ask anew. */
  #end(failure: unknown): void {
    clearTimeout(this.#idle);
    this.#child = null;
    this.#sessionId = null;
    this.#give = null;
    const failed = this.#current ? [this.#current] : failure === null ? [] : this.#waiting.splice(0);
    this.#current = null;
    for (const { reject } of failed) reject(failure ?? new Error('The session ended before its answer.'));
    if (this.#waiting.length > 0) this.#start();
  }
}

function settle(asked: Waiting | null, answer: NonNullable<NextQuestion['answer']>): void {
  if (!asked) return;
  if ('failed' in answer) asked.reject(new AppError(answer.failed.code, answer.failed.message));
  else if ('refused' in answer) asked.reject(unreachable(answer));
  else asked.resolve(answer);
}

export function unreachable({ refused: { sentence, ...refused } }: RefusedJob): SystemUnreachable {
  return new SystemUnreachable(sentence, refused);
}

function gone(): AppError {
  return new AppError('cancelled', 'The question has ended.');
}

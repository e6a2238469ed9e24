import { setTimeout as sleep } from 'node:timers/promises';
import type { SystemTools } from '../system-connector.ts';
import { beginningOf, titleOf } from './answer-text.ts';
import { CutAnswer, HttpFailure, LedElsewhere } from './http-failure.ts';
import { attemptsFor, isBrokenConnection, pauseMs, retryAfterMs } from './retry.ts';

/** How calls prove who makes them. */
export interface Authorizer {
  /** Headers of each call, such as `authorization`. */
  headers(): Promise<Record<string, string>>;
  /** After a 401, or what stands for one, to a call with these headers: whether there are better ones now. Never called twice for one call. */
  renew?(refused: Record<string, string>): Promise<boolean>;
}

export interface HttpClientOptions {
  /** Where the system is, its path included, which ends in a slash. Credentials go to its origin and nowhere else. */
  base: URL;
  tools: Pick<SystemTools, 'reach' | 'signal'>;
  authorizer?: Authorizer;
  /** Of each call. */
  headers?: Readonly<Record<string, string>>;
  /** PEM of authorities that are trusted instead of the system's. */
  ca?: string | undefined;
  /** Calls that are made at once; the others wait. */
  atOnce?: number;
  /** No single wait is longer, however long the system asks for: then it is a failure that says when to come again. */
  longestWaitMs?: number;
  /** Of a system that refuses a token by another status than 401. */
  isTokenRefused?(failure: HttpFailure): boolean;
  /** Looks at the headers of each answer: how long to wait before the next call, where a quota is used up. */
  onAnswer?(headers: Headers): number;
}

export interface HttpCall {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | URLSearchParams;
  /** Whether a second call does the same as one; all but POST by themselves. */
  isRepeatable?: boolean;
  /** The media types that the answer may have. Where HTML is none of them, a page of it is a failure. */
  accept?: string;
  /** How JSON of the answer is read, where its numbers are to keep every digit; throws for what is none. */
  parse?(text: string): unknown;
}

const attemptsMaximum = 5;
const defaultAtOnce = 3;
const defaultLongestWaitMs = 120_000;

/**
 * Calls one system over HTTP with the manners that all of them expect: asks again where they are busy and no sooner than they
 * say, renews a token once when it is refused, follows no redirect, sends credentials to one origin alone, takes a page of HTML for
 * what it is, and makes no more calls at once than is polite. Bounds of answers are those of `reach.fetch`.
 */
export class HttpClient {
  readonly base: URL;
  readonly #options: HttpClientOptions;
  readonly #waiting: (() => void)[] = [];
  #free: number;
  /** No call before this moment, by `performance.now()`: the system said so. */
  #notBefore = 0;

  constructor(options: HttpClientOptions) {
    this.#options = options;
    this.base = options.base;
    this.#free = options.atOnce ?? defaultAtOnce;
  }

  /**
   * The address of a path below the base, or of one that the system named, relative to the address that named it.
   * Throws `LedElsewhere` for another origin.
   */
  resolve(link: string, from: URL = this.base): URL {
    if (!URL.canParse(link, from.href)) throw new LedElsewhere('A link cannot be read.');
    const url = new URL(link, from);
    if (url.origin !== this.base.origin || url.username !== '' || url.password !== '')
      throw new LedElsewhere('A link leads to another server.');
    return url;
  }

  /** JSON of an answer. Numbers beyond 2^53 lose digits: a system that sends such is asked for them as texts, or the call brings `parse`. */
  async json(url: URL, call: HttpCall = {}): Promise<unknown> {
    const answer = await this.send(url, { accept: 'application/json', ...call });
    const text = await answer.text();
    try {
      return (call.parse ?? JSON.parse)(text);
    } catch {
      // Where the end of the connection is that of the body, one that was cut looks whole.
      if (/^\s*[[{]/.test(text)) throw new CutAnswer('The answer was cut.');
      throw new HttpFailure(answer.status, { text: text.slice(0, 64_000), title: titleOf(text) });
    }
  }

  /**
   * An answer of success, whose body is the caller's to read or to cancel; it may break with an error of the network or of a bound.
   * Throws `HttpFailure` for any other answer, `LedElsewhere` for a redirect.
   */
  async send(url: URL, call: HttpCall = {}): Promise<Response> {
    this.resolve(url.href);
    const leave = await this.#enter();
    try {
      return await this.#attempt(url, call);
    } finally {
      leave();
    }
  }

  async #attempt(url: URL, call: HttpCall): Promise<Response> {
    const { signal } = this.#options.tools;
    const isRepeatable = call.isRepeatable ?? call.method !== 'POST';
    let isRenewed = false;
    for (let attempt = 1; ; attempt += 1) {
      await this.#calm(signal);
      const credentials = (await this.#options.authorizer?.headers()) ?? {};
      let answer: Response;
      try {
        answer = await this.#fetch(url, call, credentials);
      } catch (error) {
        if (!isRepeatable || attempt >= attemptsMaximum || signal.aborted || !isBrokenConnection(error))
          throw error;
        await sleep(pauseMs(attempt), undefined, { signal });
        continue;
      }
      this.#pauseFor(this.#options.onAnswer?.(answer.headers) ?? 0);
      if (answer.ok) {
        // A sign-in page or a proxy answers with success, too.
        if (isPage(answer) && !/html|\*\/\*/i.test(call.accept ?? '*/*'))
          throw failureOf(answer, await beginningOf(answer));
        return answer;
      }
      const failure = failureOf(answer, await beginningOf(answer));
      const isStale = answer.status === 401 || this.#options.isTokenRefused?.(failure) === true;
      if (isStale && !isRenewed && this.#options.authorizer?.renew) {
        isRenewed = true;
        if (await this.#options.authorizer.renew(credentials)) continue;
        throw failure;
      }
      if (answer.status >= 300 && answer.status < 400)
        throw new LedElsewhere('The answer is a redirect.', { cause: failure });
      // A system that asks for less is asked again later whatever the call was: it did nothing.
      const wasRefused = answer.status === 429;
      if (attempt >= attemptsFor(answer.status) || !(isRepeatable || wasRefused)) throw failure;
      const pause = Math.max(pauseMs(attempt), failure.retryAfterMs ?? 0);
      if (pause > this.#longestWaitMs) throw failure;
      this.#pauseFor(wasRefused ? pause : 0);
      await sleep(pause, undefined, { signal });
    }
  }

  get #longestWaitMs(): number {
    return this.#options.longestWaitMs ?? defaultLongestWaitMs;
  }

  #fetch(url: URL, call: HttpCall, credentials: Record<string, string>): Promise<Response> {
    const { tools, headers = {}, ca } = this.#options;
    return tools.reach.fetch(url, {
      method: call.method ?? 'GET',
      signal: tools.signal,
      redirect: 'manual',
      headers: {
        // By itself `fetch` asks for any language, and systems of SAP have been seen to fail over that.
        'accept-language': 'en',
        'accept-encoding': 'gzip',
        accept: call.accept ?? '*/*',
        ...headers,
        ...call.headers,
        ...credentials,
      },
      ...(call.body === undefined ? {} : { body: call.body }),
      ...(ca === undefined ? {} : { ca }),
    });
  }

  #pauseFor(milliseconds: number): void {
    if (milliseconds <= 0) return;
    this.#notBefore = Math.max(this.#notBefore, performance.now() + milliseconds);
  }

  /** Waits as long as the system asked all callers to. */
  async #calm(signal: AbortSignal): Promise<void> {
    const left = this.#notBefore - performance.now();
    if (left <= 0) return;
    if (left > this.#longestWaitMs) throw new HttpFailure(429, { retryAfterMs: Math.ceil(left) });
    await sleep(left, undefined, { signal });
  }

  async #enter(): Promise<() => void> {
    const { signal } = this.#options.tools;
    signal.throwIfAborted();
    if (this.#free > 0) this.#free -= 1;
    // Whoever leaves hands on the place: nothing is left waiting, since each call ends with the signal.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return () => {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    };
  }
}

function failureOf({ status, headers }: Response, text: string): HttpFailure {
  return new HttpFailure(status, {
    text,
    headers,
    title: titleOf(text),
    retryAfterMs: retryAfterMs(headers, Date.now()),
  });
}

function isPage(answer: Response): boolean {
  return /^\s*text\/html/i.test(answer.headers.get('content-type') ?? '');
}

import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { placeText } from '../explain-failure.ts';
import { retryAfterMs } from '../http/retry.ts';
import type { Reach, SystemStage } from '../system-connector.ts';
import type { TrinoSettings } from './settings.ts';

/** Trino's own word for what went wrong. */
export class TrinoError extends Error {
  override name = 'TrinoError';
  readonly errorName: string;
  readonly errorType: string;

  constructor(errorName: string, errorType: string) {
    super(`Trino: ${errorName}`);
    this.errorName = errorName;
    this.errorType = errorType;
  }
}

/** An answer of HTTP that is none of Trino's protocol: its status, or 0 for a body that is something else. */
export class UnexpectedAnswer extends Error {
  override name = 'UnexpectedAnswer';
  readonly status: number;

  constructor(status: number) {
    super(`An answer of status ${status} was not expected.`);
    this.status = status;
  }
}

export type Cell = string | number | boolean | null;

const pageShape = z.object({
  nextUri: z.string().max(4000).optional(),
  data: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))).optional(),
  error: z
    .object({ errorName: z.string().max(200).default(''), errorType: z.string().max(200).default('') })
    .optional(),
});
const infoShape = z.object({
  nodeVersion: z.object({ version: z.string().max(200) }),
  starting: z.boolean(),
});

export interface ClientTools {
  reach: Reach;
  signal: AbortSignal;
}

/** How far it came, for whoever has to tell of a failure. */
export interface Reached {
  stage: SystemStage;
}

/** Of its own accord Trino asks to be asked again later. */
const busyStatus = new Set([429, 502, 503, 504]);
const attemptsMaximum = 5;
const firstPauseMs = 100;
/** A wait that is longer is a failure, whatever the server asks for. */
const longestPauseMs = 60_000;
/** For the word that a statement is not wanted any more; whoever cancels waits no longer than that. */
const farewellMs = 800;

/**
 * Trino's protocol (its documentation, "Client REST API"): a statement is posted, and its answer comes page by page, each of
 * which names the next. The host that it names there is passed over, so that no password goes anywhere else.
 */
export class TrinoClient {
  readonly #settings: TrinoSettings;
  readonly #tools: ClientTools;
  readonly #base: string;

  constructor(settings: TrinoSettings, tools: ClientTools) {
    this.#settings = settings;
    this.#tools = tools;
    this.#base = `${settings.useTls ? 'https' : 'http'}://${placeText(settings.host, settings.port)}`;
  }

  /** Its version, told to everybody. */
  async version(): Promise<string> {
    const { nodeVersion } = infoShape.parse(await this.#call('GET', '/v1/info', { isSecret: false }));
    return nodeVersion.version;
  }

  /** All rows of a short answer. */
  async all(sql: string): Promise<Cell[][]> {
    const rows: Cell[][] = [];
    for await (const page of this.pages(sql)) rows.push(...page);
    return rows;
  }

  /** Rows as they come. Whoever leaves the loop, or ends the signal, ends the statement on the server too. */
  async *pages(sql: string): AsyncGenerator<Cell[][]> {
    let path: string | null = '/v1/statement';
    try {
      for (let isFirst = true; path !== null; isFirst = false) {
        const asked: string = path;
        const page = pageShape.parse(
          await this.#call(isFirst ? 'POST' : 'GET', asked, isFirst ? { body: sql } : {}),
        );
        if (page.error) path = null;
        if (page.error) throw new TrinoError(page.error.errorName, page.error.errorType);
        path = page.nextUri === undefined ? null : pathOf(page.nextUri);
        if (page.data && page.data.length > 0) yield page.data;
      }
    } finally {
      if (path !== null && path !== '/v1/statement') await this.#leave(path);
    }
  }

  async #call(
    method: string,
    path: string,
    { body, isSecret = true }: { body?: string; isSecret?: boolean } = {},
  ): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#send(method, path, this.#tools.signal, body, isSecret);
      if (answer.ok) return await jsonOf(answer);
      await answer.body?.cancel();
      const pause = Math.max(
        firstPauseMs * 2 ** (attempt - 1),
        retryAfterMs(answer.headers, Date.now()) ?? 0,
      );
      if (!busyStatus.has(answer.status) || attempt === attemptsMaximum || pause > longestPauseMs)
        throw new UnexpectedAnswer(answer.status);
      await wait(pause, undefined, { signal: this.#tools.signal });
    }
  }

  #send(
    method: string,
    path: string,
    signal: AbortSignal,
    body?: string,
    isSecret = true,
  ): Promise<Response> {
    const { ca } = this.#settings;
    return this.#tools.reach.fetch(`${this.#base}${path}`, {
      method,
      signal,
      redirect: 'manual',
      headers: { 'accept-language': 'en', accept: 'application/json', ...(isSecret ? this.#headers() : {}) },
      ...(body === undefined ? {} : { body }),
      ...(ca === undefined ? {} : { ca }),
    });
  }

  #headers(): Record<string, string> {
    const { username, password, useTls, catalog } = this.#settings;
    const token = Buffer.from(`${username}:${password}`).toString('base64');
    return {
      'x-trino-user': headerText(username),
      'x-trino-source': 'plumbline',
      'x-trino-catalog': headerText(catalog),
      'x-trino-time-zone': 'UTC',
      // Trino takes no password over a line that others can read, and none is sent there.
      ...(useTls && password !== '' ? { authorization: `Basic ${token}` } : {}),
    };
  }

  async #leave(path: string): Promise<void> {
    try {
      const answer = await this.#send('DELETE', path, AbortSignal.timeout(farewellMs));
      await answer.body?.cancel();
    } catch {
      // The server is gone, or forgets the statement by itself in some minutes.
    }
  }
}

/** On the server that was asked, whichever it names. */
function pathOf(nextUri: string): string {
  const url = URL.canParse(nextUri) ? new URL(nextUri) : null;
  if (!url?.pathname.startsWith('/v1/statement/')) throw new UnexpectedAnswer(0);
  return `${url.pathname}${url.search}`;
}

async function jsonOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    // Where the end of the connection is that of the body, one that was cut looks whole.
    if (text.startsWith('{')) throw new Error('The answer was cut.');
    throw new UnexpectedAnswer(0);
  }
}

/** Headers hold Latin letters alone; Trino reads others where they are written as in an address. */
function headerText(text: string): string {
  return encodeURIComponent(text);
}

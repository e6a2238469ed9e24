import { z } from 'zod';
import { parseNumbersAsTexts } from '../http/exact-json.ts';
import { HttpClient } from '../http/http-client.ts';
import { bearerAuthorizer } from '../http/token-authorizer.ts';
import type { SystemTools } from '../system-connector.ts';
import type { SalesforceSettings } from './settings.ts';
import type { SignedIn } from './sign-in.ts';

/** Calls that the org made in the last 24 hours, and how many it may. */
export interface ApiUsage {
  used: number;
  most: number;
}

/** So many of the calls that an org may make are left to its other programs. */
const leftToOthers = 0.05;

/** The calls of the day are used up but for those that are left to others. */
export class LimitReached extends Error {
  override name = 'LimitReached';
  readonly usage: ApiUsage;

  constructor(usage: ApiUsage) {
    super('The calls of the org are used up.');
    this.usage = usage;
  }
}

/** Not as many rows came as Salesforce counted. */
export class RowsMissing extends Error {
  override name = 'RowsMissing';
}

/** A record as it comes: numbers as the texts that were sent. */
export type SalesforceRecord = Readonly<Record<string, unknown>>;

const pageShape = z.object({
  totalSize: z.coerce.number().int(),
  done: z.boolean(),
  nextRecordsUrl: z.string().max(2000).optional(),
  records: z.array(z.record(z.string(), z.unknown())),
});

/** Rows of one answer at most; where they are wide Salesforce sends fewer by itself. */
const batchRows = 2000;
/** For the word that something is not wanted any more; whoever cancels waits no longer than that. */
const farewellMs = 800;

/** Calls the REST API of one org. */
export class SalesforceClient {
  /** As the last answer told. */
  usage: ApiUsage | null = null;
  readonly apiVersion: string;
  readonly #http: HttpClient;
  readonly #tools: Pick<SystemTools, 'reach' | 'signal'>;
  readonly #token: () => Promise<string>;
  readonly #ca: string | undefined;

  constructor(
    { keeper, instance }: SignedIn,
    { apiVersion, ca }: SalesforceSettings,
    tools: Pick<SystemTools, 'reach' | 'signal'>,
  ) {
    this.apiVersion = apiVersion;
    this.#tools = tools;
    this.#token = async () => (await keeper.get()).value;
    this.#ca = ca;
    this.#http = new HttpClient({
      base: new URL(`/services/data/v${apiVersion}/`, instance),
      tools,
      ca,
      atOnce: 4,
      authorizer: bearerAuthorizer(async (stale) => ({ ...(await keeper.get(stale)), client: {} })),
      onAnswer: (headers) => {
        this.usage = usageIn(headers) ?? this.usage;
        return 0;
      },
    });
  }

  get base(): URL {
    return this.#http.base;
  }

  async get(path: string): Promise<unknown> {
    this.#requireCalls();
    return await this.#http.json(this.#http.resolve(path));
  }

  /** @param isRepeatable whether a second call does the same as one */
  async post(path: string, body: object, isRepeatable = false): Promise<unknown> {
    this.#requireCalls();
    return await this.#http.json(this.#http.resolve(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      isRepeatable,
    });
  }

  /** An answer whose body is read while it comes. */
  async csv(path: string): Promise<Response> {
    this.#requireCalls();
    return await this.#http.send(this.#http.resolve(path), { accept: 'text/csv' });
  }

  /** Rows as they come, page by page. Throws `RowsMissing` where there are not as many as were counted. */
  async *pages(soql: string): AsyncGenerator<SalesforceRecord[]> {
    let url: URL | null = this.#http.resolve(`query?q=${encodeURIComponent(soql)}`);
    let count = 0;
    let total: number | undefined;
    while (url !== null) {
      this.#requireCalls();
      const page: z.infer<typeof pageShape> = pageShape.parse(
        await this.#http.json(url, {
          headers: { 'sforce-query-options': `batchSize=${batchRows}` },
          parse: parseNumbersAsTexts,
        }),
      );
      count += page.records.length;
      total ??= page.totalSize;
      yield page.records;
      url = page.nextRecordsUrl === undefined ? null : this.#http.resolve(page.nextRecordsUrl);
      if (page.done !== (url === null))
        throw new RowsMissing('The answer is no last page, and names no next.');
      if (page.totalSize !== total || (url === null && count !== total))
        throw new RowsMissing('Rows are missing.');
    }
  }

  /** Tells the org that something is not wanted any more, whatever it says to that; also after the signal has ended. */
  async leave(path: string, method: 'PATCH' | 'DELETE', body?: object): Promise<void> {
    try {
      const answer = await this.#tools.reach.fetch(this.#http.resolve(path), {
        method,
        signal: AbortSignal.timeout(farewellMs),
        redirect: 'manual',
        headers: { authorization: `Bearer ${await this.#token()}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(this.#ca === undefined ? {} : { ca: this.#ca }),
      });
      await answer.body?.cancel();
    } catch {
      // Salesforce forgets it by itself in some days.
    }
  }

  #requireCalls(): void {
    const { usage } = this;
    if (usage && usage.used >= usage.most * (1 - leftToOthers)) throw new LimitReached(usage);
  }
}

/** `api-usage=18/15000`, beside others that are of apps. */
function usageIn(headers: Headers): ApiUsage | null {
  const [, used, most] =
    /(?:^|[;,\s])api-usage=(\d{1,12})\/(\d{1,12})/.exec(headers.get('sforce-limit-info') ?? '') ?? [];
  return Number(most) > 0 ? { used: Number(used), most: Number(most) } : null;
}

import { z } from 'zod';
import { parseExactJson } from '../http/exact-json.ts';
import { type HttpCall, HttpClient } from '../http/http-client.ts';
import type { JsonRow } from '../http/json-cells.ts';
import { bearerAuthorizer } from '../http/token-authorizer.ts';
import type { SystemTools } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import { type AribaFace, type AribaProduct, pathOf } from './products.ts';
import { quotaWaitMs } from './quota.ts';
import type { AribaSettings } from './settings.ts';
import { aribaStrings as strings } from './strings.ts';

/** What answers is not what Ariba's documents describe. */
export class WrongAnswer extends Error {
  override name = 'WrongAnswer';
}

/** Days that records are asked for, each of both ends included: `{ updatedDateFrom, updatedDateTo }`. */
export type AribaFilters = Readonly<Record<string, string>>;

export interface AribaPage {
  rows: JsonRow[];
  pageToken: string | null;
}

export interface AribaJob {
  status: string;
  files: string[];
  /** Of the next job, where there are more records than one has. */
  pageToken: string | null;
}

const token = z.string().max(4000).nullish();
const whole = z.union([
  z.number().int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
]);
/** Its members are written in one way here, and in another there: `count`, `MaxRecordsInEachPage`, `TotalPages`. */
const countShape = z.preprocess(
  (given) =>
    Object.fromEntries(Object.entries(given ?? {}).map(([name, value]) => [name.toLowerCase(), value])),
  z.object({ count: whole, totalpages: whole.optional() }),
);
const pageShape = z.object({ Records: z.array(z.record(z.string(), z.unknown())), PageToken: token });
const jobShape = z.object({
  status: z.string().max(100),
  files: z.array(z.string().min(1).max(300)).nullish(),
  pageToken: token,
});
const madeShape = z.object({ jobId: z.string().min(1).max(300) });

/** Calls the faces of one realm, each as seldom as its quota allows, and one call at a time. */
export class AribaClient {
  readonly realm: string;
  readonly #settings: AribaSettings;
  readonly #tools: SystemTools;
  readonly #longestWaitMs: number;
  readonly #accessToken: NonNullable<SystemTools['accessToken']>;
  readonly #faces = new Map<string, HttpClient>();

  private constructor(
    settings: AribaSettings,
    tools: SystemTools,
    how: {
      realm: string;
      longestWaitMs: number;
      accessToken: NonNullable<SystemTools['accessToken']>;
    },
  ) {
    this.realm = how.realm;
    this.#settings = settings;
    this.#tools = tools;
    this.#longestWaitMs = how.longestWaitMs;
    this.#accessToken = how.accessToken;
  }

  /** @param longestWaitMs for a quota; where it would be longer, a failure says when it goes on */
  static async open(
    settings: AribaSettings,
    tools: SystemTools,
    longestWaitMs: number,
  ): Promise<AribaClient> {
    const { accessToken } = tools;
    if (!accessToken) throw new SystemFailure('login', strings.noClient);
    const { client } = await accessToken();
    const [realm, apiKey] = [client.realm, client.apiKey].map((value) => String(value ?? '').trim());
    if (!realm || !apiKey) throw new SystemFailure('login', strings.noKey);
    return new AribaClient(settings, tools, { realm, longestWaitMs, accessToken });
  }

  /** View templates of a product, as it lists them. */
  templates(product: AribaProduct): Promise<unknown> {
    return this.#get(product, 'view', 'viewTemplates', { product: product.parameter });
  }

  template(product: AribaProduct, name: string): Promise<unknown> {
    const path = `viewTemplates/${encodeURIComponent(name)}`;
    return this.#get(product, 'view', path, { product: product.parameter });
  }

  /** The JSON schema of a template's records. */
  schema(product: AribaProduct, viewTemplateName: string): Promise<unknown> {
    const parameters = { product: product.parameter, viewTemplateName, jsonSchema: 'true' };
    return this.#get(product, 'view', 'metadata', parameters);
  }

  /** How many records there are, and pages of them; null where it does not say. */
  async count(
    product: AribaProduct,
    name: string,
    filters: AribaFilters,
  ): Promise<{ count: number; pages: number | null }> {
    const path = `views/${encodeURIComponent(name)}/count`;
    const answer = await this.#get(product, 'details', path, { filters: JSON.stringify(filters) });
    const { count, totalpages } = parse(countShape, answer);
    return { count, pages: totalpages ?? null };
  }

  async page(
    product: AribaProduct,
    name: string,
    { filters, pageToken }: { filters: AribaFilters; pageToken: string | null },
  ): Promise<AribaPage> {
    const more = { filters: JSON.stringify(filters), ...(pageToken === null ? {} : { pageToken }) };
    const answer = await this.#get(product, 'details', `views/${encodeURIComponent(name)}`, more);
    const { Records, PageToken } = parse(pageShape, answer);
    return { rows: Records, pageToken: PageToken || null };
  }

  /** Begins a job for the page behind the token; gives its identifier. */
  async begin(
    product: AribaProduct,
    viewTemplateName: string,
    { filters, pageToken }: { filters: AribaFilters; pageToken: string | null },
  ): Promise<string> {
    const http = this.#face(product, 'job');
    const url = this.#url(http, 'jobs', pageToken === null ? {} : { pageToken });
    const answer = await http.json(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ viewTemplateName, filters }),
    });
    return parse(madeShape, answer).jobId;
  }

  async job(product: AribaProduct, id: string): Promise<AribaJob> {
    const answer = await this.#get(product, 'jobresult', `jobs/${encodeURIComponent(id)}`, {});
    const { status, files, pageToken } = parse(jobShape, answer);
    return { status, files: files ?? [], pageToken: pageToken || null };
  }

  /** The bytes of a file of a job: an archive. */
  async file(product: AribaProduct, id: string, name: string): Promise<Buffer> {
    const http = this.#face(product, 'jobresult');
    const url = this.#url(http, `jobs/${encodeURIComponent(id)}/files/${encodeURIComponent(name)}`, {});
    const call: HttpCall = { accept: 'application/zip, application/octet-stream' };
    const answer = await http.send(url, call);
    return Buffer.from(await answer.arrayBuffer());
  }

  async #get(
    product: AribaProduct,
    face: AribaFace,
    path: string,
    parameters: Readonly<Record<string, string>>,
  ): Promise<unknown> {
    const http = this.#face(product, face);
    return await http.json(this.#url(http, path, parameters), { parse: parseExactJson });
  }

  #url(http: HttpClient, path: string, parameters: Readonly<Record<string, string>>): URL {
    const all = Object.entries({ realm: this.realm, ...parameters });
    return http.resolve(
      `${path}?${all.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`,
    );
  }

  /** A quota is of one face: the others need not wait for it. */
  #face(product: AribaProduct, face: AribaFace): HttpClient {
    const path = pathOf(product, face);
    const known = this.#faces.get(path);
    if (known) return known;
    const made = new HttpClient({
      base: new URL(path, this.#settings.origin),
      tools: this.#tools,
      ca: this.#settings.ca,
      atOnce: 1,
      longestWaitMs: this.#longestWaitMs,
      authorizer: bearerAuthorizer(this.#accessToken, ({ client }) => ({
        apiKey: String(client.apiKey ?? ''),
      })),
      onAnswer: (headers) => quotaWaitMs(headers, Date.now()),
    });
    this.#faces.set(path, made);
    return made;
  }
}

function parse<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.infer<Shape> {
  const parsed = shape.safeParse(answer);
  if (!parsed.success) throw new WrongAnswer('The answer has another shape.');
  return parsed.data;
}

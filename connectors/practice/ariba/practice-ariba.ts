import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JsonRow } from '../../http/json-cells.ts';
import { LoopbackServer } from '../loopback-server.ts';
import { type Realm, RealmError, type ServedTemplate } from './realm.ts';
import { zipOf } from './zip.ts';

/** Of a request. */
const bodyLettersMaximum = 100_000;
const windowMs = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
const jobsMaximum = 200;

interface Job {
  files: JsonRow[][];
  next: string | null;
  looks: number;
}

interface Call {
  product: string;
  face: string;
  path: readonly string[];
  method: string;
  asked: URLSearchParams;
  body: string;
}

/**
 * A server that answers as the reporting APIs of SAP Ariba do, by SAP's public help: token endpoint, view templates with their JSON schema, records by
 * pages and by jobs whose files are archives, and a quota for each face. It listens on this machine alone. What it does not show: how a realm lists its
 * templates word for word, what its filters take, how long its jobs last, whether its windows are those of the clock, and every word that it would say.
 */
export class PracticeAriba extends LoopbackServer {
  readonly realm: Realm;
  /** Answers that are being made or sent. */
  busy = 0;
  /** Method, path and query, in their order. */
  readonly heard: string[] = [];
  /** Changes an answer of JSON: for tests of what a server may do wrong. */
  spoil: ((answer: Record<string, unknown>, path: string) => unknown) | null = null;
  /** In place of a file of a job; null for one that is gone. */
  spoilFile: ((file: Buffer) => Buffer | null) | null = null;
  readonly #jobs = new Map<string, Job>();
  readonly #calls = new Map<string, number>();
  #made = 0;

  constructor(realm: Realm) {
    super();
    this.realm = realm;
  }

  protected override async answer(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    this.busy += 1;
    answer.on('close', () => {
      this.busy -= 1;
    });
    try {
      const body = await bodyOf(request);
      const url = new URL(request.url ?? '/', 'http://practice');
      this.heard.push(`${request.method} ${url.pathname}${url.search}`);
      if (this.heard.length > 10_000) this.heard.shift();
      if (url.pathname === '/v2/oauth/token') return void this.#token(request, answer, url, body);
      const [, product, face, rest] =
        /^\/api\/([a-z]+)-reporting-([a-z]+)\/v[12]\/prod\/(.+)$/.exec(url.pathname) ?? [];
      if (product === undefined || face === undefined || rest === undefined)
        throw new RealmError(404, 'No such API.');
      this.#admit(request, answer, { product, face, asked: url.searchParams });
      const path = rest.split('/').map(decodeURIComponent);
      const { method = 'GET' } = request;
      await this.#serve(answer, { product, face, path, method, asked: url.searchParams, body });
    } catch (error) {
      if (!(error instanceof RealmError)) return void request.socket.destroy();
      json(answer, error.status, { error: { code: error.status, message: error.message } });
    }
  }

  /** Token, application key, product, realm, quota. */
  #admit(
    request: IncomingMessage,
    answer: ServerResponse,
    { product, face, asked }: { product: string; face: string; asked: URLSearchParams },
  ): void {
    const { realm } = this;
    const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!realm.tokens.has(token) || request.headers.apikey !== realm.app.apiKey)
      throw new RealmError(401, 'Token and application key are not of one application.');
    if (![...realm.products].includes(product as ServedTemplate['product']))
      throw new RealmError(403, 'The application may not use this API.');
    if (asked.get('realm') !== realm.name) throw new RealmError(400, 'The realm is not known.');
    this.#count(answer, `${product}-${face}`, face);
  }

  /** By windows of the clock. The headers tell what is left behind this call. */
  #count(answer: ServerResponse, api: string, face: string): void {
    const quota = this.realm.quotaOf(face);
    const now = Date.now();
    let isSpent = false;
    for (const [name, length] of Object.entries(windowMs) as [keyof typeof windowMs, number][]) {
      const key = `${api} ${name} ${Math.floor(now / length)}`;
      const used = (this.#calls.get(key) ?? 0) + 1;
      this.#calls.set(key, used);
      answer.setHeader(`x-ratelimit-limit-${name}`, quota[name]);
      answer.setHeader(`x-ratelimit-remaining-${name}`, Math.max(0, quota[name] - used));
      isSpent ||= used > quota[name];
    }
    if (this.#calls.size > 10_000) this.#calls.clear();
    if (isSpent) throw new RealmError(429, 'API rate limit exceeded');
  }

  async #serve(answer: ServerResponse, call: Call): Promise<void> {
    const [first, second, third, fourth] = call.path;
    const place = call.path.join('/');
    if (call.face === 'jobresult' && first === 'jobs' && second !== undefined) {
      if (third === 'files' && fourth !== undefined) return this.#sendFile(answer, second, fourth);
      return this.#tell(answer, this.#lookAt(second), place);
    }
    if (call.face === 'job' && place === 'jobs' && call.method === 'POST')
      return this.#tell(answer, this.#begin(call), place);
    if (call.method !== 'GET') throw new RealmError(405, 'Not allowed.');
    if (call.face === 'view') return this.#tell(answer, this.#describe(call), place);
    if (call.face !== 'details' || first !== 'views' || second === undefined)
      throw new RealmError(404, 'No such resource.');
    const template = this.#template(call.product, second);
    // The socket ends it, or the server does.
    if (template.isSlow) return await Promise.resolve();
    const records = this.realm.select(template, parsed(call.asked.get('filters') ?? '{}'));
    const { pageRows } = this.realm;
    if (third === 'count')
      return this.#tell(
        answer,
        {
          count: records.length,
          MaxRecordsInEachPage: pageRows,
          TotalPages: Math.ceil(records.length / pageRows),
        },
        place,
      );
    const from = readToken(call.asked.get('pageToken'));
    const PageToken = from + pageRows < records.length ? tokenOf(from + pageRows) : null;
    this.#tell(answer, { Records: records.slice(from, from + pageRows), PageToken }, place);
  }

  #template(product: string, name: string): ServedTemplate {
    const template = this.realm.template(product, name);
    if (!template) throw new RealmError(404, 'No such view template.');
    if (template.isRefused) throw new RealmError(403, 'The view template may not be used.');
    return template;
  }

  #describe({ product, path, asked }: Call): unknown {
    const [first, second] = path;
    if (first === 'metadata') {
      const { properties } = this.#template(product, asked.get('viewTemplateName') ?? '');
      return { type: 'object', properties };
    }
    if (first !== 'viewTemplates') throw new RealmError(404, 'No such resource.');
    const own = this.realm.templates.filter((one) => one.product === product);
    if (second === undefined)
      return own.map(({ name, documentType }) => ({
        viewTemplateName: name,
        documentType,
        status: 'published',
      }));
    const { name, documentType, properties, filter } = this.#template(product, second);
    const ends = filter
      ? (
          [
            ['From', '>='],
            ['To', '<='],
          ] as const
        ).map(([end, op]) => ({
          ...{ name: `${filter.kind}Date${end}`, field: filter.field, op },
        }))
      : [];
    const selectAttributes = Object.keys(properties);
    return {
      viewTemplateName: name,
      documentType,
      status: 'published',
      selectAttributes,
      filterExpressions: ends,
    };
  }

  #begin({ product, body, asked }: Call): object {
    const { viewTemplateName, filters } = parsed(body);
    const template = this.#template(product, String(viewTemplateName));
    const records = this.realm.select(template, (filters ?? {}) as Record<string, unknown>);
    const { fileRows, filesPerJob } = this.realm;
    const [from, most] = [readToken(asked.get('pageToken')), fileRows * filesPerJob];
    const own = records.slice(from, from + most);
    const files = Array.from({ length: Math.ceil(own.length / fileRows) }, (_, at) =>
      own.slice(at * fileRows, (at + 1) * fileRows),
    );
    this.#made += 1;
    const jobId = `practice-job-${this.#made}`;
    const [oldest] = this.#jobs.keys();
    if (this.#jobs.size >= jobsMaximum && oldest !== undefined) this.#jobs.delete(oldest);
    this.#jobs.set(jobId, {
      files,
      next: from + most < records.length ? tokenOf(from + most) : null,
      looks: 0,
    });
    return { jobId };
  }

  #lookAt(jobId: string): object {
    const job = this.#jobs.get(jobId);
    if (!job) throw new RealmError(404, 'No such job.');
    job.looks += 1;
    if (job.looks <= this.realm.looksUntilDone) return { jobId, status: 'processing' };
    const files = job.files.map((_, at) => `file-${at + 1}.zip`);
    const { jobEnd } = this.realm;
    const status = jobEnd === 'completed' && files.length === 0 ? 'completedZeroRecords' : jobEnd;
    return { jobId, status, files, pageToken: job.next, totalNumOfPages: 1, currentPageNum: 1 };
  }

  #sendFile(answer: ServerResponse, jobId: string, name: string): void {
    const [, number] = /^file-(\d+)\.zip$/.exec(name) ?? [];
    const rows = this.#jobs.get(jobId)?.files[Number(number) - 1];
    if (!rows) throw new RealmError(404, 'No such file.');
    const made = zipOf([{ name: 'records.json', text: JSON.stringify(rows) }], this.realm.packing);
    const file = this.spoilFile ? this.spoilFile(made) : made;
    if (file === null) throw new RealmError(404, 'No such file.');
    answer.writeHead(200, { 'content-type': 'application/zip', 'content-length': file.length }).end(file);
  }

  #tell(answer: ServerResponse, value: unknown, place: string): void {
    json(answer, 200, this.spoil ? this.spoil(value as Record<string, unknown>, place) : value);
  }

  #token(request: IncomingMessage, answer: ServerResponse, url: URL, body: string): void {
    const { app } = this.realm;
    const basic = Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64');
    const grant = url.searchParams.get('grant_type') ?? new URLSearchParams(body).get('grant_type');
    if (request.headers.authorization !== `Basic ${basic}`)
      return void json(answer, 401, { error: 'invalid_client' });
    if (grant !== 'client_credentials') return void json(answer, 400, { error: 'unsupported_grant_type' });
    json(answer, 200, { access_token: this.realm.newToken(), token_type: 'bearer', expires_in: 1440 });
  }
}

function tokenOf(from: number): string {
  return Buffer.from(`from ${from}`).toString('base64url');
}

function readToken(token: string | null): number {
  if (token === null) return 0;
  const [, from] = /^from (\d+)$/.exec(Buffer.from(token, 'base64url').toString()) ?? [];
  if (from === undefined) throw new RealmError(400, 'The page token is not known.');
  return Number(from);
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new RealmError(400, 'That is no JSON.');
  }
}

function json(answer: ServerResponse, status: number, value: unknown): void {
  answer.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(value));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request.setEncoding('utf8') as AsyncIterable<string>) {
    body += part;
    if (body.length > bodyLettersMaximum) throw new Error('The request is too large.');
  }
  return body;
}

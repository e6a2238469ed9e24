import type { IncomingMessage, ServerResponse } from 'node:http';
import { LoopbackServer } from '../loopback-server.ts';
import { BadQuery } from '../odata/served-filter.ts';
import { type Company, Refusal } from './company.ts';
import { EntityPages } from './entity-pages.ts';
import { metadataOf } from './metadata-document.ts';
import { answerToken } from './sign-in.ts';

const bodyBytesMaximum = 1e6;
const service = '/odata/v2/';

/**
 * Answers as the OData V2 API of SuccessFactors does: its token endpoint, service document, metadata of named entities, slices of a history, pages with a
 * snapshot and refusals, by SAP's public documents. What it does not show: how permissions by role hide rows and fields of a real company, which
 * entities take no snapshot or no order, how long a snapshot lives, limits of calls, and every word that SuccessFactors would say. Nothing can be written.
 */
export class SuccessFactorsApi {
  readonly company: Company;
  /** What was asked, in its order: method, path and query. */
  readonly heard: string[] = [];
  /** Calls that are being answered. */
  running = 0;
  readonly #pages: EntityPages;

  constructor(company: Company) {
    this.company = company;
    this.#pages = new EntityPages(company);
  }

  /** Does not throw, nor reject. */
  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.running += 1;
    response.on('close', () => {
      this.running -= 1;
    });
    try {
      const body = await bodyOf(request);
      const isTls = 'encrypted' in request.socket;
      const origin = `${isTls ? 'https' : 'http'}://${request.headers.host ?? '127.0.0.1'}`;
      const url = new URL(request.url ?? '/', origin);
      this.#note(`${request.method} ${url.pathname}${url.search}`);
      if (this.company.isUnderMaintenance) return void response.writeHead(503).end();
      if (url.pathname === '/oauth/token' && request.method === 'POST')
        return void json(response, answerToken(this.company, body, `${origin}/oauth/token`));
      this.company.requireUser(request.headers.authorization);
      this.#answer(request, response, { url, origin });
    } catch (error) {
      if (error instanceof BadQuery)
        refuse(response, new Refusal(400, 'COE_GENERAL_BAD_REQUEST', error.message));
      else if (error instanceof Refusal) refuse(response, error);
      // What cannot be answered ends with its connection; a caller that has gone wants nothing more.
      else request.socket.destroy();
    }
  }

  #answer(
    request: IncomingMessage,
    response: ServerResponse,
    { url, origin }: { url: URL; origin: string },
  ): void {
    const path = decodeURIComponent(url.pathname);
    if (!path.startsWith(service)) throw new Refusal(404, 'NotFoundException', 'Nothing is there.');
    if (request.method !== 'GET') throw new Refusal(405, 'COE_METHOD_NOT_ALLOWED', 'Nothing can be written.');
    const rest = path.slice(service.length);
    if (rest === '')
      return void json(response, { d: { EntitySets: this.company.entities.map(({ name }) => name) } });
    const [, names] = /^(?:([\w,]+)\/)?\$metadata$/.exec(rest) ?? [];
    if (rest.endsWith('$metadata')) return void this.#describe(response, names);
    const [, name = '', count] = /^(\w+)(\/\$count)?$/.exec(rest) ?? [];
    const entity = this.company.entity(name);
    if (this.company.refused.has(name))
      throw new Refusal(403, 'COE_UNAUTHORIZED', '[COE0020]The permission is missing.');
    if (count === undefined) json(response, this.#pages.page(entity, url, origin));
    else
      response
        .writeHead(200, { 'content-type': 'text/plain' })
        .end(String(this.#pages.count(entity, url.searchParams)));
  }

  #describe(response: ServerResponse, names: string | undefined): void {
    if (this.company.isGenerating)
      throw new Refusal(
        500,
        'COE_GENERAL_ERROR',
        'OData metadata is being generated. Please try again later.',
      );
    const wanted = names?.split(',').map((name) => this.company.entity(name)) ?? this.company.entities;
    response.writeHead(200, { 'content-type': 'application/xml; charset=utf-8' }).end(metadataOf(wanted));
  }

  #note(line: string): void {
    this.heard.push(line);
    if (this.heard.length > 10_000) this.heard.shift();
  }
}

/** The same at a port of its own. It listens on this machine alone. */
export class PracticeSuccessFactors extends LoopbackServer {
  readonly api: SuccessFactorsApi;

  constructor(company: Company) {
    super();
    this.api = new SuccessFactorsApi(company);
  }

  protected override answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    return this.api.serve(request, response);
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request.setEncoding('utf8') as AsyncIterable<string>) {
    body += part;
    if (body.length > bodyBytesMaximum)
      throw new Refusal(413, 'COE_GENERAL_BAD_REQUEST', 'The request is too large.');
  }
  return body;
}

function refuse(response: ServerResponse, { status, code, message }: Refusal): void {
  json(response, { error: { code, message: { lang: 'en-US', value: message } } }, status);
}

function json(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LoopbackServer } from '../loopback-server.ts';
import { type Org, OrgError } from './org.ts';
import { RestApi } from './rest.ts';
import { answerSoap, answerToken, type PlainAnswer } from './sign-in.ts';

/** Of a request; a statement over all fields of a wide object is far below. */
const bodyBytesMaximum = 1e6;

/**
 * A server that answers as an org of Salesforce does: token endpoint, sign-in by SOAP, REST queries and query jobs, by Salesforce's public
 * documents. It listens on this machine alone. What it does not show: how an org's own rights, sharing and limits behave, and every word that
 * Salesforce would say.
 */
export class PracticeSalesforce extends LoopbackServer {
  readonly org: Org;
  /** What was asked, in its order: method and path. */
  readonly heard: string[] = [];
  readonly #rest: RestApi;
  #answering = 0;

  constructor(org: Org) {
    super();
    this.org = org;
    this.#rest = new RestApi(org);
  }

  /** Answers of records that are being sent, and jobs that somebody waits for. */
  get busy(): number {
    return this.#answering + this.#rest.jobs.running;
  }

  /** Jobs that are kept. */
  get jobCount(): number {
    return this.#rest.jobs.count;
  }

  /** For a server of HTTP that is somebody else's. */
  serve(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    return this.answer(request, answer);
  }

  protected override async answer(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    try {
      const body = await bodyOf(request);
      const url = new URL(request.url ?? '/', 'http://practice');
      const origin = `${this.certificate ? 'https' : 'http'}://${request.headers.host ?? '127.0.0.1'}`;
      this.#note(`${request.method} ${url.pathname}`);
      const plain = this.#signIn(request, { path: url.pathname, body, origin });
      if (plain) return void answer.writeHead(plain.status, { 'content-type': plain.type }).end(plain.body);
      await this.#serveRest(request, answer, { url, body });
    } catch (error) {
      // What cannot be answered ends with its connection; a caller that has gone wants nothing more.
      if (!(error instanceof OrgError)) return void request.socket.destroy();
      answer
        .writeHead(error.status, this.#headers('application/json;charset=UTF-8'))
        .end(JSON.stringify([{ errorCode: error.code, message: error.message }]));
    }
  }

  #signIn(
    request: IncomingMessage,
    given: { path: string; body: string; origin: string },
  ): PlainAnswer | null {
    if (request.method !== 'POST') return null;
    if (given.path === '/services/oauth2/token') return answerToken(this.org, given.body, given.origin);
    return answerSoap(this.org, given);
  }

  async #serveRest(
    request: IncomingMessage,
    answer: ServerResponse,
    { url, body }: { url: URL; body: string },
  ): Promise<void> {
    const [, version, path] = /^\/services\/data\/v(\d{2}\.0)\/(.+?)\/?$/.exec(url.pathname) ?? [];
    if (version === undefined || path === undefined)
      throw new OrgError(404, 'NOT_FOUND', 'The requested resource does not exist');
    const [, session = ''] = /^(?:Bearer|OAuth) (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!this.org.hasSession(session))
      throw new OrgError(401, 'INVALID_SESSION_ID', 'Session expired or invalid');
    this.org.count();
    const { method = 'GET', headers } = request;
    const isOfRecords = path.startsWith('query') || path.endsWith('/results');
    if (isOfRecords) this.#answering += 1;
    try {
      const call = { method, path, version, headers, body, parameters: url.searchParams };
      const {
        status,
        type = 'application/json;charset=UTF-8',
        headers: more,
        parts,
      } = this.#rest.answer(call);
      answer.writeHead(status, { ...this.#headers(type), ...more });
      await pipeline(Readable.from(parts), answer);
    } finally {
      if (isOfRecords) this.#answering -= 1;
    }
  }

  #headers(type: string): Record<string, string> {
    return {
      'content-type': type,
      'sforce-limit-info': `api-usage=${this.org.calls}/${this.org.callsMaximum}`,
    };
  }

  #note(line: string): void {
    this.heard.push(line);
    if (this.heard.length > 10_000) this.heard.shift();
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request.setEncoding('utf8') as AsyncIterable<string>) {
    body += part;
    if (body.length > bodyBytesMaximum)
      throw new OrgError(413, 'REQUEST_TOO_LARGE', 'The request is too large.');
  }
  return body;
}

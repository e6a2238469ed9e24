import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LoopbackServer } from '../loopback-server.ts';
import { type PracticeClient, PracticeOAuth } from '../oauth/practice-oauth.ts';
import { type RetrieveQuestion, readRetrieve, resultsOf, rowsFor } from './retrieve.ts';
import { BadQuestion, rowsetOf } from './rowset.ts';
import type { Tenant, TenantRow } from './tenant.ts';

/** Of a request; the largest that is known has some thousand. */
const bodyLettersMaximum = 100_000;
/** Questions that are gone on with; the oldest is forgotten. */
const mostOpen = 1000;

export interface HeardCall {
  path: string;
  question: RetrieveQuestion | null;
}

/**
 * Practice: a tenant of Marketing Cloud on this machine alone: the token endpoint with both instance URLs, rows of data extensions by REST, and
 * Retrieve by SOAP with its batches. It answers by Salesforce's published schema and by what its documents and its users' programs show.
 * What it does not show: business units that share data, the rights of an integration beyond one refusal, how the server orders texts, time limits
 * of large questions, quotas, and every word that Salesforce would say.
 */
export class PracticeMarketingCloud extends LoopbackServer {
  readonly tenant: Tenant;
  /** Answers that are being made. */
  busy = 0;
  readonly heard: HeardCall[] = [];
  /** Changes an answer before it is sent: for tests of what a server may do wrong. */
  spoil: ((body: string, call: HeardCall) => string) | null = null;
  readonly #oauth: PracticeOAuth;
  readonly #open = new Map<string, { rows: readonly TenantRow[]; question: RetrieveQuestion }>();

  constructor(tenant: Tenant, clients: readonly PracticeClient[], options: { now?: () => number } = {}) {
    super();
    this.tenant = tenant;
    this.#oauth = new PracticeOAuth({
      clientOf: (id) => clients.find((one) => one.id === id),
      lifetimeSeconds: 1079,
      ...options,
    });
  }

  protected override async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.busy += 1;
    response.on('close', () => {
      this.busy -= 1;
    });
    try {
      const body = await bodyOf(request);
      const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'practice'}`);
      if (url.pathname === '/v2/token') this.#token(body, url, response);
      else if (url.pathname === '/Service.asmx') this.#retrieve(body, response);
      else this.#rest(request, url, response);
    } catch {
      // What cannot be answered ends with its connection; a caller that has gone wants nothing more.
      request.socket.destroy();
    }
  }

  #token(body: string, { host }: URL, response: ServerResponse): void {
    const asked = new URLSearchParams(Object.entries(JSON.parse(body) as Record<string, string>));
    const unit = asked.get('account_id');
    const reply = this.#oauth.token(asked, undefined);
    if (reply.status === 200 && unit !== null && !this.tenant.units.has(unit))
      return void json(response, 400, {
        error: 'invalid_request',
        error_description: 'The account is unknown.',
      });
    const origin = `${this.certificate ? 'https' : 'http'}://${host}/`;
    const places = { rest_instance_url: origin, soap_instance_url: origin };
    json(response, reply.status, reply.status === 200 ? { ...reply.body, ...places } : reply.body);
  }

  #rest(request: IncomingMessage, url: URL, response: ServerResponse): void {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (this.#oauth.holder(token) === null)
      return void json(response, 401, { message: 'Not Authorized', errorcode: 0, documentation: '' });
    if (url.pathname === '/platform/v1/tokenContext')
      return void json(response, 200, { organization: { id: 1 } });
    const [, key] = /^\/data\/v1\/customobjectdata\/key\/([^/]+)\/rowset$/.exec(url.pathname) ?? [];
    const extension = this.tenant.extensions.find((one) => one.key === decodeURIComponent(key ?? ''));
    if (!extension)
      return void json(response, 404, { message: 'Not Found', errorcode: 30_003, documentation: '' });
    if (extension.isRefused)
      return void json(response, 403, {
        message: 'Insufficient privileges',
        errorcode: 30_001,
        documentation: '',
      });
    if (extension.isSlow) return;
    const call: HeardCall = { path: url.pathname + url.search, question: null };
    this.#hear(call);
    try {
      const body = JSON.stringify(rowsetOf(extension, url.searchParams));
      text(response, 'application/json', this.spoil ? this.spoil(body, call) : body);
    } catch (error) {
      if (!(error instanceof BadQuestion)) throw error;
      json(response, 400, { message: error.message, errorcode: 10_001, documentation: '' });
    }
  }

  #retrieve(body: string, response: ServerResponse): void {
    const asked = readRetrieve(body);
    if (this.#oauth.holder(asked.token) === null) return void fault(response);
    const call: HeardCall = { path: '/Service.asmx', question: asked };
    this.#hear(call);
    const open = asked.continued === null ? null : this.#open.get(asked.continued);
    const question = open?.question ?? asked;
    const rows =
      asked.continued === null ? rowsFor(this.tenant, asked) : (open?.rows ?? 'Error: Unknown RequestID');
    const id = asked.continued ?? randomBytes(16).toString('hex');
    const isRefused = typeof rows === 'string';
    const [batch, left] = isRefused
      ? [[], []]
      : [rows.slice(0, question.batchRows), rows.slice(question.batchRows)];
    this.#open.delete(id);
    if (left.length > 0) this.#open.set(id, { rows: left, question });
    for (const oldest of this.#open.keys()) if (this.#open.size > mostOpen) this.#open.delete(oldest);
    const ended = left.length > 0 ? 'MoreDataAvailable' : 'OK';
    const status = isRefused ? rows : ended;
    const results = resultsOf(question.objectType, question.properties, batch);
    const written = envelope(
      `<RetrieveResponseMsg xmlns="http://exacttarget.com/wsdl/partnerAPI"><OverallStatus>${status}</OverallStatus><RequestID>${id}</RequestID>${results}</RetrieveResponseMsg>`,
    );
    text(response, 'text/xml; charset=utf-8', this.spoil ? this.spoil(written, call) : written);
  }

  #hear(call: HeardCall): void {
    this.heard.push(call);
    if (this.heard.length > 10_000) this.heard.shift();
  }
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function text(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': type }).end(body);
}

function fault(response: ServerResponse): void {
  const body =
    '<soap:Fault xmlns:w="http://schemas.xmlsoap.org/ws/2002/12/secext"><faultcode>w:Security</faultcode><faultstring>Token Expired</faultstring></soap:Fault>';
  response.writeHead(500, { 'content-type': 'text/xml; charset=utf-8' }).end(envelope(body));
}

function envelope(body: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soap:Body>${body}</soap:Body></soap:Envelope>`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request.setEncoding('utf8') as AsyncIterable<string>) {
    body += part;
    if (body.length > bodyLettersMaximum) throw new Error('The request is too large.');
  }
  return body;
}

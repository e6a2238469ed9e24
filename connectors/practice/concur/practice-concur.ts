import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JsonRow } from '../../http/json-cells.ts';
import { LoopbackServer } from '../loopback-server.ts';
import type { Company, Face } from './company.ts';

/** Of a request. */
const bodyLettersMaximum = 100_000;
const mostPageRows = 100;

/**
 * A server that answers as SAP Concur does, by its public documents: token endpoint, expense v3, lists v4, travel requests v4 and users by SCIM.
 * It listens on this machine alone. What it does not show: whether a company's Concur writes all that its documents describe, whom `user=ALL` lets
 * see what, how it counts calls, and every word that it would say.
 */
export class PracticeConcur extends LoopbackServer {
  readonly company: Company;
  /** Answers that are being made or sent. */
  busy = 0;
  /** Method, path and query, in their order. */
  readonly heard: string[] = [];
  /** Changes the rows of an answer, or its next link: for tests of what a server may do wrong. */
  spoil: ((page: { Items?: JsonRow[]; NextPage?: string | null }) => unknown) | null = null;

  constructor(company: Company) {
    super();
    this.company = company;
  }

  protected override async answer(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    this.busy += 1;
    answer.on('close', () => {
      this.busy -= 1;
    });
    try {
      const body = await bodyOf(request);
      const origin = `${this.certificate ? 'https' : 'http'}://${request.headers.host ?? '127.0.0.1'}`;
      const url = new URL(request.url ?? '/', origin);
      this.heard.push(`${request.method} ${url.pathname}${url.search}`);
      if (this.heard.length > 10_000) this.heard.shift();
      answer.setHeader('concur-correlationid', randomUUID());
      if (url.pathname === '/oauth2/v0/authorize') return void authorize(url, answer);
      if (url.pathname === '/oauth2/v0/token')
        return void this.#token(new URLSearchParams(body), origin, answer);
      const face = this.company.faces.get(url.pathname);
      const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
      if (!this.company.tokens.has(token))
        return void json(answer, 401, { Message: 'Authorization failed.', errorCode: 'unauthorized' });
      if (!face || request.method !== 'GET') return void refuse(answer, 404, face);
      if (face.isRefused) return void refuse(answer, 403, face);
      // The socket ends it, or the server does.
      if (face.isSlow && url.searchParams.get('limit') !== '1') return;
      this.#rows(face, url, answer);
    } catch {
      request.socket.destroy();
    }
  }

  #rows(face: Face, url: URL, answer: ServerResponse): void {
    const asked = url.searchParams;
    const numberOf = (name: string, fallback: number): number => Number(asked.get(name) ?? fallback);
    if (face.kind === 'list') {
      const number = numberOf('page', 1);
      const content = face.rows.slice((number - 1) * mostPageRows, number * mostPageRows);
      const totalPages = Math.max(1, Math.ceil(face.rows.length / mostPageRows));
      const page = { size: mostPageRows, totalElements: face.rows.length, totalPages, number };
      return void json(answer, 200, { links: [], content, page });
    }
    if (face.kind === 'scim') {
      const [startIndex, count] = [numberOf('startIndex', 1), Math.min(numberOf('count', 10), mostPageRows)];
      const Resources = face.rows.slice(startIndex - 1, startIndex - 1 + count);
      const schemas = ['urn:ietf:params:scim:api:messages:2.0:ListResponse'];
      const told = { totalResults: face.rows.length, startIndex, itemsPerPage: Resources.length };
      return void json(answer, 200, { schemas, ...told, Resources });
    }
    const limit = numberOf('limit', face.kind === 'v3' ? 25 : 10);
    if (!(limit >= 1 && limit <= mostPageRows)) return void refuse(answer, 400, face);
    if (face.kind === 'v4') {
      const start = numberOf('start', 0);
      const data = face.rows.slice(start, start + limit);
      const next = linkTo(url, 'start', String(start + limit));
      const operations = start + limit < face.rows.length ? [{ rel: 'next', href: next }] : [];
      return void json(answer, 200, { data, operations });
    }
    const after = asked.get('modifiedDateAfter');
    const { modified = '' } = face;
    const seen = after === null ? face.rows : face.rows.filter((row) => String(row[modified] ?? '') > after);
    const offset = asked.get('offset');
    const from = offset === null ? 0 : seen.findIndex((row) => String(row[face.key]) === keyIn(offset)) + 1;
    const Items = seen.slice(from, from + limit);
    const last = Items.at(-1)?.[face.key];
    const NextPage = from + limit < seen.length ? linkTo(url, 'offset', offsetOf(String(last))) : null;
    const page = { Items, NextPage };
    json(answer, 200, this.spoil ? this.spoil(page) : page);
  }

  #token(given: URLSearchParams, origin: string, answer: ServerResponse): void {
    const no = (code: number, error: string): void =>
      json(answer, 400, { code, error, error_description: 'refused', geolocation: origin });
    const app = this.company.apps.find(({ clientId }) => clientId === given.get('client_id'));
    if (!app || app.clientSecret !== given.get('client_secret')) return void no(61, 'invalid_client');
    const grant = given.get('grant_type');
    const isKnown =
      (grant === 'authorization_code' && given.get('code') === practiceCode) ||
      (grant === 'refresh_token' && this.company.refreshTokens.has(given.get('refresh_token') ?? ''));
    if (!isKnown) return void no(16, 'invalid_grant');
    json(answer, 200, {
      access_token: this.company.newToken('access'),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'expense.report.read',
      refresh_token: this.company.newToken('refresh'),
      refresh_expires_in: 15_552_000,
      geolocation: this.company.geolocation ?? origin,
    });
  }
}

/** What a person who agrees at the sign-in page sends back. */
export const practiceCode = 'practice-code';

function authorize(url: URL, answer: ServerResponse): void {
  const redirect = url.searchParams.get('redirect_uri') ?? '';
  if (!URL.canParse(redirect)) return void json(answer, 400, { code: 5, error: 'invalid_request' });
  const back = new URL(redirect);
  back.searchParams.set('code', practiceCode);
  back.searchParams.set('state', url.searchParams.get('state') ?? '');
  answer.writeHead(302, { location: back.href }).end();
}

/** v3 says it in one way, v4 in another. */
function refuse(answer: ServerResponse, status: 400 | 403 | 404, face: Face | undefined): void {
  if (face === undefined || face.kind === 'v3')
    return void json(answer, status, { Message: 'The call is refused.' });
  json(answer, status, { httpStatus: `${status}`, errorCode: `request.${status}`, errorMessage: 'refused' });
}

function linkTo(url: URL, parameter: string, value: string): string {
  const next = new URL(url);
  next.searchParams.set(parameter, value);
  return next.href;
}

function offsetOf(key: string): string {
  return Buffer.from(key).toString('base64url');
}

function keyIn(offset: string): string {
  return Buffer.from(offset, 'base64url').toString();
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

import type { IncomingMessage, ServerResponse } from 'node:http';
import { ODataServer, type ServedAccount } from '../odata/odata-server.ts';
import type { ServedService } from '../odata/served-model.ts';
import { metadataOf } from '../odata/service-metadata.ts';

export interface PracticeSuccessFactorsOptions {
  /** Each as `user@company`. */
  accounts: readonly ServedAccount[];
  /** Who may come in besides. */
  letsIn?(username: string, password: string): boolean;
  /** Users whose password is right and who may not sign in. */
  locked?: ReadonlySet<string>;
  /** Rows of an answer at most. */
  pageRows?: number;
}

/**
 * The OData API of a company as SAP documents that of SuccessFactors: one service of version 2, described entity by entity, whose refusals of a
 * sign-in are 403 with a number in their text. What it does not show: permissions by role, the slices of effective-dated entities (all are rows
 * here as they are), picklists by language, limits, and every word that SAP would say.
 */
export class PracticeSuccessFactors {
  readonly service: ServedService = {
    name: 'SFOData',
    version: 'v2',
    path: '/odata/v2/',
    sets: [],
    refusedTo: new Set(),
    refusedSets: new Set(),
  };
  readonly odata: ODataServer;
  readonly #options: PracticeSuccessFactorsOptions;

  constructor(options: PracticeSuccessFactorsOptions) {
    this.#options = options;
    const { accounts, letsIn, pageRows = 1000 } = options;
    this.odata = new ODataServer({ accounts, sapClient: '', pageRows, ...(letsIn ? { letsIn } : {}) });
    this.odata.services.push(this.service);
  }

  /** For `createServer` of `node:http`. */
  serve(request: IncomingMessage, response: ServerResponse): void {
    const [, encoded = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    const [username = '', ...parts] = Buffer.from(encoded, 'base64').toString().split(':');
    const password = parts.join(':');
    const { accounts, letsIn, locked } = this.#options;
    const isKnown =
      letsIn?.(username, password) ||
      accounts.some((one) => one.username === username && one.password === password);
    if (isKnown && locked?.has(username)) {
      request.resume();
      return void refuse(response, 403, 'ACCESS_DENIED', '[LGN0014]The user account is locked.');
    }
    const { pathname } = new URL(request.url ?? '/', 'http://practice');
    const [, names] = /^\/odata\/v2\/([\w,]+)\/\$metadata$/.exec(decodeURIComponent(pathname)) ?? [];
    if (names === undefined || !(isKnown || this.#hasToken(request)))
      return void this.odata.serve(request, response);
    request.resume();
    const asked = names.split(',');
    const sets = this.service.sets.filter(({ name }) => asked.includes(name));
    if (sets.length < asked.length)
      return void refuse(response, 404, 'COE_NOT_FOUND', 'An entity is not found.');
    response
      .writeHead(200, { 'content-type': 'application/xml; charset=utf-8' })
      .end(metadataOf({ ...this.service, sets: [...sets, ...this.#targetsOf(sets)] }));
  }

  #hasToken({ headers }: IncomingMessage): boolean {
    const [, token] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    return token !== undefined && this.#options.accounts.some((account) => account.token === token);
  }

  /** An entity is described with those that it refers to. */
  #targetsOf(sets: readonly ServedService['sets'][number][]) {
    const names = new Set(sets.flatMap(({ refersTo }) => (refersTo ? [refersTo.set] : [])));
    return this.service.sets.filter((set) => names.has(set.name) && !sets.includes(set));
  }
}

function refuse(response: ServerResponse, status: number, code: string, value: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify({ error: { code, message: { lang: 'en-US', value } } }));
}

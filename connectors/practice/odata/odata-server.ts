import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BadQuery, filterOf, orderOf } from './served-filter.ts';
import { pathOf, propertyOf, type ServedRow, type ServedService, type ServedSet } from './served-model.ts';
import { jsonOf } from './served-values.ts';
import { metadataOf } from './service-metadata.ts';

/** Who may come in, by password or by token. */
export interface ServedAccount {
  username: string;
  password: string;
  token?: string;
}

export interface ODataServerOptions {
  accounts: readonly ServedAccount[];
  /** Who may come in besides. */
  letsIn?(username: string, password: string): boolean;
  /** The one client of the system; another is refused as SAP refuses it. */
  sapClient: string;
  /** Rows of an answer at most: behind them stands a link to the next page. */
  pageRows: number;
  /** The catalogs of services are there for everybody. */
  hasCatalog?: boolean;
}

/** Why a call is refused: status, code and sentence, as SAP Gateway has them. */
class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, sentence: string) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

interface Call {
  url: URL;
  account: ServedAccount;
  query: ReadonlyMap<string, string>;
}

const oldCatalog = '/sap/opu/odata/IWFND/CATALOGSERVICE;v=2/ServiceCollection';
const newCatalog = '/sap/opu/odata4/iwfnd/config/default/iwfnd/catalog/0002/ServiceGroups';

/**
 * Services of OData over rows in memory, V2 and V4, with the manners of SAP Gateway: its catalogs, client, sign-in page, refusals,
 * annotations and pages. It answers what the connector asks: `$filter` of comparisons, `$orderby`, `$top`, `$skip`, `$select`, counts.
 * Nothing can be written.
 */
export class ODataServer {
  readonly services: ServedService[] = [];
  readonly options: ODataServerOptions;
  /** Calls that are being answered. */
  running = 0;
  readonly #csrfToken = randomBytes(16).toString('base64');

  constructor(options: ODataServerOptions) {
    this.options = options;
  }

  /** For `createServer` of `node:http`. */
  serve(request: IncomingMessage, response: ServerResponse): void {
    this.running += 1;
    response.on('close', () => {
      this.running -= 1;
    });
    request.resume();
    const url = new URL(request.url ?? '/', 'http://practice');
    try {
      const query = new Map([...url.searchParams].map(([name, value]) => [name, value]));
      const account = this.#accountOf(request);
      if (!account || (query.get('sap-client') ?? this.options.sapClient) !== this.options.sapClient)
        return void this.#askForSignIn(response);
      response.setHeader('sap-server', 'true');
      if (!this.#permitsMethod(request, response)) return;
      this.#answer({ url, account, query }, response);
    } catch (error) {
      const version = url.pathname.startsWith('/sap/opu/odata4/') ? 'v4' : 'v2';
      if (error instanceof BadQuery)
        return void refuse(response, new Refusal(400, '005056A509B11ED1BEB7', error.message), version);
      if (!(error instanceof Refusal)) throw error;
      refuse(response, error, version);
    }
  }

  #accountOf({ headers }: IncomingMessage): ServedAccount | undefined {
    const [, kind = '', value = ''] = /^(Basic|Bearer) (.+)$/.exec(headers.authorization ?? '') ?? [];
    if (kind === 'Bearer') return this.options.accounts.find(({ token }) => token === value);
    if (kind !== 'Basic') return undefined;
    const [username = '', ...parts] = Buffer.from(value, 'base64').toString().split(':');
    const password = parts.join(':');
    if (this.options.letsIn?.(username, password)) return { username, password };
    return this.options.accounts.find((one) => one.username === username && one.password === password);
  }

  #askForSignIn(response: ServerResponse): void {
    const realm = `SAP NetWeaver Application Server [PRA/${this.options.sapClient}]`;
    response
      .writeHead(401, {
        'content-type': 'text/html; charset=utf-8',
        'www-authenticate': `Basic realm="${realm}"`,
      })
      .end('<html><head><title>Logon failed</title></head><body>Logon failed</body></html>');
  }

  /** Whoever means to write fetches a token first, and is told then that nothing can be written. */
  #permitsMethod({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
    const token = String(headers['x-csrf-token'] ?? '');
    if (method === 'GET' || method === 'HEAD') {
      if (/^fetch$/i.test(token)) response.setHeader('x-csrf-token', this.#csrfToken);
      return true;
    }
    if (token !== this.#csrfToken)
      response
        .writeHead(403, { 'x-csrf-token': 'Required', 'content-type': 'text/plain' })
        .end('CSRF token validation failed');
    else refuse(response, new Refusal(405, '/IWFND/CM_MGW/502', 'Nothing can be written.'), 'v2');
    return false;
  }

  #answer(call: Call, response: ServerResponse): void {
    const path = decodeURIComponent(call.url.pathname);
    if (path === oldCatalog || path === newCatalog) return void this.#answerCatalog(path, response);
    const service = this.services.find((one) => path.startsWith(pathOf(one)));
    if (!service) throw new Refusal(404, '/IWFND/MED/170', 'No service found.');
    if (service.refusedTo.has(call.account.username))
      throw new Refusal(403, '/IWFND/CM_CONSUMER/101', 'No authorization to access service.');
    const rest = path.slice(pathOf(service).length);
    if (rest === '') return void json(response, documentOf(service));
    if (rest === '$metadata')
      return void response
        .writeHead(200, { 'content-type': 'application/xml; charset=utf-8' })
        .end(metadataOf(service));
    const set = service.sets.find(({ name }) => name === rest);
    if (!set) throw new Refusal(404, '/IWBEP/CM_MGW_RT/021', 'Resource not found.');
    if (service.refusedSets?.has(rest)) throw new Refusal(403, '0x80040220', 'A privilege is missing.');
    json(response, this.#pageOf(service, set, call));
  }

  #answerCatalog(path: string, response: ServerResponse): void {
    if (this.options.hasCatalog === false)
      throw new Refusal(403, '/IWFND/CM_CONSUMER/101', 'No authorization to access service.');
    const served = (version: 'v2' | 'v4') => this.services.filter((one) => one.version === version);
    if (path === oldCatalog)
      // SAP names the host that it knows itself by, which is seldom the one that was asked.
      return void json(response, {
        d: {
          results: served('v2').map((one) => ({
            TechnicalServiceName: one.name,
            ServiceUrl: `https://internal.example:44300${pathOf(one).slice(0, -1)}`,
          })),
        },
      });
    json(response, {
      value: served('v4').map((one) => ({
        GroupId: one.name,
        DefaultSystem: {
          Services: [{ ServiceId: one.name, ServiceVersion: '0001', ServiceUrl: pathOf(one) }],
        },
      })),
    });
  }

  #pageOf({ version }: ServedService, set: ServedSet, { url, query }: Call): object {
    const chosen = selectedOf(set, query.get('$select'));
    const filter = query.get('$filter');
    const matching = filter === undefined ? set.rows : set.rows.filter(filterOf(filter, set));
    const order = query.get('$orderby');
    const ordered = order === undefined ? matching : matching.toSorted(orderOf(order, set));
    const [top, skip] = [wholeOf(query, '$top') ?? Number.POSITIVE_INFINITY, wholeOf(query, '$skip') ?? 0];
    const begin = skip + (wholeOf(query, '$skiptoken') ?? 0);
    const end = Math.min(ordered.length, skip + top);
    const until = Math.min(end, begin + this.options.pageRows);
    const rows = ordered.slice(begin, until).map((row) => rowOf(row, set, chosen, version));
    const link = until < end ? linkOf(url, until - skip, version) : undefined;
    if (version === 'v2')
      return {
        d: {
          results: rows,
          ...(query.get('$inlinecount') === 'allpages' ? { __count: String(matching.length) } : {}),
          ...(link === undefined ? {} : { __next: link }),
        },
      };
    return {
      '@odata.context': '$metadata',
      ...(query.get('$count') === 'true' ? { '@odata.count': matching.length } : {}),
      value: rows,
      ...(link === undefined ? {} : { '@odata.nextLink': link }),
    };
  }
}

function rowOf(row: ServedRow, set: ServedSet, chosen: readonly string[], version: 'v2' | 'v4'): object {
  const cells = chosen.flatMap((name) => {
    const property = propertyOf(set, name);
    return property ? [[name, jsonOf(row[name] ?? null, property, version)]] : [];
  });
  const meta = version === 'v2' ? { __metadata: { type: `${set.name}Type` } } : {};
  return { ...meta, ...Object.fromEntries(cells) };
}

function selectedOf(set: ServedSet, select: string | undefined): string[] {
  const names = select === undefined ? set.properties.map(({ name }) => name) : select.split(',');
  const unknown = names.find((name) => !propertyOf(set, name));
  if (unknown !== undefined) throw new Refusal(400, '/IWBEP/CM_MGW_RT/195', 'A property is not found.');
  return names;
}

function wholeOf(query: ReadonlyMap<string, string>, name: string): number | undefined {
  const text = query.get(name);
  if (text === undefined) return undefined;
  if (!/^\d{1,12}$/.test(text)) throw new BadQuery(`${name} is no whole number.`);
  return Number(text);
}

/** Relative to the service in V4, which is relative to the address that was asked; in V2 by a path from the root. */
function linkOf(url: URL, token: number, version: 'v2' | 'v4'): string {
  const search = url.search.replace(/&?\$skiptoken=\d+/, '');
  const query = `${search === '' ? '?' : `${search}&`}$skiptoken=${token}`;
  return `${version === 'v2' ? url.pathname : (url.pathname.split('/').at(-1) ?? '')}${query}`;
}

function documentOf({ version, sets }: ServedService): object {
  const names = sets.map(({ name }) => name);
  return version === 'v2'
    ? { d: { EntitySets: names } }
    : { value: names.map((name) => ({ name, kind: 'EntitySet', url: name })) };
}

function refuse(response: ServerResponse, { status, code, message }: Refusal, version: 'v2' | 'v4'): void {
  const error =
    version === 'v2'
      ? {
          code,
          message: { lang: 'en', value: message },
          innererror: { transactionid: randomBytes(16).toString('hex').toUpperCase() },
        }
      : { code, message };
  json(response, { error }, status);
}

function json(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerTokens } from '../oauth/answer-tokens.ts';
import { type PracticeClient, PracticeOAuth } from '../oauth/practice-oauth.ts';
import { ODataServer, type ServedAccount } from '../odata/odata-server.ts';
import type { ServedService, ServedSet } from '../odata/served-model.ts';

/** What a space exposes. */
export interface ServedAsset {
  space: string;
  name: string;
  label: string;
  kind: 'relational' | 'analytical';
  /** A value is asked for before it can be read. */
  hasParameters?: boolean;
  set: Omit<ServedSet, 'name'>;
}

export interface PracticeDatasphereOptions {
  clients: readonly PracticeClient[] | ((id: string) => PracticeClient | undefined);
  /** Signs codes: see `PracticeOAuth`. */
  key?: Buffer;
  /** Clients whose tokens open no data, as those of the purpose API Access. */
  strangers?: readonly string[];
  /** Where its catalog is: tenants of earlier years have it elsewhere. */
  isOld?: boolean;
  /** Rows of an answer at most. */
  pageRows?: number;
}

/** Of the catalog, which is cut into pages like every other set. */
const catalogPage = 500;

/**
 * A tenant that answers as SAP documents the token service and the consumption API of Datasphere: spaces, assets, and a service of OData V4 for each
 * asset. What it does not show: roles in spaces and data access controls, the 20 MB at which answers end, what analytic models refuse, limits for users and
 * clients, and every word that SAP would say.
 */
export class PracticeDatasphere {
  readonly assets: ServedAsset[] = [];
  readonly odata: ODataServer;
  readonly #options: PracticeDatasphereOptions;
  readonly #oauth: PracticeOAuth;
  readonly #accounts: ServedAccount[] = [];

  constructor(options: PracticeDatasphereOptions) {
    this.#options = options;
    const { clients, key } = options;
    this.#oauth = new PracticeOAuth({
      clientOf: typeof clients === 'function' ? clients : (id) => clients.find((one) => one.id === id),
      ...(key === undefined ? {} : { key }),
    });
    this.odata = new ODataServer({
      accounts: this.#accounts,
      sapClient: '',
      pageRows: options.pageRows ?? 1000,
    });
  }

  expose(asset: ServedAsset): ServedService {
    const service: ServedService = {
      name: asset.name,
      version: 'v4',
      path: this.#pathOf(asset),
      sets: [{ ...asset.set, name: asset.name.replaceAll('.', '_') }],
      refusedTo: new Set(),
      refusedSets: new Set(),
    };
    this.assets.push(asset);
    this.odata.services.push(service);
    return service;
  }

  /** @param table the asset as `SPACE.Name` */
  withdraw(table: string): void {
    const at = this.assets.findIndex(({ space, name }) => `${space}.${name}` === table);
    // Both lists grow together.
    this.assets.splice(at, 1);
    this.odata.services.splice(at, 1);
  }

  /** For `createServer` of `node:http`. */
  serve(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://practice');
    if (url.pathname === '/oauth/token') return void answerTokens(this.#oauth, request, response);
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const holder = this.#oauth.holder(token);
    if (holder === null || this.#options.strangers?.includes(holder)) {
      request.resume();
      return void reply(response, 401, {
        error: 'unauthorized',
        error_description: 'An Authentication object was not found in the SecurityContext',
      });
    }
    if (!this.#accounts.some((account) => account.token === token)) {
      this.#accounts.push({ username: holder, password: token, token });
      if (this.#accounts.length > 1000) this.#accounts.shift();
    }
    const path = decodeURIComponent(url.pathname);
    if (!path.startsWith(this.#catalog)) return void this.odata.serve(request, response);
    request.resume();
    this.#answerCatalog(path.slice(this.#catalog.length), url, response);
  }

  get #root(): string {
    return this.#options.isOld ? '/api/v1/dwc/' : '/api/v1/datasphere/';
  }

  get #catalog(): string {
    return `${this.#root}${this.#options.isOld ? '' : 'consumption/'}catalog/`;
  }

  #pathOf({ kind, space, name }: ServedAsset): string {
    return `${this.#root}consumption/${kind}/${space}/${name}/`;
  }

  #answerCatalog(path: string, url: URL, response: ServerResponse): void {
    const [, space] = /^spaces\('((?:[^']|'')+)'\)\/assets$/.exec(path) ?? [];
    const spaces = [...new Set(this.assets.map((asset) => asset.space))];
    if (path === 'spaces')
      return void this.#page(
        url,
        spaces.map((name) => ({ name, label: name })),
        response,
      );
    const known = space?.replaceAll("''", "'");
    if (path !== 'assets' && !(known !== undefined && spaces.includes(known)))
      return void reply(response, 404, { error: { code: '404', message: 'Not found.' } });
    const listed = this.assets.filter((asset) => known === undefined || asset.space === known);
    this.#page(
      url,
      listed.map((asset) => this.#present(asset)),
      response,
    );
  }

  /** Addresses name the tenant as it is called inside, which need not be as it was asked. */
  #present(asset: ServedAsset): object {
    const address = `https://tenant.example${this.#pathOf(asset).slice(0, -1)}`;
    const kind = asset.kind === 'relational' ? 'Relational' : 'Analytical';
    return {
      name: asset.name,
      label: asset.label,
      spaceName: asset.space,
      [`asset${kind}MetadataUrl`]: `${address}/$metadata`,
      [`asset${kind}DataUrl`]: `${address}/`,
      supportsAnalyticalQueries: asset.kind === 'analytical',
      hasParameters: asset.hasParameters ?? false,
    };
  }

  #page(url: URL, rows: readonly object[], response: ServerResponse): void {
    const begin = Number(url.searchParams.get('$skip') ?? 0);
    const end = begin + catalogPage;
    const next = end < rows.length ? { '@odata.nextLink': `${url.pathname}?$skip=${end}` } : {};
    reply(response, 200, { '@odata.context': '$metadata', value: rows.slice(begin, end), ...next });
  }
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

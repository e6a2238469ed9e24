import { textsOf } from '../http/answer-text.ts';
import { parseExactJson } from '../http/exact-json.ts';
import type { HttpCall, HttpClient } from '../http/http-client.ts';
import { type Csdl, CsdlParser } from './csdl.ts';
import type { ODataVersion } from './model.ts';
import type { ODataRow } from './values.ts';

/** What differs from one system to the next. */
export interface ODataOptions {
  /** Of every call: `sap-client`. */
  query?: Readonly<Record<string, string>>;
  /** Of every call that asks for rows, beside what is asked for: `fromDate`. */
  rowQuery?: Readonly<Record<string, string>>;
  /** Of the call that begins a way of links through a whole set: `paging=snapshot`. */
  wholeQuery?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Rows that are asked for at once, at most. */
  pageRows: number;
  /** `keys`: behind the last row's key, which can be gone on from. `links`: as the server leads, where it takes no such filter. */
  paging: 'keys' | 'links';
  /** Where there is a next page it is named, so that a page without a link is the last one, and `$skip` is never asked for. */
  leadsAlways?: boolean;
  /** Of more rows than that the server says this number all the same. */
  mostCounted?: number;
}

/** The answer is none of OData. */
export class NoOData extends Error {
  override name = 'NoOData';
}

/** Rows of one answer, and the way to the next. */
export interface ODataPage {
  rows: ODataRow[];
  /** Of all rows that the call asked for, where the server tells it. */
  count: number | null;
  next: string | null;
  /** Where the page was asked for: what its link is relative to. */
  from: URL;
  /** Length of the answer in letters. */
  size: number;
}

/** Asked of a set; each is written into the address as it is. */
export type RowQuery = Readonly<Record<string, string | undefined>>;

const accepts = {
  v2: { accept: 'application/json' },
  // Whole numbers and decimals come as texts where a server knows that word.
  v4: { accept: 'application/json;odata.metadata=minimal;IEEE754Compatible=true' },
} as const;

/** Calls the services of one system, with what it wants to hear each time. */
export class ODataClient {
  readonly options: ODataOptions;
  readonly #http: HttpClient;

  constructor(http: HttpClient, options: ODataOptions) {
    this.#http = http;
    this.options = options;
  }

  get base(): URL {
    return this.#http.base;
  }

  /** What an address of the system answers, as JSON. */
  async document(path: string): Promise<unknown> {
    return this.#json(this.#resolve(path), { headers: { ...this.options.headers, ...accepts.v2 } });
  }

  /** @param service ends in a slash */
  async metadata(service: string): Promise<Csdl> {
    const url = this.#resolve(`${service}$metadata`);
    const answer = await this.#http.send(url, {
      accept: 'application/xml',
      headers: this.options.headers ?? {},
    });
    const parser = new CsdlParser();
    for await (const text of textsOf(answer)) parser.write(text);
    return parser.end();
  }

  page(service: string, set: string, query: RowQuery, version: ODataVersion): Promise<ODataPage> {
    const asked = Object.entries({ ...this.options.rowQuery, ...query })
      .filter(([, value]) => value !== undefined)
      // A blank written as `+`, which is what `URLSearchParams` does, is refused by servers of V4.
      .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
    return this.#page(this.#resolve(`${service}${encodeURIComponent(set)}?${asked.join('&')}`), version);
  }

  /** The page that another one named. Throws `LedElsewhere` for one on another server. */
  following(link: string, from: URL, version: ODataVersion): Promise<ODataPage> {
    return this.#page(this.#withQuery(this.#http.resolve(link, from)), version);
  }

  async #page(url: URL, version: ODataVersion): Promise<ODataPage> {
    const prefer = { prefer: `odata.maxpagesize=${this.options.pageRows}` };
    const headers = { ...this.options.headers, ...accepts[version], ...(version === 'v4' ? prefer : {}) };
    let size = 0;
    const parse = (text: string): unknown => {
      size = text.length;
      return parseExactJson(text);
    };
    const page = pageOf(await this.#http.json(url, { accept: 'application/json', headers, parse }));
    const { mostCounted = Number.POSITIVE_INFINITY } = this.options;
    const count = page.count !== null && page.count >= mostCounted ? null : page.count;
    return { ...page, count, from: url, size };
  }

  #json(url: URL, call: HttpCall): Promise<unknown> {
    return this.#http.json(url, { accept: 'application/json', parse: parseExactJson, ...call });
  }

  #resolve(path: string): URL {
    return this.#withQuery(this.#http.resolve(path));
  }

  /** Its link may say them already. */
  #withQuery(url: URL): URL {
    for (const [name, value] of Object.entries(this.options.query ?? {}))
      if (!url.searchParams.has(name))
        url.search = `${url.search === '' ? '?' : `${url.search}&`}${name}=${encodeURIComponent(value)}`;
    return url;
  }
}

/** The page in either shape. Throws `NoOData`. */
function pageOf(body: unknown): Pick<ODataPage, 'rows' | 'count' | 'next'> {
  const { d, ...v4 } = recordOf(body);
  if (d !== undefined) {
    if (Array.isArray(d)) return { rows: d.map(recordOf), count: null, next: null };
    const { results, __count, __next } = recordOf(d);
    return { rows: listOf(results), count: countOf(__count), next: linkOf(__next) };
  }
  return {
    rows: listOf(v4.value),
    count: countOf(v4['@odata.count'] ?? v4['@count']),
    next: linkOf(v4['@odata.nextLink'] ?? v4['@nextLink']),
  };
}

function listOf(value: unknown): ODataRow[] {
  if (!Array.isArray(value)) throw new NoOData('An answer holds no rows.');
  return value.map(recordOf);
}

function recordOf(value: unknown): ODataRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new NoOData('An answer holds what is no row.');
  return value as ODataRow;
}

/** A number in V4, a text in V2, or the other way round. */
function countOf(value: unknown): number | null {
  const count = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

const mostLinkLength = 16_000;

function linkOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string' || value.length > mostLinkLength)
    throw new NoOData('A link to the next page cannot be read.');
  return value;
}

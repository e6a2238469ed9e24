import { beginningOf, textsOf, titleOf } from '../http/answer-text.ts';
import { parseNumbersAsTexts } from '../http/exact-json.ts';
import { type Authorizer, HttpClient } from '../http/http-client.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { NoSoapAnswer, SoapFault, type XmlRow, XmlRows } from '../http/xml-rows.ts';
import type { SystemTools } from '../system-connector.ts';
import type { Instances } from './settings.ts';
import { answerPath, RetrieveRefused, type RetrieveRequest, retrieveEnvelope } from './soap.ts';

/** A page of the rows of a data extension. */
export interface Rowset {
  /** Rows of the whole question. */
  count: number;
  page: number;
  /** Values by name in small letters, those of the key among them. */
  rows: ReadonlyMap<string, unknown>[];
}

export interface RowsetQuery {
  /** From 1 on. */
  page: number;
  rows: number;
  /** Of columns, first to last. */
  orderBy: readonly string[];
  isDescending?: boolean;
  filter?: string | undefined;
}

/** An answer of REST is none of Marketing Cloud. */
export class NoRowset extends Error {
  override name = 'NoRowset';
}

/** Batches of a SOAP question do not add up: one came twice, or led on without rows. */
export class UnsoundBatches extends Error {
  override name = 'UnsoundBatches';
}

export interface ClientOptions {
  instances: Instances;
  authorizer: Authorizer;
  tools: Pick<SystemTools, 'reach' | 'signal'>;
  ca?: string | undefined;
  longestWaitMs?: number | undefined;
}

const atOnce = 2;

/** Calls a tenant by REST and by SOAP, with one token for both. */
export class MarketingCloudClient {
  readonly #rest: HttpClient;
  readonly #soap: HttpClient;
  readonly #authorizer: Authorizer;

  constructor({ instances, authorizer, tools, ca, longestWaitMs }: ClientOptions) {
    const options = { tools, ca, atOnce, ...(longestWaitMs === undefined ? {} : { longestWaitMs }) };
    this.#authorizer = authorizer;
    this.#rest = new HttpClient({ ...options, base: instances.rest, authorizer });
    this.#soap = new HttpClient({ ...options, base: instances.soap });
  }

  /** Proves that the token is taken, and by Marketing Cloud. */
  async tokenContext(): Promise<void> {
    const answer = await this.#rest.json(this.#rest.resolve('/platform/v1/tokenContext'));
    if (!isRecord(answer)) throw new NoRowset('The answer is none of Marketing Cloud.');
  }

  /** @param key the external key of the data extension. Throws `NoRowset`. */
  async rowset(
    key: string,
    { page, rows, orderBy, isDescending = false, filter }: RowsetQuery,
  ): Promise<Rowset> {
    const order = orderBy.map((name) => (isDescending ? `${name} desc` : name)).join(',');
    const query = [
      `$page=${page}`,
      `$pageSize=${rows}`,
      ...(order === '' ? [] : [`$orderBy=${encodeURIComponent(order)}`]),
      ...(filter === undefined ? [] : [`$filter=${encodeURIComponent(filter)}`]),
    ].join('&');
    const path = `/data/v1/customobjectdata/key/${encodeURIComponent(key)}/rowset?${query}`;
    return rowsetOf(await this.#rest.json(this.#rest.resolve(path), { parse: parseNumbersAsTexts }));
  }

  /**
   * Batches of rows as the server has them ready, each whole. A batch that was asked for and lost is not asked for again: the server would
   * send the next. Throws `RetrieveRefused`, `UnsoundBatches`, `SoapFault`.
   */
  async *retrieve(request: RetrieveRequest): AsyncGenerator<XmlRow[]> {
    let continued: string | null = null;
    let before = '';
    for (;;) {
      const { rows, status, requestId }: Batch = await this.#batch(request, continued);
      if (status !== 'OK' && status !== 'MoreDataAvailable') throw new RetrieveRefused(status);
      const isLast = status === 'OK';
      const written = JSON.stringify(rows.map((row) => [...row]));
      if (!isLast && (rows.length === 0 || requestId === ''))
        throw new UnsoundBatches('A batch leads nowhere.');
      if (rows.length > 0 && written === before) throw new UnsoundBatches('A batch came twice.');
      yield rows;
      if (isLast) return;
      before = written;
      continued = requestId;
    }
  }

  async #batch(request: RetrieveRequest, continued: string | null): Promise<Batch> {
    const credentials = await this.#authorizer.headers();
    try {
      return await this.#ask(request, continued, credentials);
    } catch (error) {
      // A token that has ended is told by a fault, and nothing was done then.
      const isToken = error instanceof SoapFault && /security|login/i.test(error.code);
      if (!isToken || !(await this.#authorizer.renew?.(credentials))) throw error;
      return await this.#ask(request, continued, await this.#authorizer.headers());
    }
  }

  async #ask(
    request: RetrieveRequest,
    continued: string | null,
    { authorization = '' }: Record<string, string>,
  ): Promise<Batch> {
    const [statusPath, idPath] = [`${answerPath}/OverallStatus`, `${answerPath}/RequestID`];
    const parser = new XmlRows({ rowPath: `${answerPath}/Results`, facts: [statusPath, idPath] });
    const rows: XmlRow[] = [];
    try {
      const answer = await this.#soap.send(this.#soap.resolve('/Service.asmx'), {
        method: 'POST',
        accept: 'text/xml',
        headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: 'Retrieve' },
        body: retrieveEnvelope(request, continued, authorization.replace(/^Bearer /, '')),
        isRepeatable: continued === null,
      });
      await requireXml(answer);
      for await (const text of textsOf(answer)) rows.push(...parser.write(text));
      parser.end();
    } catch (error) {
      throw faultOf(error) ?? error;
    }
    const status = parser.facts.get(statusPath);
    if (status === undefined) throw new NoSoapAnswer('The answer has no status.');
    return { rows, status, requestId: parser.facts.get(idPath) ?? '' };
  }
}

interface Batch {
  rows: XmlRow[];
  status: string;
  requestId: string;
}

function rowsetOf(answer: unknown): Rowset {
  const { count, page, items } = isRecord(answer) ? answer : {};
  if (!isCount(count) || !isCount(page)) throw new NoRowset('The answer does not count its rows.');
  // Of a question without rows there may be no list.
  if (!(Array.isArray(items) || (items === undefined && Number(count) === 0)))
    throw new NoRowset('The answer has no rows.');
  const rows = ((items ?? []) as unknown[]).map((item) => {
    const { keys, values } = isRecord(item) ? item : {};
    if (!isRecord(values)) throw new NoRowset('A row has no values.');
    const entries = [...Object.entries(isRecord(keys) ? keys : {}), ...Object.entries(values)];
    return new Map(entries.map(([name, value]) => [name.toLowerCase(), value]));
  });
  return { count: Number(count), page: Number(page), rows };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Numbers of this answer are texts. */
function isCount(value: unknown): boolean {
  return typeof value === 'string' && /^\d{1,12}$/.test(value);
}

/** What is no XML by its own word is not Marketing Cloud's. */
async function requireXml(answer: Response): Promise<void> {
  if (/\bxml\b/i.test(answer.headers.get('content-type') ?? '')) return;
  const text = await beginningOf(answer);
  throw new HttpFailure(answer.status, { text, headers: answer.headers, title: titleOf(text) });
}

/** A fault comes with status 500. */
function faultOf(error: unknown): SoapFault | null {
  if (!(error instanceof HttpFailure) || error.status !== 500) return null;
  const parser = new XmlRows({ rowPath: 'Envelope/Body' });
  try {
    parser.write(error.text);
    parser.end();
  } catch (fault) {
    return fault instanceof SoapFault ? fault : null;
  }
  return null;
}

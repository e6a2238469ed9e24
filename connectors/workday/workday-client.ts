import { beginningOf, textsOf, titleOf } from '../http/answer-text.ts';
import { HttpClient } from '../http/http-client.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { NoSoapAnswer, SoapFault, type XmlRow, XmlRows } from '../http/xml-rows.ts';
import type { SystemTools } from '../system-connector.ts';
import type { WorkdayOperation } from './operations.ts';
import type { WorkdaySettings } from './settings.ts';

/** Of a page, in an answer that Workday counts. */
export interface WorkdayPage {
  rows: XmlRow[];
  page: number;
  totalRows: number;
  totalPages: number;
}

/** Takes an answer piece by piece, and gives what is whole then. */
export interface AnswerParser<T> {
  write(text: string): T[];
  end(): void;
}

export interface PageRequest {
  page: number;
  count: number;
  /** Entries after this moment are not seen: the same in each page of one reading. */
  asOf: string;
}

const envelopeNamespace = 'http://schemas.xmlsoap.org/soap/envelope/';
const securityNamespace = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd';
const passwordText =
  'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-username-token-profile-1.0#PasswordText';

/** Calls the web services of a tenant by SOAP 1.1, and its reports by their addresses. There is no session. */
export class WorkdayClient {
  readonly #settings: WorkdaySettings;
  readonly #http: HttpClient;

  constructor(settings: WorkdaySettings, tools: Pick<SystemTools, 'reach' | 'signal'>) {
    this.#settings = settings;
    this.#http = new HttpClient({ base: settings.origin, tools, ca: settings.ca, atOnce: 2 });
  }

  /** One page of an operation. Throws SoapFault. */
  async page(operation: WorkdayOperation, request: PageRequest): Promise<WorkdayPage> {
    const { tenant, apiVersion } = this.#settings;
    const path = `/ccx/service/${encodeURIComponent(tenant)}/${operation.service}/${apiVersion}`;
    const answer = `Envelope/Body/${operation.name}_Response`;
    const results = `${answer}/Response_Results`;
    const factNames = ['Total_Results', 'Total_Pages', 'Page_Results', 'Page'] as const;
    const parser = new XmlRows({
      rowPath: `${answer}/Response_Data/${operation.row}`,
      facts: factNames.map((name) => `${results}/${name}`),
    });
    const rows: XmlRow[] = [];
    try {
      const sent = await this.#http.send(this.#http.resolve(path), {
        method: 'POST',
        accept: 'text/xml',
        headers: { 'content-type': 'text/xml; charset=utf-8' },
        body: this.#envelope(operation, request),
      });
      await requireXml(sent);
      for await (const text of textsOf(sent)) rows.push(...parser.write(text));
      parser.end();
    } catch (error) {
      throw faultOf(error) ?? error;
    }
    const [totalRows, totalPages, pageRows, page] = factNames.map((name) => {
      const text = parser.facts.get(`${results}/${name}`) ?? '';
      if (!/^\d{1,12}$/.test(text)) throw new NoSoapAnswer('The answer does not count its rows.');
      return Number(text);
    }) as [number, number, number, number];
    if (rows.length !== pageRows) throw new RowsMissing('A page holds other rows than it counts.');
    return { rows, page, totalRows, totalPages };
  }

  /** Rows of a report as they come, or of what describes it. */
  async *report<T>(report: string, query: string, parser: AnswerParser<T>): AsyncGenerator<T[]> {
    const { tenant, username, password } = this.#settings;
    const path = [tenant, ...report.split('/')].map(encodeURIComponent).join('/');
    const token = Buffer.from(`${username}:${password}`).toString('base64');
    const answer = await this.#http.send(this.#http.resolve(`/ccx/service/customreport2/${path}?${query}`), {
      accept: 'text/xml, application/xml',
      headers: { authorization: `Basic ${token}` },
    });
    await requireXml(answer);
    for await (const text of textsOf(answer)) {
      const rows = parser.write(text);
      if (rows.length > 0) yield rows;
    }
    parser.end();
  }

  #envelope(
    { name, criteria = '', group = '' }: WorkdayOperation,
    { page, count, asOf }: PageRequest,
  ): string {
    const { username, tenant, password, apiVersion } = this.#settings;
    const security = `<wsse:Security xmlns:wsse="${securityNamespace}" env:mustUnderstand="1"><wsse:UsernameToken><wsse:Username>${escaped(`${username}@${tenant}`)}</wsse:Username><wsse:Password Type="${passwordText}">${escaped(password)}</wsse:Password></wsse:UsernameToken></wsse:Security>`;
    const filter = `<wd:Response_Filter><wd:As_Of_Entry_DateTime>${asOf}</wd:As_Of_Entry_DateTime><wd:Page>${page}</wd:Page><wd:Count>${count}</wd:Count></wd:Response_Filter>`;
    return `<?xml version="1.0" encoding="UTF-8"?><env:Envelope xmlns:env="${envelopeNamespace}"><env:Header>${security}</env:Header><env:Body><wd:${name}_Request xmlns:wd="urn:com.workday/bsvc" wd:version="${apiVersion}">${criteria}${filter}${group}</wd:${name}_Request></env:Body></env:Envelope>`;
  }
}

/** What is no XML by its own word is not Workday's. */
async function requireXml(answer: Response): Promise<void> {
  if (/\bxml\b/i.test(answer.headers.get('content-type') ?? '')) return;
  const text = await beginningOf(answer);
  throw new HttpFailure(answer.status, { text, headers: answer.headers, title: titleOf(text) });
}

/** Workday counted other rows than came. */
export class RowsMissing extends Error {
  override name = 'RowsMissing';
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

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

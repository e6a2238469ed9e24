import { placeText } from '../explain-failure.ts';
import { beginningOf, textsOf, titleOf } from '../http/answer-text.ts';
import type { SystemStage, SystemTools } from '../system-connector.ts';
import type { BwSettings } from './settings.ts';
import { XmlaParser, type XmlaResult, type XmlaRow } from './xmla-parser.ts';

/** An answer of HTTP that is none of the protocol: its status, and the title of a page where it is one. */
export class UnexpectedAnswer extends Error {
  override name = 'UnexpectedAnswer';
  readonly status: number;
  readonly title: string | null;

  constructor(status: number, title: string | null = null) {
    super(`An answer of status ${status} was not expected.`);
    this.status = status;
    this.title = title;
  }
}

/** How far it came, for whoever has to tell of a failure. */
export interface Reached {
  stage: SystemStage;
}

/** Where BW has the service of XML for Analysis, unless its administrator has moved it. */
const servicePath = '/sap/bw/xml/soap/xmla';
const namespace = 'urn:schemas-microsoft-com:xml-analysis';

/** Calls the service of XML for Analysis 1.1 over SOAP 1.1, one call after the other; there is no session. */
export class XmlaClient {
  readonly #settings: BwSettings;
  readonly #tools: Pick<SystemTools, 'reach' | 'signal'>;
  readonly #url: string;
  /** What the server calls itself in each further call; empty until it was asked. */
  #dataSource = '';

  constructor(settings: BwSettings, tools: Pick<SystemTools, 'reach' | 'signal'>) {
    this.#settings = settings;
    this.#tools = tools;
    const { useTls, host, port, client, language } = settings;
    const query = `sap-client=${encodeURIComponent(client)}&sap-language=${encodeURIComponent(language)}`;
    this.#url = `${useTls ? 'https' : 'http'}://${placeText(host, port)}${servicePath}?${query}`;
  }

  /** The first call: whether somebody is let in, and what the server calls itself. */
  async signIn(): Promise<void> {
    const [source] = await this.discover('DISCOVER_DATASOURCES');
    this.#dataSource = source?.get('DataSourceInfo') ?? '';
  }

  /** Rows of a schema rowset, such as `MDSCHEMA_CUBES`, of those that these restrictions leave. */
  async discover(type: string, restrictions: Readonly<Record<string, string>> = {}): Promise<XmlaRow[]> {
    const { CATALOG_NAME: catalog = '' } = restrictions;
    const list = Object.entries(restrictions).map(([name, value]) => `<${name}>${escaped(value)}</${name}>`);
    const parser = await this.#call(
      'Discover',
      `<RequestType>${type}</RequestType><Restrictions><RestrictionList>${list.join('')}</RestrictionList></Restrictions>${this.#properties(catalog, 'Tabular')}`,
    );
    return parser.rows;
  }

  /** Runs a statement of MDX over two axes. */
  async execute(statement: string, catalog: string): Promise<XmlaResult> {
    const parser = await this.#call(
      'Execute',
      `<Command><Statement>${escaped(statement)}</Statement></Command>${this.#properties(catalog, 'Multidimensional')}`,
    );
    return parser.result;
  }

  #properties(catalog: string, format: string): string {
    const ofCatalog = catalog === '' ? '' : `<Catalog>${escaped(catalog)}</Catalog>`;
    const source =
      this.#dataSource === '' ? '' : `<DataSourceInfo>${escaped(this.#dataSource)}</DataSourceInfo>`;
    return `<Properties><PropertyList>${source}${ofCatalog}<Format>${format}</Format><AxisFormat>TupleFormat</AxisFormat></PropertyList></Properties>`;
  }

  async #call(action: 'Discover' | 'Execute', content: string): Promise<XmlaParser> {
    const { ca, username, password } = this.#settings;
    const token = Buffer.from(`${username}:${password}`).toString('base64');
    const answer = await this.#tools.reach.fetch(this.#url, {
      method: 'POST',
      signal: this.#tools.signal,
      redirect: 'manual',
      headers: {
        accept: 'text/xml',
        'accept-language': 'en',
        'content-type': 'text/xml; charset=utf-8',
        soapaction: `"${namespace}:${action}"`,
        authorization: `Basic ${token}`,
      },
      body: `<?xml version="1.0" encoding="UTF-8"?><SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/"><SOAP-ENV:Body><${action} xmlns="${namespace}">${content}</${action}></SOAP-ENV:Body></SOAP-ENV:Envelope>`,
      ...(ca === undefined ? {} : { ca }),
    });
    const isXml = /\bxml\b/i.test(answer.headers.get('content-type') ?? '');
    // A fault comes with 500.
    if ((!answer.ok && answer.status !== 500) || !isXml)
      throw new UnexpectedAnswer(answer.status, titleOf(await beginningOf(answer)));
    const parser = new XmlaParser();
    for await (const text of textsOf(answer)) parser.write(text);
    parser.end();
    return parser;
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LoopbackServer } from '../loopback-server.ts';
import { readQuestion, type SoapQuestion } from './read-question.ts';
import type { Tenant, TenantReport } from './tenant.ts';

/** Of a request; the largest that is known has some thousand. */
const bodyLettersMaximum = 100_000;
const mostPageRows = 999;

/**
 * Practice: a server that answers as a tenant of Workday does, by the schemas of its web services and by what is public of its
 * reports. It listens on this machine alone. What it does not show: domain security, the effort of a question, and every word that Workday would say.
 */
export class PracticeWorkday extends LoopbackServer {
  readonly tenant: Tenant;
  /** Answers that are being sent. */
  busy = 0;
  /** What was asked by SOAP, in its order. */
  readonly heard: SoapQuestion[] = [];
  /** Changes an answer before it is sent: for tests of what a server may do wrong. */
  spoil: ((body: string, page: number) => string) | null = null;

  constructor(tenant: Tenant) {
    super();
    this.tenant = tenant;
  }

  /** For a server of HTTP that is somebody else's. */
  serve(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    return this.answer(request, answer);
  }

  protected override async answer(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    this.busy += 1;
    try {
      const body = await bodyOf(request);
      const { pathname, search } = new URL(request.url ?? '/', 'http://practice');
      const parts = pathname.split('/').map(decodeURIComponent);
      const [, root, kind, first, second, third] = parts;
      if (root !== 'ccx' || kind !== 'service') return void answer.writeHead(404).end();
      if (first === 'customreport2' && second === this.tenant.name && request.method === 'GET')
        return await this.#report(request, answer, { name: parts.slice(6).join('/'), search, owner: third });
      if (first !== this.tenant.name || request.method !== 'POST') return void answer.writeHead(404).end();
      this.#soap(answer, readQuestion(body), parts.slice(4).join('/'));
    } catch {
      // What cannot be answered ends with its connection; a caller that has gone wants nothing more.
      request.socket.destroy();
    } finally {
      this.busy -= 1;
    }
  }

  #soap(answer: ServerResponse, question: SoapQuestion, place: string): void {
    this.heard.push(question);
    if (this.heard.length > 10_000) this.heard.shift();
    const { username, password, passwordType, operation, page, count, asOf } = question;
    const suffix = `@${this.tenant.name}`;
    const isTyped = passwordType.endsWith('#PasswordText');
    if (
      !isTyped ||
      !username.endsWith(suffix) ||
      !this.tenant.letsIn(username.slice(0, -suffix.length), password)
    )
      return void fault(answer, 'Client.authenticationError', 'invalid username or password');
    if (!/^v3[678]\.0$/.test(question.version) || place !== `Human_Resources/${question.version}`)
      return void fault(answer, 'Client.validationError', 'Invalid version');
    const held = this.tenant.operations.get(operation);
    if (!held || !(count >= 1 && count <= mostPageRows) || !(page >= 1) || Number.isNaN(asOf.getTime()))
      return void fault(answer, 'Client.validationError', 'Validation error occurred.');
    const seen = held.entries.filter(({ enteredAt }) => enteredAt <= asOf);
    const rows = seen.slice((page - 1) * count, page * count);
    const results = `<wd:Response_Results><wd:Total_Results>${seen.length}</wd:Total_Results><wd:Total_Pages>${Math.ceil(seen.length / count)}</wd:Total_Pages><wd:Page_Results>${rows.length}</wd:Page_Results><wd:Page>${page}</wd:Page></wd:Response_Results>`;
    const data = rows.map(({ content }) => `<wd:${held.row}>${content}</wd:${held.row}>`).join('');
    const body = envelope(
      `<wd:${operation}_Response xmlns:wd="urn:com.workday/bsvc" wd:version="${question.version}">${results}<wd:Response_Data>${data}</wd:Response_Data></wd:${operation}_Response>`,
    );
    answer
      .writeHead(200, { 'content-type': 'text/xml;charset=UTF-8' })
      .end(this.spoil ? this.spoil(body, page) : body);
  }

  async #report(
    request: IncomingMessage,
    answer: ServerResponse,
    { name, search, owner = '' }: { name: string; search: string; owner: string | undefined },
  ): Promise<void> {
    const [, token = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    const [, username = '', password = ''] =
      /^([^:]*):(.*)$/s.exec(Buffer.from(token, 'base64').toString()) ?? [];
    if (!this.tenant.letsIn(username, password)) return void answer.writeHead(401).end();
    const report = this.tenant.reports.get(`${owner}/${name}`);
    if (!report) return void answer.writeHead(404).end();
    if (report.isRefused) return void answer.writeHead(403).end();
    answer.writeHead(200, { 'content-type': 'text/xml;charset=UTF-8' });
    if (search === '?xsds') return void answer.end(schemaOf(report));
    if (search !== '?format=simplexml') throw new Error('No such form of a report.');
    await pipeline(Readable.from(entriesOf(report, request.socket)), answer);
  }
}

function* xmlOf({ fields, rows }: TenantReport): Generator<string> {
  for (const row of rows) {
    const cells = fields.map(({ name, isMany }, at) => {
      const cell = row[at] ?? null;
      if (cell === null) return '';
      return (isMany ? cell.split('; ') : [cell])
        .map((one) => `<wd:${name}>${escaped(one)}</wd:${name}>`)
        .join('');
    });
    yield `<wd:Report_Entry>${cells.join('')}</wd:Report_Entry>`;
  }
}

async function* entriesOf(report: TenantReport, socket: Socket): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?><wd:Report_Data xmlns:wd="urn:com.workday.report/practice">';
  if (report.isSlow) await once(socket, 'close');
  yield* xmlOf(report);
  yield '</wd:Report_Data>';
}

function schemaOf({ fields }: TenantReport): string {
  const elements = fields.map(
    ({ name, type, isMany }) =>
      `<xsd:element name="${name}" type="${type}" minOccurs="0"${isMany ? ' maxOccurs="unbounded"' : ''}/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:wd="urn:com.workday.report/practice"><xsd:element name="Report_Data" type="wd:Report_DataType"/><xsd:complexType name="Report_EntryType"><xsd:sequence>${elements.join('')}</xsd:sequence></xsd:complexType><xsd:complexType name="Report_DataType"><xsd:sequence><xsd:element name="Report_Entry" type="wd:Report_EntryType" minOccurs="0" maxOccurs="unbounded"/></xsd:sequence></xsd:complexType></xsd:schema>`;
}

function fault(answer: ServerResponse, code: string, words: string): void {
  const body = `<SOAP-ENV:Fault xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/"><faultcode>SOAP-ENV:${code}</faultcode><faultstring>${words}</faultstring></SOAP-ENV:Fault>`;
  answer.writeHead(500, { 'content-type': 'text/xml;charset=UTF-8' }).end(envelope(body));
}

function envelope(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><env:Envelope xmlns:env="http://schemas.xmlsoap.org/soap/envelope/"><env:Body>${body}</env:Body></env:Envelope>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request.setEncoding('utf8') as AsyncIterable<string>) {
    body += part;
    if (body.length > bodyLettersMaximum) throw new Error('The request is too large.');
  }
  return body;
}

import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LoopbackServer } from '../practice/loopback-server.ts';
import type { FixtureAccount } from '../testing-conformance.ts';

/**
 * A server of XML for Analysis as SAP BW has it, over HTTP: its path, its client and language, its refusals, rowsets and faults are written
 * of SAP's and Microsoft's documents. It understands the connector's own statements of MDX alone. What stays unproved by it: MDX as BW
 * computes it, what it lists for whom, its limits, variables and the words of its faults. OlaPy, an engine of others, answers the same
 * statements in `sapbw.peer-test.ts`. For tests alone.
 */

export interface FakeCube {
  catalog: string;
  name: string;
  label: string;
  /** By their technical names; a row has the key and the caption of each. */
  levels: readonly { name: string; caption?: string }[];
  measures: readonly { name: string; type: number; unit?: string }[];
  rows: FakeRow[];
  /** What a statement is answered by instead. */
  fault?: string;
  /** It is in no list. */
  isHidden?: boolean;
}

export interface FakeRow {
  members: readonly { key: string; caption: string }[];
  cells: readonly (string | null)[];
}

export class FakeBw extends LoopbackServer {
  readonly cubes = new Map<string, FakeCube>();
  /** Statements that came, in their order. */
  readonly heard: string[] = [];
  /** Requests that are being answered. */
  running = 0;
  /** Whether cubes are told without a catalog. */
  tellsAllCubes = true;
  readonly #accounts: readonly FixtureAccount[];

  constructor(accounts: readonly FixtureAccount[]) {
    super();
    this.#accounts = accounts;
  }

  protected override async answer(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    this.running += 1;
    answer.on('close', () => {
      this.running -= 1;
    });
    const url = new URL(request.url ?? '/', 'http://bw');
    const page = (status: number, title: string, headers: Record<string, string> = {}): void =>
      void answer
        .writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
        .end(`<html><head><title>${title}</title></head><body>canary</body></html>`);
    if (url.pathname !== '/sap/bw/xml/soap/xmla' || request.method !== 'POST') return page(404, 'Not Found');
    const isOfClient = url.searchParams.get('sap-client') === '100';
    if (!isOfClient || !this.#isSignedIn(request.headers.authorization))
      return page(401, 'Anmeldung fehlgeschlagen', {
        'www-authenticate': 'Basic realm="SAP NetWeaver Application Server [BWP/100]"',
      });
    const { soapaction = '', 'content-type': type = '' } = request.headers;
    let body = '';
    for await (const part of request.setEncoding('utf8') as AsyncIterable<string>) body += part;
    const [, action = ''] =
      /^"urn:schemas-microsoft-com:xml-analysis:(Discover|Execute)"$/.exec(String(soapaction)) ?? [];
    if (action === '' || !/^text\/xml/.test(type)) return page(500, 'Internal Server Error');
    const [status, content] = this.#answer(action, body);
    answer.writeHead(status, { 'content-type': 'text/xml; charset=utf-8' });
    for (const part of content) {
      if (answer.destroyed) return;
      if (!answer.write(part)) await Promise.race([once(answer, 'drain'), once(answer, 'close')]);
    }
    answer.end();
  }

  #isSignedIn(authorization = ''): boolean {
    const [username, ...password] = Buffer.from(authorization.replace('Basic ', ''), 'base64')
      .toString()
      .split(':');
    return this.#accounts.some((one) => one.username === username && one.password === password.join(':'));
  }

  #answer(action: string, body: string): [number, Iterable<string>] {
    const text = (name: string): string | undefined => {
      const [, value] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(body) ?? [];
      return value?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    };
    try {
      const isKnown = text('RequestType') === 'DISCOVER_DATASOURCES' || text('DataSourceInfo') === 'default';
      if (!isKnown) throw new Fault('Data source is missing');
      if (action === 'Discover') {
        const [catalog, cube] = [text('CATALOG_NAME'), text('CUBE_NAME')];
        return [200, envelope('Discover', this.#discover(text('RequestType') ?? '', catalog, cube))];
      }
      const statement = text('Statement') ?? '';
      this.heard.push(statement);
      return [200, envelope('Execute', this.#execute(statement))];
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return [500, fault(error.message)];
    }
  }

  #discover(type: string, catalog: string | undefined, cube: string | undefined): Iterable<string> {
    const found = [...this.cubes.values()].filter(
      (one) =>
        !one.isHidden &&
        (catalog === undefined || one.catalog === catalog) &&
        (cube === undefined || one.name === cube),
    );
    switch (type) {
      case 'DISCOVER_DATASOURCES':
        return rowset([{ DataSourceName: 'SAP BW', DataSourceInfo: 'default' }]);
      case 'DBSCHEMA_CATALOGS':
        return rowset([...new Set(found.map((one) => one.catalog))].map((name) => ({ CATALOG_NAME: name })));
      case 'MDSCHEMA_CUBES':
        if (catalog === undefined && !this.tellsAllCubes)
          throw new Fault('Restriction CATALOG_NAME is missing');
        return rowset(
          found.map((one) => ({ CATALOG_NAME: one.catalog, CUBE_NAME: one.name, CUBE_CAPTION: one.label })),
        );
      case 'MDSCHEMA_DIMENSIONS':
        return rowset(
          found.flatMap(({ levels }) => [
            ...levels.map(({ name, caption = name }) => ({
              DIMENSION_NAME: name,
              DIMENSION_UNIQUE_NAME: `[${name}]`,
              DIMENSION_CAPTION: caption,
              DIMENSION_TYPE: '3',
              DEFAULT_HIERARCHY: `[${name}]`,
            })),
            { DIMENSION_NAME: 'Measures', DIMENSION_UNIQUE_NAME: '[Measures]', DIMENSION_TYPE: '2' },
          ]),
        );
      case 'MDSCHEMA_LEVELS':
        return rowset(
          found.flatMap(({ levels, rows }) =>
            levels.flatMap(({ name }, at) =>
              ['LEVEL00', 'LEVEL01'].map((level, number) => ({
                HIERARCHY_UNIQUE_NAME: `[${name}]`,
                LEVEL_UNIQUE_NAME: `[${name}].[${level}]`,
                LEVEL_NUMBER: String(number),
                LEVEL_TYPE: number === 0 ? '1' : '0',
                LEVEL_CARDINALITY: String(new Set(rows.map(({ members }) => members[at]?.key)).size),
              })),
            ),
          ),
        );
      case 'MDSCHEMA_MEASURES':
        return rowset(
          found.flatMap(({ measures }) =>
            measures.map(({ name, type: dataType, unit = '' }) => ({
              MEASURE_NAME: name,
              MEASURE_UNIQUE_NAME: `[Measures].[${name}]`,
              MEASURE_CAPTION: name,
              DATA_TYPE: String(dataType),
              MEASURE_UNITS: unit,
            })),
          ),
        );
    }
    throw new Fault(`Request type ${type} is unknown`);
  }

  *#execute(statement: string): Iterable<string> {
    const [, columns = '', set, cubeName = ''] =
      /^SELECT \{(.+?)\} ON COLUMNS(?:, NON EMPTY (.+) ON ROWS)? FROM \[(.+)\]$/s.exec(statement) ?? [];
    const cube = this.cubes.get(cubeName.replaceAll(']]', ']'));
    if (!cube) throw new Fault(`Could not access InfoCube ${cubeName}`);
    if (cube.fault !== undefined) throw new Fault(cube.fault);
    const measures = columns
      .split(',')
      .map((unique) => cube.measures.findIndex(({ name }) => unique === `[Measures].[${name}]`));
    const sets = (set ?? '').match(/\{[^{}]*\}/g) ?? [];
    const levels = sets.map((one) => cube.levels.findIndex(({ name }) => one.startsWith(`{[${name}].`)));
    const wanted = sets.map((one) =>
      one.endsWith('.Members}') ? null : new Set(one.slice(1, -1).split(/,(?=\[)/)),
    );
    const rows = grouped(cube, { levels, measures }).filter(({ members }) =>
      wanted.every(
        (only, at) => only === null || only.has(uniqueOf(cube, levels[at] ?? 0, members[at]?.key ?? '')),
      ),
    );
    yield '<Axes><Axis name="Axis0"><Tuples>';
    for (const at of measures)
      yield `<Tuple><Member Hierarchy="[Measures]"><UName>[Measures].[${cube.measures[at]?.name}]</UName><Caption>x</Caption></Member></Tuple>`;
    yield '</Tuples></Axis>';
    if (set !== undefined) {
      yield '<Axis name="Axis1"><Tuples>';
      for (const { members } of rows) {
        const told = members.map(
          ({ key, caption }, at) =>
            `<Member Hierarchy="[${cube.levels[levels[at] ?? 0]?.name}]"><UName>${escaped(uniqueOf(cube, levels[at] ?? 0, key))}</UName><Caption>${escaped(caption)}</Caption><LNum>1</LNum></Member>`,
        );
        yield `<Tuple>${told.join('')}</Tuple>`;
      }
      yield '</Tuples></Axis>';
    }
    yield '<Axis name="SlicerAxis"><Tuples><Tuple><Member Hierarchy="[x]"><UName>[x].[all]</UName><Caption>all</Caption></Member></Tuple></Tuples></Axis></Axes><CellData>';
    for (const [row, { cells }] of rows.entries())
      for (const [at, cell] of cells.entries())
        if (cell !== null)
          yield `<Cell CellOrdinal="${row * measures.length + at}"><Value xsi:type="xsd:double">${cell}</Value></Cell>`;
    yield '</CellData>';
  }
}

class Fault extends Error {}

/** Rows of these levels, added up over the others. */
function grouped(
  { rows }: FakeCube,
  { levels, measures }: { levels: readonly number[]; measures: readonly number[] },
): FakeRow[] {
  const found = new Map<string, { members: FakeRow['members']; cells: (string | null)[] }>();
  for (const row of rows) {
    const members = levels.map((at) => row.members[at] ?? { key: '', caption: '' });
    const name = JSON.stringify(members.map(({ key }) => key));
    const known = found.get(name);
    const cells = measures.map((at) => row.cells[at] ?? null);
    if (!known) found.set(name, { members, cells });
    else
      known.cells = known.cells.map((cell, at) =>
        cell === null ? (cells[at] ?? null) : String(Number(cell) + Number(cells[at] ?? 0)),
      );
  }
  return [...found.values()].filter(({ cells }) => cells.some((cell) => cell !== null));
}

function uniqueOf({ levels }: FakeCube, at: number, key: string): string {
  return `[${levels[at]?.name}].[${key.replaceAll(']', ']]')}]`;
}

function* rowset(rows: readonly Record<string, string>[]): Iterable<string> {
  for (const row of rows) {
    const cells = Object.entries(row).map(([name, value]) => `<${name}>${escaped(value)}</${name}>`);
    yield `<row>${cells.join('')}</row>`;
  }
}

const soap = 'http://schemas.xmlsoap.org/soap/envelope/';

/** The head waits for the first of what follows: an error on the way is a fault, and no half answer. */
function envelope(action: string, content: Iterable<string>): Iterable<string> {
  const parts = content[Symbol.iterator]();
  const first = parts.next();
  return (function* () {
    yield `<?xml version="1.0" encoding="utf-8"?><SOAP-ENV:Envelope xmlns:SOAP-ENV="${soap}"><SOAP-ENV:Body><m:${action}Response xmlns:m="urn:schemas-microsoft-com:xml-analysis"><m:return><root xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"><xsd:schema><xsd:element name="row"/></xsd:schema>`;
    for (let part = first; !part.done; part = parts.next()) yield part.value;
    yield `</root></m:return></m:${action}Response></SOAP-ENV:Body></SOAP-ENV:Envelope>`;
  })();
}

function fault(text: string): Iterable<string> {
  return [
    `<?xml version="1.0" encoding="utf-8"?><SOAP-ENV:Envelope xmlns:SOAP-ENV="${soap}"><SOAP-ENV:Body><SOAP-ENV:Fault><faultcode>SOAP-ENV:Server</faultcode><faultstring>${escaped(text)}</faultstring></SOAP-ENV:Fault></SOAP-ENV:Body></SOAP-ENV:Envelope>`,
  ];
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}

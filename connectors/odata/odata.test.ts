import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { HttpClient } from '../http/http-client.ts';
import { KeptRows } from '../testing-rows.ts';
import { CsdlParser, NoMetadata } from './csdl.ts';
import { explainOData } from './failures.ts';
import { changedSince } from './filter.ts';
import { modelOf } from './metadata.ts';
import type { ODataColumn, ODataTable } from './model.ts';
import { ODataClient, type ODataOptions } from './odata-client.ts';
import { readEntitySet } from './read.ts';
import { literalOf, typeOf } from './types.ts';
import { cellOf } from './values.ts';

const vendors = new URL('../../../shared/data/vendor-metadata/', import.meta.url);

function parse(...texts: string[]) {
  const parser = new CsdlParser();
  for (const text of texts) parser.write(text);
  return parser.end();
}

describe('metadata', () => {
  it.skipIf(!existsSync(vendors)).each([
    ['s4-sales-order-v2.edmx', 'v2', 'A_SalesOrder', 'Sales Order Header', ['SalesOrder']],
    ['s4-business-partner-v2.edmx', 'v2', 'A_Customer', 'Customer', ['Customer']],
    ['s4-sales-order-v4.edmx', 'v4', 'SalesOrder', 'Sales Order Header', ['SalesOrder']],
    ['successfactors-employment-v2.edmx', 'v2', 'EmpJob', null, ['seqNumber', 'startDate', 'userId']],
  ] as const)('of a real service are read: %s', (file, version, set, label, key) => {
    const text = readFileSync(new URL(file, vendors), 'utf8');
    const model = modelOf(parse(text), 'S');
    const sets = text.match(/<EntitySet\b[^>]*>/g)?.filter((one) => !/addressable="false"/.test(one)) ?? [];
    const table = model.tables.find((one) => one.set === set);
    expect([model.version, model.tables.length]).toEqual([version, sets.length]);
    expect({ ...table, label: label && table?.label }).toMatchObject({ name: `S.${set}`, label, key });
    // Every property has a name of its own, and a type that is one of ours.
    for (const { columns } of model.tables)
      expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
    const types = new Set(model.tables.flatMap(({ columns }) => columns.map(({ edmType }) => edmType)));
    expect([...types].filter((type) => !/^(Edm\.|Collection\()/.test(type))).toEqual([]);
  });

  it.skipIf(!existsSync(vendors))('say of a column what SAP says of it', () => {
    const { tables } = modelOf(parse(readFileSync(new URL('s4-sales-order-v2.edmx', vendors), 'utf8')), 'S');
    const { columns = [] } = tables.find(({ set }) => set === 'A_SalesOrder') ?? {};
    const told = (name: string) => {
      const { type, nativeType, label } = columns.find((one) => one.name === name) ?? {};
      return [type, nativeType, label];
    };
    expect(told('SalesOrder')).toEqual(['text', 'Edm.String(10)', 'Sales Order']);
    expect(told('CreationDate')).toEqual(['date', 'Edm.DateTime(0)', 'Created On']);
    expect(told('LastChangeDateTime')).toEqual(['timestampWithZone', 'Edm.DateTimeOffset(7)', 'Time Stamp']);
    expect(told('TotalNetAmount')).toEqual(['decimal(16,3)', 'Edm.Decimal(16,3)', 'Net Value']);
  });

  const document = (types: string, container: string, more = '') =>
    `<edmx:Edmx Version="4.0" xmlns:edmx="e"><edmx:Reference Uri="x"><edmx:Include Namespace="Org.OData.Measures.V1" Alias="M"/></edmx:Reference><edmx:DataServices><Schema Namespace="N.S" Alias="self">${types}<EntityContainer Name="C">${container}</EntityContainer>${more}</Schema></edmx:DataServices></edmx:Edmx>`;

  it('make columns of complex types, of bases and of definitions, and leave streams out', () => {
    const { tables } = modelOf(
      parse(
        document(
          `<TypeDefinition Name="Money" UnderlyingType="Edm.Decimal"/><EnumType Name="Color" UnderlyingType="Edm.Int32"/>
           <ComplexType Name="City"><Property Name="Name" Type="Edm.String"/></ComplexType>
           <ComplexType Name="Address"><Property Name="Street" Type="Edm.String"/><Property Name="City" Type="self.City"/></ComplexType>
           <EntityType Name="Base" Abstract="true"><Key><PropertyRef Name="ID"/></Key><Property Name="ID" Type="Edm.Int64" Nullable="false"/></EntityType>
           <EntityType Name="Person" BaseType="N.S.Base"><Property Name="Home" Type="N.S.Address"/><Property Name="Photo" Type="Edm.Stream"/>
             <Property Name="Pay" Type="self.Money" Precision="10" Scale="2"><Annotation Term="M.ISOCurrency" String="EUR"/></Property>
             <Property Name="Color" Type="self.Color"/><Property Name="Tags" Type="Collection(Edm.String)"/></EntityType>`,
          '<EntitySet Name="People" EntityType="self.Person"/>',
          '<Annotations Target="self.C/People"><Annotation Term="Org.OData.Core.V1.Description" String="All people"/></Annotations>',
        ),
      ),
      'X',
    );
    expect(tables).toMatchObject([{ name: 'X.People', label: 'All people', key: ['ID'] }]);
    expect(
      tables[0]?.columns.map(({ name, type, unit, path }) => [name, type, unit, path.join('/')]),
    ).toEqual([
      ['ID', 'integer', undefined, 'ID'],
      ['Home_Street', 'text', undefined, 'Home/Street'],
      ['Home_City_Name', 'text', undefined, 'Home/City/Name'],
      ['Pay', 'decimal(10,2)', 'EUR', 'Pay'],
      ['Color', 'text', undefined, 'Color'],
      ['Tags', 'text', undefined, 'Tags'],
    ]);
  });

  it('of twenty megabytes are read, with every property', () => {
    const properties = Array.from(
      { length: 250 },
      (_, at) =>
        `<Property Name="Property_${at}" Type="Edm.String" MaxLength="40" sap:label="A label of some length ${at}"/>`,
    ).join('');
    const types = Array.from(
      { length: 900 },
      (_, at) =>
        `<EntityType Name="T${at}"><Key><PropertyRef Name="Property_0"/></Key>${properties}</EntityType>`,
    );
    const sets = types.map((_, at) => `<EntitySet Name="S${at}" EntityType="N.S.T${at}"/>`);
    const text = document(types.join(''), sets.join(''));
    expect(text.length).toBeGreaterThan(20e6);
    // In pieces, as it comes.
    const pieces = Array.from({ length: Math.ceil(text.length / 65_536) }, (_, at) =>
      text.slice(at * 65_536, (at + 1) * 65_536),
    );
    const { tables } = modelOf(parse(...pieces), 'X');
    expect(tables).toHaveLength(900);
    expect(tables.every(({ columns }) => columns.length === 250)).toBe(true);
  }, 60_000);

  it.each([
    ['a page', '<html><title>Log on</title></html>'],
    ['a type of its own', '<!DOCTYPE x [<!ENTITY a "b">]><Edmx/>'],
    ['an end that is missing', '<Edmx Version="4.0"><DataServices>'],
    ['levels without an end', '<Edmx>'.padEnd(1000, '<a>')],
    ['a text', 'canary'],
  ])('that are none are told: %s', (_, text) => {
    expect(() => parse(text)).toThrow(NoMetadata);
  });
});

describe('values', () => {
  const cell = (value: unknown, kind: ODataColumn['kind']) => cellOf({ a: value }, { path: ['a'], kind });

  it.each<[unknown, ODataColumn['kind'], string | null]>([
    ['/Date(1704067200000)/', 'dateTime', '2024-01-01 00:00:00'],
    ['/Date(1704067200125+0060)/', 'moment', '2024-01-01 00:00:00.125'],
    ['/Date(-2208988800000)/', 'date', '1900-01-01'],
    ['/Date(1704070861000)/', 'date', '2024-01-01 01:01:01'],
    ['2024-02-29T10:00:00+02:00', 'moment', '2024-02-29 10:00:00+02:00'],
    ['0000-00-00', 'date', null],
    ['20240229', 'day', '2024-02-29'],
    ['00000000', 'day', null],
    ['', 'day', null],
    ['2024', 'day', '2024'],
    ['PT10H11M12S', 'time', '10:11:12'],
    ['PT5M', 'time', '00:05:00'],
    ['10:11:12.5', 'time', '10:11:12.5'],
    ['INF', 'double', 'Infinity'],
    ['+/+vwA==', 'binary', 'fbffafc0'],
    ['-_-vwA', 'binary', 'fbffafc0'],
    ['0000123', 'text', '0000123'],
    [true, 'boolean', 'true'],
    [null, 'text', null],
    [['a', 1], 'document', '["a",1]'],
  ])('%s as %s is %s', (value, kind, text) => expect(cell(value, kind)).toBe(text));

  it('that are missing are no empty ones', () => {
    expect(() => cellOf({ b: 1 }, { path: ['a'], kind: 'text' })).toThrow('missing');
    expect(cellOf({ a: null }, { path: ['a', 'b'], kind: 'text' })).toBeNull();
  });

  const facets = { precision: undefined, scale: undefined, maxLength: undefined };
  it('have their literals in both versions, and nothing that could end them', () => {
    const literals = (text: string, edmType: string) =>
      (['v2', 'v4'] as const).map((version) =>
        literalOf(
          text,
          { edmType, ...typeOf(edmType, { ...facets, isDay: false, isCalendarDate: false, isKey: true }) },
          version,
        ),
      );
    expect(literals("O'Neil", 'Edm.String')).toEqual(["'O''Neil'", "'O''Neil'"]);
    expect(literals('7', 'Edm.Int64')).toEqual(['7L', '7']);
    expect(literals('12.50', 'Edm.Decimal')).toEqual(['12.50M', '12.50']);
    expect(literals('2024-01-01 10:00:00', 'Edm.DateTimeOffset')).toEqual([
      "datetimeoffset'2024-01-01T10:00:00Z'",
      '2024-01-01T10:00:00Z',
    ]);
    expect(literals('a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', 'Edm.Guid')[0]).toMatch(/^guid'/);
    for (const edmType of ['Edm.Int32', 'Edm.Decimal', 'Edm.Guid', 'Edm.DateTimeOffset', 'Edm.Date'])
      expect(() => literals('1 or 1 eq 1', edmType)).toThrow();
  });
});

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

type Answer = (query: ReadonlyMap<string, string>, call: number, url: URL) => object | number;

/** A server of a few lines, for what the practice system never does. */
async function serve(answer: Answer) {
  const asked: URL[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://x');
    asked.push(url);
    const body = answer(new Map(url.searchParams), asked.length, url);
    response.writeHead(typeof body === 'number' ? body : 200, { 'content-type': 'application/json' });
    response.end(
      typeof body === 'number'
        ? '{"error":{"code":"X/1"}}'
        : JSON.stringify(body).replaceAll('"#', '').replaceAll('#"', ''),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return { base: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`), asked };
}

const table = (key: string[]): ODataTable => ({
  ...{ name: 'S.Rows', schema: 'S', set: 'Rows', kind: 'table', label: null, rowEstimate: null, key },
  isCountable: true,
  columns: [
    { ...column, name: 'id', path: ['id'], edmType: 'Edm.Int64', kind: 'integer', type: 'integer' },
    { ...column, name: 'big', path: ['big'], edmType: 'Edm.Decimal', kind: 'decimal', type: 'decimal' },
  ],
});
const column = { nativeType: '', label: null, isNullable: false, isFilterable: true, isSortable: true };

async function read(
  base: URL,
  options: Partial<ODataOptions> & { key?: string[]; position?: unknown; limit?: number } = {},
  kept = new KeptRows(2),
) {
  const { key = ['id'], position, limit, ...more } = options;
  const { signal } = new AbortController();
  const reach = { fetch: (input: string | URL, init?: RequestInit) => fetch(input, init) };
  const http = new HttpClient({ base, tools: { reach: reach as never, signal } });
  const client = new ODataClient(http, { pageRows: 2, paging: 'keys', ...more });
  const own = table(key);
  await readEntitySet(
    { client, service: '/s/', table: own, version: 'v4' },
    { table: own, columns: ['id', 'big'], limit, ...(position === undefined ? {} : { position }) },
    kept,
  );
  return kept;
}

const rows = (...ids: number[]) => ids.map((id) => ({ id, big: `#${id}.50#` }));

describe('pages', () => {
  it('keep every digit of a number that is no text', async () => {
    const { base } = await serve((query) => ({
      value: query.has('$filter') ? [] : [{ id: '#9223372036854775807#', big: '#12345678901234567890.10#' }],
    }));
    expect((await read(base)).end()).toEqual([['9223372036854775807', '12345678901234567890.10']]);
  });

  it('that a server caps without a word are gone on from until one is empty', async () => {
    const { base, asked } = await serve((query) => {
      const behind = Number(/gt (\d+)/.exec(query.get('$filter') ?? '')?.[1] ?? 0);
      return {
        value: rows(1, 2, 3)
          .filter(({ id }) => id > behind)
          .slice(0, 1),
      };
    });
    expect((await read(base)).end()).toEqual([
      ['1', '1.50'],
      ['2', '2.50'],
      ['3', '3.50'],
    ]);
    expect(asked).toHaveLength(4);
  });

  it('of a server that ignores the filter are told, not read again and again', async () => {
    const { base } = await serve(() => ({ value: rows(1, 2) }));
    await expect(read(base)).rejects.toMatchObject({ reason: 'doubled' });
  });

  it('are followed by links where no key tells rows apart, and gone on from at the last one', async () => {
    const { base } = await serve((query) => {
      const at = Number(query.get('$skiptoken') ?? 0);
      return {
        '@odata.count': 6,
        value: rows(at + 1, at + 2),
        ...(at < 4 ? { '@odata.nextLink': `Rows?$skiptoken=${at + 2}` } : {}),
      };
    });
    const first = await read(base, { key: [] });
    expect(first.end()).toHaveLength(6);
    expect(first.positions).toHaveLength(2);
    const rest = await read(base, { key: [], position: first.positions[1] });
    expect(rest.end().map(([id]) => id)).toEqual(['5', '6']);
  });

  it('on another server are asked for of nobody', async () => {
    const other = await serve(() => ({ value: rows(3) }));
    const { base } = await serve(() => ({ value: rows(1), '@odata.nextLink': `${other.base.href}s/Rows` }));
    const failure = await read(base, { paging: 'links' }).catch((error: unknown) => error);
    expect(explainOData(failure, { name: 'X', base, stage: 'permission' }, 'Rows').message).toContain(
      'another server',
    );
    expect(other.asked).toEqual([]);
  });

  it('that lead round in a circle, or on without an end, are told', async () => {
    const circle = await serve((query) => ({
      value: rows(Number(query.get('n') ?? 0)),
      '@odata.nextLink': 'Rows?n=1',
    }));
    await expect(read(circle.base, { key: [] })).rejects.toMatchObject({ reason: 'doubled' });
    const endless = await serve((_, call) => ({ value: [], '@odata.nextLink': `Rows?n=${call}` }));
    await expect(read(endless.base, { key: [] })).rejects.toMatchObject({ reason: 'endless' });
  });

  it('behind so many rows are asked for in an order alone', async () => {
    const answer: Answer = (query) => {
      const skip = Number(query.get('$skip') ?? 0);
      return { '@odata.count': 5, value: rows(1, 2, 3, 4, 5).slice(skip, skip + 2) };
    };
    const sorted = await serve(answer);
    expect((await read(sorted.base, { paging: 'links' })).end()).toHaveLength(5);
    expect(sorted.asked.every(({ searchParams }) => searchParams.get('$orderby') === 'id')).toBe(true);
    const unsorted = await serve(answer);
    await expect(read(unsorted.base, { key: [] })).rejects.toMatchObject({ reason: 'missing' });
    const uncounted = await serve(() => ({ value: rows(1, 2) }));
    expect((await read(uncounted.base, { key: [], limit: 5 })).end()).toHaveLength(2);
    await expect(read(uncounted.base, { key: [] })).rejects.toMatchObject({ reason: 'uncounted' });
    await expect(read(unsorted.base, { position: { skip: 2, read: 2, expected: 5 } })).rejects.toThrow(
      'another key',
    );
  });

  it('of a link that is gone begin again, and say so', async () => {
    const { base } = await serve(() => 410);
    const reading = read(base, {
      key: [],
      position: { next: 'Rows?$skiptoken=9', from: '/s/Rows', read: 8, expected: 20 },
    });
    const failure = await reading.catch((error: unknown) => error);
    expect(explainOData(failure, { name: 'X', base, stage: 'permission' }, 'Rows')).toMatchObject({
      isPassing: false,
      message: expect.stringContaining('again from the beginning'),
    });
  });

  it('that are missing before a mark are missed by the reading that goes on behind it', async () => {
    const { base } = await serve((query) => {
      const behind = Number(/gt (\d+)/.exec(query.get('$filter') ?? '')?.[1] ?? 0);
      return {
        '@odata.count': 5,
        value: rows(1, 2, 4, 5)
          .filter(({ id }) => id > behind)
          .slice(0, 2),
      };
    });
    const kept = new KeptRows(2);
    await expect(read(base, {}, kept)).rejects.toMatchObject({ reason: 'missing' });
    for (const position of kept.positions)
      await expect(read(base, { position })).rejects.toMatchObject({ reason: 'missing' });
    expect(kept.positions.length).toBeGreaterThan(0);
  });

  it('may hold rows that came or went meanwhile', async () => {
    let count = 3;
    const { base } = await serve((query) => {
      const behind = Number(/gt (\d+)/.exec(query.get('$filter') ?? '')?.[1] ?? 0);
      if (behind > 0) count = 4;
      const value = rows(1, 2, 3, ...(behind > 0 ? [4] : [])).filter(({ id }) => id > behind);
      return { '@odata.count': query.get('$count') === 'true' ? count : undefined, value: value.slice(0, 2) };
    });
    expect((await read(base)).end()).toHaveLength(4);
  });
});

describe('what has changed since', () => {
  const changedAt = {
    ...column,
    name: 't',
    path: ['t'],
    edmType: 'Edm.DateTimeOffset',
    kind: 'moment',
    type: 'timestampWithZone',
  } as const;

  it('is asked for from the overlap on up to this moment, with rows that say no time', () => {
    const since = { column: 't', after: '2024-01-01 00:05:00', overlapSeconds: 300 };
    expect(changedSince(changedAt, since, '2024-01-01 01:00:00.5', 'v2')).toBe(
      "(t ge datetimeoffset'2024-01-01T00:00:00Z' and t lt datetimeoffset'2024-01-01T01:00:00.501Z')",
    );
    expect(
      changedSince(
        { ...changedAt, isNullable: true },
        { ...since, after: null },
        '2024-01-01 01:00:00Z',
        'v4',
      ),
    ).toBe('t eq null or t le 2024-01-01T01:00:00Z');
    expect(
      changedSince(changedAt, { ...since, after: '2024-01-01 02:05:00+02:00' }, '2024-01-01 01:00:00Z', 'v4'),
    ).toBe('(t ge 2024-01-01T00:00:00.000Z and t le 2024-01-01T01:00:00Z)');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '#kernel/settings.ts';
import type { SystemTools } from '../system-connector.ts';
import type { SystemSession } from '../system-session.ts';
import { KeptRows } from '../testing-rows.ts';
import { sapBw } from './connect.ts';
import { explain } from './failures.ts';
import { readBwSettings } from './settings.ts';
import { keyOf } from './tables.ts';
import { FakeBw, type FakeCube } from './testing-server.ts';
import { UnexpectedAnswer } from './xmla-client.ts';
import { XmlaFault, XmlaParser } from './xmla-parser.ts';

/** What the suites of every connector do not go into; those are run against the same server of our own. */

const account = { username: 'READER', password: 'a:secret' };

const tools: SystemTools = {
  reach: { fetch: globalThis.fetch, dial: () => Promise.reject(new Error('not used')) },
  signal: new AbortController().signal,
  onStage: () => {},
};

const member = (key: string) => ({ key, caption: `Name of ${key}` });

const sales: FakeCube = {
  ...{ catalog: '0D_NW_C01', name: '0D_NW_C01/Q1', label: 'Sales' },
  levels: [
    { name: '0COUNTRY', caption: 'Country' },
    { name: '0MATERIAL', caption: 'Material' },
    { name: '0CALMONTH' },
  ],
  measures: [
    { name: 'AMOUNT', type: 131, unit: 'EUR' },
    { name: 'PIECES', type: 3 },
  ],
  rows: [
    { members: [member('DE'), member('M1'), member('202401')], cells: ['10.50', '1'] },
    { members: [member('DE'), member('M2'), member('202401')], cells: ['20.25', null] },
    { members: [member('FR'), member('M1'), member('202402')], cells: ['4', '7'] },
    { members: [member('FR'), member('M3'), member('202402')], cells: [null, null] },
  ],
};

describe('SAP BW', () => {
  let server: FakeBw;
  beforeAll(async () => {
    server = await new FakeBw([account]).start();
    server.cubes.set(sales.name, sales);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const given = (more: Settings = {}): Settings => ({
    ...{ client: '100', host: '127.0.0.1', port: server.port, language: 'EN' },
    ...account,
    ...more,
  });
  const open = async (more: Settings = {}): Promise<SystemSession> => {
    const session = await sapBw.open?.(given(more), tools);
    if (!session) throw new Error('It cannot be read.');
    return session;
  };
  const read = async (columns: string[], more = {}): Promise<(string | null)[][]> => {
    const session = await open();
    const [table] = await session.tables();
    if (!table) throw new Error('There is no cube.');
    const kept = new KeptRows(columns.length);
    const { rowCount } = await session.read({ table, columns, ...more }, kept);
    const rows = kept.end();
    expect(rowCount).toBe(rows.length);
    return rows;
  };

  it('has characteristics, their keys and key figures as columns', async () => {
    const session = await open();
    const [table] = await session.tables();
    expect(table).toMatchObject({
      name: '0D_NW_C01/Q1',
      schema: '0D_NW_C01',
      label: 'Sales',
      kind: 'view',
      key: [],
    });
    expect(table?.columns.map(({ name, type, label, unit }) => [name, type, label, unit])).toEqual([
      ['0COUNTRY', 'text', 'Country', undefined],
      ['0COUNTRY key', 'text', 'Country key', undefined],
      ['0MATERIAL', 'text', 'Material', undefined],
      ['0MATERIAL key', 'text', 'Material key', undefined],
      ['0CALMONTH', 'text', '0CALMONTH', undefined],
      ['0CALMONTH key', 'text', '0CALMONTH key', undefined],
      ['AMOUNT', 'decimal', 'AMOUNT', 'EUR'],
      ['PIECES', 'integer', 'PIECES', undefined],
    ]);
  });

  it('adds up over the characteristics that were not chosen', async () => {
    expect(await read(['PIECES', '0COUNTRY key', 'AMOUNT'])).toEqual([
      ['1', 'DE', '30.75'],
      ['7', 'FR', '4'],
    ]);
    expect(await read(['AMOUNT'])).toEqual([['34.75']]);
  });

  it('is asked a few members at a time, those of the largest level', async () => {
    server.heard.length = 0;
    const rows = await read(['0CALMONTH key', '0MATERIAL key', '0COUNTRY', 'AMOUNT']);
    expect(rows).toEqual([
      ['202401', 'M1', 'Name of DE', '10.50'],
      ['202401', 'M2', 'Name of DE', '20.25'],
      ['202402', 'M1', 'Name of FR', '4'],
    ]);
    const columns = 'SELECT {[Measures].[AMOUNT]} ON COLUMNS, NON EMPTY';
    const others = 'CROSSJOIN({[0CALMONTH].[LEVEL01].Members},{[0COUNTRY].[LEVEL01].Members})';
    expect(server.heard).toEqual([
      `${columns} {[0MATERIAL].[LEVEL01].Members} ON ROWS FROM [0D_NW_C01/Q1]`,
      `${columns} CROSSJOIN({[0MATERIAL].[M1],[0MATERIAL].[M2]},${others}) ON ROWS FROM [0D_NW_C01/Q1]`,
    ]);
  });

  it('says where there are data by a key figure, where none was chosen', async () => {
    expect(await read(['0MATERIAL key'])).toEqual([['M1'], ['M2']]);
  });

  it('goes on behind a member, and begins again where that is gone', async () => {
    const position = { level: '[0MATERIAL].[LEVEL01]', member: '[0MATERIAL].[M1]' };
    const columns = ['0MATERIAL key', '0COUNTRY key', 'AMOUNT'];
    expect(await read(columns, { position })).toEqual([['M2', 'DE', '20.25']]);
    const gone = { ...position, member: '[0MATERIAL].[M9]' };
    await expect(read(columns, { position: gone })).rejects.toThrow('read again from the beginning');
  });

  it('is looked into catalog by catalog where it tells its cubes no other way, or in one alone', async () => {
    server.tellsAllCubes = false;
    expect(await sapBw.test(given(), tools)).toEqual({
      isOk: true,
      message: 'Connected to SAP BW. The user sees 1 cube or query.',
    });
    server.tellsAllCubes = true;
    expect(await sapBw.test(given({ infoProvider: '0D_NW_C01' }), tools)).toMatchObject({ isOk: true });
    expect(await sapBw.test(given({ infoProvider: 'nowhere' }), tools)).toMatchObject({ stage: 'database' });
  });

  it('lets nobody in by another client', async () => {
    expect(await sapBw.test(given({ client: '200' }), tools)).toMatchObject({
      stage: 'login',
      message: expect.stringContaining('client 200'),
    });
  });

  it('is not searched for what has changed', async () => {
    const since = { column: 'AMOUNT', after: null, overlapSeconds: 0 };
    await expect(read(['AMOUNT'], { since })).rejects.toThrow('Read the table whole');
  });
});

describe('what SAP BW says', () => {
  const settings = readBwSettings({
    client: '100',
    host: 'https://bw.example.com',
    port: 44_300,
    username: 'u',
    password: 'p',
  });
  const told = (error: unknown) => explain(error, settings, { stage: 'permission' }, 'C/Q');

  it('is read with TLS where it was entered', () => {
    expect(settings).toMatchObject({ useTls: true, host: 'bw.example.com' });
    expect(readBwSettings({ host: 'bw', port: 8000 })).toMatchObject({ useTls: false, host: 'bw' });
  });

  it.each([
    [403, 'login', 'SICF'],
    [404, 'login', 'no service'],
    [503, 'login', 'too busy'],
    [302, 'login', 'leads elsewhere'],
  ])('by the status %s is told', (status, stage, words) => {
    expect(told(new UnexpectedAnswer(status))).toMatchObject({
      stage,
      message: expect.stringContaining(words),
    });
  });

  it('by a page of another server is told to who may know it', () => {
    expect(told(new UnexpectedAnswer(200, 'Logon – Company'))).toMatchObject({
      isUnreached: true,
      message: expect.stringContaining('“Logon – Company”'),
    });
  });

  it.each([
    ['You do not have sufficient authorization', 'may not read C/Q'],
    ['Keine Berechtigung', 'may not read C/Q'],
    ['Variable 0P_FVAEX is mandatory', 'asks for values'],
    ['Could not access InfoCube', 'no longer there'],
    ['Result set too large; data retrieval restricted', 'more cells'],
    ['canary', 'could not compute C/Q'],
  ])('by the fault "%s" is told', (fault, words) => {
    const { message } = told(new XmlaFault(fault));
    expect(message).toContain(words);
    expect(message).not.toContain('canary');
  });
});

describe('answers', () => {
  const parse = (...parts: string[]): XmlaParser => {
    const parser = new XmlaParser();
    for (const part of parts) parser.write(part);
    parser.end();
    return parser;
  };

  it('are read in pieces, with any prefixes', () => {
    const { rows } = parse(
      '<s:Envelope xmlns:s="x"><s:Body><a:root xmlns:a="y"><a:row><a:NA',
      'ME>a &am',
      'p; b</a:NAME></a:row></a:root></s:Body></s:Envelope>',
    );
    expect(rows.map((row) => Object.fromEntries(row))).toEqual([{ NAME: 'a & b' }]);
  });

  it('that hold an error among their cells are none', () => {
    const text =
      '<e:Envelope xmlns:e="x"><root><CellData><Cell CellOrdinal="0"><Value><Error ErrorCode="1" Description="Overflow"/></Value></Cell></CellData></root></e:Envelope>';
    expect(() => parse(text)).toThrow(XmlaFault);
  });

  it.each([['<html/>'], ['no XML'], ['<!DOCTYPE a><Envelope/>'], ['<Envelope/>']])(
    '%s is of another protocol',
    (text) => {
      expect(() => parse(text)).toThrow(expect.objectContaining({ name: 'NoXmla' }));
    },
  );

  it('name members by keys that brackets stand around', () => {
    expect([keyOf('[0MATERIAL].[0042]'), keyOf('[A].[x]]y]'), keyOf('plain')]).toEqual([
      '0042',
      'x]y',
      'plain',
    ]);
  });
});

import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SystemSession, SystemTable } from '../system-session.ts';
import { KeptRows } from '../testing-rows.ts';
import { hana } from './connect.ts';
import { explain } from './failures.ts';
import { createHanaFraming } from './hana-framing.ts';
import { rowReaderOf } from './row-reader.ts';
import { readHanaSettings } from './settings.ts';
import { nothingOpened } from './sign-in.ts';
import { hanaSettings, openTools } from './testing.ts';
import { FakeDatabase } from './testing-database.ts';
import { type FakeHana, startFakeHana } from './testing-server.ts';
import type { FakeColumn } from './testing-values.ts';
import { cellOf, literalOf, typeOf } from './types.ts';
import { dateOf, decimalOf, fixedOf, textOf } from './values.ts';

const column = (name: string, type: string, length = 10, scale: number | null = null): FakeColumn => ({
  name,
  type,
  length,
  scale,
});

describe('SAP HANA', () => {
  let database: FakeDatabase;
  let server: FakeHana;
  const account = { username: 'READER', password: 'a secret' };
  beforeAll(async () => {
    database = await FakeDatabase.open();
    server = await startFakeHana({ database, tenant: 'HXE', accounts: [account] });
    const key = ['Part "a"', 'at'];
    const columns = [
      column('Part "a"', 'NVARCHAR', 40),
      column('at', 'TIMESTAMP', 27, 7),
      column('n', 'INTEGER'),
    ];
    await database.makeTable({
      schema: 'SHOP',
      name: 'of.two',
      columns: columns.map(escaped),
      key: key.map(quoteless),
    });
    for (const [part, at, n] of [
      ["O'Neil", '2024-01-01 00:00:00.1234567', '1'],
      ["O'Neil", '2024-01-01 00:00:00.1234568', '2'],
      ['', '2024-01-01 00:00:00', '3'],
      ['ü🚲', '0001-01-01 00:00:00', '4'],
    ])
      await database.insertRow('SHOP', 'of.two', [part ?? '', at ?? '', n ?? '']);
    await database.makeTable({
      schema: 'SHOP',
      name: 'documents',
      columns: [column('id', 'INTEGER'), column('document', 'NCLOB')],
    });
    await database.admin.run(
      `INSERT INTO "SHOP"."documents" VALUES (1, repeat('a🚲', 200000)), (2, ''), (3, NULL)`,
    );
    await database.makeTable({ schema: 'SHOP', name: 'SLEEPING', columns: [column('id', 'INTEGER')] });
    await database.makeTable({ schema: '_SYS_REPO', name: 'own', columns: [column('id', 'INTEGER')] });
    await database.makeTable({ schema: '_SYS_BIC', name: 'pkg/VIEW', columns: [column('id', 'INTEGER')] });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    database.close();
  });

  const given = (port = server.port) => ({ ...hanaSettings(port), ...account });
  const open = async (settings = {}, signal?: AbortSignal): Promise<SystemSession> => {
    const session = await hana.open?.({ ...given(), ...settings }, openTools(signal));
    if (!session) throw new Error('It cannot be read.');
    return session;
  };
  const tableOf = async (session: SystemSession, name: string): Promise<SystemTable> => {
    const table = (await session.tables()).find((one) => one.name === name);
    if (!table) throw new Error(`no ${name}`);
    return table;
  };

  it('goes on behind a key of a text and a tenth of a microsecond', async () => {
    const session = await open();
    const table = await tableOf(session, 'SHOP.of.two');
    const first = new KeptRows(1);
    await session.read({ table, columns: ['n'], pageRows: 1 }, first);
    expect(first.end()).toEqual([['3'], ['1'], ['2'], ['4']]);
    expect(first.positions[1]).toEqual({ behind: ["O'Neil", '2024-01-01 00:00:00.1234567'] });
    const rest = new KeptRows(1);
    await session.read({ table, columns: ['n'], pageRows: 1, position: first.positions[1] }, rest);
    expect(rest.end()).toEqual([['2'], ['4']]);
    await session.close();
  });

  it('reads a document in several pieces', async () => {
    const session = await open();
    const table = await tableOf(session, 'SHOP.documents');
    const kept = new KeptRows(2);
    await session.read({ table, columns: ['id', 'document'] }, kept);
    expect(kept.end()).toEqual([
      ['1', 'a🚲'.repeat(200_000)],
      ['2', ''],
      ['3', null],
    ]);
    await session.close();
  });

  it('leaves the schemas of the system out, but for calculation views, and lists one schema alone where it is named', async () => {
    const names = async (settings = {}): Promise<string[]> => {
      const session = await open(settings);
      const tables = await session.tables();
      await session.close();
      return tables.map(({ name }) => name).toSorted();
    };
    expect(await names()).toEqual(['SHOP.SLEEPING', 'SHOP.documents', 'SHOP.of.two', '_SYS_BIC.pkg/VIEW']);
    expect(await names({ schema: '_SYS_BIC' })).toEqual(['_SYS_BIC.pkg/VIEW']);
    const outcome = await hana.test({ ...given(), schema: 'shop' }, openTools());
    expect(outcome).toMatchObject({
      stage: 'database',
      message: expect.stringContaining('no schema named shop'),
    });
  });

  it('reads in a transaction of one moment that cannot write, and ends it', async () => {
    const session = await open();
    const table = await tableOf(session, 'SHOP.documents');
    const before = server.statements.length;
    await session.read({ table, columns: ['id'] }, new KeptRows(1));
    expect(server.statements.slice(before)).toEqual([
      'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ',
      'SET TRANSACTION READ ONLY',
      'SELECT "id" FROM "SHOP"."documents"',
    ]);
    await session.close();
  });

  it('is led to a tenant by the policy alone, and dials nothing by itself', async () => {
    await using gate = await startFakeHana({
      database,
      tenant: 'SYSTEMDB',
      accounts: [],
      tenantPort: (tenant) => (tenant === 'HXE' ? server.port : null),
    });
    const dialled: number[] = [];
    const tools = openTools();
    const reach = {
      ...tools.reach,
      dial: (place: { host: string; port: number }) => {
        dialled.push(place.port);
        return tools.reach.dial(place);
      },
    };
    const settings = { ...given(gate.port), database: 'HXE' };
    expect(await hana.test(settings, { ...tools, reach })).toMatchObject({ isOk: true });
    expect(dialled).toEqual([gate.port, server.port]);
  });

  it('lets go of a statement that works where nobody waits any more', async () => {
    const stop = new AbortController();
    const session = await open({}, stop.signal);
    const table = await tableOf(session, 'SHOP.SLEEPING');
    const reading = session.read({ table, columns: ['id'] }, new KeptRows(1));
    const stopped = expect(reading).rejects.toThrow('stopped');
    await expect.poll(() => server.statements.at(-1)).toContain('SLEEPING');
    stop.abort(new Error('stopped'));
    await stopped;
    await expect.poll(() => server.sessionsOf(account.username)).toBe(0);
  });

  it('sends no sign-in in the clear to the port of HANA Cloud', async () => {
    const outcome = await hana.test(
      { ...given(443) },
      {
        ...openTools(),
        reach: { dial: () => Promise.reject(new Error('dialled')), fetch },
      },
    );
    expect(outcome).toMatchObject({ stage: 'tls', message: expect.stringContaining('Port 443') });
  });

  it.each([
    [10, 'login', 'password'],
    [414, 'login', 'new password'],
    [415, 'login', 'deactivated'],
    [416, 'login', 'locked'],
    [4321, 'tls', 'TLS'],
    [258, 'permission', 'SHOP.orders'],
    [259, 'permission', 'no longer there'],
    [2048, 'permission', 'view'],
    [4711, 'permission', 'code 4711'],
  ])('says what its error %i means', (code, stage, told) => {
    const error = Object.assign(new Error('<b>what the server wrote</b>'), { code, sqlState: 'HY000' });
    const opened = { ...nothingOpened(), stage: 'permission' as const };
    const outcome = explain(error, readHanaSettings(hanaSettings(1)), opened, 'SHOP.orders');
    expect(outcome).toMatchObject({ isOk: false, stage, message: expect.stringContaining(told) });
    expect(outcome.message).not.toContain('<b>');
  });

  it('tells a session of one that has gone from one that refused', async () => {
    const sockets: ReturnType<typeof connect>[] = [];
    const tools = openTools();
    const session = await hana.open?.(given(), {
      ...tools,
      reach: {
        ...tools.reach,
        dial: async ({ host, port }) => {
          const socket = connect({ host, port }).on('error', () => {});
          sockets.push(socket);
          return socket;
        },
      },
    });
    for (const socket of sockets) socket.destroy();
    await expect(session?.tables()).rejects.toMatchObject({
      isPassing: true,
      message: expect.stringMatching(/^SAP HANA at 127\.0\.0\.1:\d+ was stopped/),
    });
  });
});

/** Names as the engine behind the fake takes them in its own statements. */
function escaped(one: FakeColumn): FakeColumn {
  return { ...one, name: quoteless(one.name) };
}

function quoteless(name: string): string {
  return name.replaceAll('"', '');
}

describe('values of SAP HANA', () => {
  const decimal = (digits: bigint, exponent: number, isNegative = false): Buffer => {
    const bits = digits | (BigInt(exponent + 6176) << 113n) | (isNegative ? 1n << 127n : 0n);
    return Buffer.from(bits.toString(16).padStart(32, '0'), 'hex').reverse();
  };

  it.each([
    [decimal(100n, 0), 0x7fff, '100'],
    [decimal(1n, 2), 0x7fff, '100'],
    [decimal(10000n, -2), 0x7fff, '100'],
    [decimal(10000n, -2), 2, '100.00'],
    [decimal(5n, -3, true), 0x7fff, '-0.005'],
    [decimal(0n, 0, true), 4, '0.0000'],
    [decimal(2n ** 113n - 1n, -20), 0x7fff, '103845937170696.55257060992658440191'],
    [decimal(7n, 6000), 0x7fff, '7e6000'],
  ])('writes a decimal exactly: %#', (bytes, fraction, text) =>
    expect(decimalOf(bytes, 0, fraction)).toBe(text),
  );

  it('writes a fixed one in two’s complement, and null where there is none', () => {
    expect(fixedOf(Buffer.alloc(12, 0xff), 0, 12, 3)).toBe('-0.001');
    expect(fixedOf(Buffer.from([0, 0, 0, 0, 0, 0, 0, 0x80]), 0, 8, 0)).toBe('-9223372036854775808');
    expect(decimalOf(Buffer.from([...Buffer.alloc(15), 0x70]), 0, 2)).toBeNull();
    expect(dateOf(3_155_380_704_000_000_001n, 'longDate')).toBeNull();
  });

  it('reads no row whose lengths do not fit, and no type that is not known', () => {
    const metadata = (dataType: number) => [{ dataType, fraction: 0, length: 10, columnDisplayName: 'a' }];
    const read = rowReaderOf(metadata(11));
    expect(read(Buffer.from([1, 0x78, 0xff, 0]))).toEqual([['x'], [null], ['']]);
    for (const bytes of [
      [5, 0x78],
      [0xf7, 0xff, 0xff, 0xff, 0x7f],
      [0xf8, 0],
      [0xf6, 1],
    ])
      expect(() => read(Buffer.from(bytes))).toThrow();
    expect(() => rowReaderOf(metadata(26))(Buffer.alloc(31))).toThrow();
    expect(() => rowReaderOf(metadata(14))).toThrow('type 14');
  });

  it('takes no packet that is compressed, behind the first, which comes before anything is agreed', () => {
    const framing = createHanaFraming();
    const packet = (options: number): Buffer => {
      const header = Buffer.alloc(32);
      header.writeUInt32LE(100, 12);
      header[22] = options;
      return header;
    };
    expect(framing.read(Buffer.concat([Buffer.alloc(8), packet(0)]), 0, false)).toBe(8 + 132);
    expect(framing.read(packet(0), 0, true)).toBe(132);
    expect(framing.read(packet(2), 0, true)).toBe(0);
  });

  it('puts the halves of characters together, and keeps none alone', () => {
    expect(textOf(Buffer.from('61eda0bdedb2b262', 'hex'))).toBe('a\u{1f4b2}b');
    expect(textOf(Buffer.from('61eda0bd62', 'hex'))).toBe('a\ufffdb');
    expect(textOf(Buffer.from('힣a'))).toBe('힣a');
  });

  it('keeps a tenth of a microsecond visible, where a time of ours has none', () => {
    const native = { name: 'TIMESTAMP', length: 27, scale: 7 };
    expect(cellOf('2024-01-01 00:00:00.1234567', native)).toBe('2024-01-01 00:00:00,1234567');
    expect(cellOf('2024-01-01 00:00:00.123456', native)).toBe('2024-01-01 00:00:00.123456');
    expect(literalOf("a'b", { name: 'NVARCHAR', length: 5, scale: null })).toBe("N'a''b'");
    expect(() => literalOf('1; DROP', { name: 'INTEGER', length: 5, scale: null })).toThrow();
    expect(typeOf({ name: 'SMALLDECIMAL', length: 16, scale: 0 })).toBe('decimal');
  });
});

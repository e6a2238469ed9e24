import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '#kernel/settings.ts';
import { createCertificateAuthority } from '../testing-certificate.ts';
import { KeptRows } from '../testing-rows.ts';
import { sqlServer } from './connect.ts';
import { behindKey, keyColumnsOf, literalOf } from './key.ts';
import { readSqlServerSettings } from './settings.ts';
import { openTools } from './testing.ts';
import { FakeSqlServer } from './testing-server.ts';
import { cellText, formOf, type NativeType, nativeText, selected, typeOf } from './types.ts';
import { changedSince, highestSql } from './watermark.ts';

/** What the suites of every connector do not go into; those are run against the same server of our own. */

function native(name: string, more: Partial<NativeType> = {}): NativeType {
  return { name, precision: 0, scale: 0, length: 8, collation: null, isKey: false, ...more };
}

describe('a connection string', () => {
  const read = (connectionString: string, more: Settings = {}) =>
    readSqlServerSettings({ ...more, connectionString });
  const whole = 'Server=h;Database=d;User ID=u;Password=p';

  it.each([
    [whole, { host: 'h', port: 1433, database: 'd', username: 'u', password: 'p', useTls: true }],
    ['data source = tcp:h,1434 ; Initial Catalog=d;uid=u;PWD=p;', { host: 'h', port: 1434 }],
    [`${whole.replace('=p', '="a;""b=c"')};Encrypt=Strict`, { password: 'a;"b=c', useTls: true }],
    [`${whole.replace('=p', "='it''s'")};Encrypt=Optional`, { password: "it's", useTls: false }],
    [`${whole}=${'='};Password=last`, { password: 'last' }],
    [`${whole};ApplicationIntent=ReadOnly;Application Name=x`, { isReadOnlyIntent: true }],
    [whole.replace('=h', '=(local)'), { host: 'localhost' }],
    [whole.replace('=h', '=fe80::1,1433'), { host: 'fe80::1', port: 1433 }],
  ])('%s is read', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it.each([
    ['Server=h;Database=d;User ID=u', 'The connection string lacks Password.'],
    [`${whole};AttachDBFilename=c:\\x`, 'has the key AttachDBFilename'],
    [`${whole};Integrated Security=true`, 'has the key Integrated Security'],
    [`${whole};constructor=1`, 'has the key constructor'],
    [`${whole};TrustServerCertificate=true`, 'asks to trust any certificate'],
    [whole.replace('=h', '=h\\SQLEXPRESS'), 'names an instance'],
    [whole.replace('=h', '=h:1433/x y'), 'server of the connection string cannot be read'],
    ['canary without anything', 'cannot be read'],
  ])('%s is refused', (text, sentence) => {
    expect(() => read(text)).toThrow(sentence);
    expect(() => read(text)).not.toThrow('canary');
  });

  it('leaves the authority, and TLS where it says nothing of it, to the fields', () => {
    const fields = { host: 'other', useTls: false, trustedAuthority: 'PEM' };
    expect(read(whole, fields)).toMatchObject({ host: 'h', useTls: false, ca: 'PEM' });
    expect(read(`${whole};Encrypt=yes`, fields)).toMatchObject({ useTls: true });
  });
});

describe('values', () => {
  it('are asked for as texts where the driver would lose digits', () => {
    const asked = (name: string): string => selected('[a]', native(name)).sql;
    expect(['decimal', 'money', 'datetime2', 'datetimeoffset', 'hierarchyid', 'json'].map(asked)).toEqual([
      'CONVERT(varchar(50), [a])',
      'CONVERT(varchar(50), [a], 2)',
      'CONVERT(varchar(27), [a], 121)',
      'CONVERT(varchar(34), [a], 121)',
      '[a].ToString()',
      'CAST([a] AS nvarchar(max))',
    ]);
    expect(['bigint', 'float', 'nvarchar', 'varbinary'].map(asked)).toEqual(['[a]', '[a]', '[a]', '[a]']);
  });

  it('are found by a question in the form that they are held in', () => {
    const names = [
      'varchar',
      'uniqueidentifier',
      'nvarchar',
      'int',
      'nchar',
      'rowversion',
      'real',
      'datetimeoffset',
      'sql_variant',
    ];
    const forms = names.map((name) => formOf(native(name === 'rowversion' ? 'timestamp' : name)));
    expect(forms).toEqual([
      'converted',
      'converted',
      undefined,
      undefined,
      'padded',
      'bytes',
      'single',
      'zoned',
      'apart',
    ]);
    expect(formOf(native('datetime2', { scale: 7 }))).toBe('fine');
    expect(formOf(native('datetime2', { scale: 6 }))).toBeUndefined();
    expect(formOf(native('datetime2', { scale: 7, isKey: true }))).toBe('converted');
  });

  it('of times keep all digits where they tell rows apart', () => {
    expect(typeOf(native('datetime2', { scale: 7 }))).toBe('timestamp');
    expect(typeOf(native('datetime2', { scale: 7, isKey: true }))).toBe('text');
    expect(typeOf(native('datetime2', { scale: 3, isKey: true }))).toBe('timestamp');
  });

  it('become exact texts', () => {
    expect(cellText(Math.fround(0.1), 'float')).toBe('0.1');
    expect(cellText(Math.fround(16_777_216), 'float')).toBe('16777216');
    expect(cellText(1e21, 'text')).toBe('1e+21');
    expect(cellText(Buffer.from('00ff', 'hex'), 'text')).toBe('00ff');
    expect(cellText('2024-01-01 00:00:00 -08:00', 'moment')).toBe('2024-01-01 00:00:00-08:00');
    expect(cellText(null, 'boolean')).toBeNull();
  });

  it('have the names of their types as people declare them', () => {
    expect(
      [
        native('nvarchar', { length: 100 }),
        native('varchar', { length: -1 }),
        native('numeric', { precision: 12, scale: 2 }),
        native('time', { scale: 3 }),
        native('int'),
      ].map(nativeText),
    ).toEqual(['nvarchar(50)', 'varchar(max)', 'numeric(12,2)', 'time(3)', 'int']);
  });
});

describe('conditions', () => {
  it('go on behind a key of several columns by the first of them', () => {
    const key = keyColumnsOf([
      { name: 'a', native: native('int') },
      { name: 'b]', native: native('nvarchar') },
    ]);
    expect(behindKey(key, ['1', "x'"])).toBe(
      `([a] >= CAST(1 AS int) AND (([a] > CAST(1 AS int)) OR ([a] = CAST(1 AS int) AND [b]]] > CAST(0x78002700 AS nvarchar(4000)))))`,
    );
    expect(() => behindKey(key, ['1'])).toThrow('another key');
  });

  it.each([
    ['int', '1; DROP TABLE a'],
    ['datetime2', "2024'"],
    ['uniqueidentifier', 'x'.repeat(36)],
    ['varbinary', '0g'],
    ['decimal', 'NaN'],
  ])('hold no value of %s that is none', (name, text) => {
    expect(() => literalOf(text, native(name))).toThrow('no value of its column');
  });

  it('compare a text of a code page in its own collation', () => {
    expect(literalOf('é', native('varchar', { collation: 'Latin1_General_CI_AS' }))).toBe(
      'CAST(CAST(0xe900 AS nvarchar(4000)) COLLATE Latin1_General_CI_AS AS varchar(8000))',
    );
  });

  it('say what has changed, by the type of the column', () => {
    const since = { column: 'c', after: '2024-01-01', overlapSeconds: 60 };
    expect(changedSince(native('date'), since, '2024-02-01')).toBe(
      "([c] IS NULL OR ([c] >= DATEADD(second, -60, CAST('2024-01-01' AS datetime2(0))) AND [c] <= CONVERT(date, '2024-02-01', 23)))",
    );
    expect(changedSince(native('bigint'), { ...since, after: '7' }, '9')).toBe(
      '([c] IS NULL OR ([c] > CAST(7 AS bigint) AND [c] <= CAST(9 AS bigint)))',
    );
    expect(changedSince(native('datetime'), { ...since, after: null }, null)).toBe('([c] IS NULL)');
    expect(highestSql('[dbo].[t]', 'c', native('datetime'))).toBe(
      'SELECT CONVERT(varchar(27), MAX([c]), 121) FROM [dbo].[t]',
    );
  });
});

describe('a server', () => {
  const authority = createCertificateAuthority();
  const certificate = authority.issue({ host: '127.0.0.1' });
  const offered = { mode: 'offered', certificate } as const;
  let server: FakeSqlServer;
  let gateway: FakeSqlServer;
  beforeAll(async () => {
    const start = () =>
      new FakeSqlServer({
        accounts: [
          { username: 'reader', password: 'secret' },
          ...[18_470, 18_487, 40_615, 40_613, 17_892, 10_928, 99_999].map((refusedWith) => ({
            username: `refused_${refusedWith}`,
            password: 'secret',
            refusedWith,
          })),
        ],
        database: 'shop',
        tls: offered,
      }).start();
    [server, gateway] = [await start(), await start()];
    gateway.route = { host: '127.0.0.1', port: server.port };
  });
  afterAll(async () => {
    await gateway[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  });

  const given = (more: Settings = {}): Settings => ({
    ...{ host: '127.0.0.1', port: server.port, database: 'shop', username: 'reader', password: 'secret' },
    ...{ useTls: true, trustedAuthority: authority.cert },
    ...more,
  });
  const connected = { isOk: true, message: expect.stringMatching(/^Connected to SQL Server 16\.0\./) };

  it.each([
    ['over TLS inside of packets', {}, offered],
    ['with the sign-in alone encrypted', { useTls: false }, offered],
    ['where TLS comes first (TDS 8)', {}, { mode: 'strict', certificate } as const],
  ])('lets somebody in %s', async (_how, more, tls) => {
    server.tls = tls;
    expect(await sqlServer.test(given(more), openTools())).toEqual(connected);
    server.tls = offered;
  });

  it('of TDS 8 shows a certificate that is checked', async () => {
    server.tls = { mode: 'strict', certificate: authority.issue({ host: 'other.test' }) };
    const outcome = await sqlServer.test(given(), openTools());
    expect(outcome).toMatchObject({ stage: 'certificate', message: expect.stringContaining('127.0.0.1') });
    server.tls = offered;
  });

  it('is told no password where it cannot encrypt one', async () => {
    server.tls = { mode: 'none' };
    const outcome = await sqlServer.test(given({ useTls: false }), openTools());
    expect(outcome).toMatchObject({
      isOk: false,
      stage: 'tls',
      message: expect.stringContaining('in the clear'),
    });
    server.tls = offered;
  });

  it.each([true, false])('may be behind a gateway, with TLS: %s', async (useTls) => {
    const dialled: number[] = [];
    const tools = openTools();
    const outcome = await sqlServer.test(given({ port: gateway.port, useTls }), {
      ...tools,
      reach: {
        ...tools.reach,
        dial: (place) => {
          dialled.push(place.port);
          return tools.reach.dial(place);
        },
      },
    });
    expect(outcome).toEqual(connected);
    expect(dialled).toEqual([gateway.port, server.port]);
  });

  it.each([
    [18_470, 'login', 'disabled'],
    [18_487, 'login', 'expired'],
    [17_892, 'login', 'logon trigger'],
    [40_615, 'login', 'firewall'],
    [40_613, 'database', 'not available at the moment'],
    [10_928, 'login', 'no room'],
    [99_999, 'login', '(code 99999)'],
  ])('that refuses with %s is told', async (number, stage, words) => {
    const outcome = await sqlServer.test(given({ username: `refused_${number}` }), openTools());
    expect(outcome).toMatchObject({ isOk: false, stage, message: expect.stringContaining(words) });
  });

  it('reads nothing but what was asked, in a transaction of one moment', async () => {
    server.held.create('plain', [
      { name: 'id', native: 'int' },
      { name: 'price', native: 'decimal', precision: 12, scale: 2 },
    ]);
    server.held.insert('plain', [
      ['1', '1.10'],
      ['2', null],
    ]);
    const session = await sqlServer.open?.(given(), openTools());
    const table = (await session?.tables())?.find(({ name }) => name === 'dbo.plain');
    if (!session || !table) throw new Error('no table');
    server.heard.length = 0;
    const kept = new KeptRows(1);
    await session.read({ table, columns: ['price'], pageRows: 1 }, kept);
    await session.close();
    expect(kept.end()).toEqual([['1.10'], [null]]);
    const page = 'SELECT TOP (1) CONVERT(varchar(50), [price]), [id] FROM [dbo].[plain]';
    expect(server.heard).toEqual([
      'BEGIN TRANSACTION',
      `${page} ORDER BY [id]`,
      `${page} WHERE ([id] >= CAST(1 AS int) AND (([id] > CAST(1 AS int)))) ORDER BY [id]`,
      `${page} WHERE ([id] >= CAST(2 AS int) AND (([id] > CAST(2 AS int)))) ORDER BY [id]`,
      'IF @@TRANCOUNT > 0 ROLLBACK',
    ]);
  });
});

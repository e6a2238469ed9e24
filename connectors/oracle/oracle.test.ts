import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '#kernel/settings.ts';
import type { SystemTools } from '../system-connector.ts';
import type { SystemSession, SystemTable } from '../system-session.ts';
import { createCertificateAuthority } from '../testing-certificate.ts';
import { KeptRows } from '../testing-rows.ts';
import { oracle } from './connect.ts';
import { explain } from './failures.ts';
import { placeOfOracle, readOracleSettings } from './settings.ts';
import { nothingOpened } from './sign-in.ts';
import { openTools } from './testing.ts';
import { FakeOracle } from './testing-server.ts';
import { cellText, literalOf, type NativeType, nativeText, numberText, selected, typeOf } from './types.ts';
import { changedSince } from './watermark.ts';

/** What the suites of every connector do not go into; those are run against the same server of our own. */

function native(name: string, precision: number | null = null, scale: number | null = null): NativeType {
  return { name, declared: name, length: 20, characters: 20, precision, scale };
}

describe('types', () => {
  it.each([
    [null, null, 'decimal', 'NUMBER'],
    [null, 0, 'decimal(38,0)', 'NUMBER(*,0)'],
    [18, 0, 'integer', 'NUMBER(18)'],
    [19, 0, 'decimal(19,0)', 'NUMBER(19)'],
    [12, 2, 'decimal(12,2)', 'NUMBER(12,2)'],
    [2, 5, 'decimal(6,5)', 'NUMBER(2,5)'],
    [5, -2, 'integer', 'NUMBER(5,-2)'],
    [38, -84, 'decimal', 'NUMBER(38,-84)'],
    [38, 38, 'decimal', 'NUMBER(38,38)'],
  ])('of a number of %s digits and %s behind the point', (precision, scale, type, text) => {
    expect(typeOf(native('NUMBER', precision, scale))).toBe(type);
    expect(nativeText(native('NUMBER', precision, scale))).toBe(text);
  });

  it('without a text of their own are none', () => {
    expect(['BFILE', 'SDO_GEOMETRY', 'ANYDATA'].map((name) => typeOf(native(name)))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('of times are written by the server, in UTC where they have a zone', () => {
    expect(
      ['DATE', 'TIMESTAMP WITH TIME ZONE', 'TIMESTAMP WITH LOCAL TIME ZONE'].map(
        (name) => selected('c', native(name)).sql,
      ),
    ).toEqual([
      "TO_CHAR(c, 'SYYYY-MM-DD HH24:MI:SS')",
      "TO_CHAR(SYS_EXTRACT_UTC(c), 'SYYYY-MM-DD HH24:MI:SS.FF9')",
      "TO_CHAR(c, 'SYYYY-MM-DD HH24:MI:SS.FF9')",
    ]);
  });

  it('become exact texts', () => {
    const texts = ['.5', '-.25', '7', '-12.5'].map((text) => numberText(text, 2));
    expect(texts).toEqual(['0.50', '-0.25', '7.00', '-12.50']);
    expect(numberText('-.000001')).toBe('-0.000001');
    const told = (text: string, name: string) => cellText(text, selected('c', native(name)));
    expect(told(' 2024-01-01 00:00:00', 'DATE')).toBe('2024-01-01 00:00:00');
    expect(told('-4712-01-01 00:00:00', 'DATE')).toBe('-4712-01-01 00:00:00');
    expect(told(' 2024-01-01 00:00:00.123456789', 'TIMESTAMP')).toBe('2024-01-01 00:00:00,123456789');
    expect(told(' 2024-01-01 00:00:00.123456000', 'TIMESTAMP WITH TIME ZONE')).toBe(
      '2024-01-01 00:00:00.123456+00:00',
    );
    expect(told('   ', 'CHAR')).toBe('');
  });
});

describe('conditions', () => {
  it('hold the value of a column as SQL of its own type', () => {
    expect(literalOf("O'Neil", native('VARCHAR2'))).toBe("'O''Neil'");
    expect(literalOf("a\\'é🚲", native('NVARCHAR2'))).toBe(String.raw`UNISTR('a\005C\0027\00E9\D83D\DEB2')`);
    expect(literalOf('.5', native('NUMBER'))).toBe('0.5');
    expect(literalOf(' 2024-01-01 00:00:00', native('DATE'))).toBe(
      "TO_DATE('2024-01-01 00:00:00', 'YYYY-MM-DD HH24:MI:SS')",
    );
    expect(literalOf('-0044-03-15 12:00:00', native('DATE'))).toBe(
      "TO_DATE('-0044-03-15 12:00:00', 'SYYYY-MM-DD HH24:MI:SS')",
    );
    expect(literalOf('00ff', native('RAW'))).toBe("HEXTORAW('00ff')");
  });

  it.each([
    ['NUMBER', '1; DROP TABLE a'],
    ['DATE', "2024-01-01 00:00:00'"],
    ['TIMESTAMP', '2024-01-01 x'],
    ['RAW', '0g'],
  ])('hold no value of %s that is none', (name, text) => {
    expect(() => literalOf(text, native(name))).toThrow('no value of its column');
  });

  it('say what has changed, by the type of the column', () => {
    const since = { column: 'C', after: '2024-01-01 00:00:00', overlapSeconds: 60 };
    expect(changedSince(native('DATE'), since, '2024-02-01 00:00:00')).toBe(
      `("C" IS NULL OR ("C" >= TO_DATE('2024-01-01 00:00:00', 'YYYY-MM-DD HH24:MI:SS') - NUMTODSINTERVAL(60, 'SECOND') AND "C" <= TO_DATE('2024-02-01 00:00:00', 'YYYY-MM-DD HH24:MI:SS')))`,
    );
    expect(changedSince(native('NUMBER'), { ...since, after: '7' }, '9')).toBe(
      '("C" IS NULL OR ("C" > 7 AND "C" <= 9))',
    );
    expect(changedSince(native('NUMBER'), { ...since, after: null }, null)).toBe('("C" IS NULL)');
  });
});

describe('a server that was entered', () => {
  it.each([
    [' https://erp.example.com', 'erp.example.com'],
    ['[fe80::1]', 'fe80::1'],
    ['bücher.example', 'xn--bcher-kva.example'],
  ])('%s is read', (serverUrl, host) => {
    expect(placeOfOracle({ serverUrl, port: '1521' })).toEqual({ host, port: 1521 });
  });
});

describe('what Oracle says', () => {
  const settings = readOracleSettings({
    serverUrl: 'h',
    port: 1521,
    serviceName: 'S',
    username: 'u',
    password: 'p',
  });

  it.each([
    [{ errorNum: 28_001 }, 'login', 'expired', false],
    [{ errorNum: 1045 }, 'login', 'CREATE SESSION', false],
    [{ code: 'NJS-116' }, 'login', 'ALLOWED_LOGON_VERSION_SERVER', false],
    [{ code: 'NJS-533' }, 'login', 'native encryption', false],
    [{ code: 'NJS-511', message: 'x refused\nORA-12528' }, 'database', 'not open', true],
    [{ code: 'NJS-511', message: 'x refused\nORA-12516' }, 'login', 'no room', true],
    [{ errorNum: 1034 }, 'database', 'not open', true],
    [{ errorNum: 2391 }, 'login', 'SESSIONS_PER_USER', true],
    [{ errorNum: 99_999 }, 'login', '(ORA-99999)', false],
  ])('with the sign-in is told: %o', (error, stage, words, isPassing) => {
    const outcome = explain(Object.assign(new Error(''), error), settings, {
      ...nothingOpened(),
      stage: 'login',
    });
    expect(outcome).toMatchObject({ isOk: false, stage, message: expect.stringContaining(words), isPassing });
  });

  it.each([
    [{ errorNum: 942 }, 'S.T is no longer there, or the user may not read it', false],
    [{ errorNum: 1031 }, 'may not read S.T', false],
    [{ errorNum: 904 }, 'no longer there', false],
    [{ errorNum: 4063 }, 'view', false],
    [{ errorNum: 1555 }, 'as it was when the reading began', true],
    [{ errorNum: 1652 }, 'temporary space', true],
    [{ errorNum: 2393 }, 'limits', false],
    [{ errorNum: 1722 }, 'ORA-01722', false],
    [{ errorNum: 28, code: 'NJS-500' }, 'was stopped', true],
    [{ code: 'NJS-500' }, 'was stopped', true],
    [{ code: 'NJS-010' }, 'cannot be read here', false],
    [{ errorNum: 600 }, '(ORA-00600)', false],
  ])('while a table is read is told: %o', (error, words, isPassing) => {
    const outcome = explain(
      Object.assign(new Error('canary'), error),
      settings,
      { ...nothingOpened(), stage: 'permission' },
      'S.T',
    );
    expect(outcome).toMatchObject({
      stage: 'permission',
      message: expect.stringContaining(words),
      isPassing,
    });
    expect(outcome.message).not.toContain('canary');
  });
});

describe('Oracle', () => {
  const authority = createCertificateAuthority();
  const account = { username: 'READER', password: 'a secret' };
  let server: FakeOracle;
  let node: FakeOracle;
  beforeAll(async () => {
    const start = () => new FakeOracle({ accounts: [account], service: 'SHOPPDB' }).start();
    [server, node] = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await node[Symbol.asyncDispose]();
  });

  const given = (more: Settings = {}): Settings => ({
    ...{ serverUrl: '127.0.0.1', port: server.port, serviceName: 'SHOPPDB', useSSL: false },
    ...{ username: 'reader', password: 'a secret', trustedAuthority: authority.cert },
    ...more,
  });
  const connected = { isOk: true, message: expect.stringMatching(/^Connected to Oracle Database 19\.24\./) };
  const open = async (settings: Settings = {}, signal?: AbortSignal): Promise<SystemSession> => {
    const session = await oracle.open?.(given(settings), openTools(signal));
    if (!session) throw new Error('It cannot be read.');
    return session;
  };
  const tableOf = async (session: SystemSession, name: string): Promise<SystemTable> => {
    const table = (await session.tables()).find((one) => one.name === name);
    if (!table) throw new Error(`no ${name}`);
    return table;
  };
  /** Tools that note what was dialled. */
  const noting = (dialled: number[]): SystemTools => {
    const tools = openTools();
    const dial: SystemTools['reach']['dial'] = (place) => {
      dialled.push(place.port);
      return tools.reach.dial(place);
    };
    return { ...tools, reach: { ...tools.reach, dial } };
  };

  it('may lead to the node of a cluster, which is dialled like the first', async () => {
    server.listener = { does: 'redirect', host: '127.0.0.1', port: node.port };
    const dialled: number[] = [];
    expect(await oracle.test(given(), noting(dialled))).toEqual(connected);
    expect(dialled).toEqual([server.port, node.port]);
    server.listener = { does: 'accept' };
  });

  it('shows the certificate of the node, which is checked by the name of that', async () => {
    server.certificate = authority.issue({ host: '127.0.0.1' });
    node.certificate = authority.issue({ host: 'other.test' });
    server.listener = { does: 'redirect', host: '127.0.0.1', port: node.port };
    const outcome = await oracle.test(given({ useSSL: true }), openTools());
    expect(outcome).toMatchObject({
      stage: 'certificate',
      message: expect.stringContaining('not issued for'),
    });
    node.certificate = server.certificate;
    expect(await oracle.test(given({ useSSL: true }), openTools())).toEqual(connected);
    server.listener = { does: 'accept' };
    server.certificate = null;
    node.certificate = null;
  });

  it('may begin TLS anew over the same connection', async () => {
    server.certificate = authority.issue({ host: '127.0.0.1' });
    server.listener = { does: 'renew' };
    const dialled: number[] = [];
    expect(await oracle.test(given({ useSSL: true }), noting(dialled))).toEqual(connected);
    expect(dialled).toEqual([server.port]);
    server.listener = { does: 'accept' };
    server.certificate = null;
  });

  it('may be out of sessions at its listener', async () => {
    server.listener = { does: 'refuse', number: 12_519 };
    expect(await oracle.test(given(), openTools())).toMatchObject({
      stage: 'login',
      message: expect.stringContaining('no room'),
    });
    server.listener = { does: 'accept' };
  });

  it('is told nothing of this machine, and no name that could say more than a name', async () => {
    server.connects.length = 0;
    await oracle.test(given(), openTools());
    expect(server.connects).toEqual([
      expect.stringMatching(
        /^\(DESCRIPTION=\(SDU=65535\)\(ADDRESS=\(PROTOCOL=TCP\)\(HOST=127\.0\.0\.1\)\(PORT=\d+\)\)\(CONNECT_DATA=\(SERVICE_NAME=SHOPPDB\)\(CID=\(PROGRAM=plumbline\)\(HOST=plumbline\)\(USER=plumbline\)\)\(CONNECTION_ID=[^)]+\)\)\)$/,
      ),
    ]);
    const outcome = await oracle.test(given({ serviceName: 'a)(SERVER=b' }), openTools());
    expect(outcome).toMatchObject({
      stage: 'database',
      message: expect.stringContaining('knows no service'),
    });
    expect(server.connects).toHaveLength(1);
  });

  it('reads nothing but what was asked, in a transaction of one moment', async () => {
    server.held.create('plain', [
      { name: 'id', native: 'NUMBER', precision: 10, scale: 0 },
      { name: 'price', native: 'NUMBER', precision: 12, scale: 2 },
    ]);
    server.held.insert('plain', [
      ['1', '1.10'],
      ['2', null],
    ]);
    const session = await open();
    const table = await tableOf(session, 'SHOP.plain');
    server.heard.length = 0;
    const kept = new KeptRows(1);
    await session.read({ table, columns: ['price'], pageRows: 1 }, kept);
    await session.close();
    expect(kept.end()).toEqual([['1.10'], [null]]);
    const page = 'SELECT "price" AS C0, "id" AS C1 FROM "SHOP"."plain"';
    const end = 'ORDER BY "id" FETCH FIRST 1 ROWS ONLY';
    expect(server.heard).toEqual([
      'SET TRANSACTION READ ONLY',
      `${page} ${end}`,
      `${page} WHERE ("id" >= 1 AND (("id" > 1))) ${end}`,
      `${page} WHERE ("id" >= 2 AND (("id" > 2))) ${end}`,
    ]);
  });

  it('reads many large documents a few at a time', async () => {
    server.held.create('documents', [
      { name: 'id', native: 'NUMBER', precision: 10, scale: 0 },
      { name: 'text', native: 'CLOB' },
    ]);
    const text = 'a🚲é'.repeat(50_000);
    server.held.insert(
      'documents',
      Array.from({ length: 60 }, (_, at) => [String(at), at === 7 ? null : text]),
    );
    const session = await open();
    const table = await tableOf(session, 'SHOP.documents');
    const batches: number[] = [];
    const kept: (string | null)[] = [];
    await session.read(
      { table, columns: ['text'] },
      {
        addRows: (rows) => {
          batches.push(rows.length);
          kept.push(...rows.map(([cell]) => cell ?? null));
          return undefined;
        },
        addBytes: () => undefined,
        mark: () => Promise.resolve(),
      },
    );
    await session.close();
    expect(kept.map((cell) => cell === text)).toEqual(Array.from({ length: 60 }, (_, at) => at !== 7));
    expect(kept[7]).toBeNull();
    // Fifty of which nothing was known, then some four megabytes.
    expect(batches).toEqual([50, 10]);
    await session.close();
  });

  it('reads a table with one of the old large texts in one page', async () => {
    server.held.create('old', [
      { name: 'id', native: 'NUMBER', precision: 10, scale: 0 },
      { name: 'text', native: 'LONG' },
    ]);
    server.held.insert('old', [
      ['1', 'a'],
      ['2', 'b'],
    ]);
    const session = await open();
    const table = await tableOf(session, 'SHOP.old');
    const kept = new KeptRows(1);
    await session.read({ table, columns: ['text'], pageRows: 1 }, kept);
    expect(server.heard.at(-1)).toBe('SELECT "text" AS C0 FROM "SHOP"."old"');
    const first = new KeptRows(1);
    await session.read({ table, columns: ['text'], limit: 1 }, first);
    expect(server.heard.at(-1)).toBe('SELECT "text" AS C0 FROM "SHOP"."old" WHERE ROWNUM <= 1');
    expect([kept.end(), first.end()]).toEqual([[['a'], ['b']], [['a']]]);
    await session.close();
  });

  it('lists the tables of one owner where it is named, in capitals or not', async () => {
    server.held.tables.clear();
    server.held.create('OF_ONE', [{ name: 'ID', native: 'NUMBER' }]);
    const namesOf = async (schema: string): Promise<string[]> => {
      const session = await open({ schema });
      const tables = await session.tables();
      await session.close();
      return tables.map(({ name }) => name);
    };
    expect(await namesOf('shop')).toEqual(['SHOP.OF_ONE']);
    expect(await namesOf('OTHER')).toEqual([]);
    expect(await oracle.test(given({ schema: 'shop' }), openTools())).toEqual(connected);
    expect(await oracle.test(given({ schema: 'other' }), openTools())).toMatchObject({
      stage: 'database',
      message: expect.stringContaining('no schema named other'),
    });
  });

  it('lets go of a statement that is not answered', async () => {
    const slow = server.held.create('slow', [{ name: 'id', native: 'NUMBER', precision: 10, scale: 0 }]);
    slow.isSlow = true;
    const stop = new AbortController();
    const session = await open({}, stop.signal);
    const table = await tableOf(session, 'SHOP.slow');
    const reading = session
      .read({ table, columns: ['id'] }, new KeptRows(1))
      .catch((error: unknown) => error);
    await expect.poll(() => server.heard.at(-1)).toContain('"slow"');
    stop.abort(new Error('stopped by a person'));
    expect(await reading).toMatchObject({ message: 'stopped by a person' });
    await expect.poll(() => server.sessions.size).toBe(0);
  });
});

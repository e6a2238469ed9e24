import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Settings } from '#kernel/settings.ts';
import { Org, recordId } from '../practice/salesforce/org.ts';
import { PracticeSalesforce } from '../practice/salesforce/practice-salesforce.ts';
import { sampleOrg } from '../practice/salesforce/sample.ts';
import type { SystemTools } from '../system-connector.ts';
import type { ReadRequest, SystemSession } from '../system-session.ts';
import { KeptRows } from '../testing-rows.ts';
import { firstPartRows, nextPartRows } from './bulk.ts';
import { salesforce } from './connect.ts';
import { CsvRows } from './csv-rows.ts';
import { cellOf, plainNumber } from './fields.ts';
import { instanceOf } from './settings.ts';
import { thingsOf } from './testing-fixture.ts';

const client = { clientId: '3MVG9own', clientSecret: 'secret of the app' };
const user = { username: 'ada@example.com', password: 'pass', securityToken: 'TOKEN' };
const manyRows = 12_000;

function toolsWith(signal = new AbortController().signal): SystemTools {
  const reach = { fetch, dial: () => Promise.reject(new Error('not used')) };
  return { reach, signal, onStage: () => {} };
}

let server: PracticeSalesforce;
beforeAll(async () => {
  const org = new Org();
  for (const object of sampleOrg('2026-06-30')) org.add(object);
  org.add(thingsOf('Many__c', manyRows, 0));
  org.users.push(user);
  server = await new PracticeSalesforce(org).start();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  const { org } = server;
  org.apps.splice(0, org.apps.length, { ...client, runsAs: user.username });
  org.takesPasswords = { oauth: true, soap: true };
  org.calls = 0;
  org.callsMaximum = 15_000;
  server.heard.length = 0;
});

const given = (more: Settings = {}): Settings => ({
  instanceUrl: `http://127.0.0.1:${server.port}/lightning/page`,
  apiVersion: '57.0',
  ...client,
  ...more,
});
const test = (settings: Settings) => salesforce.test(settings, toolsWith());

async function open(signal?: AbortSignal): Promise<SystemSession> {
  const session = await salesforce.open?.(given(), toolsWith(signal));
  if (!session) throw new Error('It cannot be read.');
  return session;
}

async function read(
  name: string,
  columns: string[],
  { kept = new KeptRows(columns.length), ...more }: Partial<ReadRequest> & { kept?: KeptRows } = {},
) {
  const session = await open();
  const table = (await session.tables()).find((one) => one.name === name);
  if (!table) throw new Error(`There is no ${name}.`);
  const outcome = await session.read({ table, columns, ...more }, kept);
  return { outcome, rows: kept.end(), kept };
}

describe('signing in', () => {
  it('takes the client alone, and asks nobody for a password', async () => {
    const outcome = await test(given(user));
    expect(outcome).toEqual({
      isOk: true,
      message: 'Connected to Salesforce, API 57.0, by client ID and secret (14,999 calls left today).',
    });
    expect(server.heard).toEqual(['POST /services/oauth2/token', 'GET /services/data/v57.0/limits']);
  });

  it('goes on to the password where the client has no flow of its own, and tells that it ends', async () => {
    server.org.apps.splice(0, 1, client);
    const { isOk, message } = await test(given(user));
    expect(isOk).toBe(true);
    expect(message).toContain('by user name and password by OAuth');
    expect(message).toContain('did not let in by client ID and secret');
    expect(message).toContain('2027');
  });

  it('goes on to SOAP where OAuth takes no passwords', async () => {
    server.org.apps.splice(0, 1, client);
    server.org.takesPasswords.oauth = false;
    const { isOk, message } = await test(given(user));
    expect([isOk, message.includes('by SOAP (')]).toEqual([true, true]);
  });

  it('does not hide a wrong secret behind the next way', async () => {
    const outcome = await test(given({ ...user, clientSecret: 'another' }));
    expect(outcome).toMatchObject({ isOk: false, stage: 'login' });
    expect(outcome.message).toContain('client secret is another one');
    expect(server.heard).toEqual(['POST /services/oauth2/token']);
  });

  it('tries nothing that there are no settings for', async () => {
    const soapOnly = { clientId: '', clientSecret: '', ...user };
    expect(await test(given(soapOnly))).toMatchObject({ isOk: true });
    expect(server.heard).not.toContain('POST /services/oauth2/token');
    expect(await test(given({ ...soapOnly, username: '' }))).toMatchObject({ isOk: false, stage: 'login' });
  });

  it('says of SOAP what is missing', async () => {
    const soapOnly = { clientId: '', clientSecret: '', ...user };
    const withoutToken = await test(given({ ...soapOnly, securityToken: '' }));
    expect(withoutToken.message).toContain('security token of this user beside the password');
    server.org.takesPasswords.soap = false;
    expect((await test(given(soapOnly))).message).toContain('does not take sign-ins by SOAP');
  });
});

describe('the instance that a sign-in names', () => {
  const entered = new URL('https://crm.example.com');
  it.each([
    [undefined, 'https://crm.example.com'],
    ['https://crm.example.com/services', 'https://crm.example.com'],
    ['https://acme.my.salesforce.com', 'https://acme.my.salesforce.com'],
  ])('%s is called at %s', (named, origin) => {
    expect(instanceOf(named, entered).origin).toBe(origin);
  });
  it.each([
    'https://salesforce.com.evil.test',
    'https://evilsalesforce.com',
    'http://acme.my.salesforce.com',
    'https://acme.my.salesforce.com:8443',
    'nonsense',
  ])('%s is not called', (named) => {
    expect(() => instanceOf(named, entered)).toThrow('somebody else');
  });
});

describe('objects', () => {
  it('are listed with labels, types, estimates, keys and relations', async () => {
    const session = await open();
    const [account, , opportunity] = await session.tables();
    expect(account).toMatchObject({ name: 'Account', label: 'Account', rowEstimate: 360, key: ['Id'] });
    // The address is a compound of fields.
    expect(account?.columns.map(({ name }) => name)).not.toContain('BillingAddress');
    expect(opportunity?.columns.map(({ name, type, nativeType }) => [name, type, nativeType])).toEqual([
      ['Id', 'text', 'id(18)'],
      ['AccountId', 'text', 'reference(Account)'],
      ['Name', 'text', 'string(120)'],
      ['StageName', 'text', 'picklist(255)'],
      ['Amount', 'decimal', 'currency(18,2)'],
      ['Probability', 'decimal', 'percent(3,0)'],
      ['CloseDate', 'date', 'date'],
      ['CreatedDate', 'timestampWithZone', 'datetime'],
      ['IsClosed', 'boolean', 'boolean'],
      ['IsWon', 'boolean', 'boolean'],
      ['SystemModstamp', 'timestampWithZone', 'datetime'],
    ]);
    expect(await session.relations?.()).toEqual([
      { fromTable: 'Contact', fromColumn: 'AccountId', toTable: 'Account', toColumn: 'Id' },
      { fromTable: 'Opportunity', fromColumn: 'AccountId', toTable: 'Account', toColumn: 'Id' },
    ]);
  });

  it('that were named are listed alone, and looked for by a test', async () => {
    expect(await test(given({ objects: ['contact', 'Nothing__c'] }))).toMatchObject({
      isOk: false,
      stage: 'database',
      message: expect.stringContaining('no object named Nothing__c'),
    });
    expect(await test(given({ objects: ['contact'] }))).toMatchObject({ isOk: true });
    const session = await salesforce.open?.(given({ objects: ['contact'] }), toolsWith());
    expect((await session?.tables())?.map(({ name }) => name)).toEqual(['Contact']);
  });
});

describe('reading', () => {
  it('takes queries for a small object, over several answers', async () => {
    const { rows, outcome } = await read('Opportunity', ['Id', 'Amount', 'IsWon']);
    const { records } = server.org.object('Opportunity');
    expect(rows).toEqual(records.map(({ Id = null, Amount = null, IsWon = null }) => [Id, Amount, IsWon]));
    expect(outcome.rowCount).toBe(4200);
    expect(server.heard.some((line) => /query\/01g/.test(line))).toBe(true);
  });

  it('takes a job for a large one, as of one moment, goes on at each mark, and leaves no job', async () => {
    const { records } = server.org.object('Many__c');
    const expected = records.map(({ id = null }) => [id]);
    const first = new KeptRows(1, async () => {
      if (records.length === manyRows) records.push({ ...records[0], id: 'late' });
      await Promise.resolve();
    });
    const { outcome, rows } = await read('Many__c', ['id'], { kept: first, pageRows: 5000 });
    records.length = manyRows;
    expect(rows).toEqual(expected);
    expect(outcome.rowCount).toBe(manyRows);
    expect(first.positions).toHaveLength(2);
    expect(server.jobCount).toBe(0);
    // The job is gone with its reading: what was broken off before can only begin again.
    const later = read('Many__c', ['id'], { position: first.positions[0] });
    await expect(later).rejects.toMatchObject({ message: expect.stringContaining('from the beginning') });
  });

  it('goes on with the results of a job that a reading was broken off from', async () => {
    const broken = new KeptRows(1);
    broken.mark = async (position) => {
      await KeptRows.prototype.mark.call(broken, position);
      throw new Error('broken off');
    };
    await expect(read('Many__c', ['id'], { kept: broken, pageRows: 5000 })).rejects.toThrow();
    const rest = await read('Many__c', ['id'], { position: broken.positions[0], pageRows: 5000 });
    expect(rest.outcome.rowCount).toBe(manyRows - 5000);
    expect([...broken.safe, ...rest.rows].map(([id]) => Number(id))).toEqual(
      Array.from({ length: manyRows }, (_, at) => at + 1),
    );
    expect(server.jobCount).toBe(0);
  });

  it('signs in again where the session has ended meanwhile', async () => {
    const session = await open();
    const [table] = await session.tables();
    if (!table) throw new Error('There is no object.');
    server.org.endSessions();
    const kept = new KeptRows(1);
    await session.read({ table, columns: ['Id'] }, kept);
    expect(kept.end()).toHaveLength(360);
    expect(server.heard.filter((line) => line.includes('token'))).toHaveLength(2);
  });

  it('reads what has changed since, by SystemModstamp', async () => {
    const since = { column: 'SystemModstamp', overlapSeconds: 0 };
    const { outcome, rows } = await read('Account', ['Id'], { since: { ...since, after: null } });
    expect(rows).toHaveLength(360);
    const { records } = server.org.object('Account');
    const [one] = records;
    const id = recordId('001', 99_999);
    records.push({ ...one, Id: id, SystemModstamp: '2026-07-01T08:00:00.000Z' });
    const next = await read('Account', ['Id'], { since: { ...since, after: outcome.watermark } });
    records.pop();
    expect(next.outcome.watermark).toBe('2026-07-01 08:00:00.000+00');
    expect(next.rows.map(([key]) => key)).toContain(id);
    expect(next.rows.length).toBeLessThan(5);
  });

  it('stops before it uses up the calls of the org', async () => {
    server.org.callsMaximum = 100;
    server.org.calls = 95;
    await expect(read('Account', ['Id'])).rejects.toMatchObject({
      name: 'SystemFailure',
      message: expect.stringContaining('of its 100 API calls of 24 hours'),
    });
    expect(server.org.calls).toBeLessThan(100);
  });

  it('tells calls that are used up, which is a 403, by its own sentence', async () => {
    server.org.callsMaximum = 0;
    expect(await test(given())).toMatchObject({
      isOk: false,
      stage: 'permission',
      message: expect.stringContaining('used up its API calls'),
    });
  });
});

describe('a part of the results of a job', () => {
  const column = (nativeType: string) => ({ name: 'x', type: 'text' as const, nativeType, label: null });
  it('fits into an answer however long its texts are, and grows by what came', () => {
    expect(firstPartRows([column('id(18)'), column('boolean')])).toBe(50_000);
    expect(firstPartRows([column('textarea(131072)')])).toBe(122);
    expect(firstPartRows(Array.from({ length: 20 }, () => column('textarea(131072)')))).toBe(100);
    expect(nextPartRows(122, { rows: 122, bytes: 122 * 50 })).toBe(488);
    expect(nextPartRows(20_000, { rows: 20_000, bytes: 20_000 * 4000 })).toBe(4000);
    expect(nextPartRows(100, { rows: 0, bytes: 10 })).toBe(100);
  });
});

describe('values', () => {
  it.each([
    ['1.2E3', 2, '1200.00'],
    ['-1.5e-7', 2, '-0.00000015'],
    ['0', 0, '0'],
    ['12.500', 1, '12.5'],
    ['9007199254740993.25', 2, '9007199254740993.25'],
    ['1e999', 0, '1e999'],
  ])('%s with %i places is %s', (text, scale, plain) => {
    expect(plainNumber(text, scale)).toBe(plain);
  });

  it('are the same by JSON and by CSV', () => {
    const moment = { type: 'timestampWithZone', nativeType: 'datetime' } as const;
    for (const text of ['2024-01-31T10:20:30.000+0000', '2024-01-31T10:20:30.000Z'])
      expect(cellOf(text, moment)).toBe('2024-01-31 10:20:30.000+00');
    expect(cellOf('', { type: 'text', nativeType: 'string(255)' })).toBeNull();
  });

  it('of CSV are whole wherever its pieces are cut', () => {
    const csv = '"a","b""c"\r\n"x\ny",""\n1,é\r\n';
    for (let at = 0; at <= csv.length; at += 1) {
      const parser = new CsvRows();
      const rows = [...parser.push(csv.slice(0, at)), ...parser.push(csv.slice(at)), ...parser.end()];
      expect(rows).toEqual([
        ['a', 'b"c'],
        ['x\ny', ''],
        ['1', 'é'],
      ]);
    }
    expect(() => new CsvRows().push('"a" b\n')).toThrow('behind quotes');
    const cut = new CsvRows();
    cut.push('"a');
    expect(() => cut.end()).toThrow('inside of quotes');
  });
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createEgress } from '#platform/egress/egress.ts';
import { createPermittedFetch } from '#platform/egress/permitted-fetch.ts';
import { performGrant } from '../oauth/perform-grant.ts';
import { Company } from '../practice/concur/company.ts';
import { PracticeConcur, practiceCode } from '../practice/concur/practice-concur.ts';
import { sampleFaces } from '../practice/concur/sample.ts';
import type { AccessToken, SystemTools } from '../system-connector.ts';
import type { ReadRequest, SystemTable } from '../system-session.ts';
import { startRogue } from '../testing-rogue.ts';
import { KeptRows } from '../testing-rows.ts';
import { concur } from './connect.ts';
import { baseOf, readConcurSettings } from './settings.ts';
import { concurTables } from './tables.ts';

const fetch = createPermittedFetch(createEgress({ allow: '127.0.0.0/8:*' }));
const company = new Company();
const server = new PracticeConcur(company);
const lastDay = '2026-06-30';

beforeAll(async () => {
  company.apps.push({ clientId: 'app', clientSecret: 'canary' });
  company.tokens.add('good');
  await server.start();
});
afterAll(() => server[Symbol.asyncDispose]());
afterEach(() => {
  server.spoil = null;
  server.heard.length = 0;
  company.geolocation = null;
  for (const face of sampleFaces(lastDay)) company.add(face);
});
for (const face of sampleFaces(lastDay)) company.add(face);

const settings = () => ({ serverUrl: `http://127.0.0.1:${server.port}` });
const tools = (token: Partial<AccessToken> = {}): SystemTools => ({
  reach: { fetch, dial: () => Promise.reject(new Error('not dialled')) },
  signal: new AbortController().signal,
  onStage: () => {},
  accessToken: () => Promise.resolve({ value: 'good', places: {}, client: {}, ...token }),
});

async function read(name: string, columns: string[], request: Partial<ReadRequest> = {}) {
  const session = await concur.open?.(settings(), tools());
  const table = (await session?.tables())?.find((one) => one.name === name);
  const kept = new KeptRows(columns.length);
  const outcome = await session?.read({ table: table as SystemTable, columns, ...request }, kept);
  return { outcome, rows: kept.end(), positions: kept.positions };
}

test('reads every table of the list to its end, page by page', async () => {
  for (const { name, path } of concurTables) {
    const [key = ''] = concurTables.find((one) => one.name === name)?.key ?? [];
    const { outcome, rows } = await read(name, [key]);
    const face = company.face(path);
    expect([name, outcome?.rowCount]).toEqual([name, face.rows.length]);
    expect(rows.map(([id]) => id)).toEqual(face.rows.map((row) => row[key]));
  }
  expect(server.heard.filter((line) => line.includes('/expense/') && !line.includes('user=ALL'))).toEqual([]);
});

test('what its documents nest is a column by its path, and every digit is kept', async () => {
  const [first] = (await read('expense_reports', ['Custom1.Value', 'Custom2.Value', 'Total'])).rows;
  expect(first?.slice(0, 2)).toEqual(['Sales', null]);
  expect(first?.[2]).toMatch(/^\d+\.\d\d$/);
  const users = await read('users', ['enterprise.employeeNumber', 'meta.created', 'emails']);
  expect(users.rows[0]).toEqual([
    '1001',
    expect.stringMatching(/^\d{4}-\d\d-\d\d 09:00:00\.000739\+00$/),
    '[{"value":"bruno.berger.1@example.com","type":"work"}]',
  ]);
});

test('goes on behind each mark', async () => {
  const whole = await read('expense_entries', ['ID']);
  expect(whole.positions.length).toBeGreaterThan(10);
  const position = whole.positions[4];
  const rest = await read('expense_entries', ['ID'], { position });
  expect(rest.rows).toEqual(whole.rows.slice(500));
});

test('what is changed while pages are read does not count as seen', async () => {
  const face = company.face('/api/v3.0/expense/reports');
  const since = { column: 'LastModifiedDate', after: null, overlapSeconds: 0 };
  const before = (await read('expense_reports', ['ID'], { since })).outcome?.watermark;
  expect(before).toMatch(/^2026-06-\d\d /);
  // As if it were entered by a clock that is ahead, or while the reading runs.
  face.rows.push({ ...face.rows[0], ID: 'late', LastModifiedDate: '2999-01-01T00:00:00' });
  const { outcome, rows } = await read('expense_reports', ['ID'], { since });
  expect(rows.at(-1)).toEqual(['late']);
  expect(outcome?.watermark).toBe(before);
});

test('asks for what has changed a day earlier, and hands over no more than was asked for', async () => {
  const since = { column: 'LastModifiedDate', after: '2026-06-20 12:00:00', overlapSeconds: 300 };
  const { rows } = await read('expense_reports', ['LastModifiedDate'], { since });
  expect(server.heard.at(-1)).toContain('modifiedDateAfter=2026-06-19');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(([at]) => (at ?? '') >= '2026-06-20 11:55:00')).toBe(true);
  const other = { ...since, column: 'CreateDate' };
  await expect(read('expense_reports', ['ID'], { since: other })).rejects.toThrow('LastModifiedDate');
  await expect(read('users', ['id'], { since: { ...since, column: 'meta.created' } })).rejects.toThrow(
    'whole',
  );
});

test('an empty page behind a full one is the end only if the row before it is the last', async () => {
  const face = company.face('/api/v3.0/expense/reports');
  face.rows.splice(200);
  // This server names a next page behind the last full one.
  server.spoil = (page) => {
    const last = page.Items?.at(-1)?.ID;
    const isEnd = page.Items?.length === 100 && last === face.rows.at(-1)?.ID;
    const offset = Buffer.from(String(last)).toString('base64url');
    return isEnd
      ? {
          ...page,
          NextPage: `http://127.0.0.1:${server.port}/api/v3.0/expense/reports?user=ALL&limit=100&offset=${offset}`,
        }
      : page;
  };
  expect((await read('expense_reports', ['ID'])).rows).toHaveLength(200);
  const honest = server.spoil;
  let pages = 0;
  server.spoil = (page) => {
    if (page.Items?.length !== 1) pages += 1;
    return pages > 1 ? { Items: [], NextPage: null } : honest(page);
  };
  await expect(read('expense_reports', ['ID'])).rejects.toThrow('not send all rows');
});

test('a count that changes, and one that is not reached, end the reading', async () => {
  const face = company.face('/profile/identity/v4.1/Users');
  face.rows = Array.from({ length: 250 }, (_, at) => ({ ...face.rows[at % 60], id: String(at) }));
  const kept = new KeptRows(1, () => {
    face.rows = face.rows.slice(0, 240);
    return Promise.resolve();
  });
  const session = await concur.open?.(settings(), tools());
  const table = (await session?.tables())?.find(({ name }) => name === 'users');
  const reading = session?.read({ table: table as SystemTable, columns: ['id'] }, kept);
  await expect(reading).rejects.toThrow('not send all rows');
});

test('a value of another kind is told by its column, not by itself', async () => {
  const face = company.face('/api/v3.0/expense/reports');
  face.rows[3] = { ...face.rows[3], Total: 'canary' };
  const error = await read('expense_reports', ['ID', 'Total']).catch((failure: unknown) => failure);
  expect(error).toMatchObject({ message: expect.stringMatching(/^(?!.*canary).*Total/) });
});

test('the geolocation of the token is where all calls go, and nowhere else', async () => {
  await using elsewhere = await startRogue({ name: 'entered', serve: (socket) => void socket.resume() });
  const entered = { serverUrl: `http://127.0.0.1:${elsewhere.port}` };
  const places = { geolocation: `http://127.0.0.1:${server.port}/` };
  const outcome = await concur.test(entered, tools({ places }));
  expect(outcome).toMatchObject({ isOk: true, message: expect.stringContaining(`127.0.0.1:${server.port}`) });
  expect(elsewhere.connections().made).toBe(0);
  const secure = readConcurSettings({ serverUrl: 'https://us.api.concursolutions.com/x' });
  const token = (geolocation: string) => ({ value: 't', client: {}, places: { geolocation } });
  expect(baseOf(secure, token('https://eu2.api.concursolutions.com')).href).toBe(
    'https://eu2.api.concursolutions.com/',
  );
  expect(baseOf(secure, { value: 't', places: {}, client: { geolocation: 'https://cn.example' } }).host).toBe(
    'cn.example',
  );
  for (const bad of ['http://us.api.concursolutions.com', 'us2', 'ftp://a'])
    expect(() => baseOf(secure, token(bad))).toThrow('https://');
});

test('a company that moves while its token is renewed is not read half here and half there', async () => {
  await using elsewhere = await startRogue({ name: 'moved', serve: (socket) => void socket.resume() });
  const moving: SystemTools = {
    ...tools(),
    accessToken: (stale) =>
      Promise.resolve({
        value: stale === undefined ? 'old' : 'good',
        places: { geolocation: `http://127.0.0.1:${stale === undefined ? server.port : elsewhere.port}` },
        client: {},
      }),
  };
  expect(await concur.test(settings(), moving)).toMatchObject({
    isOk: false,
    message: expect.stringContaining('moved'),
  });
  expect(elsewhere.connections().made).toBe(0);
});

test('says what keeps it from reading, with the identifier that support asks for', async () => {
  expect(
    await concur.test(settings(), { ...tools(), accessToken: undefined } as unknown as SystemTools),
  ).toMatchObject({
    isOk: false,
    stage: 'login',
    message: expect.stringContaining('OAuth Setup'),
  });
  expect(await concur.test(settings(), tools({ value: 'bad' }))).toMatchObject({
    isOk: false,
    stage: 'login',
    message: expect.stringMatching(/did not accept the token.*correlation id [\w-]{36}\.$/),
  });
  company.face('/api/v3.0/expense/entries').isRefused = true;
  company.faces.delete('/list/v4/lists');
  const told = await concur.test(settings(), tools());
  expect(told).toMatchObject({ isOk: true, message: expect.stringContaining('3 of 5 tables') });
  expect(told.message).toContain('Expense entries, Lists');
  for (const face of company.faces.values()) face.isRefused = true;
  expect(await concur.test(settings(), tools())).toMatchObject({ isOk: false, stage: 'permission' });
});

test('the practice server hands out tokens as the connector’s own grants ask for them', async () => {
  const job = {
    provider: 'concur',
    settings: { clientId: 'app', clientSecret: 'canary' },
    tokenUrl: `http://127.0.0.1:${server.port}/oauth2/v0/token`,
  } as const;
  const { reach, signal } = tools();
  const code = {
    kind: 'code',
    code: practiceCode,
    verifier: 'v',
    redirectUri: 'http://127.0.0.1/',
    nonce: null,
  } as const;
  const first = await performGrant({ reach, signal }, { ...job, work: code });
  if (first.outcome !== 'issued') throw new Error('No token came.');
  expect(first.token.places).toEqual({ geolocation: `http://127.0.0.1:${server.port}` });
  const refreshToken = first.token.refreshToken ?? '';
  const next = await performGrant({ reach, signal }, { ...job, work: { kind: 'refresh', refreshToken } });
  if (next.outcome !== 'issued') throw new Error('No token came.');
  expect(await concur.test(settings(), tools({ value: next.token.value }))).toMatchObject({ isOk: true });
  const stale = await performGrant(
    { reach, signal },
    { ...job, work: { kind: 'refresh', refreshToken: 'x' } },
  );
  expect(stale).toMatchObject({ outcome: 'refused', part: 'grant' });
});

test('the sample is the same for the same day, and adds up', () => {
  expect(sampleFaces(lastDay)).toEqual(sampleFaces(lastDay));
  expect(() => sampleFaces('30.06.2026')).toThrow('no day');
  const [reports, entries] = sampleFaces(lastDay);
  const cents = (rows: typeof reports, column: string): number =>
    (rows?.rows ?? []).reduce(
      (sum, row) => sum + Math.round(Number(String((row[column] as { text: string }).text)) * 100),
      0,
    );
  expect(cents(reports, 'Total')).toBe(cents(entries, 'PostedAmount'));
});

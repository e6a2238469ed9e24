import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createEgress } from '#platform/egress/egress.ts';
import { createPermittedFetch } from '#platform/egress/permitted-fetch.ts';
import { performGrant } from '../oauth/perform-grant.ts';
import { PracticeAriba } from '../practice/ariba/practice-ariba.ts';
import { type Quota, Realm, type ServedTemplate } from '../practice/ariba/realm.ts';
import { sampleTemplates } from '../practice/ariba/sample.ts';
import { zipOf } from '../practice/ariba/zip.ts';
import type { AccessToken, SystemTools } from '../system-connector.ts';
import type { ReadRequest, SystemTable } from '../system-session.ts';
import { KeptRows } from '../testing-rows.ts';
import { createAriba } from './connect.ts';
import { quotaWaitMs } from './quota.ts';
import { secondsText, spansOf } from './spans.ts';
import { readColumns, readTemplateList } from './templates.ts';
import { unpackRows } from './unpack.ts';

const fetch = createPermittedFetch(createEgress({ allow: '127.0.0.0/8:*' }));
const ariba = createAriba({ firstPollMs: 5 });
const lastDay = '2026-06-30';
const requisitions = 'procurement.Requisition_SAP_updatedRange';
const invoices = 'procurement.Invoice_SAP_createdRange';
const realm = new Realm('acme-T');
const server = new PracticeAriba(realm);

const usual = pick(realm);
beforeAll(async () => {
  Object.assign(realm.app, { clientSecret: 'canary', apiKey: 'key' });
  realm.tokens.add('good');
  realm.templates.push(...sampleTemplates(lastDay));
  await server.start();
});
afterAll(() => server[Symbol.asyncDispose]());
afterEach(() => {
  server.spoil = null;
  server.spoilFile = null;
  server.heard.length = 0;
  Object.assign(realm, usual);
  for (const face of Object.keys(realm.quotas)) delete realm.quotas[face];
  realm.products.clear();
  realm.products.add('procurement');
  realm.templates.splice(0, Number.POSITIVE_INFINITY, ...sampleTemplates(lastDay));
});

function pick({
  pageRows,
  fileRows,
  filesPerJob,
  looksUntilDone,
  jobEnd,
}: Pick<Realm, 'pageRows' | 'fileRows' | 'filesPerJob' | 'looksUntilDone' | 'jobEnd'>) {
  return { pageRows, fileRows, filesPerJob, looksUntilDone, jobEnd };
}

const settings = (more: object = {}) => ({
  serverUrl: `http://127.0.0.1:${server.port}`,
  firstDay: '2024-01-01',
  ...more,
});
const tools = (token: Partial<AccessToken> = {}): SystemTools => ({
  reach: { fetch, dial: () => Promise.reject(new Error('not dialled')) },
  signal: new AbortController().signal,
  onStage: () => {},
  accessToken: () =>
    Promise.resolve({ value: 'good', places: {}, client: { apiKey: 'key', realm: 'acme-T' }, ...token }),
});

async function read(
  name: string,
  columns: string[],
  { more, ...request }: Partial<ReadRequest> & { more?: object } = {},
  onRows?: () => Promise<void>,
) {
  const session = await ariba.open?.(settings(more), tools());
  const table = (await session?.tables())?.find((one) => one.name === name);
  const kept = new KeptRows(columns.length, onRows);
  const outcome = await session?.read({ table: table as SystemTable, columns, ...request }, kept);
  return { outcome, rows: kept.end(), positions: kept.positions };
}

const template = (name: string): ServedTemplate => {
  const found = realm.template('procurement', name.replace('procurement.', ''));
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const keysOf = (name: string): string[] =>
  template(name)
    .records.map(({ UniqueName }) => String(UniqueName))
    .toSorted();
const asked = (text: string): string[] => server.heard.filter((line) => line.includes(text));

test('what is small is read by pages, a year at a time, and every digit is kept', async () => {
  const { rows, outcome } = await read(invoices, ['UniqueName', 'TotalInvoiced.AmountInReportingCurrency']);
  expect(rows.map(([key]) => key).toSorted()).toEqual(keysOf(invoices));
  expect(outcome?.rowCount).toBe(1100);
  expect(rows.every(([, amount]) => /^\d+\.\d{10}$/.test(amount ?? ''))).toBe(true);
  expect(asked('/count?')).toHaveLength(spansOf('2024-01-01T00:00:00Z', secondsText(Date.now())).length);
  expect(asked('POST /api/procurement-reporting-job')).toEqual([]);
  expect(server.heard.every((line) => line.includes('realm=acme-T'))).toBe(true);
});

test('what is large is read by jobs, page after page of them, and goes on behind each file', async () => {
  Object.assign(realm, { pageRows: 20, fileRows: 40, filesPerJob: 4 });
  const whole = await read(requisitions, ['UniqueName']);
  expect(whole.rows.map(([key]) => key).toSorted()).toEqual(keysOf(requisitions));
  expect(asked('POST /api/procurement-reporting-job').length).toBeGreaterThan(5);
  expect(asked('pageToken=').length).toBeGreaterThan(2);
  const at = 7;
  server.heard.length = 0;
  const rest = await read(requisitions, ['UniqueName'], { position: whole.positions[at] });
  expect(asked('POST /api/procurement-reporting-job').length).toBeLessThan(12);
  const before = whole.rows.length - rest.rows.length;
  expect(before).toBeGreaterThan(0);
  expect(rest.rows).toEqual(whole.rows.slice(before));
});

test('a record on the border of two years comes once', async () => {
  const [, second] = spansOf('2024-01-01T00:00:00Z', '2026-06-30T00:00:00Z');
  const { records } = template(invoices);
  records.splice(0, Number.POSITIVE_INFINITY, { ...records[0], UniqueName: 'B', TimeCreated: second?.from });
  expect((await read(invoices, ['UniqueName'])).rows).toEqual([['B']]);
});

test('a template over years that does not show its day is refused, one of a year is read', async () => {
  delete template(invoices).properties.TimeCreated;
  await expect(read(invoices, ['UniqueName'])).rejects.toThrow('TimeCreated');
  const year = await read(invoices, ['UniqueName'], {
    more: { firstDay: secondsText(Date.now() - 300 * 86_400_000).slice(0, 10) },
  });
  expect(year.outcome?.rowCount).toBe(year.rows.length);
  await expect(read(invoices, ['UniqueName'], { more: { firstDay: '' } })).rejects.toThrow('first day');
});

test('asks for what has changed by the day of the last change alone', async () => {
  const since = { column: 'TimeUpdated', after: '2026-06-20 12:00:00+00', overlapSeconds: 3600 };
  const { rows, outcome } = await read(requisitions, ['TimeUpdated'], { since });
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.every(([at]) => (at ?? '') >= '2026-06-20 11:00:00+00')).toBe(true);
  expect(outcome?.watermark).toMatch(/^2026-06-30 /);
  expect(asked('/count?')).toHaveLength(1);
  expect(asked('2026-06-20T11%3A00%3A00Z').length).toBeGreaterThan(0);
  const created = { ...since, column: 'TimeCreated' };
  await expect(read(requisitions, ['UniqueName'], { since: created })).rejects.toThrow('updatedDate');
  await expect(read(invoices, ['UniqueName'], { since: created })).rejects.toThrow('updatedDate');
});

test('records that were changed while all were read are told, since they may be missing', async () => {
  let isChanged = false;
  const change = () => {
    const { records } = template(requisitions);
    if (!isChanged) records[0] = { ...records[0], TimeUpdated: new Date().toISOString() };
    isChanged = true;
    return Promise.resolve();
  };
  await expect(read(requisitions, ['UniqueName'], {}, change)).rejects.toMatchObject({
    message: expect.stringContaining('changed while they were read'),
    isPassing: true,
  });
});

test.each<[string, () => void, RegExp]>([
  [
    'a job that fails',
    () => Object.assign(realm, { jobEnd: 'errorInternal' }),
    /could not finish its report/,
  ],
  [
    'a job that has expired',
    () => Object.assign(realm, { jobEnd: 'expired' }),
    /could not finish its report/,
  ],
  ['a file that is gone', () => Object.assign(server, { spoilFile: () => null }), /are gone/],
  [
    'a file that is cut',
    () => Object.assign(server, { spoilFile: (file: Buffer) => file.subarray(0, file.length - 30) }),
    /damaged/,
  ],
  [
    'a file of other things',
    () => Object.assign(server, { spoilFile: () => zipOf([{ name: 'a', text: '"canary"' }], 6) }),
    /damaged/,
  ],
  [
    'a file with a record less',
    () => Object.assign(server, { spoilFile: () => zipOf([{ name: 'a', text: '[]' }], 6) }),
    /did not send all/,
  ],
  [
    'a bomb',
    () => Object.assign(server, { spoilFile: () => zipOf([{ name: 'a', text: ' '.repeat(40_000_000) }], 6) }),
    /unpacks to more/,
  ],
  [
    'an archive of too many files',
    () =>
      Object.assign(server, {
        spoilFile: () =>
          zipOf(
            Array.from({ length: 21 }, (_, at) => ({ name: `${at}`, text: '[]' })),
            6,
          ),
      }),
    /unpacks to more/,
  ],
])('notices %s', async (_, spoil, told) => {
  Object.assign(realm, { pageRows: 20 });
  spoil();
  await expect(read(invoices, ['UniqueName'])).rejects.toMatchObject({
    name: 'SystemFailure',
    isPassing: false,
    message: expect.stringMatching(told),
  });
});

test('an archive that claims less than it holds is not unpacked further', async () => {
  const honest = zipOf([{ name: 'a', text: `[${' '.repeat(500_000)}]` }], 6);
  const lying = Buffer.from(honest);
  for (const at of [22, honest.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24])
    lying.writeUInt32LE(2, at);
  expect(await unpackRows(honest)).toEqual([]);
  await expect(unpackRows(lying)).rejects.toMatchObject({ name: 'WrongFile', reason: 'damaged' });
});

test('a second’s quota is waited for, an hour’s ends the reading with the time when it goes on', async () => {
  const quota = (given: Partial<Quota>): Quota => ({
    second: 1e6,
    minute: 1e6,
    hour: 1e6,
    day: 1e6,
    ...given,
  });
  realm.quotas.details = quota({ second: 2 });
  const { rows } = await read(invoices, ['UniqueName']);
  expect(rows).toHaveLength(1100);
  realm.quotas.details = quota({ hour: 0 });
  await expect(read(invoices, ['UniqueName'])).rejects.toMatchObject({
    isPassing: true,
    message: expect.stringMatching(
      /no more calls for now\. Try again in \d+ (seconds|minutes)\.$|1 second\.$/,
    ),
  });
  // Nobody asks again to be told the same.
  expect(asked('/views/Invoice_SAP_createdRange/count?').length).toBeLessThan(12);
});

test('a quota is over at the end of its longest window, or when the answer says', () => {
  const now = Date.UTC(2026, 0, 1, 10, 59, 30, 400);
  const wait = (headers: Record<string, string>) => quotaWaitMs(new Headers(headers), now);
  expect(wait({ 'X-RateLimit-Remaining-Second': '1', 'X-RateLimit-Remaining-Day': '400' })).toBe(0);
  expect(wait({ 'X-RateLimit-Remaining-Second': '0' })).toBe(850);
  expect(wait({ 'X-RateLimit-Remaining-Second': '0', 'X-RateLimit-Remaining-Minute': '0' })).toBe(29_850);
  expect(wait({ 'X-RateLimit-Remaining-Hour': '0' })).toBe(29_850);
  expect(wait({ 'X-RateLimit-Remaining-Hour': '0', 'RateLimit-Reset': '600' })).toBe(600_250);
  expect(wait({ 'X-RateLimit-Remaining-Day': '0' })).toBe(13 * 3_600_000 + 29_850);
  expect(wait({ 'X-RateLimit-Remaining-Day': 'none', 'X-RateLimit-Remaining-Hour': '' })).toBe(0);
});

test('says what keeps it from reading', async () => {
  const told = async (token: Partial<AccessToken> = {}, more: object = {}) =>
    await ariba.test(settings(more), tools(token));
  expect(await told()).toMatchObject({ isOk: true, message: expect.stringContaining('2 view templates') });
  const wrongKey = { client: { apiKey: 'of another', realm: 'acme-T' } };
  expect(await told(wrongKey)).toMatchObject({ isOk: false, stage: 'login' });
  expect(await told({ value: 'bad' })).toMatchObject({ isOk: false, stage: 'login' });
  expect(await told({ client: { realm: 'acme-T' } })).toMatchObject({
    stage: 'login',
    message: expect.stringContaining('application key'),
  });
  expect(await told({ client: { apiKey: 'key', realm: 'nowhere-T' } })).toMatchObject({
    stage: 'database',
    message: expect.stringContaining('nowhere-T'),
  });
  expect(await told({}, { viewTemplates: ['Gone'] })).toMatchObject({
    stage: 'database',
    message: expect.stringContaining('Gone'),
  });
  realm.products.clear();
  expect(await told()).toMatchObject({ isOk: false, stage: 'permission' });
  expect(JSON.stringify(await told())).not.toContain('key"');
});

test('more templates than a look may ask for have to be named', async () => {
  const [first] = sampleTemplates(lastDay);
  for (let at = 0; at < 6; at += 1) realm.templates.push({ ...(first as ServedTemplate), name: `T${at}` });
  const session = await ariba.open?.(settings(), tools());
  await expect(session?.tables()).rejects.toThrow('8 view templates');
  const named = await ariba.open?.(settings({ viewTemplates: ['T5', requisitions] }), tools());
  expect((await named?.tables())?.map(({ name }) => name)).toEqual(['procurement.T5', requisitions]);
});

test('a look takes the newest records, by one page', async () => {
  const { rows } = await read(invoices, ['TimeCreated'], { limit: 20 });
  expect(rows).toHaveLength(20);
  expect(asked('/views/')).toHaveLength(1);
});

test('lists and schemas are read in the shapes that they may have, and in no others', () => {
  expect(readTemplateList(['A'])).toEqual(['A']);
  expect(readTemplateList({ viewTemplates: [{ name: 'A', status: 'deactivated' }, { name: 'B' }] })).toEqual([
    'B',
  ]);
  for (const wrong of [{}, null, 'A', [1]]) expect(() => readTemplateList(wrong)).toThrow('no list');
  const string = { type: ['string', 'null'] };
  const twice = { properties: { 'a.b': string, a: { type: 'object', properties: { b: string } } } };
  expect(() => readColumns(twice)).toThrow('one name');
  expect(() => readColumns({ properties: [] })).toThrow('no schema');
});

test('no span is longer than a year, and they leave nothing out', () => {
  const spans = spansOf('2020-01-01T00:00:00Z', '2026-11-27T10:00:00Z');
  for (const [at, { from, to, isLast }] of spans.entries()) {
    expect(Date.parse(to) - Date.parse(from)).toBeLessThanOrEqual(365 * 86_400_000);
    expect(isLast ? undefined : to).toBe(spans[at + 1]?.from);
  }
  expect(spans.at(-1)?.to).toBe('2026-11-27T10:00:00Z');
  expect(spansOf('2027-01-01T00:00:00Z', '2026-01-01T00:00:00Z')).toHaveLength(1);
});

test('the practice server hands out a token as the connector’s own grant asks for it', async () => {
  const { reach, signal } = tools();
  const job = {
    provider: 'ariba',
    settings: { clientId: 'practice-app', clientSecret: 'canary' },
    tokenUrl: `http://127.0.0.1:${server.port}/v2/oauth/token`,
    work: { kind: 'own' },
  } as const;
  const got = await performGrant({ reach, signal }, job);
  if (got.outcome !== 'issued') throw new Error('No token came.');
  expect(await ariba.test(settings(), tools({ value: got.token.value }))).toMatchObject({ isOk: true });
  const wrong = { ...job, settings: { ...job.settings, clientSecret: 'x' } };
  expect(await performGrant({ reach, signal }, wrong)).toMatchObject({ outcome: 'refused', part: 'client' });
});

test('the sample is the same for the same day', () => {
  expect(sampleTemplates(lastDay)).toEqual(sampleTemplates(lastDay));
  expect(() => sampleTemplates('30.06.2026')).toThrow('no day');
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createEgress } from '#platform/egress/egress.ts';
import { createPermittedFetch } from '#platform/egress/permitted-fetch.ts';
import { XmlRows } from '../http/xml-rows.ts';
import { PracticeWorkday } from '../practice/workday/practice-workday.ts';
import { practiceWorkers, Tenant } from '../practice/workday/tenant.ts';
import type { ReadRequest, SystemTable } from '../system-session.ts';
import { KeptRows } from '../testing-rows.ts';
import { workday } from './connect.ts';
import { readWorkdaySettings } from './settings.ts';

const fetch = createPermittedFetch(createEgress({ allow: '127.0.0.0/8:*' }));
const tools = () => ({
  reach: { fetch, dial: () => Promise.reject(new Error('not dialled')) },
  signal: new AbortController().signal,
  onStage: () => {},
});
const tenant = new Tenant('acme');
tenant.users.push({ username: 'reader', password: 'a & b' });
const server = new PracticeWorkday(tenant);
beforeAll(() => server.start());
afterAll(() => server[Symbol.asyncDispose]());
afterEach(() => {
  server.spoil = null;
  server.heard.length = 0;
});

const settings = (more = {}) => ({
  tenantUrl: `http://127.0.0.1:${server.port}/ccx/service/acme`,
  username: 'reader@acme',
  password: 'a & b',
  services: ['Human_Resources'],
  ...more,
});

function employ(count: number): void {
  tenant.operations.set('Get_Workers', { row: 'Worker', entries: practiceWorkers(count) });
}

async function readWorkers(
  columns: string[],
  request: Partial<ReadRequest> = {},
  onRows?: () => Promise<void>,
) {
  const session = await workday.open?.(settings(), tools());
  const table = (await session?.tables())?.find(({ name }) => name === 'Human_Resources.Get_Workers');
  const kept = new KeptRows(columns.length, onRows);
  const read = session?.read({ table: table as SystemTable, columns, pageRows: 100, ...request }, kept);
  return { outcome: await read, kept };
}

test('reads pages as of one moment, whoever is entered meanwhile, and keeps who has left', async () => {
  employ(250);
  const onRows = () => {
    tenant.operations
      .get('Get_Workers')
      ?.entries.unshift(...practiceWorkers(5, new Date(Date.now() + 60_000)));
    return Promise.resolve();
  };
  const { outcome, kept } = await readWorkers(['worker_id', 'active', 'termination_date'], {}, onRows);
  const rows = kept.end();
  expect(outcome?.rowCount).toBe(250);
  expect(rows.map(([id]) => id)).toEqual(Array.from({ length: 250 }, (_, at) => String(21_001 + at)));
  expect(rows[6]).toEqual(['21007', 'false', '2023-12-31']);
  expect(rows[7]).toEqual(['21008', 'true', null]);
  const pages = server.heard.filter(({ count }) => count === 100);
  expect(pages.map(({ page }) => page)).toEqual([1, 2, 3]);
  expect(new Set(pages.map(({ asOf }) => asOf.getTime())).size).toBe(1);
});

test('goes on behind each mark with the moment and the size of its page', async () => {
  employ(250);
  const whole = await readWorkers(['worker_id']);
  const [first, second, last] = whole.kept.positions;
  for (const [position, from] of [
    [first, 100],
    [second, 200],
    [last, 250],
  ] as const) {
    // Another size would be another page.
    const rest = await readWorkers(['worker_id'], { position, pageRows: 7 });
    expect(rest.outcome?.rowCount).toBe(250 - from);
    expect(rest.kept.end()[0]?.[0] ?? null).toBe(from === 250 ? null : String(21_001 + from));
  }
});

test('tells two jobs of a worker as one text each', async () => {
  employ(40);
  const { kept } = await readWorkers(['name', 'position_id', 'business_title', 'weekly_hours', 'hire_date']);
  const rows = kept.end();
  expect(rows[38]?.[1]).toBe('P-39-1');
  expect(rows[39]?.slice(1, 4)).toEqual(['P-40-1; P-40-2', 'Engineer R&D; Accountant R&D', '40; 8']);
  expect(rows.every((row) => /^\d{4}-\d\d-\d\d$/.test(row[4] ?? ''))).toBe(true);
});

test('an operation without rows is read to its end', async () => {
  employ(0);
  expect((await readWorkers(['wid'])).outcome).toEqual({ rowCount: 0, watermark: null });
});

test.each<[string, (body: string, page: number) => string, RegExp]>([
  [
    'a page that comes twice',
    (body, page) => (page === 2 ? body.replace('<wd:Page>2<', '<wd:Page>1<') : body),
    /not as many rows/,
  ],
  [
    'a count that changes',
    (body, page) => (page === 2 ? body.replace('Results>250<', 'Results>251<') : body),
    /not as many rows/,
  ],
  [
    'a row that is missing',
    (body, page) => (page === 2 ? body.replace(/<wd:Worker>.*?<\/wd:Worker>/s, '') : body),
    /not as many rows/,
  ],
  ['an answer that is cut', (body, page) => (page === 2 ? body.slice(0, 9000) : body), /ended in the middle/],
  ['a value of another kind', (body) => body.replaceAll('<wd:Active>1<', '<wd:Active>yes<'), /active/],
])('notices %s', async (_, spoil, told) => {
  employ(250);
  server.spoil = spoil;
  await expect(readWorkers(['wid', 'active'])).rejects.toMatchObject({
    name: 'SystemFailure',
    message: expect.stringMatching(told),
  });
});

test('does not tell what has changed since, and says so', async () => {
  const since = { column: 'hire_date', after: null, overlapSeconds: 0 };
  await expect(readWorkers(['wid'], { since })).rejects.toThrow('read whole');
});

test('says which services nothing is read of, and what else keeps it from reading', async () => {
  employ(1);
  const told = async (more: object) => await workday.test(settings(more), tools());
  const both = { services: ['Human_Resources', 'Financial_Management'] };
  expect(await told(both)).toMatchObject({
    isOk: true,
    message: expect.stringContaining('Financial_Management'),
  });
  expect(await told({ services: ['Payroll'] })).toMatchObject({ isOk: false, stage: 'database' });
  expect(await told({ services: [] })).toMatchObject({
    isOk: false,
    message: expect.stringContaining('at least one'),
  });
  expect(await told({ reports: ['a/b/c'] })).toMatchObject({
    isOk: false,
    message: expect.stringContaining('a/b/c'),
  });
  expect(await told({ reports: ['ISU/Gone'] })).toMatchObject({
    isOk: false,
    stage: 'database',
    message: expect.stringContaining('ISU/Gone'),
  });
  expect(await told({ password: 'x' })).toMatchObject({ isOk: false, stage: 'login' });
});

test('a report whose rows have a column that it did not describe is refused', async () => {
  const fields = [{ name: 'A', type: 'xsd:string' }];
  tenant.reports.set('ISU/R', { fields, rows: [['1']] });
  const session = await workday.open?.(settings({ services: [], reports: ['ISU/R'] }), tools());
  const [table] = (await session?.tables()) ?? [];
  tenant.reports.set('ISU/R', { fields: [...fields, { name: 'B', type: 'xsd:string' }], rows: [['1', '2']] });
  const reading = session?.read({ table: table as SystemTable, columns: ['A'] }, new KeptRows(1));
  await expect(reading).rejects.toThrow('have changed');
});

test.each([
  ['https://h.example/ccx/service/acme', 'acme'],
  ['https://h.example/ccx/service/acme/Human_Resources/v38.0', 'acme'],
  ['https://h.example/ccx/service/customreport2/acme/ISU/R', 'acme'],
  ['https://h.example/acme/', 'acme'],
])('finds the tenant in %s', (tenantUrl, name) => {
  const read = readWorkdaySettings({ tenantUrl, username: `u@${name}` });
  expect([read.tenant, read.username, read.origin.href]).toEqual([name, 'u', 'https://h.example/']);
});

test('a row that comes in bits is the same row', () => {
  const body =
    '<a:R><a:E><a:X z:type="q">1 &amp; 2</a:X><a:Y><a:ID a:type="WID">w</a:ID></a:Y><a:X>3</a:X></a:E></a:R>';
  const parser = new XmlRows({ rowPath: 'R/E' });
  const rows = [...body].flatMap((letter) => parser.write(letter));
  parser.end();
  expect(rows.map((row) => Object.fromEntries(row))).toEqual([{ X: '1 & 2; 3', 'Y/ID[WID]': 'w' }]);
});

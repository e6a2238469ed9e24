import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '#kernel/settings.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { PracticeSuccessFactors } from '../practice/successfactors/practice-successfactors.ts';
import type { SystemTools } from '../system-connector.ts';
import { KeptRows } from '../testing-rows.ts';
import { successFactors } from './connect.ts';
import { explainSuccessFactors } from './failures.ts';
import { readSuccessFactorsSettings } from './settings.ts';
import { successFactorsStrings as strings } from './strings.ts';

const entered: Settings = {
  serverUrl: 'https://api4.successfactors.com/odata/v2/User',
  username: 'reader@acme',
  password: 'p',
};

describe('settings of SuccessFactors', () => {
  it('take the API server out of an address of it, and the names of entities alone', () => {
    const { base, entities } = readSuccessFactorsSettings({
      ...entered,
      entities: [' cust_Project', 'a/b', ''],
    });
    expect([base.href, entities]).toEqual(['https://api4.successfactors.com/', ['cust_Project']]);
  });

  it.each([
    [{ serverUrl: 'http://api4.successfactors.com' }, strings.plainAddress],
    [{ username: 'reader' }, strings.companyWanted],
  ])('refuse %o', (more, sentence) => {
    expect(() => readSuccessFactorsSettings({ ...entered, ...more })).toThrow(sentence);
  });
});

describe('failures of SuccessFactors', () => {
  const call = { settings: readSuccessFactorsSettings(entered), stage: 'permission' as const };
  const refusal = (value: string, code = 'ACCESS_DENIED') =>
    JSON.stringify({ error: { code, message: { lang: 'en-US', value } } });

  it.each([
    ['LGN0005', strings.tokenRefused],
    ['LGN0006', strings.tokenRefused],
    ['LGN0007', strings.tokenRefused],
    ['LGN0008', strings.unknownCompany],
    ['LGN0010', strings.blocked],
    ['LGN0014', strings.lockedUser],
  ])('are told by %s, whatever their status says', (code, message) => {
    const error = new HttpFailure(403, { text: refusal(`[${code}]canary of the server`) });
    expect(explainSuccessFactors(error, call, 'SuccessFactors.User')).toMatchObject({
      ...{ stage: 'login', message, isPassing: false },
    });
  });

  it('pass where the system is busy with itself', () => {
    const generating = new HttpFailure(500, { text: refusal('OData metadata is being generated') });
    expect(explainSuccessFactors(generating, call)).toMatchObject({
      ...{ message: strings.generating, isPassing: true },
    });
    const maintenance = new HttpFailure(503, { title: 'Scheduled maintenance' });
    expect(explainSuccessFactors(maintenance, call)).toMatchObject({
      ...{ message: strings.maintenance, isPassing: true },
    });
  });

  it('tell a property that is gone as a change of the table', () => {
    const error = new HttpFailure(400, { text: refusal('canary', 'COE_PROPERTY_NOT_FOUND') });
    const { message } = explainSuccessFactors(error, call, 'SuccessFactors.EmpJob');
    expect(message).toContain('no longer there');
  });
});

describe('SuccessFactors', () => {
  const token = 'token of the client';
  const reader = { username: 'reader@acme', password: 'p' };
  const company = new PracticeSuccessFactors({ accounts: [reader, { ...reader, token }], pageRows: 4 });
  const server = createServer((request, response) => company.serve(request, response));
  const asked: URL[] = [];
  const tools: SystemTools = {
    reach: {
      dial: () => Promise.reject(new Error('Nothing is dialled.')),
      fetch: (input, init) => {
        asked.push(new URL(String(input)));
        return fetch(input, init);
      },
    },
    signal: new AbortController().signal,
    onStage: () => {},
  };
  const settings = (more: Settings = {}): Settings => ({
    serverUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...reader,
    ...more,
  });
  const slices = Array.from({ length: 10 }, (_, at) => ({
    userId: `U${Math.floor(at / 2)}`,
    startDate: at % 2 === 0 ? '2020-01-01' : '2024-01-01',
    jobTitle: `Job ${at}`,
    secret: null,
  }));

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const userId = { name: 'userId', type: 'Edm.String', maxLength: 100 } as const;
    company.service.sets.push(
      { name: 'User', label: 'User', key: ['userId'], properties: [userId], rows: [{ userId: 'U0' }] },
      {
        ...{ name: 'EmpJob', label: 'Job Information', key: ['userId', 'startDate'] },
        properties: [
          userId,
          { name: 'startDate', type: 'Edm.Date' },
          { name: 'jobTitle', type: 'Edm.String', label: 'Job Title' },
        ],
        rows: slices,
        refersTo: { property: 'userId', set: 'User' },
      },
      { name: 'cust_Project', label: 'Project', key: ['userId'], properties: [userId], rows: [] },
      { name: 'cust_Other', label: 'Other', key: ['userId'], properties: [userId], rows: [] },
    );
  });
  afterAll(() => server.close());

  it.each([
    ['by its user', () => settings(), tools],
    [
      'by the client of OAuth Setup',
      () => settings({ username: '', password: '' }),
      { ...tools, accessToken: () => Promise.resolve({ value: token, places: {}, client: {} }) },
    ],
  ])('is signed in to %s', async (_, given, own) => {
    expect(await successFactors.test(given(), own)).toEqual({ isOk: true, message: strings.connected });
  });

  it('asks for a client where there is neither user nor client, and tells a token that is refused', async () => {
    const given = settings({ username: '', password: '' });
    expect(await successFactors.test(given, tools)).toMatchObject({
      stage: 'login',
      message: strings.noClient,
    });
    const stale = { ...tools, accessToken: () => Promise.resolve({ value: 'x', places: {}, client: {} }) };
    expect(await successFactors.test(given, stale)).toMatchObject({ message: strings.tokenRefused });
  });

  it('describes what most companies have and what was named, a few at a time, and never everything', async () => {
    asked.length = 0;
    const session = await successFactors.open?.(settings({ entities: ['cust_Project', 'cust_Gone'] }), tools);
    const tables = (await session?.tables()) ?? [];
    expect(tables.map(({ name }) => name).toSorted()).toEqual(
      ['EmpJob', 'User', 'cust_Project'].map((name) => `SuccessFactors.${name}`).toSorted(),
    );
    expect(asked.map(({ pathname }) => pathname)).toContain('/odata/v2/cust_Project,User,EmpJob/$metadata');
    expect(asked.map(({ pathname }) => pathname)).not.toContain('/odata/v2/$metadata');
    expect(await session?.relations?.()).toEqual([
      {
        fromTable: 'SuccessFactors.EmpJob',
        fromColumn: 'userId',
        toTable: 'SuccessFactors.User',
        toColumn: 'userId',
      },
    ]);
  });

  it('reads every slice of an effective-dated entity, over all pages', async () => {
    const session = await successFactors.open?.(settings(), tools);
    const table = (await session?.tables())?.find(({ name }) => name === 'SuccessFactors.EmpJob');
    if (!session || !table) throw new Error('There is no such table.');
    asked.length = 0;
    const kept = new KeptRows(3);
    const columns = ['userId', 'startDate', 'jobTitle'];
    expect(await session.read({ table, columns }, kept)).toMatchObject({ rowCount: 10 });
    expect(kept.end()).toEqual(
      slices.map(({ userId, startDate, jobTitle }) => [userId, startDate, jobTitle]),
    );
    const pages = asked.filter(({ pathname }) => pathname === '/odata/v2/EmpJob');
    expect(pages).toHaveLength(3);
    expect(Object.fromEntries(pages[0]?.searchParams ?? [])).toMatchObject({
      ...{ fromDate: '1900-01-01', toDate: '9999-12-31', paging: 'snapshot', customPageSize: '1000' },
    });
  });
});

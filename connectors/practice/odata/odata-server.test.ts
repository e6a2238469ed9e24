import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ODataServer } from './odata-server.ts';
import { pathOf, type ServedService } from './served-model.ts';

const account = { username: 'U', password: 'p:w', token: 'T' };
const odata = new ODataServer({ accounts: [account], sapClient: '100', pageRows: 2 });
const services = (['v2', 'v4'] as const).map(
  (version): ServedService => ({
    name: 'API_SHOP_SRV',
    version,
    refusedTo: new Set(),
    sets: [
      {
        name: 'Orders',
        label: 'Orders',
        key: ['id'],
        properties: [
          { name: 'id', type: 'Edm.Int64' },
          { name: 'city', type: 'Edm.String', isNullable: true },
          { name: 'at', type: 'Edm.DateTime', isNullable: true },
        ],
        rows: [
          { id: '9007199254740993', city: "O'Hare (or) and", at: '2024-01-01 10:00:00' },
          { id: '9', city: 'Bonn', at: '2024-01-02 00:00:00.5' },
          { id: '10', city: null, at: null },
        ],
      },
    ],
  }),
);
odata.services.push(...services);

const server = createServer((request, response) => odata.serve(request, response));
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const basic = `Basic ${Buffer.from('U:p:w').toString('base64')}`;

function call(
  path: string,
  init: { method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(`${base}${path}`, { ...init, headers: { authorization: basic, ...init.headers } });
}

async function ids(version: 'v2' | 'v4', query: Record<string, string>): Promise<string[]> {
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const answer = await call(`${pathOf({ name: 'API_SHOP_SRV', version })}Orders?${search.join('&')}`);
  const body = (await answer.json()) as { value?: { id: string }[]; d?: { results: { id: string }[] } };
  return (body.value ?? body.d?.results ?? []).map(({ id }) => id);
}

it('lets in by password, which may hold a colon, or by token, and to its own client alone', async () => {
  const statusOf = async (path: string, headers: Record<string, string> = {}) =>
    (await call(path, { headers })).status;
  const path = pathOf({ name: 'API_SHOP_SRV', version: 'v2' });
  expect(await statusOf(path)).toBe(200);
  expect(await statusOf(path, { authorization: 'Bearer T' })).toBe(200);
  expect(await statusOf(`${path}?sap-client=100`)).toBe(200);
  expect(await statusOf(path, { authorization: 'Bearer U' })).toBe(401);
  expect(await statusOf(path, { authorization: `Basic ${Buffer.from('U:p').toString('base64')}` })).toBe(401);
  const refused = await call(`${path}?sap-client=200`);
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
    401,
    expect.stringContaining('[PRA/100]'),
  ]);
});

it('filters, with “and” before “or”, and reads what stands in a text as text', async () => {
  for (const version of ['v2', 'v4'] as const) {
    const date = version === 'v2' ? "datetime'2024-01-02T00:00:00'" : '2024-01-02T00:00:00Z';
    expect(await ids(version, { $filter: 'id gt 9 and id lt 11 or id eq 9' })).toEqual(['9', '10']);
    expect(await ids(version, { $filter: "city eq 'O''Hare (or) and'" })).toEqual(['9007199254740993']);
    expect(await ids(version, { $filter: 'city eq null' })).toEqual(['10']);
    expect(await ids(version, { $filter: `at ge ${date}` })).toEqual(['9']);
    expect(await ids(version, { $orderby: 'id', $top: '1' })).toEqual(['9']);
    expect(await ids(version, { $orderby: 'id desc', $skip: '1' })).toEqual(['10', '9']);
  }
});

it('leads to the next page until there is none', async () => {
  for (const [index, version] of (['v2', 'v4'] as const).entries()) {
    const first = `${base}${pathOf({ name: 'API_SHOP_SRV', version })}Orders?$orderby=id&$inlinecount=allpages&$count=true`;
    const page = await (await fetch(first, { headers: { authorization: basic } })).json();
    const { __next, __count, results } = (page as { d?: Record<string, unknown> }).d ?? {};
    const next = String(index === 0 ? __next : (page as Record<string, unknown>)['@odata.nextLink']);
    expect(index === 0 ? __count : (page as Record<string, unknown>)['@odata.count']).toBe(
      index === 0 ? '3' : 3,
    );
    expect((results as unknown[] | undefined)?.length ?? (page as { value: unknown[] }).value.length).toBe(2);
    const rest = JSON.stringify(
      await (await fetch(new URL(next, first), { headers: { authorization: basic } })).json(),
    );
    expect(rest).toContain('9007199254740993');
    expect(rest).not.toMatch(/__next|nextLink/);
  }
});

it.each([
  ['$filter=id gt', 400],
  ['$filter=id gt 9)', 400],
  ["$filter=city eq 'a' union", 400],
  ['$filter=nothing eq 1', 400],
  [`$filter=${'('.repeat(60)}id eq 1${')'.repeat(60)}`, 400],
  ["$filter=id eq 'x'", 400],
  ['$orderby=nothing', 400],
  ['$select=nothing', 400],
  ['$top=-1', 400],
])('refuses %s', async (query, status) => {
  const answer = await call(`${pathOf({ name: 'API_SHOP_SRV', version: 'v2' })}Orders?${encodeURI(query)}`);
  expect([answer.status, await answer.json()]).toEqual([
    status,
    { error: expect.objectContaining({ code: expect.any(String), innererror: expect.anything() }) },
  ]);
});

it('writes nothing, for who has fetched a token neither', async () => {
  const path = `${pathOf({ name: 'API_SHOP_SRV', version: 'v2' })}Orders`;
  const refused = await call(path, { method: 'POST' });
  expect([refused.status, refused.headers.get('x-csrf-token')]).toEqual([403, 'Required']);
  const token =
    (await call(path, { headers: { 'x-csrf-token': 'Fetch' } })).headers.get('x-csrf-token') ?? '';
  expect((await call(path, { method: 'POST', headers: { 'x-csrf-token': token } })).status).toBe(405);
});

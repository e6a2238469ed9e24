import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SystemId } from '#connectors/systems.ts';
import { AppError } from '#kernel/errors.ts';
import { createEgress } from '#platform/egress/egress.ts';
import type { AccessTokens, OnSystemCall } from './access-tokens.ts';
import { createSystemReader } from './system-reader.ts';
import { openTestSystems } from './testing-rogue-suite.ts';

/** A connector in its own process, which calls a server with the token that this process hands out. */

const never = new AbortController().signal;
const child = new URL('./testing-systems.ts', import.meta.url);
const place = { name: 'Signed system', placeOf: () => 'signed.example.com', standardPorts: [] };

/** Which token opens the server: the other ones have ended. */
let opens = '';
const server = createServer((request, response) => {
  response.statusCode = request.headers.authorization === `Bearer ${opens}` ? 200 : 401;
  response.end(request.headers.authorization);
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

let told: Parameters<OnSystemCall>[0][] = [];
const onCalled: OnSystemCall = (made) => void told.push(made);
beforeEach(() => {
  told = [];
});

async function call(accessTokens: AccessTokens, workspaceId = 'mine', provider?: 'concur') {
  const entries = { signed: { ...place, ...(provider ? { provider } : {}) } };
  using systems = openTestSystems({}, { child, entries, accessTokens, onCalled });
  return await systems.test(
    'signed' as SystemId,
    { host: '127.0.0.1', port },
    { workspaceId, signal: never },
  );
}

it('asks for the token of its workspace and provider, and for another one where that was refused', async () => {
  opens = 'mine-concur-after-mine-concur-after-none';
  const wanted: unknown[] = [];
  const accessTokens: AccessTokens = ({ workspaceId, provider, place: host, stale }) => {
    wanted.push({ workspaceId, provider, host, stale });
    return Promise.resolve({
      value: `${workspaceId}-${provider}-after-${stale ?? 'none'}`,
      places: {},
      client: {},
    });
  };
  expect(await call(accessTokens, 'mine', 'concur')).toEqual({ isOk: true, message: `200 Bearer ${opens}` });
  expect(wanted).toEqual([
    { workspaceId: 'mine', provider: 'concur', host: 'signed.example.com', stale: undefined },
    { workspaceId: 'mine', provider: 'concur', host: 'signed.example.com', stale: 'mine-concur-after-none' },
  ]);
  // What opens for one workspace is not what another is given.
  expect(await call(accessTokens, 'theirs', 'concur')).toMatchObject({ isOk: false });
  const made = { provider: 'concur', call: 'Test of Signed system' };
  expect(told).toEqual([
    { ...made, workspaceId: 'mine', isOk: true },
    { ...made, workspaceId: 'theirs', isOk: false },
  ]);
});

it('is the same for a process that reads', async () => {
  opens = 'mine-concur';
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-loads-'));
  const reader = (provider?: 'concur') =>
    createSystemReader({
      directory,
      child: new URL('./testing-loads.ts', import.meta.url),
      onCalled,
      entries: { trino: { ...place, ...(provider ? { provider } : {}) } },
      egress: createEgress({ allow: '127.0.0.0/8:*' }),
      accessTokens: ({ workspaceId, provider: asked }) =>
        Promise.resolve({ value: `${workspaceId}-${asked}`, places: {}, client: {} }),
    });
  const look = async (workspaceId: string, provider?: 'concur') => {
    using reading = reader(provider);
    const source = { workspaceId, system: 'trino', settings: { host: '127.0.0.1', port } } as const;
    return (await reading.tables(source, { signal: never })).tables[0]?.label;
  };
  expect(await look('mine', 'concur')).toBe('200 Bearer mine-concur');
  expect(await look('theirs', 'concur')).toBe('401 Bearer theirs-concur');
  const made = { provider: 'concur', call: 'List of tables of Signed system', isOk: true };
  expect(told).toEqual([
    { ...made, workspaceId: 'mine' },
    { ...made, workspaceId: 'theirs' },
  ]);
  expect(await look('mine')).toBe('401 Bearer undefined');
  expect(told).toHaveLength(2);
  await rm(directory, { recursive: true, force: true });
});

it('is told what a person has to do first', async () => {
  const sentence = 'Sign in to Concur again.';
  const outcome = await call(() => Promise.reject(new AppError('conflict', sentence)), 'mine', 'concur');
  expect(outcome).toEqual({ isOk: false, message: sentence });
});

it('is given none where the system has no provider', async () => {
  const outcome = await call(() => Promise.reject(new Error('was asked')));
  expect(outcome).toEqual({ isOk: false, message: 'no token is to be had' });
});

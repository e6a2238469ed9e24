import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { openTestDatabase, storeKinds } from '#platform/db/testing.ts';
import { createSourceStore } from '../source-store.ts';
import { type ConnectionSettings, requireSystem } from './open-system.ts';

describe.each(storeKinds())('a source of a saved connection, on %s', (kind) => {
  it('is reached by the settings of that connection, as they are at the moment', async () => {
    await using database = await openTestDatabase(kind);
    const sources = createSourceStore(database.db);
    const workspaceId = newId();
    const created_at = new Date().toISOString();
    await database.db.insertInto('workspaces').values({ id: workspaceId, name: 'w', created_at }).execute();
    await sources.insert({
      id: 's1',
      workspaceId,
      name: 'Lake',
      type: 'trino',
      status: 'inactive',
      isSample: false,
      configuration: 'sealed for another key',
      report: null,
      recordCount: 0,
      sizeBytes: 0,
      connectionId: 'c1',
      now: new Date(),
    });
    let connection: ConnectionSettings | null = { settings: { host: 'a.example' }, missing: [] };
    const asked: string[][] = [];
    const parts = {
      sources,
      seal: { seal: () => '', open: () => null },
      connectionSettings: (...of: [string, string]) => {
        asked.push(of);
        return Promise.resolve(connection);
      },
    };
    const open = () => requireSystem(parts, workspaceId, 's1');
    expect((await open()).source).toEqual({ workspaceId, system: 'trino', settings: { host: 'a.example' } });
    expect(asked).toEqual([[workspaceId, 'c1']]);
    connection = { settings: {}, missing: ['Host'] };
    await expect(open()).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('Host') });
    connection = null;
    await expect(open()).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('was removed'),
    });
    await expect(requireSystem(parts, 'another', 's1')).rejects.toMatchObject({ code: 'notFound' });
  });
});

it('is never signed in otherwise than was chosen: SAML is refused, not taken for the OAuth client', async () => {
  await using database = await openTestDatabase();
  const sources = createSourceStore(database.db);
  const workspaceId = newId();
  const created_at = new Date().toISOString();
  await database.db.insertInto('workspaces').values({ id: workspaceId, name: 'w', created_at }).execute();
  await sources.insert({
    ...{ id: 's1', workspaceId, name: 'ERP', type: 's4hana', status: 'inactive', isSample: false },
    ...{ configuration: 'sealed', report: null, recordCount: 0, sizeBytes: 0, now: new Date() },
  });
  const record = (authType: string, credentials: object) => ({
    serverUrl: 'https://erp.example.com',
    authConfig: { authType, credentials },
  });
  let opened: Record<string, unknown> = {};
  const parts = {
    sources,
    seal: { seal: () => '', open: () => opened as never },
    connectionSettings: () => Promise.resolve(null),
  };
  opened = record('oauth', {});
  expect((await requireSystem(parts, workspaceId, 's1')).source.settings).toMatchObject({
    serverUrl: 'https://erp.example.com',
  });
  opened = record('saml', {
    entityId: 'x',
    singleSignOnUrl: 'https://idp.example.com',
    x509Certificate: 'c',
  });
  await expect(requireSystem(parts, workspaceId, 's1')).rejects.toThrow('is not read by a SAML sign-in');
});

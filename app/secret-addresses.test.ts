import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Source } from '#features/sources/contract.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
});
afterAll(() => server[Symbol.asyncDispose]());

const withKey = 'https://s4.example.com/odata?api_key=canary-1&sap-client=100';
const refusal = /must not hold a secret \("api_key"\).*Enter the secret in its own field/;

describe('an address that holds a secret', () => {
  it.each<[string, string, string, object]>([
    [
      'a data source',
      'POST',
      '/api/data-sources',
      { name: 'S', type: 's4hana', configuration: { serverUrl: withKey } },
    ],
    [
      'a single sign-on',
      'POST',
      '/api/data-sources',
      {
        name: 'S',
        type: 's4hana',
        authConfig: { authType: 'saml', credentials: { singleSignOnUrl: withKey } },
      },
    ],
    [
      'a connection',
      'POST',
      '/api/business-apps/connections',
      { name: 'S', type: 's4hana', config: { serverUrl: withKey } },
    ],
    [
      'an OAuth client',
      'POST',
      '/api/oauth/configurations',
      { provider: 's4hana', clientId: 'c', authUrl: withKey, tokenUrl: withKey },
    ],
  ])('G14 is refused for %s, told where the secret belongs', async (_, method, path, json) => {
    const { status, json: body, text } = await person.call(method, path, { json });
    expect([status, body]).toMatchObject([400, { message: expect.stringMatching(refusal) }]);
    expect(text).not.toContain('canary');
  });

  it('G03 is not told of a setting that no field declares, and is kept when that comes back so', async () => {
    const configuration = {
      endpoint: 'https://ada:canary-2@h.example.com/x?access_token=canary-3&page=1',
      driver: 'Server=h;Password=canary-4;Encrypt=true',
      mirrors: ['https://h.example.com/?sig=canary-5', { password: 'canary-6', port: 1 }],
    };
    const told = { hasEndpoint: true, hasDriver: true, hasMirrors: true };
    const made = await person.post<Source>('/api/data-sources', { name: 'S', type: 'ariba', configuration });
    expect(made.configuration).toEqual(told);
    const path = `/api/data-sources/${made.id}`;
    const { id, name, type } = made;
    const change = (next: object) =>
      person.call('PUT', path, { json: { id, name, type, configuration: next } });
    expect((await change({ ...told, note: 'n' })).status).toBe(400);
    const kept = await change(told);
    expect(kept.status).toBe(200);
    expect(kept.text).not.toContain('canary');
    expect(kept.json).toMatchObject({ configuration: told });
    for (const address of ['/api/data-sources', path])
      expect((await person.call('GET', address)).text).not.toContain('canary');
  });
});

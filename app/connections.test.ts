import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from './testing.ts';

/** Connections and OAuth clients over the whole server: what is kept, what is shown, and to whom. */

let server: TestServer;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp('Owner');
  stranger = await server.signUp('Stranger');
});
afterAll(() => server[Symbol.asyncDispose]());

interface Saved {
  id: string;
  name: string;
  isActive: boolean;
  config: Record<string, unknown>;
  missing: string[];
}
const warehouses = '/api/data-warehouse/connections';
const applications = '/api/business-apps/connections';
const clients = '/api/oauth/configurations';

const pem = '-----BEGIN PRIVATE KEY-----\ncanary0pem0canary\n-----END PRIVATE KEY-----';
const canaries = [
  'canary-password-1',
  'canary-secret-2',
  'canary-token-3',
  'canary0pem0canary',
  'canary-key-4',
];

const sql = { host: 'sql.example.com', database: 'erp', username: 'reader', password: 'canary-password-1' };
const post = async (person: Person, path: string, json: unknown) => {
  const { status, json: answer } = await person.call('POST', path, { json });
  return { status, message: (answer as { message?: string }).message, answer };
};

describe('secrets', () => {
  it('come back in no answer and stand in no file of the server', async () => {
    const answers: string[] = [];
    const keep = async (method: string, path: string, json?: unknown) => {
      const { status, text } = await owner.call(method, path, json === undefined ? {} : { json });
      expect([path, status]).toEqual([path, 200]);
      answers.push(text);
    };
    await keep('POST', warehouses, { name: 'Canary SQL', type: 'sql', config: sql });
    await keep('POST', warehouses, {
      name: 'Canary certificate',
      type: 'datasphere',
      config: {
        serverUrl: 'https://a.example.com',
        authMethod: 'certificate',
        certificatePath: 'a.pem',
        keyPath: pem,
      },
    });
    await keep('POST', applications, {
      name: 'Canary sales',
      type: 'salesforce',
      config: {
        instanceUrl: 'https://a.my.salesforce.com',
        clientSecret: 'canary-secret-2',
        username: 'u',
        password: 'canary-password-1',
        securityToken: 'canary-token-3',
      },
    });
    await keep('POST', clients, {
      provider: 'ariba',
      clientId: 'app',
      clientSecret: 'canary-secret-2',
      authUrl: 'https://api.ariba.com',
      config: { apiKey: 'canary-key-4', realm: 'mycompany-T' },
    });
    for (const path of [warehouses, applications, clients, '/api/oauth/status']) await keep('GET', path);
    // A test and a refusal talk about the same secrets.
    await keep('POST', '/api/data-warehouse/test', { name: 'x', type: 'sql', config: sql });
    const refused = await owner.call('POST', warehouses, {
      json: { name: 'x', type: 'sql', config: { ...sql, port: 'canary-password-1' } },
    });
    answers.push(refused.text);
    expect(refused.status).toBe(400);

    for (const canary of canaries) expect(answers.join('\n')).not.toContain(canary);
    // What is still being imported comes and goes.
    await server.running.settleJobs();
    for (const file of await readdir(server.directory, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const bytes = await readFile(join(file.parentPath, file.name));
      for (const canary of canaries) expect([file.name, bytes.includes(canary)]).toEqual([file.name, false]);
    }
  });

  it('are told as stored', async () => {
    const saved = await owner.post<Saved>(warehouses, { name: 'Told', type: 'sql', config: sql });
    expect(saved.config).toEqual({
      host: 'sql.example.com',
      port: 1433,
      database: 'erp',
      username: 'reader',
      useTls: true,
      hasPassword: true,
    });
    expect(saved.missing).toEqual([]);
  });

  it('stay when they are sent empty, and go when they are sent as null', async () => {
    const first = await owner.post<Saved>(warehouses, { name: 'Kept', type: 'sql', config: sql });
    const send = (config: object) =>
      owner.post<Saved>(warehouses, { id: first.id, name: 'Kept', type: 'sql', config });
    expect((await send({ ...sql, password: '', database: 'other' })).config).toMatchObject({
      database: 'other',
      hasPassword: true,
    });
    // What an answer said may be sent back as it is.
    expect((await send({ ...first.config })).config).toMatchObject({ hasPassword: true });
    const cleared = await send({ ...sql, password: null });
    expect(cleared.config).not.toHaveProperty('hasPassword');
    expect(cleared.missing).toEqual(['Password']);
  });

  it.each([
    ['host', { host: 'evil.example.com' }],
    ['port', { port: 1434 }],
    ['connectionString', { connectionString: 'Server=evil.example.com' }],
  ])('must be entered again when %s changes', async (field, change) => {
    const { id } = await owner.post<Saved>(warehouses, { name: `Moved ${field}`, type: 'sql', config: sql });
    const move = (config: object) =>
      post(owner, warehouses, { id, name: `Moved ${field}`, type: 'sql', config: { ...sql, ...config } });
    const refused = await move({ ...change, password: '' });
    expect(refused.status).toBe(400);
    expect(refused.message).toContain('enter the secret again: Password');
    const tested = await post(owner, '/api/data-warehouse/test', {
      id,
      name: 'x',
      type: 'sql',
      config: { ...sql, ...change, password: '' },
    });
    expect(tested.status).toBe(400);
    expect((await move({ ...change, password: 'another' })).status).toBe(200);
  });

  it('of another sign-in method are deleted', async () => {
    const config = {
      serverUrl: 'https://a.example.com',
      authMethod: 'username',
      username: 'A#B',
      password: 'p',
    };
    const { id } = await owner.post<Saved>(warehouses, { name: 'Switched', type: 'datasphere', config });
    const change = (next: object) =>
      owner.post<Saved>(warehouses, { id, name: 'Switched', type: 'datasphere', config: next });
    await change({ ...config, authMethod: 'apikey', apiKey: 'k' });
    const back = await change({ ...config, password: '' });
    expect(back.missing).toEqual(['Password']);
  });
});

describe('a connection', () => {
  it('keeps its settings when only its name is sent', async () => {
    const { id } = await owner.post<Saved>(warehouses, { name: 'Old name', type: 'sql', config: sql });
    const renamed = await owner.post<Saved>(warehouses, { id, name: 'New name', type: 'sql' });
    expect(renamed).toMatchObject({
      id,
      name: 'New name',
      config: { host: 'sql.example.com', hasPassword: true },
    });
  });

  it('is not active while something is missing', async () => {
    const half = { name: 'Half', type: 'hana', isActive: true, config: { schema: 'SALES' } };
    const saved = await owner.post<Saved>(warehouses, half);
    expect(saved).toMatchObject({ isActive: false, missing: ['Host', 'User name', 'Password'] });
    const config = { host: 'h.example.com', username: 'u', password: 'p' };
    const whole = await owner.post<Saved>(warehouses, { ...half, id: saved.id, config });
    expect(whole).toMatchObject({ isActive: true, missing: [] });
  });

  it('has a name of its own among its type, and keeps its type', async () => {
    const { id } = await owner.post<Saved>(warehouses, { name: 'Twin', type: 'hana' });
    const twin = await post(owner, warehouses, { name: ' Twin ', type: 'hana' });
    expect([twin.status, twin.message]).toEqual([409, expect.stringContaining('named Twin')]);
    const other = await owner.post<Saved>(warehouses, { name: 'Other', type: 'hana' });
    expect((await post(owner, warehouses, { id: other.id, name: 'Twin', type: 'hana' })).status).toBe(409);
    expect((await post(owner, warehouses, { id, name: 'Twin', type: 'sql' })).status).toBe(400);
    expect((await post(owner, warehouses, { name: 'Twin', type: 'sql' })).status).toBe(200);
  });

  it('belongs to its workspace and to its page', async () => {
    const { id } = await owner.post<Saved>(warehouses, { name: 'Mine', type: 'sql', config: sql });
    expect(await stranger.get(warehouses)).toEqual([]);
    expect((await post(stranger, warehouses, { id, name: 'Mine', type: 'sql' })).status).toBe(404);
    expect((await post(stranger, '/api/data-warehouse/test', { id, name: 'x', type: 'sql' })).status).toBe(
      404,
    );
    expect((await stranger.call('DELETE', `${warehouses}/${id}`)).status).toBe(404);
    expect((await owner.call('DELETE', `${applications}/${id}`)).status).toBe(404);
    expect((await owner.call('DELETE', `${warehouses}/${id}`)).status).toBe(200);
    const left = await owner.get<Saved[]>(warehouses);
    expect(left.map((connection) => connection.id)).not.toContain(id);
  });

  it.each([
    ['no name', { type: 'sql' }, 'Please provide a connection name.'],
    ['a blank name', { name: '  ', type: 'sql' }, 'Please provide a connection name.'],
    ['a type of the other page', { name: 'x', type: 'oracle' }, 'type'],
    ['an unknown field of the connection', { name: 'x', type: 'sql', owner: 'me' }, 'owner'],
    [
      'an unknown setting',
      { name: 'x', type: 'sql', config: { hots: 'a' } },
      'There is no setting named "hots".',
    ],
    [
      'a port as text',
      { name: 'x', type: 'sql', config: { port: '1433' } },
      'Port must be a whole number from 1 to 65535.',
    ],
    ['a port out of range', { name: 'x', type: 'sql', config: { port: 70_000 } }, 'Port must be'],
    ['half a port', { name: 'x', type: 'sql', config: { port: 1433.5 } }, 'Port must be'],
    [
      'a host with a user',
      { name: 'x', type: 'sql', config: { host: 'a@b.example.com' } },
      'Host must be a host name',
    ],
    ['a host with a path', { name: 'x', type: 'sapbw', config: { host: 'a.example.com/b' } }, 'Host must be'],
    ['a header in the host', { name: 'x', type: 'sql', config: { host: 'a\r\nX: y' } }, 'line breaks'],
    [
      'a file address',
      { name: 'x', type: 'datasphere', config: { serverUrl: 'file:///etc/passwd' } },
      'https://',
    ],
    [
      'a user in the address',
      { name: 'x', type: 'datasphere', config: { serverUrl: 'https://a:b@c.example' } },
      'user name',
    ],
    [
      'an unknown method',
      { name: 'x', type: 'datasphere', config: { authMethod: 'magic' } },
      'Authentication Method must be one of',
    ],
    [
      'a path for the key',
      { name: 'x', type: 'datasphere', config: { keyPath: '../../etc/passwd' } },
      'Private Key must be PEM',
    ],
    ['too much', { name: 'x', type: 'sql', config: { host: 'a'.repeat(110_000) } }, '100 kB'],
    ['settings that are no object', { name: 'x', type: 'sql', config: [] }, 'config'],
  ])('is refused with %s', async (_, body, sentence) => {
    const { status, message } = await post(owner, warehouses, body);
    expect([status, message]).toEqual([400, expect.stringContaining(sentence)]);
  });
});

describe('a test of a connection', () => {
  it('names what is missing, what is wrong, or what cannot be done yet, and never succeeds', async () => {
    const outcome = async (config: object) =>
      (await post(stranger, '/api/data-warehouse/test', { name: 'x', type: 'sql', config })).answer;
    expect(await outcome({ host: 'a.example.com' })).toEqual({
      success: false,
      message: 'Please fill in: Database, User name, Password.',
    });
    expect(await outcome({ connectionString: 'Server=a;Database=b' })).toEqual({
      success: false,
      message: 'The connection string lacks User ID.',
    });
    const { answer: ofBtp } = await post(stranger, '/api/business-apps/test', {
      name: 'x',
      type: 'btp',
      config: {
        subaccountUrl: 'https://b.example.com',
        clientId: 'u',
        clientSecret: 'canary-password-1',
        tokenUrl: 'https://b.example.com/token',
      },
    });
    expect(ofBtp).toEqual({
      success: false,
      message: expect.stringContaining('Enter the Destination Service URL'),
    });
    expect(await outcome({ ...sql, port: 0 })).toEqual({
      success: false,
      message: 'Port must be a whole number from 1 to 65535.',
    });
    expect(await outcome(sql)).toEqual({
      success: false,
      message: expect.stringContaining('sql.example.com'),
    });
  });

  it('can be asked ten times a minute', async () => {
    const person = await server.signUp('Tester');
    const body = { name: 'x', type: 'workday', config: {} };
    for (let count = 0; count < 10; count += 1) {
      expect((await post(person, '/api/business-apps/test', body)).status).toBe(200);
    }
    expect((await post(person, '/api/business-apps/test', body)).status).toBe(429);
  });
});

describe('an OAuth client', () => {
  const datasphere = {
    provider: 'datasphere',
    clientId: 'client-1',
    clientSecret: 'canary-secret-2',
    authUrl: 'https://t.authentication.eu10.hana.ondemand.com/oauth/authorize',
  };

  it('needs client id and authorization URL', async () => {
    for (const body of [
      { provider: 'concur' },
      { provider: 'concur', clientId: ' ', authUrl: 'https://a.example' },
    ]) {
      const saved = await post(owner, clients, body);
      expect([saved.status, saved.message]).toEqual([
        400,
        expect.stringContaining('Client ID and Auth URL are required.'),
      ]);
      const tested = await post(owner, '/api/oauth/test', body);
      expect(tested.message).toContain('Client ID and Auth URL are required to test the configuration.');
    }
  });

  it('is one for each provider, with the token URL that follows from the authorization URL', async () => {
    const first = await owner.post(clients, datasphere);
    expect(first).toMatchObject({
      clientId: 'client-1',
      hasClientSecret: true,
      tokenUrl: '',
      resolvedTokenUrl: 'https://t.authentication.eu10.hana.ondemand.com/oauth/token',
      scope: 'read write',
      isActive: true,
      missing: [],
    });
    await owner.post(clients, { ...datasphere, clientId: 'client-2', clientSecret: '' });
    const list = await owner.get<{ provider: string; clientId: string; hasClientSecret: boolean }[]>(clients);
    expect(list.filter(({ provider }) => provider === 'datasphere')).toMatchObject([
      { clientId: 'client-2', hasClientSecret: true },
    ]);
    expect(await stranger.get(clients)).toEqual([]);
  });

  it('wants its secret again for another address', async () => {
    await owner.post(clients, datasphere);
    for (const change of [
      { authUrl: 'https://evil.example.com/oauth/authorize' },
      { tokenUrl: 'https://evil.example.com/t' },
    ]) {
      const refused = await post(owner, clients, { ...datasphere, ...change, clientSecret: '' });
      expect([refused.status, refused.message]).toEqual([
        400,
        expect.stringContaining('enter the secret again'),
      ]);
    }
    const panel = {
      clientId: 'client-1',
      authUrl: 'https://evil.example.com/oauth/authorize',
      redirectUri: '',
    };
    expect((await post(owner, '/api/oauth/config', { ...panel, clientSecret: '' })).status).toBe(400);
    expect((await post(owner, '/api/oauth/config', { ...panel, clientSecret: 'new' })).status).toBe(200);
  });

  it('is changed by the panel without losing what the panel does not show', async () => {
    await owner.post(clients, { ...datasphere, scope: 'READ', tokenUrl: 'https://t.example.com/token' });
    const { clientId, authUrl } = datasphere;
    const changed = await owner.post('/api/oauth/config', {
      clientId,
      authUrl,
      clientSecret: '',
      redirectUri: 'https://app.example.com/back',
    });
    expect(changed).toMatchObject({
      scope: 'READ',
      tokenUrl: 'https://t.example.com/token',
      redirectUri: 'https://app.example.com/back',
      hasClientSecret: true,
    });
  });

  it('is never said to work before it was tried', async () => {
    const tested = await post(owner, '/api/oauth/test', {
      ...datasphere,
      authUrl: 'https://127.0.0.1:9/oauth/authorize',
    });
    expect(tested.answer).toEqual({ success: false, message: expect.stringContaining('EGRESS_ALLOW') });
    const half = await post(owner, '/api/oauth/test', {
      provider: 'ariba',
      clientId: 'a',
      authUrl: 'https://api.ariba.com',
    });
    expect(half.answer).toMatchObject({ success: false });
    const odd = await post(owner, '/api/oauth/test', {
      ...datasphere,
      authUrl: 'https://a.example.com/elsewhere',
      clientSecret: 's',
    });
    expect(odd.answer).toMatchObject({ message: expect.stringContaining('Enter it.') });
  });
});

describe('signing in to a system', () => {
  const begin = (person: Person, system: string) => person.call('GET', `/api/oauth/auth/${system}`);
  const configuration = {
    provider: 's4hana',
    clientId: 'erp client',
    clientSecret: 'canary-secret-2',
    authUrl: 'https://erp.example.com/sap/bc/sec/oauth2/authorize?sap-client=100',
  };

  it('is told of for two systems before anything is set up', async () => {
    expect(await stranger.get('/api/oauth/status')).toEqual({
      datasphere: { connected: false, expiresIn: 0 },
      s4hana: { connected: false, expiresIn: 0 },
    });
  });

  it('says what to do when it cannot begin', async () => {
    expect((await begin(stranger, 'nowhere')).status).toBe(404);
    expect((await begin(stranger, 'toString')).status).toBe(404);
    const unset = await begin(stranger, 's4hana');
    expect([unset.status, unset.text]).toEqual([409, expect.stringContaining('OAuth Setup')]);
    expect((await post(stranger, '/api/oauth/refresh/s4hana', {})).status).toBe(409);
    expect((await post(stranger, '/api/oauth/refresh/nowhere', {})).status).toBe(404);
    await owner.post(clients, {
      provider: 'marketingcloud',
      clientId: 'm',
      clientSecret: 'canary-secret-2',
      authUrl: 'https://m.auth.marketingcloudapis.com',
    });
    const machine = await begin(owner, 'marketingcloud');
    expect([machine.status, machine.text]).toEqual([409, expect.stringContaining('no sign-in page')]);
  });

  it('begins at the saved address, with a state and a challenge of its own each time', async () => {
    await owner.post(clients, configuration);
    const addresses = await Promise.all(
      [1, 2].map(
        async () => new URL((await owner.get<{ authUrl: string }>('/api/oauth/auth/s4hana')).authUrl),
      ),
    );
    for (const url of addresses) {
      expect(url.origin + url.pathname).toBe('https://erp.example.com/sap/bc/sec/oauth2/authorize');
      expect(Object.fromEntries(url.searchParams)).toEqual({
        'sap-client': '100',
        response_type: 'code',
        client_id: 'erp client',
        redirect_uri: `${server.url}/api/oauth/callback`,
        state: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 'S256',
      });
    }
    const states = addresses.map((url) => url.searchParams.get('state'));
    expect(new Set(states).size).toBe(2);
  });

  it('ends only where it began: in that browser, for that account, once', async () => {
    await owner.post(clients, { ...configuration, tokenUrl: 'https://127.0.0.1:9/token' });
    const { json } = await begin(owner, 's4hana');
    const state = new URL((json as { authUrl: string }).authUrl).searchParams.get('state') ?? '';
    const cookie = owner
      .cookies()
      .split('; ')
      .find((pair) => pair.startsWith('plumbline_oauth='));
    const comeBack = async (person: Person, given: string, cookies = person.cookies()) => {
      const path = `/api/oauth/callback?code=c&state=${given}`;
      const { status, text } = await person.call('GET', path, { headers: { cookie: cookies } });
      expect(status).toBe(200);
      return /data-outcome="(\w+)" data-provider="(\w*)"/.exec(text)?.slice(1);
    };
    // Another account cannot use it, even with the cookie; the attempt is then spent.
    expect(await comeBack(stranger, state, `${stranger.cookies()}; ${cookie}`)).toEqual(['otherAccount', '']);
    expect(await comeBack(owner, state, `${owner.cookies()}; ${cookie}`)).toEqual(['used', '']);

    const second = await begin(owner, 's4hana');
    const secondState = new URL((second.json as { authUrl: string }).authUrl).searchParams.get('state') ?? '';
    expect(await comeBack(owner, secondState)).toEqual(['failed', 's4hana']);
    expect(await comeBack(owner, secondState)).toEqual(['unknown', '']);
    // Nothing could be exchanged, so nothing is said to be connected.
    expect(await owner.get('/api/oauth/status')).toMatchObject({
      s4hana: { connected: false, expiresIn: 0 },
    });
  });

  it('is forgotten with the configuration', async () => {
    await owner.post(clients, configuration);
    expect((await stranger.call('DELETE', `${clients}/s4hana`)).status).toBe(404);
    expect((await owner.call('DELETE', `${clients}/s4hana`)).status).toBe(200);
    expect((await begin(owner, 's4hana')).status).toBe(409);
  });
});

describe('a saved connection', () => {
  interface ConnectedSource {
    id: string;
    name: string;
    type: string;
    status: string;
    connectionId?: string;
    configuration: object;
  }
  const sources = '/api/data-sources';
  const save = (body: object) => owner.post<Saved & { dataSourceId: string | null }>(warehouses, body);
  const saveApplication = (body: object) =>
    owner.post<Saved & { dataSourceId: string | null }>(applications, body);
  const btp = {
    subaccountUrl: 'https://b.example.com',
    clientId: 'reader',
    clientSecret: 'canary-password-1',
    tokenUrl: 'https://b.example.com/token',
  };

  it('becomes a data source of its type, once, and says what keeps it from being read', async () => {
    const saved = await saveApplication({ name: 'Becoming', type: 'btp', config: btp });
    const source = await owner.get<ConnectedSource>(`${sources}/${saved.dataSourceId}`);
    expect(source).toMatchObject({
      name: 'Becoming',
      type: 'btp',
      status: 'inactive',
      connectionId: saved.id,
      configuration: {},
    });
    const again = await saveApplication({
      id: saved.id,
      name: 'Becoming',
      type: 'btp',
      config: { ...btp, clientSecret: '' },
    });
    expect(again.dataSourceId).toBe(saved.dataSourceId);
    const listed = await owner.get<(Saved & { dataSourceId: string })[]>(applications);
    expect(listed.find(({ id }) => id === saved.id)?.dataSourceId).toBe(saved.dataSourceId);
    const { status, text } = await owner.call('GET', `${sources}/${saved.dataSourceId}/available`);
    expect([status, text]).toEqual([422, expect.stringContaining('Enter the Destination Service URL')]);
    expect(text).not.toContain('canary');
    expect((await stranger.call('GET', `${sources}/${saved.dataSourceId}`)).status).toBe(404);
  });

  it('keeps its settings to itself: its source can be renamed, and nothing else', async () => {
    const { dataSourceId, id } = await save({ name: 'Renamed', type: 'hana' });
    const change = (json: object) => owner.call('PUT', `${sources}/${dataSourceId}`, { json });
    expect((await change({ name: 'Other name', type: 'hana' })).json).toMatchObject({ name: 'Other name' });
    for (const json of [
      { name: 'x', type: 'hana', configuration: { host: 'elsewhere.example.com' } },
      { name: 'x', type: 'hana', config: '{"host":"elsewhere.example.com"}' },
      { name: 'x', type: 'postgresql' },
      {
        name: 'x',
        type: 'hana',
        authConfig: { authType: 'basic', credentials: { username: 'u', password: 'p' } },
      },
    ]) {
      const { status, text } = await change(json);
      expect([status, text]).toEqual([400, expect.stringContaining('those of its saved connection')]);
    }
    expect((await save({ id, name: 'Renamed', type: 'hana' })).dataSourceId).toBe(dataSourceId);
    expect(await owner.get(`${sources}/${dataSourceId}`)).toMatchObject({ name: 'Other name' });
  });

  it('takes its source with it, and one that was removed comes back when it is saved', async () => {
    const { dataSourceId, id } = await saveApplication({ name: 'Leaving', type: 'btp' });
    await owner.call('DELETE', `${sources}/${dataSourceId}`);
    const listed = await owner.get<(Saved & { dataSourceId: string | null })[]>(applications);
    expect(listed.find((one) => one.id === id)?.dataSourceId).toBeNull();
    expect((await saveApplication({ id, name: 'Leaving', type: 'btp' })).dataSourceId).toBe(dataSourceId);
    expect((await owner.call('DELETE', `${applications}/${id}`)).status).toBe(200);
    expect((await owner.call('GET', `${sources}/${dataSourceId}`)).status).toBe(404);
    expect((await owner.call('POST', `${sources}/${dataSourceId}/restore`)).status).toBe(200);
    // Its settings went with the connection.
    const { status, text } = await owner.call('PUT', `${sources}/${dataSourceId}/selection`, {
      json: { tables: [], schedule: null },
    });
    expect([status, text]).toEqual([409, expect.stringContaining('connection')]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { fileForm, type Person, startTestServer, type TestServer } from './testing.ts';

/**
 * Walks the router itself: whatever is mounted later is covered the day it is written. Two accounts; nothing of one may
 * show to the other, and nothing to a caller without a session.
 */

/** Routes that are no endpoint of a contract; a new one must be put here on purpose. */
const knownOtherRoutes = [
  'GET /api/openapi.json',
  'GET /livez',
  'GET /readyz',
  'GET /ws',
  'GET,DELETE /mcp',
  'HEAD,GET /assets/*',
  'POST /mcp',
];

/** What a browser sends when a page of another site caused the request. */
const foreignHeaders: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
  { origin: 'https://evil.example' },
];

let server: TestServer;
let owner: Person;
let stranger: Person;
/** An id of the owner's for every path parameter that names one of their things, by the path's collection. */
let owned: Record<string, Record<string, string>>;
/** Words that occur only in the owner's data. */
const secrets = [
  'ownerwordinpin',
  'ownerwordinverified',
  'zirkonia',
  'quarkstollen',
  'ownerwordinchat',
  'ownerwordinconnection',
  'ownerwordinmodel',
  'ownerwordinstream',
];

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp('Owner');
  stranger = await server.signUp('Stranger');
  await server.running.settleJobs();
  const uploaded = await owner.upload<{ dataSource: { id: string }; tables: { name: string }[] }>(
    'zirkonia.csv',
    'quarkstollen,amount\na,1\nb,2\n',
  );
  const session = await owner.post<{ id: string }>('/api/chat/sessions', {
    title: 'ownerwordinchat',
    dataSourceIds: [uploaded.dataSource.id],
  });
  const { aiMessage } = await owner.post<{
    aiMessage: { id: string; metadata: { answer: { receiptId: string } } };
  }>(`/api/chat/sessions/${session.id}/messages`, { content: 'total amount' });
  const { receiptId } = aiMessage.metadata.answer;
  expect(receiptId).toBeTruthy();
  const saveConnection = async (path: string, type: string) =>
    (await owner.post<{ id: string }>(path, { name: 'ownerwordinconnection', type })).id;
  const sapSource = await owner.post<{ id: string }>('/api/data-sources', { name: 'ERP', type: 's4hana' });
  const stream = await owner.post<{ id: string }>('/api/streams/sap', {
    dataSourceId: sapSource.id,
    name: 'ownerwordinstream',
    streamType: 'real_time',
  });
  owned = {
    '/api/data-sources/': {
      id: uploaded.dataSource.id,
      table: uploaded.tables[0]?.name ?? '',
      number: '1',
      changeId: await waitingChange(uploaded.dataSource.id),
    },
    '/api/chat/sessions/': { id: session.id },
    '/api/receipts/': { id: receiptId },
    '/api/answer-feedback/': { id: aiMessage.id },
    '/api/verified-questions/': {
      id: (
        await owner.post<{ id: string }>('/api/verified-questions', {
          messageId: aiMessage.id,
          name: 'ownerwordinverified',
        })
      ).id,
    },
    '/api/pinned-charts/': {
      id: (
        await owner.post<{ id: string }>('/api/pinned-charts', {
          receiptId,
          title: 'ownerwordinpin',
          chartConfig: { type: 'bar', title: 'x', x: null, y: [], series: null },
        })
      ).id,
    },
    '/api/tokens/': {
      id: (await owner.post<{ id: string }>('/api/tokens', { name: 'ownerwordintoken', days: 30 })).id,
    },
    '/api/security/sessions/': {
      id: (await owner.get<{ currentSessionId: string }>('/api/security')).currentSessionId,
    },
    '/api/data-warehouse/connections/': {
      id: await saveConnection('/api/data-warehouse/connections', 'sql'),
    },
    '/api/business-apps/connections/': { id: await saveConnection('/api/business-apps/connections', 'btp') },
    '/api/streams/sap/': { streamId: stream.id, action: 'pause' },
    '/api/ml/models/': {
      id: (
        await owner.post<{ id: string }>('/api/ml/models', {
          name: 'ownerwordinmodel',
          type: 'clustering',
          algorithm: 'kmeans',
        })
      ).id,
    },
  };
});

afterAll(() => server[Symbol.asyncDispose]());

describe('every route', () => {
  it('is an endpoint of a contract, or known by name', () => {
    expect(server.running.otherRoutes.toSorted()).toEqual(knownOtherRoutes);
    expect(server.running.endpoints.length).toBeGreaterThan(20);
  });

  it('answers 401 with a message to a caller without a session', async () => {
    for (const { definition } of server.running.endpoints) {
      if (definition.access === 'public') continue;
      const path = fill(definition.path, { id: newId(), table: 'x', type: 'sales', days: '30' });
      const result = await server.browse().call(definition.method, path, bodyFor(definition.method));
      expect([definition.method, definition.path, result.status, result.json]).toEqual([
        definition.method,
        definition.path,
        401,
        expect.objectContaining({ message: 'Unauthorized' }),
      ]);
    }
  });

  it('answers a stranger about the owner’s things exactly as about things that do not exist', async () => {
    for (const { definition } of server.running.endpoints) {
      const collection = Object.keys(owned).find((prefix) => definition.path.startsWith(`${prefix}{`));
      // These are closed to the stranger as a whole, below.
      if (definition.access === 'administrator') continue;
      if (!collection) {
        // A new path with an id must be told above whose id that is.
        expect([definition.path, /\{id\}/.test(definition.path)]).toEqual([definition.path, false]);
        continue;
      }
      const theirs = owned[collection] ?? {};
      const relation = { fromTable: 'x', fromColumn: 'x', toTable: 'x', toColumn: 'x', decision: null };
      const options = {
        json: {
          content: 'total amount',
          name: 'taken',
          type: 'csv',
          revision: 0,
          fixes: [],
          reason: 'other',
          column: 'x',
          leftOut: [],
          tables: [],
          ...relation,
        },
      };
      const call = (params: Record<string, string>) =>
        stranger.call(
          definition.method,
          fill(definition.path, params),
          definition.method === 'GET'
            ? {}
            : definition.uploadLimitBytes
              ? { form: fileForm('x.csv', 'quarkstollen\nc\n') }
              : options,
        );
      const real = await call(theirs);
      const invented = await call({ ...theirs, id: newId() });
      expect([definition.method, definition.path, real.status]).toEqual([
        definition.method,
        definition.path,
        404,
      ]);
      expect(withoutRequestId(real.json)).toEqual(withoutRequestId(invented.json));
    }
    // And nothing was changed by trying.
    const source = await owner.get<{ name: string }>(`/api/data-sources/${owned['/api/data-sources/']?.id}`);
    expect(source.name).toBe('zirkonia');
  });

  it('of the installation is closed to everybody but its administrators, whatever they ask for', async () => {
    const calls = server.running.endpoints.filter(({ definition }) => definition.access === 'administrator');
    expect(calls.length).toBeGreaterThan(8);
    for (const { definition } of calls)
      for (const id of [owner.userId, newId()]) {
        const path = fill(definition.path, { id });
        const result = await stranger.call(definition.method, path, bodyFor(definition.method));
        expect([definition.path, result.status, withoutRequestId(result.json)]).toEqual([
          definition.path,
          403,
          { message: 'Only an administrator of this installation may do this.', requestId: undefined },
        ]);
      }
  });

  it('shows no word of the owner in anything a stranger can read', async () => {
    for (const { definition } of server.running.endpoints) {
      if (
        definition.method !== 'GET' ||
        definition.path === '/api/logout' ||
        definition.path === '/api/login'
      )
        continue;
      const session = (await stranger.get<{ id: string }[]>('/api/chat/sessions'))[0]?.id ?? newId();
      const path = fill(definition.path, { id: session, table: 'customers', type: 'sales', days: '30' });
      const { text } = await stranger.call('GET', path);
      for (const secret of secrets)
        expect([definition.path, text.includes(secret)]).toEqual([definition.path, false]);
    }
  });

  it('does not let a stranger limit a chat to the owner’s source', async () => {
    const id = owned['/api/data-sources/']?.id ?? '';
    const result = await stranger.call('POST', '/api/chat/sessions', {
      json: { title: 'x', dataSourceIds: [id] },
    });
    expect(result.status).toBe(404);
  });

  it('refuses every state-changing call that another site caused', async () => {
    for (const { definition } of server.running.endpoints) {
      if (definition.method === 'GET') continue;
      const path = fill(definition.path, { id: newId(), table: 'x', type: 'sales', days: '30' });
      for (const headers of foreignHeaders) {
        const result = await owner.call(definition.method, path, { ...bodyFor(definition.method), headers });
        expect([definition.path, JSON.stringify(headers), result.status]).toEqual([
          definition.path,
          JSON.stringify(headers),
          403,
        ]);
      }
    }
  });

  it('takes no list without a bound', async () => {
    const { paths } = await owner.get<{ paths: Record<string, unknown> }>('/api/openapi.json');
    expect(listsWithoutBound(paths)).toEqual([]);
  });

  it('is in the OpenAPI description', async () => {
    const { paths } = await owner.get<{ paths: Record<string, Record<string, unknown>> }>(
      '/api/openapi.json',
    );
    for (const { definition } of server.running.endpoints) {
      expect(Object.keys(paths[definition.path] ?? {})).toContain(definition.method.toLowerCase());
    }
  });
});

describe('unknown addresses', () => {
  it('below /api/ answer 404 as JSON, others with the page and status 404', async () => {
    const api = await owner.call('GET', '/api/unknown');
    expect([api.status, api.headers.get('content-type')]).toEqual([
      404,
      expect.stringContaining('application/json'),
    ]);
    const page = await owner.call('GET', '/no-such-page');
    expect([page.status, page.headers.get('content-type')]).toEqual([
      404,
      expect.stringContaining('text/html'),
    ]);
  });

  it('do not lead out of the built front end', async () => {
    for (const path of [
      '/assets/..%2f..%2fpackage.json',
      '/assets/%2e%2e/index.html',
      '/assets/.build.json',
    ]) {
      const { status, text } = await owner.call('GET', path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toContain('"dependencies"');
    }
  });
});

function fill(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'));
}

function bodyFor(method: string): { json?: unknown } {
  return method === 'GET' ? {} : { json: {} };
}

/** A change of the owner's that nobody has applied. */
async function waitingChange(sourceId: string): Promise<string> {
  const { id } = await owner.upload<{ id: string }>(
    'zirkonia.csv',
    'quarkstollen,amount\nc,3\n',
    `/api/data-sources/${sourceId}/upload?mode=append&apply=false`,
  );
  return id;
}

/** Where in the bodies of requests a list stands that may be of any length. */
function listsWithoutBound(value: unknown, place: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = 'items' in value && 'type' in value && value.type === 'array';
  const own = isList && place.includes('requestBody') && !('maxItems' in value) ? [place.join(' ')] : [];
  const inner = Object.entries(value).filter(([name]) => name !== 'responses');
  return [...own, ...inner.flatMap(([name, one]) => listsWithoutBound(one, [...place, name]))];
}

function withoutRequestId(json: unknown): unknown {
  return { ...(json as object), requestId: undefined };
}

import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressOf, request } from './api.ts';
import { createQueryClient, pathOfKey } from './query.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(...responses: Response[]) {
  const fetched = vi.fn<typeof fetch>(async () => responses.shift() ?? new Response('', { status: 500 }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('a call', () => {
  it('fills and encodes the path and leaves absent query values out', () => {
    const options = { params: { id: 'a/b' }, query: { offset: 0, orderBy: undefined, limit: 50 } };
    expect(addressOf('/api/things/{id}', options)).toBe('/api/things/a%2Fb?offset=0&limit=50');
  });

  it('sends cookies, and a JSON type only with a body', async () => {
    const fetched = answerWith(new Response('{}'), new Response('{}'));
    await request('POST', '/api/a');
    await request('POST', '/api/b', { body: { x: 1 } });
    expect(fetched.mock.calls[0]?.[1]).toEqual({ method: 'POST', credentials: 'include' });
    expect(fetched.mock.calls[1]?.[1]).toMatchObject({
      headers: { 'content-type': 'application/json' },
      body: '{"x":1}',
    });
  });
});

describe('reads', () => {
  it('take the key parts joined with slashes for their path', () => {
    expect(pathOfKey(['/api/chat/sessions', 7, 'messages'])).toBe('/api/chat/sessions/7/messages');
  });

  it('are neither retried nor read again while they are known', async () => {
    const fetched = answerWith(new Response('[1]'));
    const client = createQueryClient(() => undefined);
    const options = { queryKey: ['/api/numbers'] };
    expect(await client.fetchQuery(options)).toEqual([1]);
    expect(await client.fetchQuery(options)).toEqual([1]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('tell when the session is over, and fail once', async () => {
    const fetched = answerWith(new Response('{"message":"Unauthorized"}', { status: 401 }));
    const onUnauthorized = vi.fn();
    const client = createQueryClient(onUnauthorized);
    await expect(client.fetchQuery({ queryKey: ['/api/secrets'] })).rejects.toThrow('401: ');
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

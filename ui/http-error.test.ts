import { describe, expect, it } from 'vitest';
import { errorOfResponse, HttpError, userMessageOf } from './http-error.ts';

describe('a response that is not OK', () => {
  it('becomes status, colon and body', async () => {
    const error = await errorOfResponse(new Response('{"message":"No such file."}', { status: 404 }));
    expect(error.message).toBe('404: {"message":"No such file."}');
    expect(error.userMessage).toBe('No such file.');
  });

  it('has the status text where the body is empty', async () => {
    const error = await errorOfResponse(new Response('', { status: 503, statusText: 'Service Unavailable' }));
    expect(error.message).toBe('503: Service Unavailable');
  });

  it('keeps the id of the request', async () => {
    const headers = { 'x-request-id': 'abc' };
    expect((await errorOfResponse(new Response('', { status: 500, headers }))).requestId).toBe('abc');
  });
});

describe('what the person is told', () => {
  it("is the server's sentence where there is one", () => {
    expect(userMessageOf(new HttpError(422, '', '{"message":"Choose a file."}'), 'Failed.')).toBe(
      'Choose a file.',
    );
  });

  it.each(['<html>Bad gateway</html>', '{"message":7}', 'null', ''])(
    'is the fallback for the body %j',
    (body) => {
      expect(userMessageOf(new HttpError(502, '', body), 'Failed.')).toBe('Failed.');
    },
  );

  it('says when the server cannot be reached', () => {
    expect(userMessageOf(new TypeError('Failed to fetch'), 'Failed.')).toContain('cannot be reached');
  });
});

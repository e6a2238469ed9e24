import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { UnexpectedAnswerError } from './answer-shape.ts';
import { HttpError } from './http-error.ts';
import { createQueryClient, readingOf } from './query.ts';

afterEach(() => vi.unstubAllGlobals());

it('tells the failure of the last try, also where the one before had an answer of another shape', async () => {
  const answers = [
    () => new Response('{"nothing": true}'),
    () => new Response('{"message": "down"}', { status: 500 }),
    () => new Response('["a"]'),
  ];
  vi.stubGlobal('fetch', async () => answers.shift()?.());
  const client = createQueryClient(() => {});
  const observer = new QueryObserver(client, readingOf<string[]>('GET /api/things', {}, { list: 's' }));
  const refetched = await observer.refetch();
  expect(refetched.error).toBeInstanceOf(UnexpectedAnswerError);
  const again = await observer.refetch();
  expect(again.error).toBeInstanceOf(HttpError);
  expect(again.error).toMatchObject({ status: 500 });
  const last = await observer.refetch();
  expect(last).toMatchObject({ isSuccess: true, error: null, data: ['a'] });
});

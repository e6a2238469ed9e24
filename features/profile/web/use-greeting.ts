import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readAloud } from '#features/chat/web/index.tsx';
import { expectShape } from '#ui/answer-shape.ts';
import { greetingSpokenAfterMs } from '../limits.ts';
import { profileApi } from './api.ts';
import { readShapes } from './read-shapes.generated.ts';

export const greetingSpeechId = 'profile-greeting';

const greetingKey = ['/api/greeting'];

/** The greeting of this visit: null while it is made or where it failed. A fresh one differs from the one that is shown. */
export function useGreeting() {
  const client = useQueryClient();
  const { data, isFetching, refetch } = useQuery({
    queryKey: greetingKey,
    queryFn: async ({ signal }) => {
      const previous = client.getQueryData<{ greeting: string }>(greetingKey)?.greeting;
      const answer = await profileApi('GET /api/greeting', { query: { previous }, signal });
      return expectShape(answer, readShapes['GET /api/greeting']);
    },
    // Every visit is greeted anew.
    gcTime: 0,
  });
  const text = isFetching ? null : (data?.greeting ?? null);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(
      () => readAloud(greetingSpeechId, text, { wasSpokenTo: false }),
      greetingSpokenAfterMs,
    );
    return () => clearTimeout(timer);
  }, [text]);
  return { text, isMaking: isFetching, renew: () => void refetch() };
}

import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { BodyInputOf } from '#kernel/endpoint.ts';
import { userMessageOf } from '#ui/http-error.ts';
import type { sourcesEndpoints } from '../contract.ts';
import { sourcesApi } from './api.ts';

export type TestedSettings = BodyInputOf<typeof sourcesEndpoints.testAuthentication>;

interface TestOutcome {
  success: boolean;
  message: string;
}

/** A test that can be stopped. Its outcome counts for the settings it was run with, and is gone when they change. */
export function useTestAuthentication(settings: TestedSettings) {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const test = useMutation({
    mutationFn: ({ signal, body }: { signal: AbortSignal; body: TestedSettings }) =>
      sourcesApi('POST /api/auth/test', { body, signal }),
  });
  const isCurrent = JSON.stringify(test.variables?.body) === JSON.stringify(settings);
  const run = () => {
    const controller = new AbortController();
    running.current = controller;
    test.mutate({ signal: controller.signal, body: settings });
  };
  const stop = () => {
    running.current?.abort();
    test.reset();
  };
  return { isPending: test.isPending, outcome: isCurrent ? outcomeOf() : null, run, stop };

  function outcomeOf(): TestOutcome | null {
    if (test.error) return { success: false, message: userMessageOf(test.error, '') };
    return test.data ?? null;
  }
}

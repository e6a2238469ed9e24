import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { defaultSessionTitle } from '../limits.ts';
import { useChatRead } from './api.ts';
import { useBeginSession } from './use-begin-session.ts';

/** The address keeps which conversation is open. */
export const sessionParameter = 'chat';

/** The conversations and the open one: the one in the address, else the first; one is created when there is none. */
export function useSessions() {
  const [search, setSearch] = useSearchParams();
  const sessions = useChatRead('GET /api/chat/sessions');
  const select = useCallback(
    (id: string) => {
      setSearch((current) => {
        current.set(sessionParameter, id);
        return current;
      });
    },
    [setSearch],
  );
  const create = useBeginSession();

  const isEmpty = sessions.data?.length === 0;
  const hasAsked = useRef(false);
  const { mutate } = create;
  useEffect(() => {
    // The ref keeps a second run of this effect from creating a second conversation.
    if (isEmpty === false) hasAsked.current = false;
    if (!isEmpty || hasAsked.current) return;
    hasAsked.current = true;
    mutate({});
  }, [isEmpty, mutate]);

  const wanted = search.get(sessionParameter);
  const selected = sessions.data?.find((session) => session.id === wanted) ?? sessions.data?.[0] ?? null;
  return {
    sessions: sessions.data ?? [],
    selected,
    error: sessions.error ?? (isEmpty ? create.error : null),
    isCreating: create.isPending,
    select,
    retry: () => (sessions.error ? void sessions.refetch() : mutate({})),
    createAndSelect: () => mutate({}, { onSuccess: (session) => select(session.id) }),
  };
}

/** The conversations for the search palette. */
export function useSessionEntries(isEnabled: boolean) {
  const { data } = useChatRead('GET /api/chat/sessions', { isEnabled });
  return (data ?? []).map((session) => ({
    kind: 'conversation' as const,
    label: session.title || defaultSessionTitle,
    href: `/ai-agent?${sessionParameter}=${session.id}`,
  }));
}

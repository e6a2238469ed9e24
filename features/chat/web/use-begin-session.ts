import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readKey } from '#ui/query.ts';
import type { ChatSession } from '../contract.ts';
import { defaultSessionTitle } from '../limits.ts';
import { chatApi, sessionsPath } from './api.ts';

interface Beginning {
  /** The sources it is limited to; all of the workspace when absent. */
  dataSourceIds?: string[];
}

/** Begins a conversation and puts it first in the list, where the chat panel opens it. */
export function useBeginSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (beginning: Beginning) =>
      chatApi('POST /api/chat/sessions', { body: { title: defaultSessionTitle, ...beginning } }),
    onSuccess: (session) => {
      client.setQueryData<ChatSession[]>(readKey(sessionsPath), (known) => known && [session, ...known]);
    },
  });
}

import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readAloud } from '#features/chat/web/index.tsx';
import type { Answer } from '#kernel/answer.ts';
import { spokenAnswer } from '#ui/speech/spoken-answer.ts';
import { profileStrings as strings } from '../strings.ts';
import { profileApi } from './api.ts';

export interface ProfileExchange {
  id: string;
  message: string;
  response: string;
  /** What the response rests on; null where there is nothing to show. */
  answer: Answer | null;
}

/** The messages of this visit and their responses. Blank messages, and messages while one is pending, are not sent. */
export function useAssistant() {
  const [draft, setDraft] = useState('');
  const [exchanges, setExchanges] = useState<readonly ProfileExchange[]>([]);
  // Two Enters in one moment come before the first has been drawn.
  const isSending = useRef(false);
  const keep = (message: string, response: string, answer: Answer | null) => {
    const id = `profile-response-${exchanges.length + 1}`;
    setExchanges((known) => [...known, { id, message, response, answer }]);
    readAloud(id, spokenAnswer(response, answer), { wasSpokenTo: false });
  };
  const ask = useMutation({
    mutationFn: (message: string) =>
      profileApi('POST /api/chat/ai-profile', { body: { message, context: 'profile_interaction' } }),
    onSuccess: ({ response, answer }, message) => {
      setDraft('');
      keep(message, response.trim() || strings.emptyResponse, answer ?? null);
    },
    // Spec §8: one friendly sentence in place of the reason. The message stays in the box.
    onError: (_, message) => keep(message, strings.fallback, null),
    onSettled: () => {
      isSending.current = false;
    },
  });
  const send = (text: string) => {
    const message = text.trim();
    if (message === '' || isSending.current) return;
    isSending.current = true;
    ask.mutate(message);
  };
  return { draft, setDraft, exchanges, send, pendingMessage: ask.isPending ? ask.variables : null };
}

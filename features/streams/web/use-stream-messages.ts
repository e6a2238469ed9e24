import { useState } from 'react';
import { useCurrentUser } from '#features/identity/web/index.tsx';
import { useLiveMessages } from '#ui/live/use-live.ts';
import { addMessage, isStreamMessage, type MessagesOfStreams } from './stream-messages.ts';

/** What comes in over the live channel while the component is shown. */
export function useStreamMessages(): MessagesOfStreams {
  const [messages, setMessages] = useState<MessagesOfStreams>(new Map());
  const { data: user } = useCurrentUser();
  useLiveMessages(user?.id, (message) => {
    if (isStreamMessage(message)) setMessages((known) => addMessage(known, message));
  });
  return messages;
}

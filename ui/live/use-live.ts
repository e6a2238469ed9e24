import { useEffect, useEffectEvent } from 'react';
import type { LiveMessage } from '#kernel/channel.ts';
import { useStore } from '../store.ts';
import { type LiveState, liveClient } from './live-client.ts';

/**
 * Calls back with every live message while the component is shown and somebody is signed in; the listener picks the
 * types that it knows. Messages sent while the page was not connected do not come later: read what matters again.
 */
export function useLiveMessages(userId: string | undefined, onMessage: (message: LiveMessage) => void): void {
  const receive = useEffectEvent(onMessage);
  useEffect(() => {
    if (userId === undefined) return undefined;
    return liveClient.subscribe(userId, (message) => receive(message));
  }, [userId]);
}

/** How the page's socket is. */
export function useLiveState(): LiveState {
  return useStore(liveClient.state);
}

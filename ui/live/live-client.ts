import {
  type AuthenticateMessage,
  authenticatedType,
  type LiveMessage,
  liveChannelPath,
  liveCloseCodes,
} from '#kernel/channel.ts';
import { createStore, type Store } from '../store.ts';

/**
 * `idle`: nobody listens. `live`: messages come. `reconnecting`: it was lost and is tried again by itself.
 * `ended`: the server wants this page no more; signing in again or looking at the page again helps.
 */
export type LiveState = 'idle' | 'connecting' | 'live' | 'reconnecting' | 'ended';
export type LiveListener = (message: LiveMessage) => void;

export interface LiveClient {
  state: Store<LiveState>;
  /**
   * Listens to the messages of the signed-in account's workspace. The first listener opens the socket, the last one that
   * leaves closes it. Returns how to leave.
   */
  subscribe(userId: string, listener: LiveListener): () => void;
}

const firstRetryMs = 1_000;
const lastRetryMs = 30_000;
/** A socket outlives its last listener by this, so that going from screen to screen does not open one each time. */
const lingerMs = 2_000;

/** The wait before a try: doubling, and somewhere between half and the whole of it, so that not all pages come at once. */
export function retryDelayMs(failures: number, random: number): number {
  const whole = Math.min(lastRetryMs, firstRetryMs * 2 ** Math.min(failures - 1, 10));
  return whole * (0.5 + random / 2);
}

/** One socket for a page, however many listen. */
export function createLiveClient(address: () => string): LiveClient {
  const state = createStore<LiveState>('idle');
  const listeners = new Set<LiveListener>();
  let socket: WebSocket | null = null;
  let userOfSocket = '';
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    state,
    subscribe(userId, listener) {
      clearTimeout(timer);
      listeners.add(listener);
      if (!socket || userId !== userOfSocket) connect(userId);
      watchPage(true);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        timer = setTimeout(disconnect, lingerMs);
      };
    },
  };

  function connect(userId: string): void {
    drop();
    userOfSocket = userId;
    state.write(failures === 0 ? 'connecting' : 'reconnecting');
    const opened = new WebSocket(address());
    socket = opened;
    opened.onopen = () => {
      const message: AuthenticateMessage = { type: 'authenticate', userId };
      opened.send(JSON.stringify(message));
    };
    opened.onmessage = ({ data }) => receive(String(data));
    opened.onclose = ({ code }) => lose(code);
  }

  function receive(text: string): void {
    const message = parse(text);
    if (message?.type === authenticatedType) {
      failures = 0;
      state.write('live');
    } else if (message) {
      for (const listener of [...listeners]) listener(message);
    }
  }

  function lose(code: number): void {
    socket = null;
    if (listeners.size === 0) {
      disconnect();
      return;
    }
    if (isFinal(code)) {
      state.write('ended');
      return;
    }
    failures += 1;
    state.write('reconnecting');
    timer = setTimeout(() => connect(userOfSocket), retryDelayMs(failures, Math.random()));
  }

  /** Back at the page, or back on the network: no reason to wait for the next try. */
  function comeBack(): void {
    if (socket || listeners.size === 0 || document.visibilityState === 'hidden') return;
    clearTimeout(timer);
    connect(userOfSocket);
  }

  function disconnect(): void {
    clearTimeout(timer);
    drop();
    failures = 0;
    watchPage(false);
    state.write('idle');
  }

  function drop(): void {
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    socket = null;
  }

  function watchPage(isWatching: boolean): void {
    const change = isWatching ? 'addEventListener' : 'removeEventListener';
    document[change]('visibilitychange', comeBack);
    window[change]('online', comeBack);
  }
}

function isFinal(code: number): boolean {
  return (
    code === liveCloseCodes.policy || code === liveCloseCodes.sessionEnded || code === liveCloseCodes.replaced
  );
}

/** A message with a type, or null: a newer server may send what this page does not know. */
function parse(text: string): LiveMessage | null {
  try {
    const message: unknown = JSON.parse(text);
    const hasType = typeof message === 'object' && message !== null && 'type' in message;
    return hasType && typeof message.type === 'string' ? (message as LiveMessage) : null;
  } catch {
    return null;
  }
}

/** The page's own client: same host, secure where the page is. */
export const liveClient = createLiveClient(() => {
  const scheme = window.location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${window.location.host}${liveChannelPath}`;
});

import type { WebSocket } from 'ws';
import { authenticatedType, liveCloseCodes } from '#kernel/channel.ts';
import type { Caller } from '../sessions/sessions.ts';
import type { LiveHub } from './live-hub.ts';
import type { LiveLimits } from './live-limits.ts';

/** One connected page. */
export interface LiveSocket {
  caller: Caller;
  /** Pings, or cuts off a page that did not answer the last ping or reads too slowly. */
  beat(): void;
  close(code: number, reason: string): void;
  /** Cuts off without waiting for the page. */
  terminate(): void;
}

/** Holds a page's socket to the agreement: `authenticate` first and in time, little said, much read. */
export function openLiveSocket(
  socket: WebSocket,
  {
    caller,
    hub,
    limits,
    onClosed,
  }: { caller: Caller; hub: LiveHub; limits: LiveLimits; onClosed: () => void },
): LiveSocket {
  let isAlive = true;
  let received = 0;
  let unsubscribe: (() => void) | null = null;
  const deadline = setTimeout(
    () => close(liveCloseCodes.policy, 'Not authenticated in time.'),
    limits.authenticateMs,
  );

  socket.on('message', (data, isBinary) => {
    if (count()) authenticate(Buffer.isBuffer(data) && !isBinary ? data.toString() : '');
  });
  socket.on('ping', count);
  socket.on('pong', () => {
    isAlive = true;
  });
  // What the protocol itself refuses, such as a message that is too large, closes the socket; there is no more to do.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearTimeout(deadline);
    unsubscribe?.();
    onClosed();
  });
  return { caller, beat, close, terminate: () => socket.terminate() };

  function count(): boolean {
    received += 1;
    if (received <= limits.messagesPerHeartbeat) return true;
    close(liveCloseCodes.policy, 'Too many messages.');
    return false;
  }

  function authenticate(text: string): void {
    if (unsubscribe || !isOpen()) return;
    if (claimedUserId(text) !== caller.accountId) {
      close(liveCloseCodes.policy, 'Authenticate as the signed-in account.');
      return;
    }
    clearTimeout(deadline);
    send(JSON.stringify({ type: authenticatedType }));
    unsubscribe = hub.subscribe(caller.workspaceId, send);
  }

  function send(text: string): void {
    if (!isOpen()) return;
    if (socket.bufferedAmount > limits.waitingBytes) socket.terminate();
    else socket.send(text);
  }

  function beat(): void {
    received = 0;
    if (!isAlive || socket.bufferedAmount > limits.waitingBytes) {
      socket.terminate();
      return;
    }
    isAlive = false;
    if (isOpen()) socket.ping();
  }

  function close(code: number, reason: string): void {
    unsubscribe?.();
    if (isOpen()) socket.close(code, reason);
  }

  function isOpen(): boolean {
    return socket.readyState === socket.OPEN;
  }
}

/** The id in an `authenticate` message; null for anything else. */
function claimedUserId(text: string): string | null {
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message !== 'object' || message === null) return null;
    if (!('type' in message) || message.type !== 'authenticate' || !('userId' in message)) return null;
    return typeof message.userId === 'string' ? message.userId : null;
  } catch {
    return null;
  }
}

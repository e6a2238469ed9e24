// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveCloseCodes } from '#kernel/channel.ts';
import { createLiveClient, retryDelayMs } from './live-client.ts';

/** The browser's socket as far as the client uses it; the test plays the server. */
class FakeSocket {
  static opened: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: unknown[] = [];
  isClosed = false;
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.isClosed = true;
  }
  accept(): void {
    this.onopen?.();
    this.say({ type: 'authenticated' });
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function socketNumber(number: number): FakeSocket {
  const socket = FakeSocket.opened[number - 1];
  if (!socket) throw new Error(`Socket ${number} was not opened.`);
  return socket;
}

const newClient = () => createLiveClient(() => 'ws://host/ws');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.opened = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the live client', () => {
  it('opens one socket when somebody listens, authenticates and hands messages to all', () => {
    const client = newClient();
    expect([FakeSocket.opened.length, client.state.read()]).toEqual([0, 'idle']);
    const [first, second] = [vi.fn(), vi.fn()];
    client.subscribe('ada', first);
    client.subscribe('ada', second);
    expect([FakeSocket.opened.length, client.state.read()]).toEqual([1, 'connecting']);
    socketNumber(1).accept();
    expect(client.state.read()).toBe('live');
    expect(socketNumber(1).sent).toEqual([{ type: 'authenticate', userId: 'ada' }]);
    socketNumber(1).say({ type: 'news', text: 'x' });
    socketNumber(1).onmessage?.({ data: 'not json' });
    socketNumber(1).say({ untyped: true });
    expect(first.mock.calls).toEqual([[{ type: 'news', text: 'x' }]]);
    expect(second.mock.calls).toEqual(first.mock.calls);
  });

  it('closes the socket some time after the last listener has left, not in between', () => {
    const client = newClient();
    client.subscribe('ada', vi.fn())();
    vi.advanceTimersByTime(1_000);
    const leave = client.subscribe('ada', vi.fn());
    vi.advanceTimersByTime(10_000);
    expect([FakeSocket.opened.length, socketNumber(1).isClosed]).toEqual([1, false]);
    leave();
    vi.advanceTimersByTime(10_000);
    expect([socketNumber(1).isClosed, client.state.read()]).toEqual([true, 'idle']);
  });

  it('comes back after a loss, later each time, and soon again after it was live', () => {
    const client = newClient();
    client.subscribe('ada', vi.fn());
    socketNumber(1).accept();
    const waits = [1, 2, 3, 4].map((number) => {
      socketNumber(number).onclose?.({ code: 1006 });
      expect(client.state.read()).toBe('reconnecting');
      const began = Date.now();
      while (FakeSocket.opened.length === number) vi.advanceTimersByTime(50);
      return Date.now() - began;
    });
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(500 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(1_000 * 2 ** index + 50);
    }
    socketNumber(5).accept();
    socketNumber(5).onclose?.({ code: liveCloseCodes.goingAway });
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.opened.length).toBe(6);
  });

  it('does not come back by itself when the server wants it no more, but does when a person returns', () => {
    const client = newClient();
    client.subscribe('ada', vi.fn());
    socketNumber(1).accept();
    socketNumber(1).onclose?.({ code: liveCloseCodes.replaced });
    vi.advanceTimersByTime(120_000);
    expect([FakeSocket.opened.length, client.state.read()]).toEqual([1, 'ended']);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.opened.length).toBe(2);
  });

  it('takes another socket for another account', () => {
    const client = newClient();
    client.subscribe('ada', vi.fn())();
    client.subscribe('eve', vi.fn());
    socketNumber(2).accept();
    expect(socketNumber(1).isClosed).toBe(true);
    expect(socketNumber(2).sent).toEqual([{ type: 'authenticate', userId: 'eve' }]);
  });

  it('spreads its tries between half and the whole of a wait of at most 30 seconds', () => {
    expect([retryDelayMs(1, 0), retryDelayMs(1, 1)]).toEqual([500, 1_000]);
    expect([retryDelayMs(40, 0), retryDelayMs(40, 1)]).toEqual([15_000, 30_000]);
  });
});

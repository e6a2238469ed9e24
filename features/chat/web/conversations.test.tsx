// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastStore } from '#ui/toast-store.ts';
import type { ChatMessage, Exchange } from '../contract.ts';
import { draftStore, failureStore, pendingStore, sendQuestion, setDraft } from './conversations.ts';

const message = (id: string, role: ChatMessage['role'], content: string): ChatMessage => ({
  id,
  role,
  content,
  isVoice: false,
  createdAt: '2026-01-01T00:00:00Z',
  metadata: {},
});
const exchange: Exchange = {
  userMessage: message('u', 'user', 'How much?'),
  aiMessage: message('a', 'assistant', 'Much.'),
};
const key = ['/api/chat/sessions/s1/messages'];
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(key, []);
  for (const store of [draftStore, failureStore, pendingStore]) store.write({});
});
afterEach(() => vi.unstubAllGlobals());

function streamOf(...events: [string, unknown][]): Response {
  const text = events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');
  return new Response(text, { headers: { 'content-type': 'text/event-stream' } });
}

function serverAnswers(answer: () => Response | Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const send = (content: string) => sendQuestion(client, 's1', { content, isVoice: false });

describe('a question', () => {
  it('is shown as pending with its real stage, then its answer is among the messages', async () => {
    const stages: unknown[] = [];
    pendingStore.subscribe(() => stages.push(pendingStore.read().s1?.stage?.stage));
    serverAnswers(() =>
      streamOf(['status', { stage: 'reading' }], ['status', { stage: 'running' }], ['done', exchange]),
    );
    setDraft('s1', ' How much? ');
    await send(' How much? ');
    expect(stages).toEqual(expect.arrayContaining(['reading', 'running']));
    expect(client.getQueryData(key)).toEqual([exchange.userMessage, exchange.aiMessage]);
    expect(pendingStore.read()).toEqual({});
    expect(draftStore.read().s1).toBe('');
  });

  it('stands once among messages that were fetched while it was answered', async () => {
    client.setQueryData(key, [message('before', 'assistant', 'Hello.'), exchange.userMessage]);
    serverAnswers(() => streamOf(['done', exchange]));
    await send('How much?');
    expect(client.getQueryData<ChatMessage[]>(key)?.map(({ id }) => id)).toEqual(['before', 'u', 'a']);
  });

  it('keeps its answer where messages come later that were asked for before it', async () => {
    let release = (_: ChatMessage[]) => {};
    const late = client.fetchQuery({
      queryKey: key,
      queryFn: () =>
        new Promise<ChatMessage[]>((resolve) => {
          release = resolve;
        }),
    });
    late.catch(() => {});
    serverAnswers(() => streamOf(['done', exchange]));
    await send('How much?');
    release([exchange.userMessage]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(client.getQueryData<ChatMessage[]>(key)?.map(({ id }) => id)).toEqual(['u', 'a']);
  });

  it('is sent trimmed, as spoken or typed', async () => {
    const fetched = serverAnswers(() => streamOf(['done', exchange]));
    await sendQuestion(client, 's1', { content: ' How much? ', isVoice: true });
    expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"role":"user","content":"How much?","isVoice":true}');
  });

  it('takes a plain JSON answer as well', async () => {
    serverAnswers(() => Response.json(exchange));
    await send('How much?');
    expect(client.getQueryData(key)).toHaveLength(2);
  });

  it.each(['', '   ', '\n'])('that is blank (%j) is not sent', async (content) => {
    const fetched = serverAnswers(() => streamOf(['done', exchange]));
    await send(content);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('waits for the one before', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const fetched = serverAnswers(async () => {
      await held;
      return streamOf(['done', exchange]);
    });
    const first = send('First?');
    await send('Second?');
    release();
    await first;
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('a question without an answer', () => {
  it.each([
    [
      'the stream says why',
      () => streamOf(['failed', { message: 'The query took too long.' }]),
      'The query took too long.',
    ],
    ['the stream breaks off', () => streamOf(['status', { stage: 'reading' }]), 'The connection was lost'],
    [
      'the server refuses',
      () => Response.json({ message: 'Too many questions.' }, { status: 429 }),
      'Too many questions.',
    ],
  ])('stays in the box when %s', async (_, answer, reason) => {
    serverAnswers(answer);
    await send('How much?');
    expect(draftStore.read().s1).toBe('How much?');
    expect(failureStore.read().s1).toContain(reason);
    expect(toastStore.read().visible).toMatchObject({ title: 'Error', tone: 'destructive' });
    expect(client.getQueryData(key)).toEqual([]);
  });

  it('does not overwrite what was typed in the meantime', async () => {
    serverAnswers(() => {
      setDraft('s1', 'Something new');
      return streamOf(['failed', { message: 'No.' }]);
    });
    await send('How much?');
    expect(draftStore.read().s1).toBe('Something new');
  });

  it('says that it was stopped when it was', async () => {
    const stopped: string[] = [];
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      if (path.endsWith('/stop')) {
        stopped.push(path);
        return Promise.resolve(Response.json({ wasRunning: true }));
      }
      return new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    });
    const sending = send('How much?');
    pendingStore.read().s1?.stop();
    await sending;
    expect(stopped).toEqual(['/api/chat/sessions/s1/stop']);
    expect(failureStore.read().s1).toBe('Stopped. Your question is still in the box.');
    expect(draftStore.read().s1).toBe('How much?');
  });
});

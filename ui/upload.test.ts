// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { StreamEvent } from './event-stream.ts';
import { uploadFile } from './upload.ts';

/** The browser's request, as far as an upload uses it: jsdom sends none to a server. Unproved: how a browser cuts what arrives. */
class FakeRequest {
  static pieces: string[] = [];
  static answered = { status: 200, type: 'text/event-stream; charset=utf-8' };
  static accepted = '';
  upload = {};
  statusText = '';
  responseText = '';
  onprogress = () => {};
  onload = () => {};
  get status() {
    return FakeRequest.answered.status;
  }
  open() {}
  abort() {}
  setRequestHeader(_name: string, value: string) {
    FakeRequest.accepted = value;
  }
  getResponseHeader(name: string) {
    return name === 'content-type' ? FakeRequest.answered.type : 'r1';
  }
  send() {
    queueMicrotask(() => {
      for (const piece of FakeRequest.pieces) {
        this.responseText += piece;
        this.onprogress();
      }
      this.onload();
    });
  }
}
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

function upload(): Promise<{ result: unknown; events: StreamEvent[] }> {
  const events: StreamEvent[] = [];
  return uploadFile<unknown>('/api/files/upload', new File(['a,b'], 'x.csv'), {
    onSent: () => {},
    onEvent: (event) => events.push(event),
    signal: new AbortController().signal,
  }).then((result) => ({ result, events }));
}

function stream(...pieces: string[]): void {
  FakeRequest.answered = { status: 200, type: 'text/event-stream; charset=utf-8' };
  FakeRequest.pieces = pieces;
}

function plain(status: number, text: string): void {
  FakeRequest.answered = { status, type: 'application/json' };
  FakeRequest.pieces = [text];
}

it('hands out what is told before the answer, cut as it may be on its way', async () => {
  stream(
    'event: waiting\ndata: {"ahead":2}\n\nevent: wai',
    'ting\ndata: {"ahead":1}\n\n: waiting\n\n',
    'event: reading\ndata: {}\n\n',
    'event: done\ndata: {"id":"s"}\n\n',
  );
  const { result, events } = await upload();
  expect(FakeRequest.accepted).toContain('text/event-stream');
  expect(result).toEqual({ id: 's' });
  expect(events).toEqual([
    { event: 'waiting', data: { ahead: 2 } },
    { event: 'waiting', data: { ahead: 1 } },
    { event: 'reading', data: {} },
  ]);
});

it('fails in the words of the server, whether they come in the stream or in its place', async () => {
  stream('event: failed\ndata: {"status":413,"message":"No room."}\n\n');
  await expect(upload()).rejects.toMatchObject({ status: 413, userMessage: 'No room.', requestId: 'r1' });
  plain(507, '{"message":"The disk is full."}');
  await expect(upload()).rejects.toMatchObject({ status: 507, userMessage: 'The disk is full.' });
});

it('takes the plain answer, and a stream that ends early for what it is', async () => {
  plain(200, '{"id":"p"}');
  expect((await upload()).result).toEqual({ id: 'p' });
  stream('event: waiting\ndata: {"ahead":2}\n\n');
  await expect(upload()).rejects.toThrow(TypeError);
});

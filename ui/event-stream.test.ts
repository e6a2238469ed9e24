import { describe, expect, it } from 'vitest';
import { readEventStream, type StreamEvent } from './event-stream.ts';

async function readAll(...chunks: (string | Uint8Array)[]): Promise<StreamEvent[]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
  const events: StreamEvent[] = [];
  for await (const event of readEventStream(body)) events.push(event);
  return events;
}

describe('an event stream', () => {
  it('is read across chunks, also where one cuts a letter in two', async () => {
    const bytes = new TextEncoder().encode('event: status\ndata: {"stage":"größer"}\n\n');
    const events = await readAll(bytes.slice(0, 31), bytes.slice(31));
    expect(events).toEqual([{ event: 'status', data: { stage: 'größer' } }]);
  });

  it('passes over comments and takes either line end', async () => {
    const events = await readAll(': wait\n\nevent: a\r\ndata: 1\r\n\r\ndata: 2\n\n');
    expect(events).toEqual([
      { event: 'a', data: 1 },
      { event: 'message', data: 2 },
    ]);
  });

  it('gives the last event although its blank line never came', async () => {
    expect(await readAll('event: done\ndata: {"ok":', 'true}')).toEqual([
      { event: 'done', data: { ok: true } },
    ]);
  });
});

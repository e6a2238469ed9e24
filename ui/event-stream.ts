export interface StreamEvent {
  event: string;
  /** The JSON of the data lines. */
  data: unknown;
}

/** Reads `text/event-stream` as it arrives. Ends with the stream; throws SyntaxError on data that is not JSON. */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let held = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      held += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const blocks = held.split(/\r?\n\r?\n/);
      // The last block is unfinished until its blank line, or the end, has come.
      held = done ? '' : (blocks.pop() ?? '');
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The events of a text that ends behind a blank line. */
export function parseEvents(text: string): StreamEvent[] {
  return text.split(/\r?\n\r?\n/).flatMap((block) => parseBlock(block) ?? []);
}

function parseBlock(block: string): StreamEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    if (line.startsWith('event:')) event = line.slice('event:'.length).trim();
    else if (line.startsWith('data:')) data.push(line.slice('data:'.length).replace(/^ /, ''));
  }
  return data.length === 0 ? null : { event, data: JSON.parse(data.join('\n')) };
}

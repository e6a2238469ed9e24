import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage, Exchange } from '../features/chat/contract.ts';
import { messageMaximumLength, questionMaximumLength } from '../features/chat/limits.ts';
import { chatStrings } from '../features/chat/strings.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  await server.running.settleJobs();
});
afterAll(() => server[Symbol.asyncDispose]());

const ofLength = (length: number) =>
  'How many customers are there? '
    .repeat(300)
    .slice(0, length - 1)
    .concat('?');
const tooLong = ofLength(questionMaximumLength + 1);

async function beginSession(): Promise<string> {
  const { id } = await person.post<{ id: string }>('/api/chat/sessions', {});
  return `/api/chat/sessions/${id}/messages`;
}

describe('a question that is too long', () => {
  it('is kept and answered in words, and nothing goes on with it', async () => {
    const path = await beginSession();
    const { userMessage, aiMessage } = await person.post<Exchange>(path, { content: tooLong });
    expect(userMessage.content).toBe(tooLong);
    expect(aiMessage).toMatchObject({
      content: chatStrings.questionTooLong,
      metadata: { answer: { status: 'declined', sql: null } },
    });
    const next = await person.post<Exchange>(path, { content: 'How many customers are there?' });
    expect(next.aiMessage.metadata.answer).toMatchObject({ status: 'answered', rowCount: 1 });
  });

  it('of the greatest length that is let in is read', async () => {
    const path = await beginSession();
    const { aiMessage } = await person.post<Exchange>(path, { content: ofLength(questionMaximumLength) });
    expect(aiMessage.content).not.toBe(chatStrings.questionTooLong);
  });

  it('is not stored where it is longer than any message, and says why', async () => {
    const path = await beginSession();
    const { status, json } = await person.call('POST', path, {
      json: { content: ofLength(messageMaximumLength + 1) },
    });
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toContain(chatStrings.questionTooLong);
    expect(await person.get(path)).toEqual([]);
  });

  it('is answered in words by the assistant of the profile, too', async () => {
    const reply = await person.post('/api/chat/ai-profile', {
      message: tooLong,
      context: 'profile_interaction',
    });
    expect(reply).toEqual({ response: chatStrings.questionTooLong });
  });
});

describe('a question whose asker has gone', () => {
  it('ends, and says so to whoever comes back', async () => {
    const path = await beginSession();
    const leaving = new AbortController();
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        cookie: person.cookies(),
      },
      body: JSON.stringify({ content: 'open or closed or '.repeat(55).slice(0, questionMaximumLength) }),
      signal: leaving.signal,
    });
    const { value } = (await response.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toContain('event: accepted');
    leaving.abort();
    const messages = await waitForReply(path);
    expect(messages.map(({ content }) => content).at(-1)).toMatch(/^The connection was lost/);
  });
});

async function waitForReply(path: string): Promise<ChatMessage[]> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const messages = await person.get<ChatMessage[]>(path);
    if (messages.length > 1) return messages;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('There was no reply.');
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exchange } from '../features/chat/contract.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

/** A table whose cells are books, beside the sample company. */

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  await server.running.settleJobs();
});
afterAll(() => server[Symbol.asyncDispose]());

describe('long cells', () => {
  it('of one table keep no question about others from its answer', async () => {
    const before = await person.ask<Exchange>('how many orders');
    const rows = Array.from(
      { length: 200 },
      (_, number) => `item${number},"${`${number} `.padEnd(100_000, `lorem${number} `)}",${number}`,
    );
    await person.upload('stories.csv', `item,story,amount\n${rows.join('\n')}\n`);
    const after = await person.ask<Exchange>('how many orders');
    expect(after.aiMessage.metadata.answer?.rows).toEqual(before.aiMessage.metadata.answer?.rows);
    const listed = await person.ask<Exchange>('show all stories');
    const answer = listed.aiMessage.metadata.answer;
    if (answer?.status === 'answered') {
      expect(JSON.stringify(answer).length).toBeLessThan(500_000);
      expect(answer.rowCount).toBe(200);
    }
    const own = await person.ask<Exchange>('total amount of stories');
    expect(own.aiMessage.metadata.answer?.rows).toEqual([[19_900]]);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer } from '#kernel/answer.ts';
import { type Person, startTestServer, type TestServer } from '../testing.ts';

/** Traps of the kind "rows of another workspace": what one workspace holds, another can neither count nor name. */

const salaries =
  'Employee,Department,Salary\nQuentin Vance,Metallurgy,91250\nUrsula Brandt,Metallurgy,88400\nZeno Abara,Cartography,70310\n';
const own = 'Product,Amount\nLamp,10\nDesk,250\n';

let server: TestServer;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer();
  const owner = await server.signUp('Olga');
  await owner.upload('salaries.csv', salaries);
  stranger = await server.signUp('Sam');
  await stranger.upload('products.csv', own);
  await server.running.settleJobs();
});
afterAll(() => server[Symbol.asyncDispose]());

it.each([
  'What does Quentin Vance earn?',
  'What is the total salary?',
  'How many employees work in Metallurgy?',
  'List the salaries',
  'average salary by department',
  'Show all rows of salaries.csv',
  'Which employee has the highest salary?',
  'How many people are in Cartography?',
])('%s', async (question) => {
  const { aiMessage, answer } = await ask(question);
  expect(answer?.status).not.toBe('answered');
  const told = JSON.stringify({ ...aiMessage, metadata: answer });
  for (const secret of ['91250', '88400', '70310', 'Ursula', 'Brandt', 'Zeno', 'Abara']) {
    expect(told).not.toContain(secret);
  }
});

it('a conversation cannot be opened over the sources of another workspace', async () => {
  const owner = await server.signUp('Otto');
  const { dataSource } = await owner.upload<{ dataSource: { id: string } }>('salaries.csv', salaries);
  const answered = await stranger.call('POST', '/api/chat/sessions', {
    json: { title: 'Theirs', dataSourceIds: [dataSource.id] },
  });
  expect(answered.status).toBeGreaterThanOrEqual(400);
});

async function ask(question: string): Promise<{ aiMessage: object; answer: Answer | undefined }> {
  const session = await stranger.post<{ id: string }>('/api/chat/sessions', { title: 'Curious' });
  const path = `/api/chat/sessions/${session.id}/messages`;
  const { aiMessage } = await stranger.post<{ aiMessage: { metadata: { answer?: Answer } } }>(path, {
    content: question,
  });
  return { aiMessage, answer: aiMessage.metadata.answer };
}

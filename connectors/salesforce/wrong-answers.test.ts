import { afterAll, beforeAll, expect, it } from 'vitest';
import { Org } from '../practice/salesforce/org.ts';
import { PracticeSalesforce } from '../practice/salesforce/practice-salesforce.ts';
import { KeptRows } from '../testing-rows.ts';
import { salesforce } from './connect.ts';
import { thingsOf } from './testing-fixture.ts';

/** Answers that are a little wrong on their way: no reading of them may end well. */

const app = { clientId: '3MVG9own', clientSecret: 'secret of the app' };
let server: PracticeSalesforce;
beforeAll(async () => {
  const org = new Org();
  org.add(thingsOf('Small__c', 2500, 0));
  org.add({ ...thingsOf('Large__c', 2500, 0), estimate: 50_000 });
  org.apps.push({ ...app, runsAs: 'reader@example.com' });
  server = await new PracticeSalesforce(org).start();
});
afterAll(() => server[Symbol.asyncDispose]());

interface Change {
  /** Of the path of a call. */
  path: RegExp;
  body?: (text: string) => string;
  headers?: Record<string, string>;
}

/** Reads all of a table while some answers are changed, and tells how many were. */
async function readWith(
  table: string,
  { path, body = (text) => text, headers = {} }: Change,
): Promise<number> {
  let changed = 0;
  const changing = async (input: string | URL, init?: RequestInit): Promise<Response> => {
    const answer = await fetch(input, init);
    if (init?.method === 'DELETE' || !path.test(new URL(input).pathname)) return answer;
    changed += 1;
    const all = new Headers([...answer.headers, ...Object.entries(headers)]);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    return new Response(body(await answer.text()), { status: answer.status, headers: all });
  };
  const reach = { fetch: changing, dial: () => Promise.reject(new Error('not used')) };
  const tools = { reach, signal: new AbortController().signal, onStage: () => {} };
  const session = await salesforce.open?.({ instanceUrl: `http://127.0.0.1:${server.port}`, ...app }, tools);
  const found = (await session?.tables())?.find(({ name }) => name === table);
  if (!session || !found) throw new Error('There is nothing to read.');
  await session.read({ table: found, columns: ['id', 'note'] }, new KeptRows(2));
  return changed;
}

const job = /\/jobs\/query\/\w+$/;
const results = /\/results$/;
const query = /\/query$/;
const lines = (text: string): string[] => text.trimEnd().split('\n');

it.each<[string, string, Change, string]>([
  [
    'a query of fewer rows',
    'Small__c',
    { path: query, body: swap('"totalSize":2500', '"totalSize":2501') },
    'not as many rows',
  ],
  [
    'a last page that says it is none',
    'Small__c',
    { path: /\/query\/01g/, body: swap('"done":true', '"done":false') },
    'not as many rows',
  ],
  [
    'a next page of somebody else',
    'Small__c',
    { path: query, body: swap('"/services', '"http://169.254.169.254/services') },
    'another server',
  ],
  [
    'a page without its records',
    'Small__c',
    { path: query, body: (text) => text.replace(/"records":\[.*\]/s, '"records":[]') },
    'not as many rows',
  ],
  [
    'a job of more rows',
    'Large__c',
    { path: job, body: swap('"numberRecordsProcessed":2500', '"numberRecordsProcessed":2501') },
    'not as many rows',
  ],
  [
    'a job without its last line',
    'Large__c',
    { path: results, body: (text) => `${lines(text).slice(0, -1).join('\n')}\n` },
    'not as many rows',
  ],
  [
    'a job whose text ends in a cell',
    'Large__c',
    { path: results, body: (text) => text.slice(0, -3) },
    'not as many rows',
  ],
  [
    'a job of other columns',
    'Large__c',
    { path: results, body: swap('"id","note"', '"note","id"') },
    'not as many rows',
  ],
  [
    'a job that says less of a part than came',
    'Large__c',
    { path: results, headers: { 'sforce-numberofrecords': '2499' } },
    'not as many rows',
  ],
  [
    'a job that somebody ended',
    'Large__c',
    { path: job, body: swap('"state":"InProgress"', '"state":"Aborted"') },
    'did not complete the job',
  ],
])('tells %s as a failure', async (_, table, change, told) => {
  await expect(readWith(table, change)).rejects.toMatchObject({
    name: 'SystemFailure',
    message: expect.stringContaining(told),
  });
});

it.each([
  ['Small__c', query, 1],
  // Parts grow with what came.
  ['Large__c', results, 3],
])('reads %s where nothing is changed', async (table, path, answers) => {
  expect(await readWith(table, { path })).toBe(answers);
});

function swap(from: string, to: string): (text: string) => string {
  return (text) => text.replace(from, to);
}

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createBrowser, type Person, signUp } from '#app/testing.ts';
import { startProduct, stopProduct } from '../tools/product-process.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * Starts the product, works on it from several sides, kills it with SIGKILL at a random moment, starts it again and
 * compares: everything that was acknowledged is there, and nothing is there by half.
 */
export interface KillReport {
  kills: number;
  acknowledgedUploads: number;
  acknowledgedMessages: number;
  /** Empty when nothing was lost and nothing is half. */
  problems: string[];
  /** Longest time from start to the Ready line after a kill, in seconds. */
  slowestStartSeconds: number;
}

interface Acknowledged {
  uploads: { id: string; name: string; rows: number; sum: number }[];
  messages: { sessionId: string; userId: string; aiId: string; content: string }[];
  sent: Set<string>;
}

const workers = 2;
const shortestWorkMs = 200;

export async function runKillCycles(options: {
  directory: string;
  kills: number;
  seed: number;
  /** How long it is worked on at most before a kill. */
  longestWorkMs?: number;
  /** Told after each kill how many there were, and what was found so far. */
  onKill?: (kills: number, problems: readonly string[]) => void;
}): Promise<KillReport> {
  const random = seededRandom(options.seed);
  const { longestWorkMs = 3000 } = options;
  const acknowledged: Acknowledged = { uploads: [], messages: [], sent: new Set() };
  const report: KillReport = {
    kills: 0,
    acknowledgedUploads: 0,
    acknowledgedMessages: 0,
    problems: [],
    slowestStartSeconds: 0,
  };
  let product = await startProduct(options.directory);
  const person = await signUp(createBrowser(product.url), 'Kim', 'kim@example.com');
  const session = await person.post<{ id: string }>('/api/chat/sessions', { title: 'kept' });
  await waitForSample(reconnect(person, product.url));
  try {
    for (; report.kills < options.kills; report.kills += 1) {
      const isOver = { now: false };
      const me = reconnect(person, product.url);
      const work = Promise.all([
        ...Array.from({ length: workers }, (_, index) =>
          uploadUntilKilled(me, acknowledged, isOver, random, `${report.kills}_${index}`),
        ),
        askUntilKilled(me, session.id, acknowledged, isOver, report.kills),
      ]);
      await wait(shortestWorkMs + random() * (longestWorkMs - shortestWorkMs));
      // Where nothing was acknowledged before the first kill, nothing could have been lost.
      while (acknowledged.uploads.length + acknowledged.messages.length === 0) await wait(20);
      isOver.now = true;
      await stopProduct(product, 'SIGKILL');
      await work;
      product = await startProduct(options.directory);
      report.slowestStartSeconds = Math.max(report.slowestStartSeconds, product.seconds);
      report.problems.push(
        ...(await verify(reconnect(person, product.url), session.id, acknowledged, options.directory)),
      );
      options.onKill?.(report.kills + 1, report.problems);
    }
  } finally {
    await stopProduct(product, 'SIGKILL');
  }
  report.acknowledgedUploads = acknowledged.uploads.length;
  report.acknowledgedMessages = acknowledged.messages.length;
  return report;
}

/** The sample company is made in the background; its files would be counted half-made. */
async function waitForSample(me: Caller): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const sources = await me.get<{ isSample: boolean }[]>('/api/data-sources');
    if (sources.some((source) => source.isSample)) return;
    await wait(100);
  }
  throw new Error('The sample company was not there after 10 s.');
}

async function uploadUntilKilled(
  me: Caller,
  acknowledged: Acknowledged,
  isOver: { now: boolean },
  random: () => number,
  prefix: string,
) {
  for (let count = 0; !isOver.now; count += 1) {
    const name = `f${prefix}_${count}`;
    const rows = 1 + Math.floor(random() * 3000);
    const amounts = Array.from({ length: rows }, (_, index) => (index * 7) % 101);
    const text = `item,amount\n${amounts.map((amount, index) => `i${index},${amount}`).join('\n')}\n`;
    acknowledged.sent.add(name);
    const answer = await me.upload(`${name}.csv`, text);
    if (!answer) return;
    acknowledged.uploads.push({
      id: answer.dataSource.id,
      name,
      rows,
      sum: amounts.reduce((a, b) => a + b, 0),
    });
  }
}

async function askUntilKilled(
  me: Caller,
  sessionId: string,
  acknowledged: Acknowledged,
  isOver: { now: boolean },
  cycle: number,
) {
  for (let count = 0; !isOver.now; count += 1) {
    const content = `How many customers are there? ${cycle}-${count}`;
    acknowledged.sent.add(content);
    const answer = await me.ask(sessionId, content);
    if (!answer) return;
    acknowledged.messages.push({
      sessionId,
      userId: answer.userMessage.id,
      aiId: answer.aiMessage.id,
      content,
    });
  }
}

async function verify(
  me: Caller,
  sessionId: string,
  acknowledged: Acknowledged,
  directory: string,
): Promise<string[]> {
  const problems: string[] = [];
  const sources =
    await me.get<{ id: string; name: string; recordCount: number; isSample: boolean; status: string }[]>(
      '/api/data-sources',
    );
  for (const upload of acknowledged.uploads) {
    if (!sources.some((source) => source.id === upload.id)) problems.push(`lost upload ${upload.name}`);
  }
  const versions = new Set<string>();
  for (const source of sources) {
    const whole = await me.get<{ tables: { name: string; rows: number }[] }>(
      `/api/data-sources/${source.id}`,
    );
    for (const table of whole.tables) versions.add(`${source.id}/${table.name}`);
    if (whole.tables.length === 0 || source.status !== 'active') problems.push(`half source ${source.name}`);
    const upload = acknowledged.uploads.find(({ id }) => id === source.id);
    if (upload && source.recordCount !== upload.rows)
      problems.push(`${source.name}: ${source.recordCount} of ${upload.rows} rows`);
    if (!source.isSample && !acknowledged.sent.has(source.name))
      problems.push(`unknown source ${source.name}`);
  }
  problems.push(...(await verifySums(me, sources, acknowledged)));
  problems.push(...verifyMessages(await me.get(`/api/chat/sessions/${sessionId}/messages`), acknowledged));
  problems.push(...(await verifyFiles(directory, versions.size)));
  return problems;
}

/** Reads a few of the uploaded tables to the last row: what is listed must also be readable and right. */
async function verifySums(
  me: Caller,
  sources: { id: string; name: string }[],
  acknowledged: Acknowledged,
): Promise<string[]> {
  const problems: string[] = [];
  for (const upload of acknowledged.uploads.slice(-3)) {
    if (!sources.some(({ id }) => id === upload.id)) continue;
    let sum = 0;
    for (let offset = 0; offset < upload.rows; offset += 1000) {
      const page = await me.get<{ rows: [string, number][] }>(
        `/api/data-sources/${upload.id}/tables/${upload.name}/rows?offset=${offset}&limit=1000`,
      );
      sum += page.rows.reduce((total, [, amount]) => total + amount, 0);
    }
    if (sum !== upload.sum) problems.push(`${upload.name}: sum ${sum} instead of ${upload.sum}`);
  }
  return problems;
}

function verifyMessages(
  messages: { id: string; role: string; content: string }[],
  acknowledged: Acknowledged,
): string[] {
  const problems: string[] = [];
  const ids = new Set(messages.map((message) => message.id));
  for (const message of acknowledged.messages) {
    if (!ids.has(message.userId) || !ids.has(message.aiId)) problems.push(`lost message ${message.content}`);
  }
  const questions = messages.filter((message) => message.role === 'user').map((message) => message.content);
  if (new Set(questions).size !== questions.length) problems.push('a question is there twice');
  for (const message of messages) {
    if (message.content === '') problems.push(`empty message ${message.id}`);
    if (message.role === 'user' && !acknowledged.sent.has(message.content))
      problems.push(`unknown question ${message.content}`);
  }
  return problems;
}

/** The disk holds the versions that the metadata names, and no leftovers. */
async function verifyFiles(directory: string, versions: number): Promise<string[]> {
  const problems: string[] = [];
  const uploads = await readdir(join(directory, 'uploads')).catch(() => []);
  if (uploads.length > 0) problems.push(`${uploads.length} leftover uploads`);
  const files = await readdir(join(directory, 'tables', 'versions'), { recursive: true });
  const parquet = files.filter((file) => file.endsWith('.parquet'));
  if (parquet.length !== versions) problems.push(`${parquet.length} table files for ${versions} tables`);
  return problems;
}

interface Caller {
  get<T>(path: string): Promise<T>;
  /** Null when the server went away before it answered. */
  upload(name: string, content: string): Promise<{ dataSource: { id: string } } | null>;
  ask(
    sessionId: string,
    content: string,
  ): Promise<{ userMessage: { id: string }; aiMessage: { id: string } } | null>;
}

/** The same person on the restarted server: the cookie outlives it. */
function reconnect(person: Person, url: string): Caller {
  const headers = { cookie: person.cookies() };
  const send = async <T>(path: string, body: FormData | string, type?: string): Promise<T | null> => {
    try {
      const response = await fetch(new URL(path, url), {
        method: 'POST',
        headers: type ? { ...headers, 'content-type': type } : headers,
        body,
      });
      if (!response.ok) throw new Refused(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    } catch (error) {
      if (error instanceof Refused) throw error;
      return null;
    }
  };
  return {
    async get<T>(path: string) {
      const response = await fetch(new URL(path, url), { headers });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
    upload(name, content) {
      const form = new FormData();
      form.set('file', new Blob([content]), name);
      return send('/api/files/upload', form);
    },
    ask: (sessionId, content) =>
      send(`/api/chat/sessions/${sessionId}/messages`, JSON.stringify({ content }), 'application/json'),
  };
}

class Refused extends Error {
  override name = 'Refused';
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

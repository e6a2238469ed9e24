import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBrowser, type Person, signUp } from '#app/testing.ts';
import { startProduct, stopProduct } from '../tools/product-process.ts';
import { type BenchLine, median, percentile } from './lines.ts';

/** Fewer than one person may ask in a minute. */
const asked = 30;
const dropAfterMs = 1000;
const limitMs = 1000;

const filled = (unit: (at: number) => string, length: number): string => {
  let text = '';
  for (let at = 0; text.length < length; at += 1) text += unit(at);
  return text.slice(0, length);
};
const states = (at: number): string => (at % 2 === 0 ? 'open or ' : 'closed or ');
const numbers = (at: number): string => `${(at * 7919) % 100_000} `;
const values = (at: number): string => (at % 2 === 0 ? 'completed or ' : 'cancelled or ');
/** As they once held the agent for a minute, and the longest that are let in. */
const attacks = {
  'as they were found': [filled(states, 7990), filled(numbers, 5892), filled(values, 7990)],
  'of the greatest length': [filled(states, 1000), filled(numbers, 1000), filled(values, 1000)],
};
const questions: readonly [string, ...string[]] = [
  'How many orders are there?',
  'Total revenue by region',
  'Revenue by month in 2025',
];

/** How long a workspace waits for its answers while others ask what takes as long as the product lets it. */
export async function benchLongQuestions(): Promise<BenchLine[]> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-bench-long-'));
  const product = await startProduct(directory, { settings: { LOG_LEVEL: 'error' } });
  try {
    const person = (name: string) => signUp(createBrowser(product.url), name, `${name}@example.com`);
    const attackers = [await person('first'), await person('second'), await person('third')];
    for (const each of attackers) await each.ask('How many orders are there?');
    let people = 0;
    const measureAs = async (name: string, attacking: Attack[]) => {
      people += 1;
      return measure(name, await person(`quiet${people}`), attacking);
    };
    const lines: BenchLine[] = await measureAs('nobody else asking', []);
    for (const [name, texts] of Object.entries(attacks))
      for (const isDropped of [false, true]) {
        const how = `${name}, ${isDropped ? 'dropped after 1 s' : 'not dropped'}`;
        const from = (all: Person[]) =>
          texts.flatMap((text, at) =>
            all
              .slice(at % all.length)
              .slice(0, 1)
              .map((by) => ({ text, isDropped, by })),
          );
        lines.push(...(await measureAs(`three ${how}, of one workspace`, from(attackers.slice(0, 1)))));
        lines.push(...(await measureAs(`three ${how}, of three`, from(attackers))));
      }
    return lines;
  } finally {
    await stopProduct(product, 'SIGKILL');
    await rm(directory, { recursive: true, force: true });
  }
}

interface Attack {
  text: string;
  isDropped: boolean;
  by: Person;
}

async function measure(name: string, quiet: Person, attacking: Attack[]): Promise<BenchLine[]> {
  const state = { isOver: false, sent: 0 };
  const underWay = attacking.map((attack) => attackUntil(state, attack));
  const { id } = await quiet.post<{ id: string }>('/api/chat/sessions', {});
  // What a workspace takes once is not what is measured.
  await quiet.ask(questions[0]);
  const times: number[] = [];
  for (let number = 0; number < asked; number += 1) {
    const started = performance.now();
    const content = questions[number % questions.length];
    const { aiMessage } = await quiet.post<{
      aiMessage: { metadata: { answer: { status: string } } };
    }>(`/api/chat/sessions/${id}/messages`, { content });
    times.push(performance.now() - started);
    const { status } = aiMessage.metadata.answer;
    if (status !== 'answered') throw new Error(`"${content}" was ${status}.`);
  }
  state.isOver = true;
  await Promise.all(underWay);
  if (attacking.length > 0) console.log(`${name}: ${state.sent} sent meanwhile`);
  return [
    { name: `${name}: median`, value: median(times), unit: 'ms' },
    { name: `${name}: 95 %`, value: percentile(times, 0.95), unit: 'ms', limit: limitMs },
  ];
}

/** Keeps one such question in flight. */
async function attackUntil(
  state: { isOver: boolean; sent: number },
  { text, isDropped, by }: Attack,
): Promise<void> {
  const { id } = await by.post<{ id: string }>('/api/chat/sessions', {});
  while (!state.isOver) {
    state.sent += 1;
    const reply = await by
      .call('POST', `/api/chat/sessions/${id}/messages`, {
        json: { content: text },
        ...(isDropped ? { signal: AbortSignal.timeout(dropAfterMs) } : {}),
      })
      .catch(() => null);
    // Who asks more than is allowed in a minute is held off by the door.
    if (reply?.status === 429) await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AgentReply, type AskContext, ask } from '#agent/index.ts';
import type { Cell, RunQuery } from '#kernel/catalog.ts';
import { openEvalDatabase } from './eval-database.ts';
import { isTied, isUseful } from './eval-score.ts';

/**
 * Counts how often the turns of conversations are answered rightly, each behind what the agent made of the turns before it.
 * `node bench/eval-dialogues.ts --dir <folder> --file <dialogues.jsonl> [--set relational]`: a line is `{ id, db, turns: [{ question, sql, ordered }] }`, the
 * statement of a turn finds its right rows, and the tables are those of the development questions.
 */
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const tables = join(
  option('dir') ?? process.env.AGENT_DEV_DIR ?? '',
  option('set') ?? 'relational',
  'tables',
);
const file = option('file') ?? '';
const limits = { tables: [], maxRows: 20_000, deadlineMs: 15_000 };

interface Dialogue {
  db: string;
  turns: { question: string; sql: string; ordered: boolean }[];
}

type Outcome = 'useful' | 'wrong' | 'clarify' | 'declined';

if (file === '' || !existsSync(file) || !existsSync(tables))
  console.log(
    'No conversations here: give them with --file, and the development questions with --dir. Nothing was measured.',
  );
else await evaluate();

async function evaluate(): Promise<void> {
  const dialogues = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Dialogue);
  const outcomes: { place: number; outcome: Outcome }[] = [];
  for (const [db, own] of Map.groupBy(dialogues, (dialogue) => dialogue.db)) {
    const folder = join(tables, db);
    if (!existsSync(folder)) continue;
    const database = await openEvalDatabase(folder);
    const context = { ...database, models: new Map(), today: '2026-11-20', locale: 'en' };
    for (const { turns } of own) outcomes.push(...(await outcomesOf(turns, context)));
    database.close();
  }
  for (const [place, own] of Map.groupBy(outcomes, (outcome) => outcome.place)) print(`turn ${place}`, own);
  print('all', outcomes);
}

async function outcomesOf(
  turns: Dialogue['turns'],
  context: AskContext,
): Promise<{ place: number; outcome: Outcome }[]> {
  const outcomes: { place: number; outcome: Outcome }[] = [];
  let previous: AgentReply['plan'] = null;
  let unanswered: string | null = null;
  for (const [at, { question, sql, ordered }] of turns.entries()) {
    const reply: AgentReply = await ask(question, { ...context, previous, unanswered });
    const gold = await rowsOf(sql, context.run);
    if (gold) outcomes.push({ place: at + 1, outcome: await outcomeOf(reply, gold, ordered, context.run) });
    unanswered = reply.answer.status === 'answered' ? null : question;
    previous = reply.plan ?? previous;
  }
  return outcomes;
}

async function outcomeOf(
  { answer, plan }: AgentReply,
  gold: Cell[][],
  isOrdered: boolean,
  run: RunQuery,
): Promise<Outcome> {
  if (answer.status !== 'answered') return answer.status === 'clarify' ? 'clarify' : 'declined';
  const rows = answer.sql ? await rowsOf(answer.sql, run) : answer.rows;
  const isRight = rows && (isUseful(rows, gold, isOrdered) || isTied(rows, gold, plan?.limit?.count ?? null));
  return isRight ? 'useful' : 'wrong';
}

async function rowsOf(sql: string, run: RunQuery): Promise<Cell[][] | null> {
  return run({ sql, ...limits }).then(
    ({ rows }) => rows,
    () => null,
  );
}

function print(name: string, outcomes: readonly { outcome: Outcome }[]): void {
  const count = (sought: Outcome): number => outcomes.filter(({ outcome }) => outcome === sought).length;
  const [useful, wrong] = [count('useful'), count('wrong')];
  const share = (part: number, whole: number): string =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const phi = (useful - 10 * wrong) / Math.max(1, outcomes.length);
  console.log(
    `${name.padEnd(8)} ${outcomes.length} turns: answered ${share(useful + wrong, outcomes.length)}, right ${share(useful, useful + wrong)}, phi10 ${phi.toFixed(3)}; ` +
      `useful ${useful}, wrong ${wrong}, clarify ${count('clarify')}, declined ${count('declined')}`,
  );
}

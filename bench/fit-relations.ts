import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type AskContext, ask } from '#agent/index.ts';
import { leastTrust } from '#agent/trust/judge.ts';
import { askAgent } from '../app/questions/ask-agent.ts';
import { askSet } from '../app/questions/ask-set.ts';
import { questionSets } from '../app/questions/sets.ts';
import { openEvalDatabase } from './eval-database.ts';
import { isBlind, isTied, isUseful, type Question } from './eval-score.ts';
import { crossValidate, examplesOf, type Fitting, judgeOf, treeSettings } from './fit-folds.ts';
import type { KnownQuestion } from './fit-readings.ts';
import { treeModule } from './fit-trees-module.ts';

/**
 * Fits the judge of readings over tables with names (`agent/trust/judge.ts`).
 * `node bench/fit-relations.ts --dir <questions> [--write]`: asks the open questions and the product's own sets (about three minutes), and
 * cross-validates by whole databases; the blind third is left out.
 */
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const directory = join(option('dir') ?? process.env.AGENT_DEV_DIR ?? '', option('set') ?? 'relational');
const module = resolve(import.meta.dirname, '../agent/trust/judge-trees.ts');
const fitting: Fitting = { trees: { ...treeSettings, count: 200, depth: 4, rate: 0.05 }, leastSeen: 15 };
/** The answers of the product's own sets are all right, and were made so: they count for less. */
const weightOfOwn = 0.5;
const mostRows = 20_000;

if (existsSync(join(directory, 'questions.jsonl'))) await fitJudge();
else
  console.log(
    'No development questions here: give their folder with --dir or AGENT_DEV_DIR. Nothing was fitted.',
  );

async function fitJudge(): Promise<void> {
  const open = await openAnswers();
  console.log(`${open.length} open questions are answered`);
  const questions = [...open, ...(await ownAnswers())];
  crossValidate(questions, fitting);
  console.log(`Asked back is what is trusted less than ${leastTrust}.`);
  if (!process.argv.includes('--write')) return;
  const examples = examplesOf(questions, fitting);
  await writeFile(module, treeModule(examples.names, judgeOf(examples, fitting), 'bench/fit-relations.ts'));
  console.log(`Written: ${module}`);
}

/** Asks without the judge, and gives the signs that it would have seen, if any. */
async function weighed(
  question: string,
  context: AskContext,
): Promise<{ reply: Awaited<ReturnType<typeof ask>>; signs: string[] | null }> {
  let signs: string[] | null = null;
  const reply = await ask(question, {
    ...context,
    weigh: (told) => {
      signs = told;
      return 1;
    },
  });
  return { reply, signs };
}

/** Each open question that is answered; those that lie wrong by a tie alone tell nothing, and those of which nothing is to be found. */
async function openAnswers(): Promise<KnownQuestion[]> {
  const questions = (await readFile(join(directory, 'questions.jsonl'), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Question)
    .filter(({ id, gold }) => !isBlind(id) && gold.length > 0);
  const known: KnownQuestion[] = [];
  for (const [db, own] of Map.groupBy(questions, (question) => question.db)) {
    const folder = join(directory, 'tables', db);
    if (!existsSync(folder)) continue;
    const database = await openEvalDatabase(folder);
    const models = new Map();
    for (const { id, question, gold, ordered } of own) {
      const context = { ...database, models, today: '2026-11-20', locale: 'en' };
      const { reply, signs } = await weighed(question, context);
      const { answer, plan } = reply;
      if (answer.status !== 'answered' || !signs) continue;
      const { rows } =
        answer.truncated && answer.sql
          ? await database.run({ sql: answer.sql, tables: [], maxRows: mostRows, deadlineMs: 15_000 })
          : answer;
      const isRight = isUseful(rows, gold, ordered);
      if (isRight || !isTied(rows, gold, plan?.limit?.count ?? null))
        known.push({ id, db, question, readings: [readingOf(signs, isRight)] });
    }
    database.close();
  }
  return known;
}

/** Each question of the product's own sets that is answered. */
async function ownAnswers(): Promise<KnownQuestion[]> {
  const known = new Map<string, KnownQuestion>();
  for (const [db, { questions }] of Object.entries(questionSets)) {
    await using asked = askAgent(undefined, async (question, context) => {
      const { reply, signs } = await weighed(question, context);
      if (reply.answer.status === 'answered' && signs)
        known.set(question, {
          id: question,
          db,
          question,
          readings: [readingOf(signs, true)],
          weight: weightOfOwn,
        });
      return reply;
    });
    await askSet(questions, asked);
  }
  return [...known.values()];
}

function readingOf(signs: string[], isRight: boolean): KnownQuestion['readings'][number] {
  return { signs, told: '', isRight, isAsked: false, isOfFrames: true };
}

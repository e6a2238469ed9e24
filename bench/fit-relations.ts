import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runCandidate } from '#agent/answer/run-plan.ts';
import { type AskContext, ask } from '#agent/index.ts';
import { readQuestion } from '#agent/read-question.ts';
import { normaliseQuestion } from '#agent/text/tokens.ts';
import { leastTrust } from '#agent/trust/judge.ts';
import { onlyOpinions, type RoleOpinion, secondOpinion } from '#agent/trust/second-opinion.ts';
import type { RunQuery } from '#kernel/catalog.ts';
import { AppError, messageOf } from '#kernel/errors.ts';
import { askAgent } from '../app/questions/ask-agent.ts';
import { askSet } from '../app/questions/ask-set.ts';
import { questionSets } from '../app/questions/sets.ts';
import { openEvalDatabase } from './eval-database.ts';
import { isBlind, isTied, isUseful, type Question } from './eval-score.ts';
import { crossValidate, examplesOf, type Fitting, judgeOf, treeSettings } from './fit-folds.ts';
import { type KnownQuestion, type KnownReading, knownQuestions } from './fit-readings.ts';
import { treeModule } from './fit-trees-module.ts';
import { lackingColumns } from './lacking-columns.ts';
import { openRoles } from './open-roles.ts';
import { foldedNets } from './role-model.ts';

/**
 * Fits the judge of readings over tables with names (`agent/trust/judge.ts`).
 * `node bench/fit-relations.ts --dir <questions> [--cache <file>] [--write]`: asks the open questions and the product's own sets (about twenty
 * minutes), or takes their readings from the cache if it is there, and cross-validates by whole databases; the blind third is left out.
 */
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const directory = join(option('dir') ?? process.env.AGENT_DEV_DIR ?? '', option('set') ?? 'relational');
const module = resolve(import.meta.dirname, '../agent/trust/judge-trees.ts');
const fitting: Fitting = { trees: { ...treeSettings, count: 250, depth: 4, rate: 0.05 }, leastSeen: 15 };
/** The answers of the product's own sets are all right, and were made so: they count for less. */
const weightOfOwn = 0.5;
/** A question over data that lack one of its columns is rarer than one that can be answered; nobody asks all day for what is not there. */
const weightOfLacking = 0.5;
const mostRows = 20_000;

if (existsSync(join(directory, 'questions.jsonl'))) await fitJudge();
else
  console.log(
    'No development questions here: give their folder with --dir or AGENT_DEV_DIR. Nothing was fitted.',
  );

async function fitJudge(): Promise<void> {
  const questions = await answers();
  crossValidate(questions, fitting);
  console.log(`Asked back is what is trusted less than ${leastTrust}.`);
  if (!process.argv.includes('--write')) return;
  const examples = examplesOf(questions, fitting);
  await writeFile(module, treeModule(examples.names, judgeOf(examples, fitting), 'bench/fit-relations.ts'));
  console.log(`Written: ${module}`);
}

async function answers(): Promise<KnownQuestion[]> {
  const cache = option('cache');
  if (cache && existsSync(cache)) return knownQuestions(cache);
  const open = await openAnswers();
  console.log(`${open.length} open questions are asked`);
  const questions = [...open, ...(await ownAnswers())];
  if (cache) await writeFile(cache, questions.map((question) => `${JSON.stringify(question)}\n`).join(''));
  return questions;
}

/** A question as it was read by both methods: what the frames tell, if anything, and what the roles tell otherwise. */
interface Read {
  reply: Awaited<ReturnType<typeof ask>>;
  /** Of the reading by frames; null where it is not weighed, or there is none. */
  signs: string[] | null;
  others: RoleOpinion[];
}

async function readByBoth(question: string, given: AskContext): Promise<Read> {
  const context = { ...given, run: rejecting(given.run) };
  let signs: string[] | null = null;
  const reply = await ask(question, {
    ...context,
    weigh: (told) => {
      signs ??= told;
      return signs === told ? 1 : 0;
    },
  });
  const text = normaliseQuestion(question);
  const [chosen] = context.previous ? [] : (await readQuestion(text, context)).readings;
  if (!chosen) return { reply, signs, others: [] };
  const { model, search } = chosen;
  const candidate = search.candidates.find(({ sql }) => sql === reply.answer.sql);
  if (reply.answer.status === 'answered' && signs && candidate) {
    const result = await runCandidate(candidate, model, context);
    const { others } = await secondOpinion(text, { candidate, result, model, source: null }, context);
    return { reply, signs, others };
  }
  const isUnread = reply.answer.status !== 'answered' && search.candidates.length === 0 && !search.isOpen;
  return { reply, signs, others: isUnread ? await onlyOpinions(text, model, search, context) : [] };
}

/** The product's engine says of a statement that it cannot run that it is not valid; the engine of a set throws its own errors. */
function rejecting(run: RunQuery): RunQuery {
  return (request) =>
    run(request).catch((error: unknown) => {
      throw new AppError('invalid', messageOf(error));
    });
}

/** Each open question that is read; answers that lie wrong by a tie alone tell nothing, nor those of which nothing is to be found. */
async function openAnswers(): Promise<KnownQuestion[]> {
  const questions = (await readFile(join(directory, 'questions.jsonl'), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Question)
    .filter(({ id, gold }) => !isBlind(id) && gold.length > 0);
  const roleNetOf = foldedNets(await openRoles(directory));
  const known: KnownQuestion[] = [];
  for (const [db, own] of Map.groupBy(questions, (question) => question.db)) {
    const folder = join(directory, 'tables', db);
    if (!existsSync(folder)) continue;
    const database = await openEvalDatabase(folder);
    const models = new Map();
    const context = {
      ...database,
      models,
      today: '2026-11-20',
      locale: 'en',
      roleNet: roleNetOf(db),
    };
    for (const question of own) known.push(await knownOf(question, context));
    database.close();
    for await (const lacking of lackingColumns(folder, own)) {
      const models = new Map();
      for (const question of lacking.questions) {
        const asked = await knownOf(question, { ...context, ...lacking.database, models });
        known.push({ ...asked, id: `${question.id} without ${lacking.column}`, weight: weightOfLacking });
      }
    }
  }
  return known;
}

/** All readings of a question, each with whether it tells the right rows. */
async function knownOf(
  { id, db, question, gold, ordered }: Question,
  context: AskContext,
): Promise<KnownQuestion> {
  const { reply, signs, others } = await readByBoth(question, context);
  const told = [
    ...(signs && reply.answer.status === 'answered' && reply.answer.sql && reply.plan
      ? [{ signs, sql: reply.answer.sql, plan: reply.plan }]
      : []),
    ...others.map(({ signs: own, candidate }) => ({ signs: own, ...candidate })),
  ];
  const readings: KnownReading[] = [];
  for (const one of told) {
    const { rows } = await context.run({
      sql: one.sql,
      tables: [],
      maxRows: mostRows,
      deadlineMs: 15_000,
    });
    const isRight = isUseful(rows, gold, ordered);
    if (isRight || !isTied(rows, gold, one.plan.limit?.count ?? null))
      readings.push(readingOf(one.signs, isRight));
  }
  return { id, db, question, readings };
}

/** The product's own sets: what is answered is right, and what nothing answers is wrong however it is read. */
async function ownAnswers(): Promise<KnownQuestion[]> {
  const known = new Map<string, KnownQuestion>();
  for (const [db, { questions }] of Object.entries(questionSets)) {
    const unanswerable = new Set(
      questions.flatMap(({ sql, turns }) => (sql === null && turns.length === 1 ? [turns[0]] : [])),
    );
    await using asked = askAgent(undefined, async (question, context) => {
      const { reply, signs, others } = await readByBoth(question, context);
      const isAnswered = reply.answer.status === 'answered' && signs !== null;
      const readings = [
        ...(isAnswered && signs ? [readingOf(signs, true)] : []),
        ...(isAnswered || unanswerable.has(question)
          ? others.map((other) => readingOf(other.signs, false))
          : []),
      ];
      if (readings.length > 0)
        known.set(question, { id: question, db, question, readings, weight: weightOfOwn });
      return reply;
    });
    await askSet(questions, asked);
  }
  return [...known.values()];
}

function readingOf(signs: string[], isRight: boolean): KnownReading {
  return { signs, told: '', isRight, isAsked: false, isOfFrames: signs.includes('method frames') };
}

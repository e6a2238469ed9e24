import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AgentReply, type AskContext, ask } from '#agent/index.ts';
import type { Answer } from '#kernel/answer.ts';
import type { Cell, RunQuery } from '#kernel/catalog.ts';
import { messageOf } from '#kernel/errors.ts';
import { openEvalDatabase } from './eval-database.ts';
import { isBlind, isTied, isUseful, type Question } from './eval-score.ts';
import { lackingColumns } from './lacking-columns.ts';

/**
 * Counts how often the planner is right, wrong, silent or asks back on sets of questions over uploaded tables.
 * `node bench/eval.ts [--dir folder] [--set relational] [--every 5] [--report file]`; the folder may also be in AGENT_DEV_DIR.
 * `--lacking` asks the blind third over databases that lack a column which the right statement needs, and counts what is answered all the same.
 * `--unjudged` answers also what `agent/trust/judge.ts` would ask back, to tell what the planner does by itself.
 * `--wordings file` asks only the questions whose other wordings the file has, a line `{ id, question }` each, in those.
 * With `--model` the language model of the environment is asked beside the planner: `app/questions/run-model.ts` has its options.
 */
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const directory = option('dir') ?? process.env.AGENT_DEV_DIR ?? '';
const set = option('set') ?? 'relational';
const every = Number(option('every') ?? 1);
const judging = process.argv.includes('--unjudged') ? { weigh: () => 1 } : {};

const mostRows = 20_000;

interface Outcome {
  question: Question;
  outcome: 'useful' | 'wrong' | 'declined' | 'clarify' | 'failed';
  /** Wrong only because all are shown that share the last place, of which the gold takes some. */
  isTied: boolean;
  /** In place of an answer there are readings to choose from. */
  isOffered: boolean;
  /** The place of the first that is right, or wrong by a tie alone; null where none is. */
  rightPlace: number | null;
  detail: string;
  sql: string | null;
  elapsedMs: number;
}

const file = join(directory, set, 'questions.jsonl');
if (process.argv.includes('--model')) await import('../app/questions/run-model.ts');
else if (directory === '' || !existsSync(file))
  console.log(
    'No development questions here: give their folder with --dir or AGENT_DEV_DIR. Nothing was measured.',
  );
else if (process.argv.includes('--lacking')) await evaluateLacking();
else await evaluate();

async function chosenQuestions(): Promise<Question[]> {
  const questions = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Question);
  const wordings = option('wordings');
  if (wordings) return worded(questions, wordings);
  return questions.filter((_, index) => index % every === 0);
}

async function worded(questions: Question[], path: string): Promise<Question[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
  const others = new Map(
    lines.map((line) => JSON.parse(line) as Question).map((one) => [one.id, one.question]),
  );
  return questions.flatMap((question) => {
    const other = others.get(question.id);
    return other === undefined ? [] : [{ ...question, question: other }];
  });
}

/** Nothing can be right but by accident: how often is something told that was not asked for? */
async function evaluateLacking(): Promise<void> {
  const blind = (await chosenQuestions()).filter(({ id, gold }) => isBlind(id) && gold.length > 0);
  let asked = 0;
  let told = 0;
  for (const [db, own] of Map.groupBy(blind, (question) => question.db)) {
    const folder = join(directory, set, 'tables', db);
    if (!existsSync(folder)) continue;
    for await (const { database, questions } of lackingColumns(folder, own)) {
      const models = new Map();
      for (const { question, gold, ordered } of questions) {
        const context = { ...database, ...judging, models, today: '2026-11-20', locale: 'en' };
        const { answer } = await ask(question, context);
        asked += 1;
        if (answer.status !== 'answered') continue;
        const rows = await allRows(answer, database.run);
        if (!isUseful(rows, gold, ordered)) told += 1;
      }
    }
  }
  console.log(
    `${asked} questions over databases that lack a column of theirs: not answered otherwise ${percent(asked - told, asked)}`,
  );
}

async function evaluate(): Promise<void> {
  const chosen = await chosenQuestions();
  const outcomes: Outcome[] = [];
  for (const [db, own] of Map.groupBy(chosen, (question) => question.db)) {
    const folder = join(directory, set, 'tables', db);
    if (existsSync(folder)) outcomes.push(...(await evaluateDatabase(folder, own)));
  }
  for (const isBlindPart of [false, true])
    printPart(
      isBlindPart ? 'blind third' : 'open two thirds',
      outcomes.filter(({ question }) => isBlind(question.id) === isBlindPart),
    );
  const report = option('report');
  const open = outcomes.filter(({ question }) => !isBlind(question.id));
  if (report) await writeFile(report, open.map((outcome) => JSON.stringify(outcome)).join('\n'));
}

/** Which of the choices, once it is made, tells the right rows. */
async function placeOfRight(
  { gold, ordered }: Question,
  { answer: { options = [] }, offered = [] }: AgentReply,
  context: AskContext,
): Promise<number | null> {
  for (const [place, { question }] of options.entries()) {
    const chosen = offered.find((one) => one.question === question)?.plan ?? null;
    const { answer, plan } = await ask(question, { ...context, chosen });
    if (answer.status !== 'answered') continue;
    const rows = await allRows(answer, context.run);
    if (isUseful(rows, gold, ordered) || isTied(rows, gold, plan?.limit?.count ?? null)) return place;
  }
  return null;
}

/** A long answer shows its first rows and tells how many there are; all of them are compared. */
async function allRows(
  { truncated, sql, rows }: Pick<Answer, 'truncated' | 'sql' | 'rows'>,
  run: RunQuery,
): Promise<Cell[][]> {
  if (!truncated || !sql) return rows;
  return (await run({ sql, tables: [], maxRows: mostRows, deadlineMs: 15_000 })).rows;
}

async function evaluateDatabase(folder: string, questions: Question[]): Promise<Outcome[]> {
  const database = await openEvalDatabase(folder);
  const models = new Map();
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const started = performance.now();
    try {
      const context = { ...database, ...judging, models, today: '2026-11-20', locale: 'en' };
      const reply = await ask(question.question, context);
      const { answer, plan } = reply;
      const rows = await allRows(answer, database.run);
      const outcome =
        answer.status === 'answered'
          ? isUseful(rows, question.gold, question.ordered)
            ? 'useful'
            : 'wrong'
          : answer.status;
      outcomes.push({
        question,
        outcome,
        isTied: outcome === 'wrong' && isTied(rows, question.gold, plan?.limit?.count ?? null),
        isOffered: answer.status !== 'answered' && (answer.options ?? []).length > 0,
        rightPlace: answer.status === 'answered' ? null : await placeOfRight(question, reply, context),
        detail: answer.status === 'answered' ? JSON.stringify(answer.rows.slice(0, 3)) : reply.text,
        sql: answer.sql,
        elapsedMs: performance.now() - started,
      });
    } catch (error) {
      outcomes.push({
        question,
        outcome: 'failed',
        isTied: false,
        isOffered: false,
        rightPlace: null,
        detail: messageOf(error),
        sql: null,
        elapsedMs: performance.now() - started,
      });
    }
  }
  database.close();
  return outcomes;
}

/**
 * Questions whose right statement finds no row are told apart: any statement that finds nothing is the right answer to them, and most ask for a value
 * that these data do not hold.
 */
function printPart(title: string, outcomes: Outcome[]): void {
  const found = outcomes.filter(({ question }) => question.gold.length > 0);
  console.log(`\n${title}: ${found.length} questions with something to be found`);
  printLine('all', found);
  const types = new Set(found.flatMap(({ question }) => question.types));
  for (const type of types)
    printLine(
      type,
      found.filter(({ question }) => question.types.includes(type)),
    );
  const empty = outcomes.filter(({ question }) => question.gold.length === 0);
  if (empty.length > 0) {
    printLine('nothing', empty);
    printLine('both', outcomes);
  }
  const times = outcomes.map(({ elapsedMs }) => elapsedMs).sort((left, right) => left - right);
  console.log(
    `  time p50 ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms, p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms`,
  );
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

function printLine(name: string, outcomes: Outcome[]): void {
  const count = (kind: Outcome['outcome']): number =>
    outcomes.filter(({ outcome }) => outcome === kind).length;
  const tied = outcomes.filter(({ isTied: shares }) => shares).length;
  const hitsOf = (kind: Outcome['outcome']): string => {
    const offered = outcomes.filter(({ outcome, isOffered }) => outcome === kind && isOffered);
    const hits = offered.filter(({ rightPlace }) => rightPlace !== null);
    const first = hits.filter(({ rightPlace }) => rightPlace === 0);
    return `${count(kind)} (${offered.length} with choices, the right one among them ${percent(hits.length, offered.length)}, the first ${percent(first.length, offered.length)})`;
  };
  const useful = count('useful');
  const wrong = count('wrong');
  const answered = useful + wrong;
  const phi = outcomes.length === 0 ? 0 : (useful - 10 * wrong) / outcomes.length;
  console.log(
    `  ${name.padEnd(10)} answered ${percent(answered, outcomes.length)}, right ${percent(useful, answered)}, phi10 ${phi.toFixed(3)}; useful ${useful}, wrong ${wrong} (${tied} by a tie), clarify ${hitsOf('clarify')}, declined ${hitsOf('declined')}, failed ${count('failed')}`,
  );
}

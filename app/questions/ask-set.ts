import type { Answer } from '#kernel/answer.ts';
import type { Question, SourceName } from './question.ts';
import { type Rows, type Score, scoreAnswer } from './score.ts';

/** An answer before it is stored: no receipt names it yet. */
export type AgentAnswer = Omit<Answer, 'receiptId'>;

export interface Outcome {
  question: Question;
  score: Score;
  answer: AgentAnswer;
  /** What was right; null where no answer is. */
  gold: Rows | null;
  elapsedMs: number;
}

/** One source as somebody asks of it. */
export interface AskedSource extends AsyncDisposable {
  /** Asks the turns of one conversation of its own and gives the answer to the last. */
  ask(turns: Question['turns']): Promise<AgentAnswer>;
  /** Runs SQL written by hand, past what is tested. Dates and moments come as texts, large integers and decimals as numeric texts. */
  run(sql: string): Promise<Rows>;
}

/** Who is asked: the whole product, or the agent alone. */
export interface Asked extends AsyncDisposable {
  open(source: SourceName): Promise<AskedSource>;
  /** One source may not be asked more often before it is opened anew. */
  questionsPerSource: number;
}

/** The day on which the questions are asked: "last month" is May 2026. */
export const askedAt = new Date('2026-06-15T12:00:00Z');

/** Asks a set, source by source. Throws when a question's own SQL fails or finds nothing. */
export async function askSet(questions: readonly Question[], asked: Asked): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [source, all] of Map.groupBy(questions, (question) => question.source)) {
    for (const part of inParts(all, asked.questionsPerSource)) {
      await using opened = await asked.open(source);
      for (const question of part) outcomes.push(await judge(opened, question));
    }
  }
  return outcomes;
}

function inParts(questions: readonly Question[], most: number): Question[][] {
  const count = Math.ceil(questions.length / most);
  return Array.from({ length: count }, (_, part) => questions.slice(part * most, (part + 1) * most));
}

/** Asks one question of an opened source. Throws when its own SQL fails or finds nothing. */
export async function judge(source: AskedSource, question: Question): Promise<Outcome> {
  const layouts = await runGold(question, source);
  const startedMs = performance.now();
  const answer = await source.ask(question.turns);
  const elapsedMs = performance.now() - startedMs;
  return {
    question,
    score: scoreAnswer(question, answer, layouts),
    answer,
    gold: layouts[0] ?? null,
    elapsedMs,
  };
}

async function runGold(question: Question, source: AskedSource): Promise<Rows[]> {
  const statements = [question.sql, question.otherLayoutSql].filter((sql) => typeof sql === 'string');
  const layouts = await Promise.all(statements.map((sql) => source.run(sql)));
  if (layouts.some((rows) => rows.length === 0))
    throw new Error(`${question.id}: its own SQL finds no rows.`);
  return layouts;
}

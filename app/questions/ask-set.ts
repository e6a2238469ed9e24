import { runStatementsHere } from '#engine/testing.ts';
import type { Answer } from '#kernel/answer.ts';
import { type Person, startTestServer, type TestServer } from '../testing.ts';
import { questionFiles } from './files/question-files.ts';
import { type GoldTables, openGoldTables } from './gold-rows.ts';
import { type Question, type SourceName, sampleCompanySource } from './question.ts';
import { type Rows, type Score, scoreAnswer } from './score.ts';

export interface Outcome {
  question: Question;
  score: Score;
  answer: Answer;
  /** What was right; null where no answer is. */
  gold: Rows | null;
  elapsedMs: number;
}

/** The day on which the questions are asked: "last month" is May 2026. */
const askedAt = new Date('2026-06-15T12:00:00Z');

/**
 * Asks a set of the whole product over HTTP: a new account for each source and every twenty questions, its file uploaded, each question in a session
 * of its own that sees this source alone. Throws when a question's own SQL fails or finds nothing.
 * @param isWhole runs each statement in a process of its own, as the product does; otherwise in this one, by the same code in less than half the time
 */
export async function askSet(
  questions: readonly Question[],
  { isWhole }: { isWhole: boolean },
): Promise<Outcome[]> {
  const clock = { now: () => askedAt };
  await using server = await startTestServer(
    {},
    isWhole ? { clock } : { clock, replaceEngine: runStatementsHere },
  );
  const outcomes: Outcome[] = [];
  for (const [source, all] of Map.groupBy(questions, (question) => question.source)) {
    for (const asked of inParts(all)) {
      const person = await server.signUp();
      const dataSourceId = await addSource(server, person, source);
      await using gold = await openGoldTables(server.directory, dataSourceId);
      for (const question of asked) outcomes.push(await judge(person, dataSourceId, question, gold));
    }
  }
  return outcomes;
}

/** One account may not ask without end in one minute, so a long list is shared out among several. */
const questionsPerPerson = 20;

function inParts(questions: readonly Question[]): Question[][] {
  const count = Math.ceil(questions.length / questionsPerPerson);
  return Array.from({ length: count }, (_, part) =>
    questions.slice(part * questionsPerPerson, (part + 1) * questionsPerPerson),
  );
}

async function addSource(server: TestServer, person: Person, source: SourceName): Promise<string> {
  await server.running.settleJobs();
  if (source === sampleCompanySource) {
    const sources = await person.get<{ id: string; isSample: boolean }[]>('/api/data-sources');
    const sample = sources.find(({ isSample }) => isSample);
    if (!sample) throw new Error('The sample company is missing.');
    return sample.id;
  }
  const file = questionFiles[source];
  if (!file) throw new Error(`There is no file of questions called ${source}.`);
  const { fileName, content } = file;
  const uploaded = await person.upload<{ dataSource: { id: string } }>(fileName, content());
  return uploaded.dataSource.id;
}

async function judge(
  person: Person,
  dataSourceId: string,
  question: Question,
  tables: GoldTables,
): Promise<Outcome> {
  const layouts = await runGold(question, tables);
  const startedMs = performance.now();
  const answer = await askTurns(person, dataSourceId, question.turns);
  const elapsedMs = performance.now() - startedMs;
  return {
    question,
    score: scoreAnswer(question, answer, layouts),
    answer,
    gold: layouts[0] ?? null,
    elapsedMs,
  };
}

async function runGold(question: Question, tables: GoldTables): Promise<Rows[]> {
  const statements = [question.sql, question.otherLayoutSql].filter((sql) => typeof sql === 'string');
  const layouts = await Promise.all(statements.map((sql) => tables.run(sql)));
  if (layouts.some((rows) => rows.length === 0))
    throw new Error(`${question.id}: its own SQL finds no rows.`);
  return layouts;
}

/** The answer to the last turn. */
async function askTurns(person: Person, dataSourceId: string, turns: Question['turns']): Promise<Answer> {
  const session = await person.post<{ id: string }>('/api/chat/sessions', { dataSourceIds: [dataSourceId] });
  let answer: Answer | undefined;
  for (const content of turns) {
    const path = `/api/chat/sessions/${session.id}/messages`;
    const { aiMessage } = await person.post<{ aiMessage: { metadata: { answer?: Answer } } }>(path, {
      content,
    });
    answer = aiMessage.metadata.answer;
  }
  if (!answer) throw new Error(`"${turns.at(-1)}" came back without an answer.`);
  return answer;
}

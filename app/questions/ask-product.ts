import type { Answer } from '#kernel/answer.ts';
import { type Person, startTestServer, type TestServer } from '../testing.ts';
import { type Asked, askedAt } from './ask-set.ts';
import { questionFiles } from './files/question-files.ts';
import { openGoldTables } from './gold-rows.ts';
import { type Question, type SourceName, sampleCompanySource } from './question.ts';

/**
 * The whole product over HTTP: a new account for each source and every twenty questions, its file uploaded, each question
 * in a session of its own that sees this source alone.
 */
export async function askProduct(): Promise<Asked> {
  const server = await startTestServer({}, { clock: { now: () => askedAt } });
  return {
    // One account may not ask without end in one minute.
    questionsPerSource: 20,
    async open(source) {
      const person = await server.signUp();
      const dataSourceId = await addSource(server, person, source);
      const gold = await openGoldTables(server.directory, dataSourceId);
      return {
        ask: (turns) => askTurns(person, dataSourceId, turns),
        run: gold.run,
        [Symbol.asyncDispose]: () => gold[Symbol.asyncDispose](),
      };
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
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

import {
  type AgentReply,
  type AskContext,
  ask,
  askHeard,
  type Plan,
  type SemanticModel,
} from '#agent/index.ts';
import { openTestSource, type TestSource } from '../testing-source.ts';
import { type AgentAnswer, type Asked, askedAt } from './ask-set.ts';
import { type QuestionFile, questionFiles } from './files/question-files.ts';
import { rowsOf } from './gold-rows.ts';
import { type Question, type SourceName, sampleCompanySource } from './question.ts';

/** The agent alone, which also hears. */
export interface AskedAgent extends Asked {
  /** Asks the sample company by voice. */
  hear(question: string): Promise<AgentAnswer>;
}

/** How a question gets its reply: by the planner, or by it and what else is asked. */
export type ReplyTo = (question: string, context: AskContext) => Promise<AgentReply>;

/**
 * The agent alone, over sources that the product's own importer read: no server, no account, no process for each statement.
 * It gives the answers of `askProduct` in a tenth of the time.
 */
export function askAgent(
  files: Readonly<Record<string, QuestionFile>> = questionFiles,
  replyTo: ReplyTo = ask,
): AskedAgent {
  // Every set asks the sample company: it is read once.
  let company: Promise<TestSource> | undefined;
  const companyModels = new Map<string, SemanticModel>();
  return {
    questionsPerSource: Number.MAX_SAFE_INTEGER,
    async open(name) {
      const isCompany = name === sampleCompanySource;
      if (isCompany) company ??= openTestSource(contentOf(name, files));
      const source = await (isCompany && company ? company : openTestSource(contentOf(name, files)));
      const models = isCompany ? companyModels : new Map<string, SemanticModel>();
      return {
        ask: async (turns) => (await converse(turns, source, models, replyTo)).answer,
        run: (sql) => rowsOf(source.connection, sql),
        [Symbol.asyncDispose]: async () => {
          if (!isCompany) await source[Symbol.asyncDispose]();
        },
      };
    },
    async hear(question) {
      company ??= openTestSource({ today });
      const { catalog, run } = await company;
      const context = { catalog, today, locale: 'en-US', run, models: companyModels };
      return (await askHeard(question, context)).reply.answer;
    },
    [Symbol.asyncDispose]: async () => (await company)?.[Symbol.asyncDispose](),
  };
}

function contentOf(
  source: SourceName,
  files: Readonly<Record<string, QuestionFile>>,
): Parameters<typeof openTestSource>[0] {
  if (source === sampleCompanySource) return { today };
  const file = files[source];
  if (!file) throw new Error(`There is no file of questions called ${source}.`);
  return { fileName: file.fileName, content: file.content() };
}

const today = askedAt.toISOString().slice(0, 10);

/** The reply to the last turn; each turn knows the plan answered last and the question since that came to none. */
async function converse(
  turns: Question['turns'],
  { catalog, run }: TestSource,
  models: Map<string, SemanticModel>,
  replyTo: ReplyTo,
): Promise<AgentReply> {
  let previous: Plan | null = null;
  let unanswered: string | null = null;
  let reply: AgentReply | undefined;
  for (const turn of turns) {
    reply = await replyTo(turn, { catalog, today, locale: 'en-US', previous, unanswered, run, models });
    unanswered = reply.answer.status === 'answered' ? null : turn;
    previous = reply.plan ?? previous;
  }
  if (!reply) throw new Error('A conversation has at least one turn.');
  return reply;
}

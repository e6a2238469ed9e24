import { type AgentReply, type AskContext, ask } from '#agent/index.ts';
import { askModel } from '#agent/model-mode/ask-model.ts';
import {
  type ModelConnection,
  ProviderFailure,
  type Turn,
  type TurnRequest,
} from '#agent/providers/registry.ts';
import { estimateTokens } from '#agent/providers/turn.ts';
import { askAgent } from './ask-agent.ts';
import { judge, type Outcome } from './ask-set.ts';
import { type QuestionFile, questionFiles } from './files/question-files.ts';
import type { Question } from './question.ts';

/** What may be spent on an evaluation; a step that would go over it is not sent. */
export interface Caps {
  /** Read and written together. */
  tokens: number;
  /** By the prices; null: only the tokens count. */
  money: number | null;
}

/** Of a million tokens. */
export interface Prices {
  input: number;
  output: number;
}

export interface EvaluationParts {
  connection: ModelConnection;
  questions: readonly Question[];
  shares: 'metadata' | 'aggregates' | 'full';
  /** The model reads every question, as if there were no planner; else only those that the planner has no answer to. */
  isAlone: boolean;
  caps: Caps;
  prices: Prices | null;
  files?: Readonly<Record<string, QuestionFile>>;
}

export interface Spent {
  /** Questions for which the model was asked at least once. */
  questions: number;
  steps: number;
  inputTokens: number;
  outputTokens: number;
  seconds: number;
  /** By the prices; null without them. */
  cost: number | null;
}

/** One question, asked of the planner and then again with the model. */
export interface Pair {
  planner: Outcome;
  withModel: Outcome;
}

export interface Evaluation {
  pairs: Pair[];
  spent: Spent;
  /** Why questions were left over; null where all were asked. */
  stopped: 'budget' | 'provider' | null;
}

/**
 * Asks questions of the planner alone and of the planner with a language model, as the product does, and judges both by the same right rows.
 * Ends with the question in which the caps are reached, which does not count.
 */
export async function evaluateModel(parts: EvaluationParts): Promise<Evaluation> {
  const spent: Spent = { questions: 0, steps: 0, inputTokens: 0, outputTokens: 0, seconds: 0, cost: null };
  const costOf = (input: number, output: number): number | null =>
    parts.prices && (input * parts.prices.input + output * parts.prices.output) / 1_000_000;
  const isOver = (input: number): boolean => {
    const cost = costOf(spent.inputTokens + input, spent.outputTokens) ?? 0;
    return (
      spent.inputTokens + spent.outputTokens + input > parts.caps.tokens ||
      (parts.caps.money !== null && cost > parts.caps.money)
    );
  };
  let failure: ProviderFailure | null = null;
  const callModel = async (request: TurnRequest): Promise<Turn> => {
    try {
      if (isOver(estimateTokens(request.instructions + JSON.stringify([request.messages, request.tools]))))
        throw new ProviderFailure('budget', 'The budget of the evaluation is spent.');
      const turn = await parts.connection.turn(request, {
        signal: AbortSignal.timeout(Math.ceil(request.deadlineMs)),
      });
      spent.steps += 1;
      spent.inputTokens += turn.inputTokens;
      spent.outputTokens += turn.outputTokens;
      return turn;
    } catch (error) {
      if (error instanceof ProviderFailure) failure = error;
      throw error;
    }
  };
  let isModelIn = false;
  const replyTo = async (question: string, context: AskContext): Promise<AgentReply> => {
    const embedded = await ask(question, context);
    return isModelIn ? withModel(question, embedded, context, parts, callModel) : embedded;
  };
  await using asked = askAgent(parts.files ?? questionFiles, replyTo);
  const pairs: Pair[] = [];
  for (const [source, own] of Map.groupBy(parts.questions, (question) => question.source)) {
    await using opened = await asked.open(source);
    for (const question of own) {
      isModelIn = false;
      const planner = await judge(opened, question);
      isModelIn = true;
      const [started, steps] = [performance.now(), spent.steps];
      const withIt = await judge(opened, question);
      spent.cost = costOf(spent.inputTokens, spent.outputTokens);
      const stopped = stopOf(failure);
      if (stopped) return { pairs, spent, stopped };
      if (spent.steps > steps) {
        spent.questions += 1;
        spent.seconds += (performance.now() - started) / 1000;
      }
      pairs.push({ planner, withModel: withIt });
    }
  }
  return { pairs, spent, stopped: null };
}

/** A wrong key or an address that does not answer fails for every question; what is late or unreadable is the model's own. */
function stopOf(failure: ProviderFailure | null): Evaluation['stopped'] {
  if (failure?.kind === 'budget') return 'budget';
  return failure?.kind === 'unreachable' || failure?.kind === 'refused' ? 'provider' : null;
}

function withModel(
  question: string,
  embedded: AgentReply,
  context: AskContext,
  { connection, shares, isAlone }: EvaluationParts,
  callModel: (request: TurnRequest) => Promise<Turn>,
): Promise<AgentReply> {
  const mode = {
    model: connection.model() ?? 'of the server',
    host: connection.host,
    shares,
    isAskedAlways: false,
    allowsSql: false,
    isChosen: false,
    callModel,
  };
  return askModel(question, isAlone ? unanswered(embedded) : embedded, mode, context);
}

/** The planner's reply as if it had none. */
function unanswered(reply: AgentReply): AgentReply {
  return {
    ...reply,
    plan: null,
    answer: {
      ...reply.answer,
      status: 'declined',
      verdict: null,
      sql: null,
      columns: [],
      rows: [],
      rowCount: 0,
    },
  };
}

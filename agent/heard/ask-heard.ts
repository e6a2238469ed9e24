import type { AnswerCheck } from '#kernel/answer.ts';
import { refusalOf } from '../answer/decline.ts';
import { questionBack } from '../answer/question-back.ts';
import type { AgentReply, OfferedReading } from '../answer/reply.ts';
import { type AskContext, ask } from '../ask.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { PlanAssumption } from '../plan.ts';
import { PlanningTooLong, withinPlanningTime } from '../planning-time.ts';
import { modelFor, readQuestion } from '../read-question.ts';
import { isDocument } from '../text/longest-question.ts';
import { normaliseQuestion, tokenize } from '../text/tokens.ts';
import type { KnownWords } from './known-words.ts';
import { figureLeads, figureWords } from './language-words.ts';
import { type PutRight, waysToPutRight, written } from './put-right.ts';
import { type Slip, type Stretch, slipsOf, stretchesOf } from './slips.ts';
import { valuesLike } from './unlisted-values.ts';

/** A question that came by voice, in the words in which it was read, and its reply. */
export interface HeardReply {
  question: string;
  reply: AgentReply;
}

/** Ways that are read before it is given up. */
const waysRead = 24;
/** Ways whose costs differ by no more are as likely meant: where they are read differently, it is asked back. */
const costMargin = 0.5;
const optionsOffered = 3;

/**
 * Answers a question that a recogniser wrote down. What reads as it was heard is left alone. Else words that nothing knows are put right
 * by names and values of the same sound: where that makes one plan, it is answered and told; where it makes several, or what sounds alike
 * is a value or only near, it is asked back.
 */
export function askHeard(heard: string, context: AskContext): Promise<HeardReply> {
  return withinPlanningTime(context.time, () => readHeard(heard, context));
}

async function readHeard(heard: string, context: AskContext): Promise<HeardReply> {
  const text = normaliseQuestion(heard);
  const model = modelFor(context);
  if (
    context.catalog.tables.length === 0 ||
    isDocument(text) ||
    refusalOf(text, model, context.previous) !== null
  )
    return { question: heard, reply: await ask(heard, context) };
  const figured = await withFigure(heard, text, context);
  if (figured) return { question: heard, reply: figured };
  const reply = await ask(heard, context);
  if (reply.answer.status !== 'declined' || reply.modelRequest) return { question: heard, reply };
  try {
    return (await putRight(heard, text, reply, context)) ?? { question: heard, reply };
  } catch (error) {
    // What was meant was not found in time; what was heard has its answer.
    if (error instanceof PlanningTooLong) return { question: heard, reply };
    throw error;
  }
}

/** The reply to what was meant by words that nothing knows; null where that cannot be told. */
async function putRight(
  heard: string,
  text: string,
  reply: AgentReply,
  context: AskContext,
): Promise<HeardReply | null> {
  const model = modelFor(context);
  const { notUnderstood } = reply.answer;
  const narrow = await readWays(text, notUnderstood, false, model, context);
  const ways = narrow.length > 0 ? narrow : await readWays(text, notUnderstood, true, model, context);
  const [only, ...others] = ways;
  if (!only) return null;
  if (others.length === 0 && !only.slips.some(({ isProposed }) => isProposed)) {
    const read = await ask(only.question, context);
    if (read.answer.status === 'declined') return null;
    return { question: only.question, reply: told(read, heard, only.slips) };
  }
  const back = await offered(heard, ways, context);
  return back && { question: heard, reply: back };
}

/** The nearest ways that have a plan, one for each statement. */
async function readWays(
  text: string,
  notUnderstood: readonly string[],
  isWide: boolean,
  model: SemanticModel,
  context: AskContext,
): Promise<PutRight[]> {
  const tokens = tokenize(text);
  const unknown = new Set(tokens.flatMap(({ text: word }, at) => (notUnderstood.includes(word) ? [at] : [])));
  const stretches = stretchesOf(tokens, unknown, isWide);
  const found = await unlistedFor(stretches, model, context);
  const ways = waysToPutRight(text, tokens, slipsOf(model, tokens, stretches, found), unknown);
  const read = new Map<string, PutRight>();
  let cheapest = Number.POSITIVE_INFINITY;
  for (const way of ways.slice(0, waysRead)) {
    if (way.cost > cheapest + costMargin) break;
    const sql = await statementOf(way.question, context);
    if (sql === null) continue;
    cheapest = Math.min(cheapest, way.cost);
    if (!read.has(sql)) read.set(sql, way);
  }
  return [...read.values()];
}

function unlistedFor(
  stretches: readonly Stretch[],
  model: SemanticModel,
  { run, signal }: AskContext,
): Promise<KnownWords[]> {
  return valuesLike(
    model,
    stretches.map(({ heard }) => heard),
    run,
    signal,
  );
}

async function statementOf(question: string, context: AskContext): Promise<string | null> {
  const { onStage: _, ...silent } = context;
  const { readings } = await readQuestion(normaliseQuestion(question), silent);
  return readings[0]?.search.candidates[0]?.sql ?? null;
}

/**
 * "Top for products" reads as it stands and may have been "top four products": both are offered, where both are questions. Null where no
 * figure may have been said.
 */
async function withFigure(heard: string, text: string, context: AskContext): Promise<AgentReply | null> {
  const tokens = tokenize(text);
  const at = tokens.findIndex(
    ({ lower }, place) =>
      figureWords.has(lower) &&
      tokens[place]?.kind === 'word' &&
      figureLeads.has(tokens[place - 1]?.lower ?? ''),
  );
  const word = tokens[at];
  const figure = word && figureWords.get(word.lower);
  if (!word || figure === undefined) return null;
  const place = { from: at, to: at + 1, heard: word.text, said: String(figure) };
  const slip: Slip = { ...place, cost: 0, isProposed: false, kind: 'language' };
  const question = written(text, tokens, [slip]);
  const [asHeard, withIt] = [await statementOf(text, context), await statementOf(question, context)];
  if (asHeard === null || withIt === null || asHeard === withIt) return null;
  const ways = [
    { question, slips: [slip], cost: 0 },
    { question: text, slips: [], cost: 0 },
  ];
  return offered(heard, ways, context);
}

/** Asks which of them was said, each with its answer; null where none has one. */
async function offered(
  heard: string,
  ways: readonly PutRight[],
  context: AskContext,
): Promise<AgentReply | null> {
  const options: { label: string; preview: string; question: string }[] = [];
  const plans: OfferedReading[] = [];
  let elapsedMs = 0;
  for (const { question } of ways.slice(0, optionsOffered)) {
    const { answer, text, plan, offered: beside = [] } = await ask(question, context);
    elapsedMs += answer.elapsedMs;
    if (answer.status === 'answered')
      options.push({ label: answer.reading.replace(/\.$/, ''), preview: text, question });
    if (answer.status === 'answered' && plan) plans.push({ question, plan });
    if (answer.status === 'clarify') options.push(...(answer.options ?? []));
    plans.push(...beside);
  }
  const [first, ...more] = options;
  if (!first) return null;
  const asked = more.length === 0 ? `Did you mean: ${first.label}?` : 'Which do you mean?';
  return questionBack(`I heard "${heard}". ${asked}`, options.slice(0, optionsOffered + 1), elapsedMs, plans);
}

/** A reply that says which words were taken for others; asked as it was heard, it is typed and left alone. */
function told(reply: AgentReply, heard: string, slips: readonly Slip[]): AgentReply {
  const words = slips.filter(({ kind }) => kind !== 'writing');
  const taken = ({ said }: Slip): string => said || 'the end of the sentence';
  const assumptions = words.map(
    (slip): PlanAssumption => ({
      kind: 'heard',
      chosen: `Heard "${slip.heard}", took ${taken(slip)}`,
      options: [{ label: `"${heard}", as it was heard`, question: heard }],
    }),
  );
  const checks = words.map(
    (slip): AnswerCheck => ({
      id: 'heard',
      outcome: 'warned',
      detail: `The recogniser wrote "${slip.heard}"; it was taken for ${taken(slip)}.`,
    }),
  );
  const { answer } = reply;
  if (answer.status !== 'answered') return reply;
  return {
    ...reply,
    answer: {
      ...answer,
      checks: [...answer.checks, ...checks],
      assumptions: [...assumptions, ...answer.assumptions],
    },
  };
}

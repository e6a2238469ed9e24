import type { AnswerCheck } from '#kernel/answer.ts';
import { narrate } from '../answer/narrate.ts';
import { isRejected, notComputed } from '../answer/not-computed.ts';
import { readingOf } from '../answer/reading.ts';
import type { AgentReply } from '../answer/reply.ts';
import { checkStatements } from '../answer/result-checks.ts';
import { runCandidate } from '../answer/run-plan.ts';
import { type AskContext, answered } from '../ask.ts';
import { withStateChoices } from '../doubts/states.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { modelFor, readQuestion } from '../read-question.ts';
import { areasOf } from '../sources/areas.ts';
import { compileWith } from '../sql/compile.ts';
import { normaliseQuestion } from '../text/tokens.ts';
import { groundProblem, missingTable } from './ground-problem.ts';
import type { PlanGround } from './plan-ground.ts';
import { shapeOf } from './plan-shape.ts';

/** A question whose answer a person has confirmed, as it was kept. */
export interface ConfirmedQuestion {
  question: string;
  plan: Plan;
  ground: PlanGround;
  /** The day of the confirmation, YYYY-MM-DD in the workspace's time zone. */
  day: string;
  /** The question means other days on other days: "last month". */
  movesWithTime: boolean;
  /** Whether the planner makes a plan of the question; another plan than the confirmed one stands in `knownReading`. */
  isReadByItself: boolean;
  /** As they came out when it was confirmed. */
  checks: AnswerCheck[];
  /** The statement of another reading that the person has seen and turned down; null where there was none. */
  knownReading: string | null;
}

export type ConfirmedState = 'holds' | 'changedReading' | 'broken';

export interface ConfirmedOutcome {
  /** After the answer before it the words change that one: they are another question here than the confirmed one. */
  isFollowUp?: true;
  state: ConfirmedState;
  /** Why it does not hold, in one or two sentences; null where it does. */
  reason: string | null;
  /** The planner makes a plan of the question now. */
  isReadByItself: boolean;
  /** The answer by the confirmed plan over the tables of now; null where it must not be used. */
  reply: AgentReply | null;
  /** What the question is read to by itself, where that is another plan. */
  otherReading: OtherPlan | null;
}

/** Another plan for a confirmed question: what it would answer is told beside it, where it can be run. */
export interface OtherPlan extends Pick<OwnReading, 'sql' | 'plan' | 'text'> {
  answer: string | null;
}

type Context = Omit<AskContext, 'unanswered'>;

/**
 * Answers by a confirmed plan over the current tables, and says whether the confirmation still holds. What the plan stands on is
 * compared first: a plan that means something else by now is never run silently. Throws what `run` throws, but for a rejected
 * statement, which is a reason.
 */
export async function answerConfirmed(
  confirmed: ConfirmedQuestion,
  context: Context,
): Promise<ConfirmedOutcome> {
  const started = performance.now();
  const elapsed = (): number => Math.round(performance.now() - started);
  if (await isFollowUp(confirmed, context))
    return { ...unusable('holds', ''), reason: null, isFollowUp: true };
  const model = modelOfPlan(confirmed.ground, context);
  if (typeof model === 'string') return unusable('broken', model);
  const problem = await groundProblem(model, confirmed.plan, confirmed.ground, context);
  if (problem?.kind === 'gone') return unusable('broken', problem.reason);
  const own = await readByItself(confirmed.question, context);
  if (problem) return unusable('changedReading', problem.reason, await toldPlan(own, context));
  const plan = planOfToday(confirmed, own, context.today);
  if (!plan)
    return unusable(
      'changedReading',
      `${readingWords(own)} Its days move with time, so they cannot be kept.`,
      await toldPlan(own, context),
    );
  try {
    const sql = compileWith(plan, model);
    const otherReading = own?.sql === sql ? null : await toldPlan(own, context);
    const result = await runCandidate({ plan, sql }, model, context, checkStatements(plan, model));
    const settled = { plan, sql, score: plan.score, parts: { corrections: [] } };
    const reply = await answered(settled, result, [], model, context, elapsed);
    const failed = newChecks(reply, confirmed, ['failed']);
    if (failed[0]) return unusable('broken', failed[0].detail, otherReading);
    const isRead =
      own === null ? !confirmed.isReadByItself : otherReading === null || own.sql === confirmed.knownReading;
    return {
      state: isRead ? 'holds' : 'changedReading',
      reason: isRead ? null : readingWords(own),
      isReadByItself: own !== null,
      reply: withVerdict(reply, confirmed),
      otherReading,
    };
  } catch (error) {
    if (isRejected(error)) return unusable('broken', notComputed, await toldPlan(own, context));
    throw error;
  }
}

/** The tables that may be answered together and hold the plan; the reason where there are none. */
export function modelOfPlan(ground: PlanGround, context: Context): SemanticModel | string {
  const area = areasOf(context.catalog).find(({ catalog }) =>
    ground.tables.every(({ sqlName }) => catalog.tables.some((table) => table.sqlName === sqlName)),
  );
  if (area) return modelFor(context, area.catalog);
  const all = new Map(context.catalog.tables.map((table) => [table.sqlName, table]));
  return (
    missingTable({ tables: all }, ground) ??
    `${[...new Set(ground.tables.map(({ dataSourceName }) => dataSourceName))].join(' and ')} are not related any more.`
  );
}

export interface OwnReading {
  sql: string;
  plan: Plan;
  model: SemanticModel;
  /** In one sentence. */
  text: string;
}

/** What a question is read to without any answer before it; null where it makes no plan. */
export async function readByItself(question: string, context: Context): Promise<OwnReading | null> {
  const { readings } = await readQuestion(normaliseQuestion(question), { ...context, previous: null });
  const [chosen] = readings;
  const [best] = chosen?.search.candidates ?? [];
  if (!chosen || !best) return null;
  const plan = withStateChoices(chosen.model, best.plan);
  const sql = plan === best.plan ? best.sql : compileWith(plan, chosen.model);
  return { sql, plan, model: chosen.model, text: readingOf(chosen.model, plan) };
}

async function toldPlan(own: OwnReading | null, context: Context): Promise<OtherPlan | null> {
  if (!own) return null;
  const { sql, plan, model, text } = own;
  const result = await runCandidate(own, model, context).catch(() => null);
  return { sql, plan, text, answer: result && narrate(model, plan, result, context.locale) };
}

/** Words that only another reader than the planner understands may build on whatever stands before them. */
async function isFollowUp(
  { question, isReadByItself }: ConfirmedQuestion,
  context: Context,
): Promise<boolean> {
  if (!context.previous) return false;
  if (!isReadByItself) return true;
  return (await readQuestion(normaliseQuestion(question), context)).isChange === true;
}

/** On another day, the days of now in the confirmed plan; null where the question is not read to that plan any more. */
function planOfToday(confirmed: ConfirmedQuestion, own: OwnReading | null, today: string): Plan | null {
  if (!confirmed.movesWithTime || today === confirmed.day) return confirmed.plan;
  const shape = (plan: Plan): string => shapeOf(plan, { isOfAnyValue: false });
  return own && shape(own.plan) === shape(confirmed.plan) ? own.plan : null;
}

function readingWords(own: OwnReading | null): string {
  return own
    ? `The question by itself is read in another way now: ${own.text}`
    : 'The question by itself is not understood any more.';
}

function unusable(
  state: ConfirmedState,
  reason: string,
  otherReading: OtherPlan | null = null,
): ConfirmedOutcome {
  return { state, reason, isReadByItself: otherReading !== null, reply: null, otherReading };
}

/** Checks that come out so now and did not when it was confirmed. */
function newChecks(
  { answer }: AgentReply,
  { checks }: ConfirmedQuestion,
  outcomes: readonly AnswerCheck['outcome'][],
): AnswerCheck[] {
  return answer.checks.filter(
    ({ id, outcome }) =>
      outcomes.includes(outcome) && !checks.some((known) => known.id === id && known.outcome === outcome),
  );
}

/** What was cautioned against when the person confirmed it is confirmed with it; a new warning is not. */
function withVerdict(reply: AgentReply, confirmed: ConfirmedQuestion): AgentReply {
  const isNew = newChecks(reply, confirmed, ['warned', 'failed']).length > 0;
  const verdict = reply.answer.verdict === 'caution' && isNew ? 'caution' : 'verified';
  return { ...reply, answer: { ...reply.answer, verdict } };
}

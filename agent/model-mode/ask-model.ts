import type { Answer, AnswerCheck } from '#kernel/answer.ts';
import { refusalOf } from '../answer/decline.ts';
import { formatCell, formatNumber } from '../answer/format.ts';
import { questionBack } from '../answer/question-back.ts';
import { readingOf } from '../answer/reading.ts';
import { type AgentReply, sourcesOf } from '../answer/reply.ts';
import { isCut, rowCountOf, shownRows } from '../answer/whole-result.ts';
import { type AskContext, answered } from '../ask.ts';
import { followUpOf } from '../conversation/follow-up.ts';
import { longestChange } from '../conversation/ground.ts';
import { followChoices } from '../doubts/follow-choices.ts';
import { doubtsOfTables } from '../doubts/import-doubts.ts';
import { asksOfChange } from '../frames/driver-rules.ts';
import { readsOfTables } from '../live/reads.ts';
import { phraseEnd } from '../model/named-terms.ts';
import { tableOf } from '../model/semantic-model.ts';
import type { CallModel } from '../providers/turn.ts';
import { modelFor } from '../read-question.ts';
import { areasOf } from '../sources/areas.ts';
import { normaliseQuestion, type Token, tokenize } from '../text/tokens.ts';
import { toolsFor } from '../tools/registry.ts';
import { cardsFor } from '../tools/table-cards.ts';
import type { ModelResult, ToolContext, ToolEnd } from '../tools/tool.ts';
import { createDisclosure, type Disclosure, type Shares } from './disclosure.ts';
import { doubtsOf, nothingUnread } from './doubts.ts';
import { groundText } from './grounding.ts';
import { openingMessage } from './instructions.ts';
import { type ModelLimits, modelLimits } from './limits.ts';
import { type LoopUsage, runLoop } from './loop.ts';
import type { FilterWords, PlanWords } from './plan-words.ts';
import { compared, type Stamp } from './two-methods.ts';
import { wordsOfPlan } from './words-of-plan.ts';

/** How the language model of a workspace is used. */
export interface ModelMode {
  /** Its name, for people. */
  model: string;
  /** Where requests go. */
  host: string;
  shares: Shares;
  /** Also where the embedded planner has an answer, as a second method. */
  isAskedAlways: boolean;
  allowsSql: boolean;
  /** The question was offered as one reading of the one before: the person has chosen. */
  isChosen: boolean;
  callModel: CallModel;
  /** Told what went wrong with the mode itself; the answer is then the planner's. */
  onError?(error: unknown): void;
  limits?: Partial<ModelLimits>;
}

/**
 * Lets a language model read what the embedded planner did not, or read it again as a second method. The model fills in a plan;
 * what is shown is computed and told by the product. Whatever the model does, the embedded reply is the least that comes back.
 */
export async function askModel(
  question: string,
  embedded: AgentReply,
  mode: ModelMode,
  context: AskContext,
): Promise<AgentReply> {
  const text = normaliseQuestion(question);
  if (!isForModel(text, embedded, mode, context)) return embedded;
  const untold = untoldBefore(text, context);
  if (untold.length > 0) return notAsked(embedded, mode, untold);
  const started = performance.now();
  const signal = context.signal ?? new AbortController().signal;
  const disclosure = createDisclosure(mode.shares, text);
  const areas = areasOf(context.catalog);
  const tools: ToolContext = {
    question: text,
    areas,
    modelOf: (area) => modelFor(context, area.catalog),
    run: context.run,
    signal,
    disclosure,
    results: [],
    onStep: (detail) => context.onStage?.('model', detail),
  };
  const before = planBefore(text, context, disclosure);
  const cards = JSON.stringify(cardsFor(before === null ? text : `${text} ${before}`, tools));
  const count = disclosure.disclosed().tables.length;
  tools.onStep(`looking at ${count} ${count === 1 ? 'table' : 'tables'}`);
  const elapsed = (): number => embedded.answer.elapsedMs + Math.round(performance.now() - started);
  const spent: LoopUsage = { calls: 0, inputTokens: 0, outputTokens: 0 };
  const stamp: Stamp = (reply, outcome, note) => ({
    ...reply,
    answer: {
      ...reply.answer,
      elapsedMs: elapsed(),
      languageModel: { ...usageOf(mode, spent, tools), outcome, note },
    },
  });
  try {
    const loop = await runLoop({
      context: tools,
      callModel: mode.callModel,
      tools: toolsFor(mode),
      opening: openingMessage(text, context.today, cards, before),
      limits: { ...modelLimits, ...mode.limits },
      locale: context.locale,
      usage: spent,
      now: () => performance.now(),
    });
    if ('stop' in loop) return stamp(embedded, 'noAnswer', loop.sentence);
    context.onStage?.('checking');
    if (loop.end.kind === 'ask') return asked(loop.end, embedded, stamp);
    const { status, notUnderstood } = embedded.answer;
    const read = await replyOf(loop.end, notUnderstood, mode, tools, context, elapsed);
    if (status !== 'answered') return stamp(withChoices(read, embedded), 'read', '');
    return compared(text, embedded, read, loop.end.result, { stamp, today: context.today });
  } catch (error) {
    signal.throwIfAborted();
    mode.onError?.(error);
    return stamp(embedded, 'noAnswer', 'The language model could not be used for this question.');
  }
}

/** Refusals stand, a plan of the model explains no change, and what people named is read by its name. */
function isForModel(
  text: string,
  { answer, plan, modelRequest }: AgentReply,
  mode: ModelMode,
  context: AskContext,
): boolean {
  if (context.catalog.tables.length === 0 || modelRequest) return false;
  // How two files belong together is a person's to say.
  if (answer.options?.some(({ decides }) => decides !== undefined)) return false;
  if (answer.status === 'answered' && (!mode.isAskedAlways || mode.isChosen || plan === null)) return false;
  const tokens = tokenize(text);
  if (refusalOf(text, modelFor(context)) !== null || asksOfChange(tokens)) return false;
  // "show revenue by region" behind a question without an answer is all of a question.
  const isOfItsOwn = Boolean(context.unanswered) && followUpOf(tokens).mayBeNew === true;
  if (isFollowUp(tokens) && !isOfItsOwn && (context.previous || context.unanswered))
    return !context.unanswered && !namesTerm(tokens, context);
  return !namesTerm(tokens, context);
}

function isFollowUp(tokens: Token[]): boolean {
  const { hasOpener, pointsBack, isBound } = followUpOf(tokens);
  return hasOpener || pointsBack === true || isBound;
}

/** The plan before, for a question that changes it or is short enough to. */
function wordsBefore(tokens: Token[], { previous }: AskContext): PlanWords | null {
  const mayChange = isFollowUp(tokens) || tokens.length <= longestChange;
  const told = previous && mayChange ? wordsOfPlan(previous) : null;
  return told && 'words' in told ? told.words : null;
}

/** Parts of the plan before that a model cannot be told of, where the question says that it changes that plan. */
function untoldBefore(text: string, { previous }: AskContext): string[] {
  const told = previous && isFollowUp(tokenize(text)) ? wordsOfPlan(previous) : null;
  return told && 'untold' in told ? told.untold : [];
}

/** A follow-up whose plan before would be lost in part: it is not sent, and the reason stands beside the planner's. */
function notAsked(embedded: AgentReply, { model, host, shares }: ModelMode, untold: string[]): AgentReply {
  const note = `The language model was not asked: the answer before has ${untold.join(' and ')}, which it cannot be told of. Ask for it in full.`;
  const left = { tables: [], columns: 0, values: 0, rows: 0 };
  const usage = { model, host, shares, calls: 0, inputTokens: 0, outputTokens: 0, cost: null, left };
  return {
    ...embedded,
    answer: { ...embedded.answer, languageModel: { ...usage, outcome: 'notAsked', note } },
  };
}

/** The same as a text, its values as far as they may leave. */
function planBefore(text: string, context: AskContext, disclosure: Disclosure): string | null {
  const words = wordsBefore(tokenize(text), context);
  if (!words) return null;
  const kept = (filters: FilterWords[]): FilterWords[] =>
    filters.map((filter) => ({ ...filter, values: filter.values.map((value) => disclosure.kept(value)) }));
  const measures = words.measures.map(({ filters, ...measure }) =>
    filters ? { ...measure, filters: kept(filters) } : measure,
  );
  return JSON.stringify({ ...words, measures, filters: kept(words.filters) });
}

function namesTerm(tokens: Token[], context: AskContext): boolean {
  const { metrics, filters } = modelFor(context).named;
  const phrases = [
    ...metrics.flatMap((metric) => metric.phrases),
    ...filters.flatMap((filter) => filter.phrases.map(({ words }) => words)),
  ];
  return phrases.some((words) => tokens.some((_, at) => phraseEnd(tokens, at, words) !== null));
}

function usageOf(mode: ModelMode, usage: LoopUsage, { disclosure }: ToolContext) {
  const { tables, columns, values, rows } = disclosure.disclosed();
  return {
    model: mode.model,
    host: mode.host,
    shares: mode.shares,
    ...usage,
    cost: null,
    left: { tables, columns, values, rows },
  };
}

/** The answer of the model's plan, told by the product; what it rests on besides the words of the question lowers the verdict. */
async function replyOf(
  { result, text }: Extract<ToolEnd, { kind: 'answer' }>,
  notUnderstood: string[],
  mode: ModelMode,
  tools: ToolContext,
  context: AskContext,
  elapsed: () => number,
): Promise<AgentReply> {
  if (result.plan === null) return statementReply(result, mode, context, elapsed);
  const { model } = result;
  const { plan, sql, ...counted } = await followChoices({ ...result, plan: result.plan }, model, context);
  const reply = await answered(
    { plan, sql, score: 0, parts: { corrections: [] } },
    counted.result,
    [],
    model,
    context,
    elapsed,
  );
  const tokens = tokenize(tools.question);
  const before = wordsBefore(tokens, context) === null ? null : (context.previous ?? null);
  const doubts = await doubtsOf(plan, result, notUnderstood, tools, {
    ...context,
    before,
    isChange: isFollowUp(tokens),
  });
  const remark = text === null ? null : groundText(text, tools.results, [tools.question], context.locale);
  return {
    ...reply,
    text: remark?.ok ? `${reply.text}\n${remark.text}` : reply.text,
    answer: {
      ...reply.answer,
      verdict: doubts.length > 0 ? 'caution' : reply.answer.verdict,
      reading: `${readingOf(model, plan)} Read by the language model ${mode.model}.`,
      checks: [...reply.answer.checks, ...(doubts.length > 0 ? doubts : [nothingUnread])],
      assumptions: [...reply.answer.assumptions, ...sampleAssumption(result, tools)],
    },
  };
}

function sampleAssumption({ tables }: ModelResult, { areas }: ToolContext): Answer['assumptions'] {
  const area = areas.find(({ catalog }) =>
    catalog.tables.some(({ sqlName }) => sqlName === tables[0]?.sqlName),
  );
  return area?.isSample && areas.some(({ isSample }) => !isSample)
    ? [{ kind: 'data source', chosen: area.name, options: [] }]
    : [];
}

/** Rows of a statement that the model wrote: shown, and never more than with caution. */
function statementReply(
  { model, sql, tables, result }: ModelResult,
  mode: ModelMode,
  { locale }: AskContext,
  elapsed: () => number,
): AgentReply {
  const [cell] = result.rows[0] ?? [];
  const rowCount = rowCountOf(result);
  const { live } = readsOfTables(
    tables.map(({ sqlName }) => tableOf(model, sqlName)),
    sql,
  );
  const isOne = result.rows.length === 1 && result.columns.length === 1;
  const text = isOne
    ? `${result.columns[0]?.name ?? 'The result'}: ${formatCell(cell ?? null, result.columns[0], locale)}.`
    : `${formatNumber(rowCount, locale)} ${rowCount === 1 ? 'row' : 'rows'}.`;
  return {
    text,
    plan: null,
    chart: null,
    ...(isCut(result) ? { whole: { rows: result.rows } } : {}),
    tables,
    ...(live && { live }),
    answer: {
      status: 'answered',
      verdict: 'caution',
      reading: `The language model ${mode.model} wrote the statement below. No plan says in words what it asks.`,
      sql,
      columns: result.columns,
      rows: shownRows(result),
      rowCount,
      truncated: isCut(result),
      checks: [
        {
          id: 'written-by-model',
          outcome: 'warned',
          detail: 'The statement was written by a language model. Read it before you rely on its rows.',
        },
        ...doubtsOfTables(
          tables.map(({ sqlName }) => tableOf(model, sqlName)),
          (column) => sql.includes(column),
        ).checks,
      ],
      sources: sourcesOf(model, tables, result.asked),
      ...(result.asked && { asked: result.asked }),
      assumptions: [],
      notUnderstood: [],
      suggestions: [],
      elapsedMs: elapsed(),
    },
  };
}

/** The readings that the planner would have asked about stay one click away. */
function withChoices(read: AgentReply, { answer }: AgentReply): AgentReply {
  const options = answer.options ?? [];
  if (answer.status !== 'clarify' || options.length === 0) return read;
  const check: AnswerCheck = {
    id: 'other-readings',
    outcome: 'warned',
    detail: `Without the language model, Plumbline would have asked which of ${options.length} readings is meant.`,
  };
  return {
    ...read,
    answer: {
      ...read.answer,
      verdict: 'caution',
      checks: [...read.answer.checks, check],
      assumptions: [
        ...read.answer.assumptions,
        {
          kind: 'reading',
          chosen: 'read by the language model',
          options: options.map(({ label, question }) => ({ label, question })),
        },
      ],
    },
  };
}

/** A question back of the model is asked only where the planner has nothing better. */
function asked(end: Extract<ToolEnd, { kind: 'ask' }>, embedded: AgentReply, stamp: Stamp): AgentReply {
  if (embedded.answer.status !== 'declined' || end.options.length < 2)
    return stamp(embedded, 'noAnswer', 'The language model was not sure what is meant.');
  return stamp(
    questionBack(
      end.question,
      end.options.map((option) => ({ label: option, preview: '', question: option })),
      embedded.answer.elapsedMs,
    ),
    'read',
    '',
  );
}

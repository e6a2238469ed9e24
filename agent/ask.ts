import type { AnswerCheck } from '#kernel/answer.ts';
import type { Catalog, QueryResult, RunQuery } from '#kernel/catalog.ts';
import { drawnChart } from './answer/chart.ts';
import { clarifyReply, optionsOf, type Reading, type Reads } from './answer/clarify.ts';
import { declineReply, forecastReason, refusalOf } from './answer/decline.ts';
import { describeReply } from './answer/describe.ts';
import { differentReadings } from './answer/different-readings.ts';
import { doubtOf, findsNothing } from './answer/doubt.ts';
import { explain } from './answer/explain.ts';
import { firstThatRuns } from './answer/first-that-runs.ts';
import { interruptedReply, ofAllRows } from './answer/interrupted.ts';
import { keptWhole } from './answer/kept-whole.ts';
import { narrate } from './answer/narrate.ts';
import { isRejected, notComputed } from './answer/not-computed.ts';
import { periodChoices } from './answer/period-choice.ts';
import { readingOf } from './answer/reading.ts';
import { relationQuestion } from './answer/relation-question.ts';
import { type AgentReply, sourcesOf } from './answer/reply.ts';
import { checkResult, checkRunner } from './answer/result-checks.ts';
import { runCandidate } from './answer/run-plan.ts';
import { readingsOf } from './answer/run-readings.ts';
import { takenForGranted } from './answer/taken-for-granted.ts';
import { withPartial } from './answer/told-partial.ts';
import { isCut, rowCountOf, shownRows } from './answer/whole-result.ts';
import { chosenReading } from './conversation/chosen.ts';
import { goesOn } from './conversation/ground.ts';
import { mayBeOf } from './conversation/whole-questions.ts';
import { followChoices } from './doubts/follow-choices.ts';
import { withoutChoices } from './doubts/state-columns.ts';
import { tellStates } from './doubts/states.ts';
import { totalsLeftOut } from './doubts/total-rows.ts';
import { readsOf } from './live/reads.ts';
import type { SemanticModel } from './model/semantic-model.ts';
import { askedOfModel } from './models/asked-of-model.ts';
import type { Plan, PlanAssumption } from './plan.ts';
import type { Candidate, Search } from './planning/search.ts';
import { joinCost } from './planning/settle.ts';
import { extraJoins, hasTwinValue } from './planning/twin-values.ts';
import {
  besidePlanningTime,
  type PlanningTime,
  PlanningTooLong,
  withinPlanningTime,
} from './planning-time.ts';
import { modelFor, readQuestion } from './read-question.ts';
import type { RoleNet } from './roles/role-net.ts';
import { inSource } from './sources/in-source.ts';
import { type AreaReading, areaMargin, clearStatement } from './sources/read-areas.ts';
import { continuationOf } from './sql/forecast.ts';
import { isDocument, refuseDocument } from './text/longest-question.ts';
import { normaliseQuestion } from './text/tokens.ts';
import { questionTokens } from './text/turned-questions.ts';
import { alsoMeant, likelyMeanings, type Weigh, weakReadings } from './trust/weak-reading.ts';

export interface AskContext {
  catalog: Catalog;
  /** `YYYY-MM-DD` in the workspace's time zone. */
  today: string;
  /** BCP 47, for numbers in sentences. */
  locale: string;
  /** The plan of the answer before, for "and by region?". */
  previous?: Plan | null;
  /** A question asked since that answer that came to none; what follows it may have meant to build on it. */
  unanswered?: string | null;
  /** The plan of the reading that was offered in these very words by the reply before: it is what is meant. */
  chosen?: Plan | null;
  run: RunQuery;
  signal?: AbortSignal;
  /** What reading it may take; by itself what is left of the time that it is asked in, or a whole one. */
  time?: PlanningTime;
  onStage?(stage: 'reading' | 'planning' | 'running' | 'model' | 'checking', detail?: string): void;
  /** By itself what was learnt of many answers (`trust/judge.ts`). */
  weigh?: Weigh;
  /** By itself the one that was fitted (`roles/role-net.ts`). */
  roleNet?: RoleNet;
  /** Kept by the caller from question to question, so that the index of a catalog is built once. */
  models?: Map<string, SemanticModel>;
}

/** Two readings whose scores differ by less are both tried; only equal results are answered without asking. */
export const ambiguityMargin = 0.13;
const readingsCompared = 4;

/**
 * Answers a question over the tables of a catalog, asks back, or says why not. Never guesses: every word has a part in the plan.
 * What takes too long to read is declined. Throws what `run` throws (`timeout`, `cancelled`, `tooLarge`). Of a statement that is rejected the next reading is offered, or the question declined.
 */
export async function ask(question: string, given: AskContext): Promise<AgentReply> {
  // What only a choice of states holds back is no condition that the next question could mean.
  const context = {
    ...given,
    ...(given.previous && { previous: withoutChoices(given.previous) }),
    // Nobody goes on with a document.
    ...(given.unanswered && isDocument(given.unanswered) && { unanswered: null }),
  };
  const started = performance.now();
  const elapsed = (): number => Math.round(performance.now() - started);
  try {
    return await withinPlanningTime(given.time, () => replyTo(question, context, elapsed));
  } catch (error) {
    // What can be asked instead does not depend on so long a question.
    if (error instanceof PlanningTooLong)
      return besidePlanningTime(() => declined(modelFor(context), error.message, '', elapsed));
    if (!isRejected(error)) throw error;
    return declined(modelFor(context), notComputed, normaliseQuestion(question), elapsed);
  }
}

async function replyTo(question: string, context: AskContext, elapsed: () => number): Promise<AgentReply> {
  const settled = context.chosen ? await answerChosen(context.chosen, context, elapsed) : null;
  if (settled) return settled;
  const model = modelFor(context);
  const text = normaliseQuestion(question);
  refuseDocument(text);
  const forModel = await askedOfModel(text, model, context, elapsed);
  if (forModel) return forModel;
  const refusal = refusalOf(text, model, context.previous);
  const asksAhead = refusal === forecastReason;
  if (refusal && !asksAhead) return declined(model, refusal, text, elapsed);
  const described = describeReply(model, text, elapsed(), context.locale);
  if (described) return described;
  context.onStage?.('reading');
  const { readings, isScoped, isChange } = await readQuestion(text, context);
  const [chosen, ...elsewhere] = readings;
  const [first] = chosen?.search.candidates ?? [];
  // No row tells what lies ahead: whatever else the words may mean is no answer.
  if (asksAhead && !first?.plan.forecast) {
    const why = chosen?.search.refusals.find((each) => each.startsWith('A forecast'));
    return declined(model, why ?? forecastReason, text, elapsed);
  }
  const isOnlyWay = !first || (chosen?.area.isSample === true && !isScoped);
  if ((isOnlyWay || first.isProposed || first.isDoubted) && (isChange || !isScoped)) {
    const back = await relationQuestion(text, context, { question, elapsed, isOnlyWay });
    if (back) return back;
  }
  if (!chosen || !first) {
    const meant =
      chosen && !isScoped && !isChange && !chosen.search.isUntold
        ? await likelyMeanings(text, chosen.model, chosen.search, context)
        : [];
    return declineReply(model, {
      ...declineReason(chosen?.search, context),
      elapsedMs: elapsed(),
      question: text,
      ...optionsOf(null, meant, context.locale, readerOf(context)),
    });
  }
  context.onStage?.('running', first.sql);
  const ran = await firstThatRuns(chosen.search.candidates, chosen.model, context);
  if (ran === null) return declined(model, notComputed, text, elapsed);
  const { candidate: best, result, others } = ran;
  if (result.continued?.refused) return declined(model, result.continued.refused, text, elapsed);
  const words = questionTokens(text);
  const isGoingOn = isChange || (context.unanswered && goesOn(best, context.unanswered, words));
  if (isGoingOn && context.unanswered)
    return interruptedReply(
      text,
      context.unanswered,
      { candidate: best, result, model: chosen.model, source: null },
      {
        locale: context.locale,
        elapsedMs: elapsed(),
        reads: readerOf(context),
      },
    );
  const rivals = isScoped ? [] : rivalsOf(chosen, elsewhere);
  const close = others
    .filter(
      (candidate) =>
        best.score - candidate.score < ambiguityMargin + leewayOf(best, candidate) + doubtOf(best, result),
    )
    .slice(0, readingsCompared - 1);
  const reads = readerOf(context);
  const periods = periodChoices(chosen.model, best, result);
  if (periods) {
    const choices = await readingsOf(periods, chosen.model, context);
    return clarifyReply(question, choices, context.locale, elapsed(), reads);
  }
  const read: Reading = { candidate: best, result, model: chosen.model, source: null };
  const different = await differentReadings(
    read,
    [
      ...close.map((candidate) => ({ candidate, model: chosen.model, source: null })),
      ...rivals.flatMap(({ search, model: own, area }) => {
        const [candidate] = search.candidates;
        return candidate ? [{ candidate, model: own, source: area.name }] : [];
      }),
    ],
    context,
  );
  const isBetweenSources = different.some(({ source }) => source !== null);
  const isDoubted = ran.isNext || (!isScoped && best.isDoubted === true);
  const isConfirmed = isScoped && best.isOfRows === true;
  if (different.length > 0 || isDoubted || (!isConfirmed && needsConfirmation(best, result))) {
    const known = [{ ...read, source: isBetweenSources ? chosen.area.name : null }, ...different];
    const isOpen = different.length > 0 && !isBetweenSources && !isScoped && !isChange;
    const more = isOpen ? await alsoMeant(text, known, context) : [];
    return clarifyReply(question, [...known, ...more], context.locale, elapsed(), reads);
  }
  if (!isScoped && !isChange) {
    const choices = await weakReadings(text, read, others, context);
    if (choices.length > 0) return clarifyReply(question, choices, context.locale, elapsed(), reads);
  }
  return toldReply(
    read,
    {
      question: isChange ? null : question,
      text,
      others,
      assumed: [
        ...(isScoped ? [] : sourceAssumption(chosen, elsewhere, question)),
        ...(context.unanswered && mayBeOf(context.unanswered, words, best)
          ? [ofAllRows(context.unanswered)]
          : []),
      ],
    },
    context,
    elapsed,
  );
}

function declined(model: SemanticModel, reason: string, question: string, elapsed: () => number): AgentReply {
  return declineReply(model, { reason, notUnderstood: [], elapsedMs: elapsed(), question });
}

interface Told {
  /** As it was asked; null where it changes the answer before, or was chosen. */
  question: string | null;
  text: string;
  others: Candidate[];
  /** Of where it was read. */
  assumed: PlanAssumption[];
}

/** The answer by a reading that needs no question back; declined where a change cannot be told of it. */
async function toldReply(
  read: Reading,
  { question, text, others, assumed }: Told,
  context: AskContext,
  elapsed: () => number,
): Promise<AgentReply> {
  const { candidate, model } = read;
  const counted = await followChoices({ ...candidate, result: read.result }, model, context);
  const { plan: ownPlan, sql: ownSql, result } = counted;
  const chosen: Reading = { ...read, candidate: { ...candidate, plan: ownPlan, sql: ownSql }, result };
  const told = candidate.plan.drivers ? await explained(chosen, question, context) : chosen;
  if ('refused' in told) return declined(model, told.refused, text, elapsed);
  context.onStage?.('checking');
  const { plan: settled, sql } = told.candidate;
  const granted = takenForGranted(model, settled, readerOf(context));
  const plan = { ...settled, assumptions: [...granted, ...assumed] };
  return answered({ ...candidate, plan, sql }, told.result, others, model, context, elapsed);
}

/** Answers by a reading that was offered, over the tables of now; null where they do not bear its plan any more. */
async function answerChosen(
  plan: Plan,
  context: AskContext,
  elapsed: () => number,
): Promise<AgentReply | null> {
  const chosen = chosenReading(plan, context);
  if (!chosen) return null;
  const { candidate, model } = chosen;
  context.onStage?.('running', candidate.sql);
  const ran = await firstThatRuns([candidate], model, context);
  if (ran === null) return null;
  const read: Reading = { candidate, result: ran.result, model, source: null };
  return toldReply(read, { question: null, text: '', others: [], assumed: [] }, context, elapsed);
}

function readerOf({ today }: AskContext): Reads {
  return (asked, known) => clearStatement(asked, known, today, ambiguityMargin);
}

/** A change, told by what it is made of. */
async function explained(
  read: Reading,
  question: string | null,
  context: AskContext,
): Promise<Reading | { refused: string }> {
  const { model, candidate } = read;
  const found = await explain(candidate.plan, read.result, {
    model,
    question,
    run: (sql, plan) => runCandidate({ sql, plan }, model, context),
    reads: (asked) => clearStatement(asked, model, context.today, ambiguityMargin),
  });
  if ('refused' in found) return found;
  return { ...read, candidate: { ...candidate, plan: found.plan, sql: found.sql }, result: found.result };
}

/** Own sources that fit about as well; and the sample company where its reading is much the better one. */
function rivalsOf(chosen: AreaReading, elsewhere: AreaReading[]): AreaReading[] {
  const score = ({ search }: AreaReading): number => search.candidates[0]?.score ?? Number.NEGATIVE_INFINITY;
  return elsewhere
    .filter((other) =>
      other.area.isSample === chosen.area.isSample
        ? score(chosen) - score(other) < areaMargin
        : score(other) - score(chosen) > areaMargin,
    )
    .slice(0, readingsCompared - 1);
}

/** Which source was read, where another one could have been, or where nothing of the person's own fits. */
function sourceAssumption(chosen: AreaReading, elsewhere: AreaReading[], question: string): PlanAssumption[] {
  const options = elsewhere
    .filter(({ search }) => search.candidates.length > 0)
    .slice(0, readingsCompared - 1)
    .map(({ area }) => ({ label: area.name, question: inSource(question, area.name) }));
  const isFallback = chosen.area.isSample && elsewhere.some(({ area }) => !area.isSample);
  return options.length > 0 || isFallback ? [{ kind: 'data source', chosen: chosen.area.name, options }] : [];
}

function declineReason(
  search: Search | undefined,
  { catalog, unanswered }: AskContext,
): { reason: string; notUnderstood: string[] } {
  if (!search) {
    const isEmpty = catalog.tables.length === 0;
    const reason = isEmpty
      ? 'There are no tables yet.'
      : unanswered
        ? `"${unanswered}" came to no answer, so there is none that this could change. Ask for it in full.`
        : 'There is no answer before this that it could change.';
    return { reason, notUnderstood: [] };
  }
  const words = search.unknown.map((token) => token.text);
  if (words.length > 0)
    return {
      reason: `I do not know what ${words.map((word) => `"${word}"`).join(', ')} ${words.length === 1 ? 'means' : 'mean'} in this data.`,
      notUnderstood: words,
    };
  return { reason: search.refusals[0] ?? 'I cannot tell what is asked for.', notUnderstood: [] };
}

/** A value of two columns is a question back also where one of them needs a further table. */
function leewayOf({ plan }: Candidate, other: Candidate): number {
  return hasTwinValue(plan, other.plan) ? joinCost * extraJoins(other.plan, plan) : 0;
}

/** A value that was misspelt, named in part, or by a common word, may not be meant: it is proposed, never assumed. */
function needsConfirmation(candidate: Candidate, result: QueryResult): boolean {
  if (candidate.isProposed) return true;
  const isNothing = findsNothing(result);
  return candidate.parts.filters.some(
    (filter) =>
      filter.kind === 'values' &&
      filter.values.some(
        ({ source }) =>
          source === 'fuzzy' ||
          source === 'part' ||
          // A value that was taken for a word of its own, and then finds nothing, was not meant.
          (source === 'named' && isNothing) ||
          (source === 'common' && filter.column === null),
      ),
  );
}

/** A plan that is settled: how its result is checked, told and drawn follows from it alone. */
export interface SettledPlan extends Pick<Candidate, 'plan' | 'sql' | 'score'> {
  parts: Pick<Candidate['parts'], 'corrections'>;
}

/** The answer of a plan that was run: its result is checked, told in a sentence and given a chart. */
export async function answered(
  best: SettledPlan,
  result: QueryResult,
  others: SettledPlan[],
  model: SemanticModel,
  context: Pick<AskContext, 'run' | 'signal' | 'today' | 'locale'>,
  elapsed: () => number,
): Promise<AgentReply> {
  const { plan } = best;
  if (result.continued?.refused) return declined(model, result.continued.refused, '', elapsed);
  const continuation = continuationOf(plan);
  const run = checkRunner(model, context.run, context.signal, result.also);
  const report = await checkResult({ model, plan, result, today: context.today, run });
  const states = await tellStates(model, plan, run);
  const rowCount = rowCountOf(result);
  const corrections: AnswerCheck[] = best.parts.corrections.map(({ read }) => ({
    id: 'spelling',
    outcome: 'warned',
    detail: `A word of the question was read as ${read}.`,
  }));
  const { tables, live } = readsOf(model, plan, best.sql);
  const margin = best.score - (others[0]?.score ?? best.score - 1);
  return {
    text: withPartial(narrate(model, plan, result, context.locale, report), report.checks),
    plan: { ...plan, margin },
    ...drawnChart(plan, result, report),
    ...(isCut(result) ? { whole: await keptWhole(best.sql, result, (sql) => run(sql, plan)) } : {}),
    tables,
    ...(live && { live }),
    ...(continuation && { continuation }),
    answer: {
      status: 'answered',
      verdict: report.needsCaution || states.checks.length > 0 ? 'caution' : 'checked',
      reading: readingOf(model, plan),
      sql: best.sql,
      columns: result.columns,
      rows: shownRows(result),
      rowCount,
      truncated: isCut(result),
      checks: [...report.checks, ...states.checks, ...corrections],
      sources: sourcesOf(model, tables, result.asked),
      ...(result.asked && { asked: result.asked }),
      assumptions: [...plan.assumptions, ...totalsLeftOut(model, tables), ...states.assumptions],
      notUnderstood: [],
      suggestions: [],
      elapsedMs: elapsed(),
    },
  };
}

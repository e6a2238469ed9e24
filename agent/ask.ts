import type { AnswerCheck } from '#kernel/answer.ts';
import type { Catalog, QueryResult, RunQuery } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { chartOf } from './answer/chart.ts';
import { clarifyReply } from './answer/clarify.ts';
import { declineReply, refusalOf } from './answer/decline.ts';
import { describeReply } from './answer/describe.ts';
import { narrate } from './answer/narrate.ts';
import { readingOf } from './answer/reading.ts';
import { type AgentReply, sourcesOf } from './answer/reply.ts';
import { checkResult, checkRunner, versionsOf } from './answer/result-checks.ts';
import { followUpCandidates, followUpOf } from './conversation/follow-up.ts';
import { buildLattice } from './lattice/lattice.ts';
import { findUnlistedValues } from './lattice/unlisted-values.ts';
import { buildSemanticModel, type SemanticModel } from './model/semantic-model.ts';
import type { Plan } from './plan.ts';
import { type Candidate, findCandidates, type Search } from './planning/candidates.ts';
import { compileWith } from './sql/compile.ts';
import { normaliseQuestion, tokenize } from './text/tokens.ts';

export interface AskContext {
  catalog: Catalog;
  /** `YYYY-MM-DD` in the workspace's time zone. */
  today: string;
  /** BCP 47, for numbers in sentences. */
  locale: string;
  /** The plan of the answer before, for "and by region?". */
  previous?: Plan | null;
  run: RunQuery;
  signal?: AbortSignal;
  onStage?(stage: 'reading' | 'planning' | 'running' | 'checking', detail?: string): void;
  /** Kept by the caller from question to question, so that the index of a catalog is built once. */
  models?: Map<string, SemanticModel>;
}

const maxRows = 200;
const deadlineMs = 15_000;
/** Two readings whose scores differ by less are both tried; only equal results are answered without asking. */
const ambiguityMargin = 0.13;
const readingsCompared = 4;
/** A question of more words without an opener is one of its own. */
const longestChange = 7;

/**
 * Answers a question over the tables of a catalog, asks back, or says why not. Never guesses: every word has a part in the plan.
 * Throws what `run` throws (`timeout`, `cancelled`, `tooLarge`); a rejected statement is declined.
 */
export async function ask(question: string, context: AskContext): Promise<AgentReply> {
  const started = performance.now();
  const model = modelFor(context);
  const text = normaliseQuestion(question);
  const refusal = refusalOf(text);
  const elapsed = (): number => Math.round(performance.now() - started);
  if (refusal)
    return declineReply(model, {
      reason: refusal,
      notUnderstood: [],
      elapsedMs: elapsed(),
      question: text,
    });
  const described = describeReply(model, text, elapsed());
  if (described) return described;
  context.onStage?.('reading');
  const search = await readQuestion(text, model, context);
  const [best, ...others] = search.candidates;
  if (!best)
    return declineReply(model, { ...declineReason(search, text), elapsedMs: elapsed(), question: text });
  const close = others
    .filter((candidate) => best.score - candidate.score < ambiguityMargin)
    .slice(0, readingsCompared - 1);
  context.onStage?.('running', best.sql);
  const result = await runCandidate(best, model, context).catch(rejectedStatement);
  if (result === null)
    return declineReply(model, {
      reason: 'The statement made from this question could not be run, so there is no answer.',
      notUnderstood: [],
      elapsedMs: elapsed(),
      question: text,
    });
  const different = await differentReadings(result, close, model, context);
  if (different.length > 0 || needsConfirmation(best))
    return clarifyReply(
      model,
      question,
      [{ candidate: best, result }, ...different],
      context.locale,
      elapsed(),
    );
  context.onStage?.('checking');
  return answered(best, result, others, model, context, elapsed);
}

function modelFor(context: AskContext): SemanticModel {
  const key =
    context.catalog.tables.map((table) => `${table.sqlName}@${table.versionId}`).join('|') +
    context.catalog.relations.length;
  const known = context.models?.get(key);
  if (known) return known;
  const model = buildSemanticModel(context.catalog);
  context.models?.set(key, model);
  return model;
}

async function readQuestion(text: string, model: SemanticModel, context: AskContext): Promise<Search> {
  const tokens = tokenize(text);
  const extended = await findUnlistedValues(model, tokens, context.run, context.signal);
  context.onStage?.('planning');
  const lattice = buildLattice(extended, tokens, context.today);
  const alone = findCandidates(lattice);
  if (!context.previous) return alone;
  const followUp = followUpOf(tokens);
  if (!followUp.hasOpener && (alone.candidates.length > 0 || tokens.length > longestChange)) return alone;
  const edited = followUpCandidates(extended, followUp, context.today, context.previous);
  return edited.candidates.length > 0 ? edited : alone;
}

function declineReason(search: Search, text: string): { reason: string; notUnderstood: string[] } {
  const tokens = tokenize(text);
  const words = search.unknown.flatMap((at) => tokens[at]?.text ?? []);
  if (words.length > 0)
    return {
      reason: `I do not know what ${words.map((word) => `"${word}"`).join(', ')} ${words.length === 1 ? 'means' : 'mean'} in this data.`,
      notUnderstood: words,
    };
  return { reason: search.refusals[0] ?? 'I cannot tell what is asked for.', notUnderstood: [] };
}

/** A statement that the sandbox rejects is a reading that failed; every other failure is the caller's to tell. */
function rejectedStatement(error: unknown): null {
  if (error instanceof AppError && error.code === 'invalid') return null;
  throw error;
}

async function runCandidate(
  candidate: Candidate,
  model: SemanticModel,
  context: AskContext,
): Promise<QueryResult> {
  const result = await context.run({
    sql: candidate.sql,
    tables: versionsOf(model, candidate.plan),
    maxRows,
    deadlineMs,
    ...(context.signal ? { signal: context.signal } : {}),
  });
  return {
    ...result,
    columns: result.columns.map((column) => ({ ...column, ...unitOf(candidate.plan, column.name) })),
  };
}

function unitOf(plan: Plan, name: string): { unit?: string } {
  if (name === 'share_percent' || name === 'change_percent') return { unit: '%' };
  const unit = plan.measures.find((measure) => measure.name === name)?.unit;
  return unit ? { unit } : {};
}

/** Other readings of the same words that give other rows. Readings that agree need no question. */
async function differentReadings(
  result: QueryResult,
  close: Candidate[],
  model: SemanticModel,
  context: AskContext,
): Promise<{ candidate: Candidate; result: QueryResult }[]> {
  const different: { candidate: Candidate; result: QueryResult }[] = [];
  const seen = [result];
  for (const candidate of close) {
    const other = await runCandidate(candidate, model, context);
    if (seen.some((known) => saysTheSame(known, other))) continue;
    seen.push(other);
    different.push({ candidate, result: other });
  }
  return different;
}

/** Equal rows, or rows of which one result shows more columns than the other. */
function saysTheSame(left: QueryResult, right: QueryResult): boolean {
  if (left.rows.length !== right.rows.length) return false;
  const holds = (more: QueryResult, less: QueryResult): boolean =>
    less.rows.every((row, index) => row.every((cell) => more.rows[index]?.includes(cell)));
  return holds(left, right) || holds(right, left);
}

/** A misspelt value may be another real one: it is proposed, never assumed. */
function needsConfirmation(candidate: Candidate): boolean {
  return candidate.parts.filters.some(
    (filter) => filter.kind === 'values' && filter.values.some((value) => value.source === 'fuzzy'),
  );
}

async function answered(
  best: Candidate,
  result: QueryResult,
  others: Candidate[],
  model: SemanticModel,
  context: AskContext,
  elapsed: () => number,
): Promise<AgentReply> {
  const { plan } = best;
  const report = await checkResult({
    model,
    plan,
    result,
    today: context.today,
    run: checkRunner(model, context.run, context.signal),
  });
  const rowCount = result.truncated ? await countOfRows(plan, model, context) : result.rows.length;
  const corrections: AnswerCheck[] = best.parts.corrections.map(({ read }) => ({
    id: 'spelling',
    outcome: 'warned',
    detail: `A word was read as ${read}.`,
  }));
  const tables = versionsOf(model, plan);
  const margin = best.score - (others[0]?.score ?? best.score - 1);
  return {
    text: narrate(model, plan, result, context.locale, rowCount),
    plan: { ...plan, margin },
    chart: chartOf(plan, result, report.isLastPeriodPartial),
    tables,
    answer: {
      status: 'answered',
      verdict: report.needsCaution ? 'caution' : 'checked',
      reading: readingOf(model, plan),
      sql: best.sql,
      columns: result.columns,
      rows: result.rows,
      rowCount,
      truncated: result.truncated,
      checks: [...report.checks, ...corrections],
      sources: sourcesOf(model, tables),
      assumptions: plan.assumptions,
      notUnderstood: [],
      suggestions: [],
      elapsedMs: elapsed(),
    },
  };
}

/** How many rows a cut result has in full. */
async function countOfRows(plan: Plan, model: SemanticModel, context: AskContext): Promise<number> {
  const sql = `SELECT count(*) AS row_count FROM (\n${compileWith(plan, model)}\n)`;
  const counted = await context.run({
    sql,
    tables: versionsOf(model, plan),
    maxRows: 1,
    deadlineMs,
    ...(context.signal ? { signal: context.signal } : {}),
  });
  return Number(counted.rows[0]?.[0] ?? 0);
}

import type { AnswerCheck } from '#kernel/answer.ts';
import { addDays, addGrains, type Grain, startOfGrain } from '../dates/calendar.ts';
import { daysOf, labelOf } from '../dates/period.ts';
import { beginWithin, type DataSpan, dataSpan, endWithin } from '../model/data-span.ts';
import { periodTexts, textOn } from '../model/period-texts.ts';
import { columnOf, sameColumn } from '../model/semantic-model.ts';
import type { ColumnRef, Predicate } from '../plan.ts';
import { runningPrior } from '../sql/running-prior.ts';
import { sentenceCase } from './format.ts';
import type { CheckContext } from './result-checks.ts';
import { shownPeriods } from './shown-periods.ts';

/** Why a period is not there as a whole, and from which day on or up to which (that day is not in). */
interface Cut {
  at: string;
  because: 'today' | 'asked' | 'data';
}

/** Where little is known of how often rows come, the data may begin on the first working day, or with the first order. */
const mostMissing = 0.25;
const dayMs = 86_400_000;

/** The first period shown is the one in which the data begin, later than its beginning, or in which the time asked for does. */
export function firstPartial(context: CheckContext): AnswerCheck | null {
  const shown = shownPeriods(context);
  const first = shown?.starts.at(0);
  if (!shown || first === undefined || context.plan.limit) return null;
  const { grain, column } = shown;
  const cut = beginOf(context, column, first, grain);
  if (!cut) return null;
  return {
    id: 'partial-first-period',
    outcome: 'warned',
    detail: beginWords(context.model, column, shown.nameOf(first), cut),
  };
}

/** The last period shown has not ended yet, or the data or the time asked for end in it. */
export function lastPartial(context: CheckContext): AnswerCheck | null {
  const shown = shownPeriods(context);
  const last = shown?.starts.at(-1);
  if (!shown || last === undefined || context.plan.limit) return null;
  const { grain, column } = shown;
  const cut = endOf(context, column, last, grain);
  if (!cut) return null;
  const prior = runningPrior(context.plan, context.model);
  const against =
    prior?.start === last
      ? ` Its change is against the same days before it (${daysOf({ start: prior.priorStart, end: prior.priorUntil })}).`
      : '';
  return {
    id: 'partial-period',
    outcome: 'warned',
    detail: `${endWords(context.model, column, shown.nameOf(last), cut)}${against}`,
  };
}

/** A period that a question names has not ended yet, or the data end or begin in it. */
export function askedPartial(context: CheckContext): AnswerCheck[] {
  const { plan, model, today } = context;
  const told = [...plan.where, ...plan.measures.flatMap(({ where }) => where)].flatMap((part) =>
    part.kind === 'period' && !part.negated && !(part.isYearNumber && dataSpan(model, part.column) === null)
      ? [part]
      : [],
  );
  const checks: AnswerCheck[] = [];
  for (const { column, start, end, label } of told) {
    if (start === null || end === null) continue;
    const span = dataSpan(model, column);
    const isRunning = isOfCalendar(model, column) && start <= today && end > addDays(today, 1);
    const running = isRunning ? addDays(today, 1) : null;
    const data = endWithin(span, start, running ?? end);
    const name = label.startsWith('the same days') ? null : label;
    if (name !== null && (data !== null || running !== null))
      checks.push({
        id: 'partial-period',
        outcome: 'warned',
        detail: endWords(
          model,
          column,
          name,
          data === null ? { at: running ?? end, because: 'today' } : { at: data, because: 'data' },
        ),
      });
    const begun = beginWithin(span, start, end);
    if (begun !== null)
      checks.push({
        id: 'partial-first-period',
        outcome: 'warned',
        detail: beginWords(model, column, label, { at: begun, because: 'data' }),
      });
    // Cut where the data begin: what it is set against is called by its days.
    const isCutToBegin =
      name === null &&
      start === span?.start &&
      told.some(
        (other) => other !== told.find((one) => one.start === start) && other.label === daysOf(other),
      );
    if (isCutToBegin)
      checks.push({
        id: 'partial-first-period',
        outcome: 'warned',
        detail: `The data begin on ${labelOf(start, 'day')}: both are told from that day of theirs on.`,
      });
  }
  return checks.filter(({ detail }, at) => checks.findIndex((other) => other.detail === detail) === at);
}

type Model = CheckContext['model'];

function endWords(model: Model, column: ColumnRef, name: string, { at, because }: Cut): string {
  const last = addDays(at, -1);
  const day = labelOf(last, 'day');
  const written = textOn(columnOf(model, column).profile, last);
  switch (because) {
    case 'today':
      return `${sentenceCase(name)} has not ended: it holds the days up to ${day}.`;
    case 'data':
      return written === null
        ? `The data end on ${day}: ${name} holds the days up to there.`
        : `The data end with ${written}: ${name} holds what is up to there.`;
    case 'asked':
      return `What was asked for ends on ${day}: ${name} holds the days up to there.`;
  }
}

function beginWords(model: Model, column: ColumnRef, name: string, { at, because }: Cut): string {
  const day = labelOf(at, 'day');
  const written = textOn(columnOf(model, column).profile, at);
  if (because !== 'data') return `What was asked for begins on ${day}: ${name} holds the days from there.`;
  return written === null
    ? `The data begin on ${day}: ${name} holds the days from there.`
    : `The data begin with ${written}: ${name} holds what is from there.`;
}

/** When a business year begins, its name does not say: whether it has ended by today is not known. */
function isOfCalendar(model: Model, column: ColumnRef): boolean {
  const texts = periodTexts(columnOf(model, column).profile);
  return texts === null || !(texts.isFiscal || texts.isPair);
}

/** From which day on a period is there; null where it is from its first. */
function beginOf({ plan, model }: CheckContext, column: ColumnRef, start: string, grain: Grain): Cut | null {
  const next = addGrains(start, grain, 1);
  const begun = dataBegin(model, column, start, next);
  const asked = boundsOf(plan.where, column, 'start').find((bound) => bound > start && bound < next);
  if (begun !== null && (asked === undefined || asked < begun)) return { at: begun, because: 'data' };
  return asked === undefined ? null : { at: asked, because: 'asked' };
}

function dataBegin(
  model: CheckContext['model'],
  column: ColumnRef,
  start: string,
  next: string,
): string | null {
  const span = dataSpan(model, column);
  const early = beginWithin(span, start, next);
  // Dates at the end of their months tell the whole of them.
  if (early !== null || span?.isStepped) return early;
  const begun = columnOf(model, column).profile.min?.slice(0, 10) ?? '';
  const missing = Date.parse(begun) - Date.parse(start);
  const isLate = missing > dayMs && missing / (Date.parse(next) - Date.parse(start)) > mostMissing;
  return begun > start && begun < next && isLate ? begun : null;
}

/** Up to which day a period is there; null where it is to its last. */
function endOf(
  { plan, model, today }: CheckContext,
  column: ColumnRef,
  start: string,
  grain: Grain,
): Cut | null {
  const next = addGrains(start, grain, 1);
  const asked = boundsOf(plan.where, column, 'end').find((bound) => bound > start && bound < next);
  const tomorrow = addDays(today, 1);
  const isRunning = isOfCalendar(model, column) && startOfGrain(today, grain) === start && tomorrow < next;
  const running = isRunning ? tomorrow : null;
  const earliest = [asked, running ?? undefined].filter((bound) => bound !== undefined).toSorted()[0];
  const data = endWithin(dataSpan(model, column), start, earliest ?? next);
  if (data !== null) return { at: data, because: 'data' };
  if (running !== null && running === earliest) return { at: running, because: 'today' };
  return asked === undefined ? null : { at: asked, because: 'asked' };
}

/** Where the time asked for begins or ends, in days. */
function boundsOf(where: readonly Predicate[], column: ColumnRef, end: 'start' | 'end'): string[] {
  return where.flatMap((part) => {
    const isOfYears = part.kind === 'period' && part.isYearNumber && !part.part;
    if (part.kind !== 'period' || part.negated || isOfYears || !sameColumn(part.column, column)) return [];
    const bound = part[end];
    return bound === null ? [] : [bound.slice(0, 10)];
  });
}

/**
 * Of ranked periods one is there in part: as the first or the last of the data, one cut by the time asked for, or the running one. It may be the
 * lowest for that alone; where it is not among the highest, it may come to be.
 */
export function rankedPartial(context: CheckContext): AnswerCheck | null {
  const { plan, model } = context;
  const shown = shownPeriods(context);
  if (!shown || !plan.limit || plan.isRunning) return null;
  const { grain, column } = shown;
  const isAdded = plan.measures.every(
    ({ aggregate, per }) => per === null && ['sum', 'count'].includes(aggregate),
  );
  const isFromLowest = plan.sort[plan.within ?? 0]?.direction === 'ascending';
  const cutOf = (start: string): string | null => {
    const [from, to] = [beginOf(context, column, start, grain), endOf(context, column, start, grain)];
    return from || to
      ? daysOf({ start: from?.at ?? start, end: to?.at ?? addGrains(start, grain, 1) })
      : null;
  };
  for (const start of shown.starts) {
    const days = cutOf(start);
    if (days === null) continue;
    const name = sentenceCase(shown.nameOf(start));
    return isAdded && isFromLowest
      ? {
          id: 'lowest-is-partial',
          outcome: 'warned',
          detail: `${name} is there in part, from ${days}: it may be the lowest for that alone.`,
        }
      : { id: 'partial-period', outcome: 'warned', detail: `${name} is there in part, from ${days}.` };
  }
  const last = lastStart(dataSpan(model, column), context.today, grain);
  const days = last === null || isFromLowest || !isAdded || plan.within ? null : cutOf(last);
  return last === null || days === null
    ? null
    : {
        id: 'partial-period',
        outcome: 'warned',
        detail: `${sentenceCase(shown.labelOf(last))} is there in part, from ${days}, and is ranked by what it holds so far.`,
      };
}

/** "how many months had revenue under 200": the first or the last of the data may be one of them, or none, for being there in part alone. */
export function countedPartial(context: CheckContext): AnswerCheck | null {
  const { plan, model, today } = context;
  const [dimension, ...more] = plan.dimensions;
  if (plan.overGroups !== 'count' || !plan.having || !dimension?.grain || more.length > 0) return null;
  const { column, grain } = dimension;
  const span = dataSpan(model, column);
  if (grain === 'day' || span === null) return null;
  const [from, until] = [
    [span.start, ...boundsOf(plan.where, column, 'start')].toSorted().at(-1) ?? span.start,
    [span.end, ...boundsOf(plan.where, column, 'end')].toSorted()[0] ?? span.end,
  ];
  if (until <= from) return null;
  const ends = new Set([startOfGrain(from, grain), lastStart({ ...span, end: until }, today, grain)]);
  const parts = [...ends].flatMap((start) => {
    if (start === null) return [];
    const [begun, ended] = [beginOf(context, column, start, grain), endOf(context, column, start, grain)];
    const days = daysOf({ start: begun?.at ?? start, end: ended?.at ?? addGrains(start, grain, 1) });
    return begun || ended ? [`${labelOf(start, grain)} is there in part, from ${days}`] : [];
  });
  return parts.length === 0
    ? null
    : {
        id: isBelow(plan) ? 'lowest-is-partial' : 'partial-period',
        outcome: 'warned',
        detail: `${sentenceCase(parts.join(', and '))}: what it holds so far is set against the bound.`,
      };
}

/** Only groups below a bound are told: what is there in part may be one of them for that alone. */
export function isBelow({ having }: Pick<CheckContext['plan'], 'having'>): boolean {
  return having !== null && ['<', '<='].includes(having.operator);
}

/** Where the last period of the data begins, as far as it has come. */
function lastStart(span: DataSpan | null, today: string, grain: Grain): string | null {
  if (span === null) return null;
  const last = addDays(span.end, -1);
  return startOfGrain(last > today ? today : last, grain);
}

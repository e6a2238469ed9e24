import type { AnswerCheck } from '#kernel/answer.ts';
import { addGrains, type Grain, startOfGrain } from '../dates/calendar.ts';
import { labelOf } from '../dates/period.ts';
import { columnOf, sameColumn } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { sentenceCase } from './format.ts';
import type { CheckContext } from './result-checks.ts';

const dayMs = 86_400_000;
/** The data may begin on the first working day, or with the first order. */
const mostMissing = 0.25;

/** The first period shown is the one in which the data begin, later than its beginning, or in which the time asked for does. */
export function firstPartial({ plan, model, result }: CheckContext): AnswerCheck | null {
  const shown = periodsShown(plan, result);
  const [first] = shown?.starts ?? [];
  if (!shown || first === undefined) return null;
  const { grain, column } = shown;
  const { min } = columnOf(model, column).profile;
  const begun = min?.slice(0, 10) ?? null;
  const asked = boundsOf(plan, column, 'start').find((bound) => startOfGrain(bound, grain) === first);
  const isOfData = begun !== null && startOfGrain(begun, grain) === first && isLate(begun, grain);
  const from = isOfData && (asked === undefined || asked < begun) ? begun : asked;
  if (from === undefined || from === null || from === first) return null;
  const what = from === begun && isOfData ? 'The data begin' : 'What was asked for begins';
  return {
    id: 'partial-first-period',
    outcome: 'warned',
    detail: `${what} on ${labelOf(from, 'day')}: ${labelOf(first, grain)} holds the days from there.`,
  };
}

/** The last period shown has not ended yet, or the time asked for ends in it. */
export function lastPartial({ plan, result, today }: CheckContext): AnswerCheck | null {
  const shown = periodsShown(plan, result);
  const last = shown?.starts.at(-1);
  if (!shown || last === undefined) return null;
  const { grain, column } = shown;
  const id = 'partial-period';
  if (startOfGrain(today, grain) === last)
    return {
      id,
      outcome: 'warned',
      detail: `${labelOf(last, grain)} has not ended: it holds the days up to ${labelOf(today, 'day')}.`,
    };
  const next = addGrains(last, grain, 1);
  const end = boundsOf(plan, column, 'end').find((bound) => bound > last && bound < next);
  if (end === undefined) return null;
  return {
    id,
    outcome: 'warned',
    detail: `What was asked for ends on ${labelOf(addGrains(end, 'day', -1), 'day')}: ${labelOf(last, grain)} holds the days up to there.`,
  };
}

/** The periods of a course longer than days, each by its first day. */
function periodsShown(
  plan: CheckContext['plan'],
  result: CheckContext['result'],
): { grain: Grain; column: ColumnRef; starts: string[] } | null {
  const [dimension] = plan.dimensions;
  const { grain, column } = dimension ?? {};
  if (!dimension || !grain || grain === 'day' || !column || plan.forecast) return null;
  const at = result.columns.findIndex(({ name }) => name === dimension.name);
  const rows = [...result.rows, ...(result.whole?.last ?? [])];
  const starts = rows.flatMap((row) => (typeof row[at] === 'string' ? [row[at].slice(0, 10)] : []));
  return { grain, column, starts };
}

/** Where the time asked for begins or ends, in days. */
function boundsOf(plan: CheckContext['plan'], column: ColumnRef, end: 'start' | 'end'): string[] {
  return plan.where.flatMap((part) => {
    if (part.kind !== 'period' || part.negated || part.isYearNumber || !sameColumn(part.column, column))
      return [];
    const bound = part[end];
    return bound === null ? [] : [bound.slice(0, 10)];
  });
}

/** Whether the data begin so late in their first period that it says less than a whole one. */
function isLate(begun: string | null, grain: Grain): boolean {
  if (begun === null) return false;
  const first = startOfGrain(begun.slice(0, 10), grain);
  const length = Date.parse(addGrains(first, grain, 1)) - Date.parse(first);
  const missing = Date.parse(begun.slice(0, 10)) - Date.parse(first);
  return missing > dayMs && missing / length > mostMissing;
}

/** Of periods ranked from the lowest: one is low because it is there in part, as the first of the data, one cut by the time asked for, or the running one. */
export function lowestIsPartial({ plan, model, result, today }: CheckContext): AnswerCheck | null {
  const shown = periodsShown(plan, result);
  const isFromLowest = plan.limit !== null && plan.sort[0]?.direction === 'ascending';
  const isAdded = plan.measures.every(({ aggregate }) => ['sum', 'count'].includes(aggregate));
  if (!shown || !isFromLowest || !isAdded) return null;
  const { grain, column } = shown;
  const begun = columnOf(model, column).profile.min?.slice(0, 10) ?? null;
  const starts = [...(isLate(begun, grain) ? [begun] : []), ...boundsOf(plan, column, 'start')];
  const ends = [addGrains(today, 'day', 1), ...boundsOf(plan, column, 'end')];
  for (const start of shown.starts) {
    const next = addGrains(start, grain, 1);
    const from = starts.find((bound) => bound !== null && bound > start && bound < next);
    const to = ends.find((bound) => bound > start && bound < next);
    if (from === undefined && to === undefined) continue;
    const part = `${labelOf(from ?? start, 'day')} to ${labelOf(addGrains(to ?? next, 'day', -1), 'day')}`;
    return {
      id: 'lowest-is-partial',
      outcome: 'warned',
      detail: `${sentenceCase(labelOf(start, grain))} is there in part, from ${part}: it may be the lowest for that alone.`,
    };
  }
  return null;
}

import type { AnswerCheck } from '#kernel/answer.ts';
import { addGrains, type Grain, startOfGrain } from '../dates/calendar.ts';
import { labelOf } from '../dates/period.ts';
import { columnOf, sameColumn } from '../model/semantic-model.ts';
import { sentenceCase } from './format.ts';
import type { CheckContext } from './result-checks.ts';

const dayMs = 86_400_000;
/** The data may begin on the first working day, or with the first order. */
const mostMissing = 0.25;

/** The first period shown is the one in which the data begin, later than its beginning. */
export function firstPartial({ plan, model, result }: CheckContext): AnswerCheck | null {
  const [dimension] = plan.dimensions;
  const { grain, column } = dimension ?? {};
  if (!dimension || !grain || grain === 'day' || !column || plan.forecast) return null;
  const first = result.rows[0]?.[result.columns.findIndex(({ name }) => name === dimension.name)];
  const begun = columnOf(model, column).profile.min?.slice(0, 10);
  if (typeof first !== 'string' || begun === undefined || first.slice(0, 10) !== startOfGrain(begun, grain))
    return null;
  if (!isLate(begun, grain)) return null;
  return {
    id: 'partial-first-period',
    outcome: 'warned',
    detail: `The data begin on ${labelOf(begun, 'day')}: ${labelOf(first.slice(0, 10), grain)} holds the days from there.`,
  };
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
  const [dimension] = plan.dimensions;
  const { grain, column } = dimension ?? {};
  const isFromLowest = plan.limit !== null && plan.sort[0]?.direction === 'ascending';
  const isAdded = plan.measures.every(({ aggregate }) => ['sum', 'count'].includes(aggregate));
  if (!dimension || !grain || grain === 'day' || !column || !isFromLowest || !isAdded) return null;
  const { profile } = columnOf(model, column);
  const asked = plan.where.filter((part) => part.kind === 'period' && sameColumn(part.column, column));
  const starts = [
    isLate(profile.min, grain) ? profile.min : null,
    ...asked.map((part) => ('start' in part ? part.start : null)),
  ];
  const ends = [addGrains(today, 'day', 1), ...asked.map((part) => ('end' in part ? part.end : null))];
  const at = result.columns.findIndex(({ name }) => name === dimension.name);
  for (const row of result.rows) {
    const start = String(row[at]).slice(0, 10);
    const end = addGrains(start, grain, 1);
    const from = starts.find((bound) => bound !== null && bound.slice(0, 10) > start && bound < end);
    const to = ends.find((bound) => bound !== null && bound > start && bound.slice(0, 10) < end);
    if (from === undefined && to === undefined) continue;
    const part = `${labelOf(from?.slice(0, 10) ?? start, 'day')} to ${labelOf(addGrains(to?.slice(0, 10) ?? end, 'day', -1), 'day')}`;
    return {
      id: 'lowest-is-partial',
      outcome: 'warned',
      detail: `${sentenceCase(labelOf(start, grain))} is there in part, from ${part}: it may be the lowest for that alone.`,
    };
  }
  return null;
}

import type { AnswerCheck } from '#kernel/answer.ts';
import { addGrains, startOfGrain } from '../dates/calendar.ts';
import { labelOf } from '../dates/period.ts';
import { columnOf } from '../model/semantic-model.ts';
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
  const start = Date.parse(first.slice(0, 10));
  const length = Date.parse(addGrains(first.slice(0, 10), grain, 1)) - start;
  const missing = Date.parse(begun) - start;
  if (missing <= dayMs || missing / length <= mostMissing) return null;
  return {
    id: 'partial-first-period',
    outcome: 'warned',
    detail: `The data begin on ${labelOf(begun, 'day')}: ${labelOf(first.slice(0, 10), grain)} holds the days from there.`,
  };
}

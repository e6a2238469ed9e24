import { monthOf, yearOf } from '../dates/calendar.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { Dimension } from '../plan.ts';

/** Of so many months, so few days with rows: readings of every quarter leave no zero in the months between. */
const fewestDays = 0.5;
const shortestSpan = 6;
const leastOfRound = 3;

export function isSparse(model: SemanticModel, dimension: Dimension | undefined): boolean {
  if (dimension?.grain !== 'month') return false;
  const { profile, table } = columnOf(model, dimension.column);
  const { min, max, distinctCount } = profile;
  if (min === null || max === null) return false;
  const months = (yearOf(max) - yearOf(min)) * 12 + monthOf(max) - monthOf(min) + 1;
  const isInRounds = table.profile.rowCount >= distinctCount * leastOfRound;
  return isInRounds && months >= shortestSpan && distinctCount <= months * fewestDays;
}

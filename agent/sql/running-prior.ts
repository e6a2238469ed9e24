import { addGrains, type Grain } from '../dates/calendar.ts';
import { cutUnit, dataSpan } from '../model/data-span.ts';
import { isYearColumn } from '../model/panel-tables.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { Dimension, Plan } from '../plan.ts';
import { shownFrom } from './moving.ts';

/** The last period of the data, which they do not fill, and the same days so many periods before it. Ends are not in. */
export interface RunningPrior {
  start: string;
  priorStart: string;
  priorUntil: string;
}

/** The unit of time that a dimension runs in: columns of years run in years. Null of any other. */
export function grainOfTime(model: SemanticModel, { column, grain, isTime }: Dimension): Grain | null {
  return grain ?? (isTime && isYearColumn(columnOf(model, column).profile) ? 'year' : null);
}

/**
 * Of periods that are each told with their change, the last one where the data end in it: what it has so far is set against the same days
 * before. Null where it is there as a whole, or was not asked for.
 */
export function runningPrior(plan: Plan, model: SemanticModel): RunningPrior | null {
  const [time] = plan.dimensions;
  const grain = time && grainOfTime(model, time);
  if (!plan.overPrior || !grain) return null;
  const cut = cutUnit(dataSpan(model, time.column), grain);
  const asked = shownFrom(plan)?.end ?? null;
  if (!cut || (asked !== null && asked < cut.until)) return null;
  const { steps } = plan.overPrior;
  const priorStart = addGrains(cut.start, grain, -steps);
  const priorUntil = addGrains(cut.until, grain, -steps);
  return priorUntil > priorStart ? { start: cut.start, priorStart, priorUntil } : null;
}

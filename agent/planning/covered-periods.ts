import { addGrains, grains, startOfGrain } from '../dates/calendar.ts';
import type { Period } from '../dates/period.ts';
import { stepColumn } from '../model/period-steps.ts';
import { columnOf, type SemanticModel, sameColumn, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';

/**
 * Rows that tell a month each end with their last month: what runs is set against as many months of the other period, and not against one more
 * that has only begun by now.
 */
export function cutToData(model: SemanticModel, column: ColumnRef, pair: [Period, Period]): [Period, Period] {
  const [first, second] = pair;
  const running = isCut(first) ? second : first;
  const covered = coveredUntil(model, column);
  if (covered === null || running.start === null || running.grain === null || covered <= running.start)
    return pair;
  const cut = (period: Period): Period => {
    if (!isCut(period) || period.start === null || period.end === null || running.grain === null)
      return period;
    const between = stepsBetween(period.start, running.start ?? period.start, running.grain);
    const end = addGrains(covered, running.grain, -between);
    return end < period.end ? { ...period, end } : period;
  };
  return [cut(first), cut(second)];
}

function isCut({ label }: Period): boolean {
  return label.startsWith('the same days of ');
}

/** The day after the last period that the rows tell; null where rows are no periods. */
function coveredUntil(model: SemanticModel, column: ColumnRef): string | null {
  const { max } = columnOf(model, column).profile;
  const table = tableOf(model, column.table);
  const grain = grains.findLast((each) => {
    const steps = stepColumn(table, each);
    return steps !== null && sameColumn(steps, column);
  });
  return grain && max !== null ? addGrains(startOfGrain(max.slice(0, 10), grain), grain, 1) : null;
}

function stepsBetween(from: string, to: string, grain: Period['grain'] & string): number {
  let count = 0;
  while (addGrains(from, grain, count) < to) count += 1;
  return count;
}

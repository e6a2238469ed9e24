import type { AnswerCheck } from '#kernel/answer.ts';
import { columnOf } from '../model/semantic-model.ts';
import { timeOfLevels } from '../planning/summable.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import type { CheckContext } from './result-checks.ts';

/** What there is at a time, a balance or a reading, is counted again at the next one: added up over times it says nothing. Planning refuses that; a chosen reading may not. */
export function levelsTogether({ plan, model }: CheckContext): AnswerCheck | null {
  for (const { column, aggregate, where } of plan.measures) {
    if (!column || aggregate !== 'sum') continue;
    const { table, label, profile } = columnOf(model, column);
    const time = profile.role === 'balance' ? timeOfLevels(table.profile) : null;
    if (time === null) continue;
    const told = [
      ...plan.dimensions.map((dimension) => dimension.column),
      ...columnsOfPredicates([...plan.where, ...where]),
    ];
    if (told.some((other) => other.table === column.table && other.column === time)) continue;
    return {
      id: 'levels-together',
      outcome: 'warned',
      detail: `${label} is what there was at a time; added up over several of them it counts the same again and again. Ask for its average, or for one ${time}.`,
    };
  }
  return null;
}

import type { AnswerCheck } from '#kernel/answer.ts';
import { columnOf } from '../model/semantic-model.ts';
import type { Predicate } from '../plan.ts';
import type { CheckContext } from './result-checks.ts';

/** "above 0.2" of a column of percentages: 0.2 % was compared, and 20 % may have been meant. */
export function smallBounds({ model, plan }: CheckContext): AnswerCheck | null {
  const all = [...plan.where, ...plan.measures.flatMap((measure) => measure.where)];
  for (const predicate of all) {
    const bound = boundOf(predicate);
    if (bound === null || bound.value === 0 || Math.abs(bound.value) >= 1) continue;
    const { profile, label } = columnOf(model, bound.column);
    if (profile.unit !== '%' || Number(profile.max ?? 0) <= 1) continue;
    const percent = Number((bound.value * 100).toPrecision(12));
    return {
      id: 'small-bound',
      outcome: 'warned',
      detail: `${label} is held in percent, so ${bound.value} is ${bound.value}% here. If ${percent}% is meant, write it with its sign.`,
    };
  }
  return null;
}

function boundOf(predicate: Predicate) {
  if (predicate.kind === 'compare' && typeof predicate.value === 'number')
    return { column: predicate.column, value: predicate.value };
  return predicate.kind === 'between' && typeof predicate.high === 'number'
    ? { column: predicate.column, value: predicate.high }
    : null;
}

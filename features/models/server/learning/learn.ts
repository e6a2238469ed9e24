import type { Frame } from '#algorithms/index.ts';
import { learnForecast } from './learn-forecast.ts';
import { learnTable, type RowNumbers } from './learn-table.ts';
import type { LearningOptions, Learnt, TrainingSpec } from './training-spec.ts';

/**
 * From a frame to a model and all that is told of it. Pure: the same frame and the same spec give the same bytes.
 * @param rowNumbers places of the rows in their table, null where they came as they are
 */
export function learn(
  frame: Frame,
  spec: TrainingSpec,
  rowNumbers: RowNumbers,
  options: LearningOptions,
): Learnt {
  return spec.task === 'forecasting'
    ? learnForecast(frame, spec, options)
    : learnTable(frame, spec, rowNumbers, options);
}

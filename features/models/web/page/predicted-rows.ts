import type { Cell, ResultColumn } from '#kernel/catalog.ts';
import { formatNumber, formatPercent } from '#ui/format.ts';
import type { Prediction, PredictionForm } from '../../contract.ts';
import { pageStrings as strings } from './strings.ts';

type Form = Pick<PredictionForm, 'task' | 'target' | 'unit'>;

/** One prediction as it is read: a number with its unit, a class, a cluster by its number. */
export function predictionCell(told: number | string, { task, unit }: Form): string {
  if (typeof told === 'string') return told;
  if (task === 'clustering') return strings.cluster(told);
  return unit ? `${formatNumber(told)}\u00a0${unit}` : formatNumber(told);
}

/** How sure a class is; how unusual a row. */
export function scoreText(score: number, task: Form['task']): string {
  return task === 'classification'
    ? strings.sure(formatPercent(score))
    : strings.score(formatNumber(score, 3));
}

/** Predictions of several rows as a table, each behind the number of its row. */
export function predictedRows(
  { predictions = [], scores }: Pick<Prediction, 'predictions' | 'scores'>,
  { task, target, unit }: Form,
): { columns: ResultColumn[]; rows: Cell[][] } {
  const isText = predictions.some((told) => typeof told === 'string');
  const name = target ?? (task === 'clustering' ? strings.clusterColumn : strings.result);
  const scoreColumn: ResultColumn =
    task === 'classification'
      ? { name: strings.certainty, type: 'double', unit: 'fraction' }
      : { name: strings.anomalyScore, type: 'double' };
  return {
    columns: [
      { name: strings.row, type: 'integer', isIdentifier: true },
      {
        name,
        type: isText ? 'text' : 'double',
        ...(unit && !isText && { unit }),
        ...(task === 'clustering' && { isIdentifier: true }),
      },
      ...(scores ? [scoreColumn] : []),
    ],
    rows: predictions.map((told, at) => [at + 1, told, ...(scores ? [scores[at] ?? null] : [])]),
  };
}

import type { Prediction } from '../contract.ts';
import { modelsStrings as strings } from '../strings.ts';

/** Digits that are worth reading: a forecast has seventeen, most of which say nothing. */
const digits = 8;

type Told = Pick<Prediction, 'predictions' | 'series'>;

/** Spec §8: the predictions joined by commas; of a forecast with series, each after its name. */
export function predictionText({ predictions, series }: Told): string {
  if (series) return series.map((one) => `${one.key}: ${joined(one.predictions)}`).join('; ');
  return joined(predictions ?? []);
}

/** The same for a toast, which has no room for many series. */
export function shortPredictionText(told: Told): string {
  if (!told.series || told.series.length < 2) return predictionText(told);
  return strings.predictedSeries(told.series.length, told.series[0]?.predictions.length ?? 0);
}

function joined(predictions: readonly (number | string)[]): string {
  return predictions
    .map((one) => (typeof one === 'number' ? Number(one.toPrecision(digits)) : one))
    .join(', ');
}

import type { Prediction } from '../contract.ts';

/** Spec §8: the predictions joined by commas, as they came; of a forecast with series, each after its name. */
export function predictionText({ predictions, series }: Pick<Prediction, 'predictions' | 'series'>): string {
  if (series) return series.map((one) => `${one.key}: ${one.predictions.join(', ')}`).join('; ');
  return (predictions ?? []).join(', ');
}

import type { Settings } from '#kernel/settings.ts';
import type { FitOptions, FittedModel, Series, SeriesAlgorithm } from '../algorithm.ts';
import { arima as member } from '../forecasting/members/arima.ts';
import { refuseSeries, scaleOf } from '../forecasting/series-checks.ts';
import { throwIfAborted } from '../pace.ts';
import { arimaManifest } from './manifest.ts';
import { type ArimaHeader, checkArima, forecastArima } from './predict.ts';

/** What is older says nothing more of what comes. */
const valuesMaximum = 3000;

/** The order is chosen by itself; the intervals are the model's own, which are known to be somewhat narrow. Nothing is drawn by chance. */
export function fitArimaModel(
  series: Series,
  _: Settings,
  { signal, onProgress }: FitOptions,
): FittedModel<ArimaHeader> {
  refuseSeries(series);
  throwIfAborted(signal);
  onProgress?.(0);
  const kept = series.values.subarray(Math.max(0, series.values.length - valuesMaximum));
  const scale = scaleOf(kept);
  const fit = member.fit(
    kept.map((value) => value / scale),
    series.season,
    { onPause: () => throwIfAborted(signal) },
  );
  // Eight values always have one model: the one without any term.
  if (!fit) throw new Error('no ARIMA model fits');
  onProgress?.(1);
  return { algorithm: arimaManifest.id, header: { scale, numbers: fit.numbers }, arrays: fit.arrays };
}

export const arima: SeriesAlgorithm<Settings, ArimaHeader> = {
  manifest: arimaManifest,
  fit: fitArimaModel,
  forecast: forecastArima,
  check: checkArima,
};

import type { Settings } from '#kernel/settings.ts';
import type { FitOptions, FittedModel, ModelArray, Series, SeriesAlgorithm } from '../algorithm.ts';
import { throwIfAborted } from '../pace.ts';
import { type ForecastHeader, memberArrays } from './header.ts';
import { forecastingManifest } from './manifest.ts';
import { type MemberFit, type MemberId, memberIds } from './members/member.ts';
import { members } from './members/members.ts';
import { backtest, isFiniteProjection, type Origin, originDistance } from './pipeline/backtest.ts';
import { reachOf, scoresOf } from './pipeline/intervals.ts';
import { type BacktestRows, combineApart, type Measured, measure, tellBacktest } from './pipeline/measure.ts';
import { chooseWeights, type Weight } from './pipeline/weights.ts';
import { checkForecast, forecastFrom } from './predict.ts';
import { refuseSeries, scaleOf } from './series-checks.ts';

export interface ForecastingParameters extends Settings {
  /** Steps ahead for which the members compete; a forecast may be longer. */
  horizon: number;
}

/** What is older says nothing more of what comes; the model tells how many values it left out. */
const valuesMaximum = 3000;
const backtestShare = 0.85;
const clearlyWorse = 1.2;

/**
 * All members forecast from earlier ends of the series; those that did well there are combined, and their intervals are as wide as they had to be.
 * Nothing is drawn by chance: the seed is not used.
 */
export function fitForecast(
  series: Series,
  { horizon }: ForecastingParameters,
  { signal, onProgress }: FitOptions,
): FittedModel<ForecastHeader> {
  refuseSeries(series);
  const omitted = Math.max(0, series.values.length - valuesMaximum);
  const kept = series.values.subarray(omitted);
  const scale = scaleOf(kept);
  const values = scale === 1 ? kept : kept.map((value) => value / scale);
  const isNonNegative = values.every((value) => value >= 0);
  const pauseAt = (share: number) => {
    throwIfAborted(signal);
    onProgress?.(share);
  };
  pauseAt(0);
  const origins = backtest(values, {
    season: series.season,
    horizon,
    onPause: (share) => pauseAt(share * backtestShare),
  });
  const { fits, weights } = fitMembers(values, series.season, horizon, origins, () => pauseAt(backtestShare));
  const combined = combineApart(origins, values.length);
  const measured = measure(values, series.season, origins, combined);
  const isFallback = isClearlyWorse(measured) && fits.has('seasonal_naive');
  const used: Weight[] = isFallback ? [{ id: 'seasonal_naive', weight: 1 }] : weights;
  const told = isFallback ? baselinesOf(origins) : combined;
  const windows = origins.length === 0 ? 0 : 1 + ((origins.length - 1) * originDistance(horizon)) / horizon;
  const { rows, coverage } = tellBacktest(origins, told, windows, isNonNegative);
  const scores = origins.flatMap(({ actual }, at) => {
    const projection = told[at];
    return projection ? scoresOf(actual, projection) : [];
  });
  const usedFits = used.flatMap(({ id }) => fits.get(id) ?? []);
  onProgress?.(1);
  return {
    algorithm: forecastingManifest.id,
    header: {
      count: values.length,
      omitted,
      season: series.season,
      horizon,
      scale,
      isNonNegative,
      members: used.map(({ id, weight }) => ({ id, weight, numbers: fits.get(id)?.numbers ?? {} })),
      reach: reachOf(scores, windows),
      measured: { ...measured, ...inUnits(measured, scale), coverage },
    },
    arrays: {
      ...memberArrays(usedFits),
      ...backtestArrays(rows, scale),
    },
  };
}

/** Fits on the whole series what the backtest chose, and chooses once more where one of those cannot be fitted. */
function fitMembers(
  values: Float64Array,
  season: number,
  horizon: number,
  origins: readonly Origin[],
  onPause: () => void,
): { fits: ReadonlyMap<MemberId, MemberFit>; weights: Weight[] } {
  const fits = new Map<MemberId, MemberFit>();
  const failed = new Set<MemberId>();
  const attempt = (id: MemberId): void => {
    if (fits.has(id) || failed.has(id)) return;
    const fit = members[id].fit(values, season, { onPause });
    if (fit && isFiniteProjection(members[id].project(fit, horizon))) fits.set(id, fit);
    else failed.add(id);
  };
  attempt('seasonal_naive');
  for (;;) {
    const weights = chooseWeights(
      origins,
      values.length,
      memberIds.filter((id) => !failed.has(id)),
    );
    for (const { id } of weights) attempt(id);
    if (weights.every(({ id }) => fits.has(id))) return { fits, weights };
  }
}

function backtestArrays(rows: BacktestRows, scale: number): Record<string, ModelArray> {
  const { origin, ...columns } = rows;
  const scaled: [string, Float64Array][] = Object.entries(columns);
  return {
    'backtest.origin': origin,
    ...Object.fromEntries(
      scaled.map(([name, values]) => [`backtest.${name}`, values.map((value) => value * scale)]),
    ),
  };
}

/** The baseline competes and has its weight; alone it stands only where the others are far off, since a small lead of it is mostly luck. */
function isClearlyWorse({ error, baselineError }: Measured): boolean {
  return error !== null && baselineError !== null && error > clearlyWorse * baselineError;
}

function baselinesOf(origins: readonly Origin[]) {
  return origins.flatMap(({ projections }) => projections.get('seasonal_naive') ?? []);
}

function inUnits({ error, baselineError }: ReturnType<typeof measure>, scale: number) {
  return {
    error: error === null ? null : error * scale,
    baselineError: baselineError === null ? null : baselineError * scale,
  };
}

export const forecasting: SeriesAlgorithm<ForecastingParameters, ForecastHeader> = {
  manifest: forecastingManifest,
  fit: fitForecast,
  forecast: forecastFrom,
  check: checkForecast,
};

import { join } from 'node:path';
import type { Forecast, Series } from '#algorithms/algorithm.ts';
import { arima } from '#algorithms/arima/fit.ts';
import { forecasting } from '#algorithms/forecasting/fit.ts';
import { countCovered, mase, msis, naiveScale, owa, smape } from '#algorithms/forecasting/metrics/metrics.ts';
import { naive2 } from '#algorithms/forecasting/metrics/naive2.ts';
import {
  type CompetitionSeries,
  type CompetitionSet,
  hasCompetitionSets,
  noise,
  readCompetitionSet,
} from '#algorithms/forecasting/testing.ts';
import { type BenchLine, median } from '../lines.ts';
import { pythonWith, startReference } from './python.ts';

/**
 * Forecasts of the series of the M3 and M4 competitions, by one rule for all sets, and plain ARIMA beside statsforecast's AutoARIMA.
 * Every series is forecast; `EVERY=8` takes one in eight, for a first look.
 */
const every = Number(process.env.EVERY ?? 1);

const bars: readonly { set: CompetitionSet; pipeline: number; arima?: number }[] = [
  { set: 'm3-monthly', pipeline: 0.83, arima: 0.9 },
  { set: 'm3-quarterly', pipeline: 0.91 },
  { set: 'm4-weekly', pipeline: 0.9 },
  { set: 'm4-hourly', pipeline: 0.56, arima: 0.6 },
];

type Continue = (series: Series, horizon: number) => Forecast;

const byPipeline: Continue = (series, horizon) =>
  forecasting.forecast(forecasting.fit(series, { horizon }, { seed: 1 }), horizon);
const byArima: Continue = (series, horizon) => arima.forecast(arima.fit(series, {}, { seed: 1 }), horizon);

export async function benchForecasts(): Promise<BenchLine[]> {
  const lines = longLines();
  if (!hasCompetitionSets()) {
    console.log('The series of the competitions are not beside this checkout: their figures are left out.');
    return lines;
  }
  for (const { set, pipeline, arima: arimaBar } of bars) {
    const series = readCompetitionSet(set).filter((_, at) => at % every === 0);
    lines.push(
      ...linesOf(`${set}, pipeline`, measure(series, byPipeline), { owa: pipeline, isCalibrated: true }),
    );
    if (arimaBar !== undefined)
      lines.push(
        ...linesOf(`${set}, ARIMA alone`, measure(series, byArima), { owa: arimaBar, isCalibrated: false }),
      );
  }
  return [...lines, ...(await besideAutoArima())];
}

/** Sums over all series of a set. */
interface Score {
  owa: number;
  covered: Record<80 | 95, number>;
  msis: number;
  medianMs: number;
}

function measure(set: readonly CompetitionSeries[], forecast: Continue): Score {
  const [ours, naive] = [
    { smape: 0, mase: 0 },
    { smape: 0, mase: 0 },
  ];
  const covered = { 80: 0, 95: 0 };
  const times: number[] = [];
  let [steps, width] = [0, 0];
  for (const { known, season, future } of set) {
    const started = performance.now();
    const { mean, intervals } = forecast({ values: known, season }, future.length);
    times.push(performance.now() - started);
    const scale = naiveScale(known, season);
    const simple = naive2(known, season, future.length);
    ours.smape += smape(future, mean);
    ours.mase += mase(future, mean, scale);
    naive.smape += smape(future, simple);
    naive.mase += mase(future, simple, scale);
    steps += future.length;
    for (const { coverage, low, high } of intervals) {
      covered[coverage] += countCovered(future, low, high);
      if (coverage === 95) width += msis(future, low, high, scale, 0.95);
    }
  }
  return {
    owa: owa(ours, naive),
    covered: { 80: covered[80] / steps, 95: covered[95] / steps },
    msis: width / set.length,
    medianMs: median(times),
  };
}

function linesOf(
  name: string,
  score: Score,
  { owa: limit, isCalibrated }: { owa: number; isCalibrated: boolean },
): BenchLine[] {
  const held = isCalibrated ? { 80: { minimum: 0.77, limit: 0.87 }, 95: { minimum: 0.92, limit: 0.98 } } : {};
  return [
    { name: `${name}: OWA`, value: score.owa, unit: '', limit },
    { name: `${name}: 80 % interval covers`, value: score.covered[80], unit: '', ...held[80] },
    { name: `${name}: 95 % interval covers`, value: score.covered[95], unit: '', ...held[95] },
    { name: `${name}: MSIS of the 95 % interval`, value: score.msis, unit: '' },
    {
      name: `${name}: median of a series`,
      value: score.medianMs,
      unit: 'ms',
      limit: isCalibrated ? 500 : 50,
    },
  ];
}

function longLines(): BenchLine[] {
  const random = noise(3);
  const values = Float64Array.from(
    { length: 100_000 },
    (_, at) => 100 + 10 * Math.sin((2 * Math.PI * at) / 7) + at / 100 + random(),
  );
  return (
    [
      ['pipeline', byPipeline],
      ['ARIMA alone', byArima],
    ] as const
  ).map(([name, forecast]) => {
    const started = performance.now();
    forecast({ values, season: 7 }, 30);
    return {
      name: `100,000 values, ${name}`,
      value: (performance.now() - started) / 1000,
      unit: 's',
      limit: 3,
    };
  });
}

const comparedSeries = 200;

async function besideAutoArima(): Promise<BenchLine[]> {
  const all = readCompetitionSet('m3-monthly');
  const apart = Math.floor(all.length / comparedSeries);
  const set = all.filter((_, at) => at % apart === 0).slice(0, comparedSeries);
  const reference = startReference(
    await pythonWith(['statsforecast']),
    join(import.meta.dirname, 'auto-arima.py'),
  );
  const ask = ({ known, season, future }: CompetitionSeries) =>
    reference.ask<{ mean: number[]; seconds: number }>({
      values: [...known],
      season,
      horizon: future.length,
    });
  const [first] = set;
  // Compiles what it needs once; that is not its time.
  if (first) await ask(first);
  const theirs = new Map<CompetitionSeries, { mean: number[]; seconds: number }>();
  for (const series of set) theirs.set(series, await ask(series));
  reference.close();
  const started = performance.now();
  const own = measure(set, byArima);
  const seconds = (performance.now() - started) / 1000;
  const forecasts = set.map((series) => theirs.get(series));
  let place = 0;
  const other = measure(set, () => {
    const mean = Float64Array.from(forecasts[place]?.mean ?? []);
    place += 1;
    return { mean, intervals: [] };
  });
  const theirSeconds = forecasts.reduce((sum, forecast) => sum + (forecast?.seconds ?? 0), 0);
  return [
    {
      name: 'ARIMA, 200 M3 series: OWA',
      value: own.owa,
      unit: '',
      limit: Number((other.owa + 0.02).toFixed(4)),
    },
    { name: "statsforecast's AutoARIMA on them: OWA", value: other.owa, unit: '' },
    {
      name: 'ARIMA, 200 M3 series: time',
      value: seconds,
      unit: 's',
      reference: theirSeconds,
      ratio: seconds / theirSeconds,
      limit: 1,
    },
  ];
}

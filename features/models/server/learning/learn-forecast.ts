import {
  type FittedModel,
  type ForecastHeader,
  type Frame,
  forecasting,
  periodOf,
  testedHorizon,
} from '#algorithms/index.ts';
import type { Findings, ModelNote, SeriesReport } from '../../contract.ts';
import { defaultHorizonOf } from '../../limits.ts';
import { type FittedSeries, packSeries } from './forecast-bundle.ts';
import { reportSeries } from './report-series.ts';
import { type ReadySeries, seriesOfFrame } from './series-of-frame.ts';
import { learningStrings as strings } from './strings.ts';
import type { LearningOptions, Learnt, LearntReport, TrainingSpec } from './training-spec.ts';

interface Fitted {
  ready: ReadySeries;
  model: FittedModel<ForecastHeader>;
}

/** Continues one series or many of a table, each tried on its own past. */
export function learnForecast(
  frame: Frame,
  spec: TrainingSpec,
  { onProgress, signal }: LearningOptions,
): Learnt {
  onProgress('preparing', 0);
  const found = seriesOfFrame(frame, spec);
  if (!found.ok) return found;
  const season = (one: ReadySeries) => spec.season ?? one.prepared.series.season;
  const shortest = found.series.reduce((most, one) =>
    one.prepared.series.values.length > most.prepared.series.values.length ? one : most,
  );
  const horizon =
    spec.horizon ??
    testedHorizon(defaultHorizonOf[found.grain], shortest.prepared.series.values.length, season(shortest));
  const refused = [...found.refused];
  const fitted: Fitted[] = [];
  for (const [at, ready] of found.series.entries()) {
    const { values } = ready.prepared.series;
    if (spec.season !== null && values.length < 2 * spec.season) {
      refused.push({ key: ready.key ?? '', reason: strings.seasonTooLong(spec.season, values.length) });
      continue;
    }
    const model = forecasting.fit(
      { values, season: season(ready) },
      { horizon },
      {
        seed: spec.seed,
        signal,
        onProgress: (share) => onProgress('testing', (at + share) / found.series.length),
      },
    ) as FittedModel<ForecastHeader>;
    fitted.push({ ready, model });
  }
  const [first] = fitted;
  if (!first) return { ok: false, reason: refused[0]?.reason ?? strings.noTimeColumn };
  onProgress('saving', 0);
  const series = fitted.map(
    ({ ready, model }): FittedSeries => ({
      key: ready.key,
      lastPeriod: periodOf(ready.prepared.startsMs.at(-1) ?? 0, found.grain),
      model,
    }),
  );
  const reports = fitted.map(({ ready, model }, at) =>
    reportSeries(ready, model, { grain: found.grain, lastPeriod: series[at]?.lastPeriod ?? 0, horizon }),
  );
  const findings: Findings = {
    kind: 'forecast',
    grain: found.grain,
    unit: spec.unit,
    horizon,
    seriesColumn: spec.seriesColumn,
    series: reports,
    refused,
  };
  const report: LearntReport = {
    ...judge(fitted, reports),
    rows: { learnt: frame.rowCount, withoutTarget: 0 },
    notes: [...found.notes, ...(refused.length > 0 ? [strings.seriesRefused(refused.length)] : [])].map(
      (sentence): ModelNote => ({ kind: 'series', column: null, sentence }),
    ),
    findings,
    found: { horizon, grain: found.grain, season: season(first.ready) },
    form: {
      fields: [],
      horizon,
      grain: found.grain,
      series: series.flatMap(({ key }) => (key === null ? [] : [key])),
    },
  };
  return { ok: true, model: packSeries(found.grain, series), report };
}

/** All series together: their errors against their sizes, so that a large series counts more than a small one. */
function judge(
  fitted: readonly Fitted[],
  reports: readonly SeriesReport[],
): Omit<LearntReport, 'rows' | 'notes' | 'findings' | 'found' | 'form'> {
  const sums = { size: 0, error: 0, baseline: 0, steps: 0, within80: 0, within95: 0, covered: 0 };
  for (const [at, { model }] of fitted.entries()) {
    const { measured } = model.header;
    const actual = model.arrays['backtest.actual'];
    if (measured.error === null || !actual || actual.length === 0) continue;
    const size = Float64Array.from(actual).reduce((sum, value) => sum + Math.abs(value), 0);
    sums.size += size;
    sums.steps += actual.length;
    sums.error += measured.error * actual.length;
    sums.baseline += (measured.baselineError ?? measured.error) * actual.length;
    const coverage = reports[at]?.coverage;
    if (!coverage) continue;
    sums.covered += actual.length;
    sums.within80 += coverage.within80 * actual.length;
    sums.within95 += coverage.within95 * actual.length;
  }
  if (sums.steps === 0)
    return {
      accuracy: null,
      accuracyMeaning: strings.accuracyUntested,
      baseline: { name: strings.baselineSeason, accuracy: null, error: null },
      isBetter: false,
      isNoBetterThanBaseline: false,
      verdict: strings.untested,
      metrics: {},
    };
  const accuracyOf = (error: number) =>
    sums.size > 0 ? Math.min(1, Math.max(0, 1 - error / sums.size)) : error === 0 ? 1 : null;
  const [only] = fitted;
  const isNoBetter =
    fitted.length === 1 && only
      ? only.model.header.measured.isNoBetterThanBaseline
      : sums.error > 0 && sums.error >= sums.baseline;
  const [error, baselineError] = [sums.error / sums.steps, sums.baseline / sums.steps];
  const mase = fitted.length === 1 ? (only?.model.header.measured.mase ?? null) : null;
  return {
    accuracy: accuracyOf(sums.error),
    accuracyMeaning: strings.accuracyOfForecast,
    baseline: { name: strings.baselineSeason, accuracy: accuracyOf(sums.baseline), error: baselineError },
    isBetter: !isNoBetter,
    isNoBetterThanBaseline: isNoBetter,
    verdict: strings.forecastVerdict(error, baselineError, isNoBetter),
    metrics: {
      meanAbsoluteError: error,
      ...(mase !== null && { mase }),
      ...(sums.covered > 0 && {
        coverage80: sums.within80 / sums.covered,
        coverage95: sums.within95 / sums.covered,
      }),
    },
  };
}

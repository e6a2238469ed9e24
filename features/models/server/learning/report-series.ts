import {
  type FittedModel,
  type Forecast,
  type ForecastHeader,
  forecasting,
  type Grain,
  memberNames,
  startOf,
} from '#algorithms/index.ts';
import type { SeriesReport } from '../../contract.ts';
import { historyMaximum } from '../../limits.ts';
import type { ReadySeries } from './series-of-frame.ts';
import { learningStrings as strings } from './strings.ts';

interface Place {
  grain: Grain;
  lastPeriod: number;
  horizon: number;
}

/** What the page of a model shows of one series. */
export function reportSeries(
  { key, prepared, notes }: ReadySeries,
  model: FittedModel<ForecastHeader>,
  place: Place,
): SeriesReport {
  const { header } = model;
  const { measured, members, omitted } = header;
  const { startsMs, series } = prepared;
  const from = Math.max(0, startsMs.length - historyMaximum);
  const momentAt = (index: number) => momentText(startsMs[index] ?? 0, place.grain);
  const coverage = measured.coverage && {
    within80: measured.coverage[80],
    within95: measured.coverage[95],
  };
  const share = (error: number | null) => accuracyOf(error, measured.error, measured.accuracy);
  return {
    key,
    season: header.season,
    accuracy: measured.accuracy,
    baselineAccuracy: share(measured.baselineError),
    isNoBetterThanBaseline: measured.isNoBetterThanBaseline,
    metrics: {
      ...(measured.error !== null && { meanAbsoluteError: measured.error }),
      ...(measured.mase !== null && { mase: measured.mase }),
      ...(coverage && { coverage80: coverage.within80, coverage95: coverage.within95 }),
    },
    members: members
      .map(({ id, weight }) => ({ name: memberNames[id], weight }))
      .sort((left, right) => right.weight - left.weight),
    history: {
      timestamps: Array.from({ length: startsMs.length - from }, (_, at) => momentAt(from + at)),
      values: Array.from(series.values.subarray(from)),
    },
    backtest: backtestOf(model, (index) => momentAt(omitted + index)),
    coverage,
    forecast: tellForecast(forecasting.forecast(model, place.horizon), place),
    notes: omitted > 0 ? [...notes, strings.olderLeftOut(header.count, omitted)] : notes,
  };
}

/** By the accuracy of the forecast and both errors: what is told of the baseline stands on the same values. */
function accuracyOf(error: number | null, own: number | null, accuracy: number | null): number | null {
  if (error === null || own === null || accuracy === null || accuracy >= 1 || accuracy <= 0) return null;
  return Math.min(1, Math.max(0, 1 - (error * (1 - accuracy)) / own));
}

function backtestOf(
  { arrays }: FittedModel<ForecastHeader>,
  momentAt: (index: number) => string,
): SeriesReport['backtest'] {
  const column = (name: string) => arrays[`backtest.${name}`] ?? new Float64Array();
  const [origin, actual, mean] = [column('origin'), column('actual'), column('mean')];
  const [low80, high80, low95, high95] = [
    column('low80'),
    column('high80'),
    column('low95'),
    column('high95'),
  ];
  const parts: SeriesReport['backtest'] = [];
  for (let from = 0; from < origin.length; ) {
    const known = origin[from] ?? 0;
    let to = from + 1;
    while (to < origin.length && origin[to] === known) to += 1;
    const rows = Array.from({ length: to - from }, (_, step) => from + step);
    parts.push({
      knownUntil: momentAt(known - 1),
      timestamps: rows.map((_, step) => momentAt(known + step)),
      actual: rows.map((row) => actual[row] ?? 0),
      predictions: rows.map((row) => mean[row] ?? 0),
      intervals: rows.map((row) => ({
        lower80: low80[row] ?? 0,
        upper80: high80[row] ?? 0,
        lower95: low95[row] ?? 0,
        upper95: high95[row] ?? 0,
      })),
    });
    from = to;
  }
  return parts;
}

/** Steps behind the last period with their bounds, as the API and the page tell them. */
export function tellForecast(
  { mean, intervals }: Forecast,
  { grain, lastPeriod }: Pick<Place, 'grain' | 'lastPeriod'>,
): SeriesReport['forecast'] {
  const bound = (coverage: 80 | 95, side: 'low' | 'high', step: number) =>
    intervals.find((interval) => interval.coverage === coverage)?.[side][step] ?? mean[step] ?? 0;
  const steps = Array.from(mean.keys());
  return {
    timestamps: steps.map((step) => momentText(startOf(lastPeriod + 1 + step, grain), grain)),
    predictions: Array.from(mean),
    intervals: steps.map((step) => ({
      lower80: bound(80, 'low', step),
      upper80: bound(80, 'high', step),
      lower95: bound(95, 'low', step),
      upper95: bound(95, 'high', step),
    })),
  };
}

const withinDay: ReadonlySet<Grain> = new Set(['minute', 'quarter_hour', 'half_hour', 'hour']);

/** Whether periods are shorter than a day. */
export function isWithinDay(grain: Grain): boolean {
  return withinDay.has(grain);
}

/** `2026-01-31`, or with the time where periods are shorter than a day. */
export function momentText(timeMs: number, grain: Grain): string {
  const text = new Date(timeMs).toISOString();
  return isWithinDay(grain) ? text : text.slice(0, 10);
}

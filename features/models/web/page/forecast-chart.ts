import type { ChartSpec } from '#ui/chart/chart-spec.ts';
import { shortDays } from '#ui/chart/periods.ts';
import { formatCell } from '#ui/format.ts';
import type { SeriesReport } from '../../contract.ts';
import { pageStrings as strings } from './strings.ts';

type Points = SeriesReport['forecast'];

/** What is known before the steps that are predicted: enough to see the shape, not so much that the bands vanish. */
const contextMinimum = 24;
const contextOfSteps = 3;

interface ForecastParts {
  title: string;
  grain: string;
  unit: string | null;
  /** Known values, oldest first; those after the first predicted step are left to `actual`. */
  history: SeriesReport['history'];
  predicted: Points;
  /** What came, where that is known by now. */
  actual?: readonly number[];
}

/** Known values, what was predicted behind them with both bands, and what came. */
export function forecastChart({ title, grain, unit, history, predicted, actual }: ForecastParts): ChartSpec {
  const { timestamps, predictions, intervals } = predicted;
  const known = knownBefore(history, timestamps[0], predictions.length);
  const blank = known.values.map(() => null);
  const moments = [...known.timestamps, ...timestamps];
  const edge = (name: keyof Points['intervals'][number]) => [
    ...blank,
    ...intervals.map((interval) => interval[name]),
  ];
  return {
    kind: 'line',
    title,
    labelName: strings.time,
    labels: moments.map((moment) => momentLabel(moment, grain)),
    ...(isByDay(moments, grain) && { axisLabels: shortDays(moments) }),
    isTemporal: true,
    series: [
      ...(known.values.length > 0 || actual
        ? [{ name: strings.actual, values: [...known.values, ...(actual ?? predictions.map(() => null))] }]
        : []),
      { name: strings.predicted, values: [...blank, ...predictions], isForecast: true },
    ],
    bands: [
      { name: strings.band95, lower: edge('lower95'), upper: edge('upper95') },
      { name: strings.band80, lower: edge('lower80'), upper: edge('upper80') },
    ],
    unit,
    isLastPartial: false,
  };
}

/** Moments are ISO texts of one form, so their order is that of the texts. */
function knownBefore(
  { timestamps, values }: SeriesReport['history'],
  first: string | undefined,
  steps: number,
): SeriesReport['history'] {
  const later = timestamps.findIndex((moment) => first !== undefined && moment >= first);
  const end = later < 0 ? timestamps.length : later;
  const from = Math.max(0, end - Math.max(contextMinimum, contextOfSteps * steps));
  return { timestamps: timestamps.slice(from, end), values: values.slice(from, end) };
}

/** Names of months and years are short, and a time of day needs its day. */
function isByDay(moments: readonly string[], grain: string): boolean {
  return !['month', 'quarter', 'year'].includes(grain) && !moments.some((moment) => moment.includes('T'));
}

/** A month as `Mar 2026`, a day in the reader's form, a time of day as it stands in the data. */
export function momentLabel(moment: string, grain: string): string {
  if (moment.includes('T')) return moment.slice(0, 16).replace('T', ' ');
  return formatCell(moment, { name: grain, type: 'date' });
}

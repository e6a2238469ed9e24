import type { z } from 'zod';
import type { ChartSpec } from '#ui/chart/chart-spec.ts';
import { shortDays } from '#ui/chart/periods.ts';
import { formatDate } from '#ui/format.ts';
import type { ChartData, chartPointSchema } from '../contract.ts';
import { samplePoints } from '../limits.ts';
import { analyticsStrings as strings } from '../strings.ts';

/** What stands in for an empty answer: no dates, so that nobody takes it for their own. */
export function sampleChart(title: string): ChartSpec {
  return {
    kind: 'line',
    title,
    labelName: strings.sampleLabel,
    labels: samplePoints.map((_, index) => `${strings.sampleLabel} ${index + 1}`),
    series: [{ name: strings.value, values: [...samplePoints] }],
    unit: null,
    isLastPartial: false,
    isSample: true,
  };
}

type Axis = Pick<ChartSpec, 'labelName' | 'labels' | 'axisLabels' | 'isTemporal'>;

function axisOf(days: readonly string[]): Axis {
  return {
    labelName: strings.date,
    labels: days.map(formatDate),
    axisLabels: shortDays(days),
    isTemporal: true,
  };
}

/** Today is not over: what it has so far is no low value. */
function isToday(day: string | undefined, today: string | null): boolean {
  return today !== null && day === today;
}

/** The page's points as a chart. `today` is `YYYY-MM-DD`; null while it is not known. */
export function chartOfPoints(
  points: z.infer<typeof chartPointSchema>[],
  today: string | null,
  unit: string | null = null,
): ChartSpec {
  return {
    kind: 'line',
    title: strings.trendTitle,
    ...axisOf(points.map((point) => point.date)),
    series: [{ name: strings.value, values: points.map((point) => point.value) }],
    unit,
    isLastPartial: isToday(points.at(-1)?.date, today),
  };
}

/** Whatever an answer lacks is empty, so that a server that answers nothing gets the sample, not a broken panel. */
export function completeChartData(given: Partial<ChartData> | null | undefined): ChartData {
  return {
    labels: [],
    datasets: [],
    from: null,
    unit: null,
    revenueUnit: null,
    today: '',
    timeZone: '',
    note: null,
    ...given,
  };
}

/** The dashboard's labels and data sets as a chart; null where there is nothing to draw. Our palette, not the answer's colours. */
export function chartOfData(data: ChartData, title: string): ChartSpec | null {
  const hasValue = data.datasets.some((set) => set.data.some((value) => value !== null));
  if (data.labels.length === 0 || !hasValue) return null;
  const lower = data.datasets.find((set) => set.role === 'low')?.data;
  const upper = data.datasets.find((set) => set.role === 'high')?.data;
  const lines = data.datasets.filter((set) => set.role === 'actual' || set.role === 'forecast');
  return {
    kind: 'line',
    title,
    ...axisOf(data.labels),
    series: lines.map((set) => ({
      name: set.label,
      values: set.data,
      ...(set.role === 'forecast' && { isForecast: true }),
    })),
    ...(lower && upper && { bands: [{ name: strings.band, lower, upper }] }),
    unit: data.unit,
    isLastPartial: isToday(data.labels.at(-1), data.today) && !lower,
  };
}

/** Which days a chart covers, and by whose clock: a range that moved back to where the data ends must be seen. */
export function spanOf(days: readonly string[], timeZone: string): string | null {
  const [first, last] = [days[0], days.at(-1)];
  return first && last
    ? strings.span(formatDate(first), formatDate(last), timeZone.replaceAll('_', ' '))
    : null;
}

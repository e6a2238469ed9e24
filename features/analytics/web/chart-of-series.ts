import type { z } from 'zod';
import type { ChartSpec } from '#ui/chart/chart-spec.ts';
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

/** The page's points as a chart. */
export function chartOfPoints(points: z.infer<typeof chartPointSchema>[]): ChartSpec {
  return {
    kind: 'line',
    title: strings.trendTitle,
    labelName: strings.date,
    labels: points.map((point) => formatDate(point.date)),
    series: [{ name: strings.value, values: points.map((point) => point.value) }],
    unit: null,
    isLastPartial: false,
  };
}

/** The dashboard's labels and data sets as a chart; null where there is nothing to draw. Our palette, not the answer's colours. */
export function chartOfData(data: ChartData, title: string): ChartSpec | null {
  const hasValue = data.datasets.some((set) => set.data.some((value) => value !== null));
  if (data.labels.length === 0 || !hasValue) return null;
  return {
    kind: 'line',
    title,
    labelName: strings.date,
    labels: data.labels.map(formatDate),
    series: data.datasets.map((set) => ({ name: set.label, values: set.data })),
    unit: data.unit,
    isLastPartial: false,
  };
}

export const chartKinds = ['line', 'bar', 'stacked-bar', 'pie', 'scatter'] as const;
export type ChartKind = (typeof chartKinds)[number];

export interface ChartSeries {
  name: string;
  /** One per label; null is a gap, never a zero. */
  values: (number | null)[];
  /** Not measured but expected: drawn dashed. */
  isForecast?: boolean;
}

/** The range in which a forecast is expected to lie, drawn behind its line. */
export interface ChartBand {
  /** Such as `80 % range`. */
  name: string;
  /** One per label, null outside the forecast. */
  lower: (number | null)[];
  upper: (number | null)[];
}

/** A chart as data, independent of what draws it. */
export interface ChartSpec {
  kind: ChartKind;
  title: string;
  /** What the labels are: `Month`, `Customer`. */
  labelName: string;
  labels: string[];
  /** Shorter labels for the axis, one per label, where whole ones would crowd it. */
  axisLabels?: string[];
  /** The labels follow each other in time. */
  isTemporal?: boolean;
  /** Where the labels stand on a numeric axis, one per label; for scatter charts. */
  positions?: (number | null)[];
  series: ChartSeries[];
  /** Where not all is drawn: how many points there are, each stretch of them drawn by its lowest and highest, and how many series. */
  whole?: { points: number; series: number };
  /** The widest first: a narrower one lies within it. */
  bands?: readonly ChartBand[];
  /** Of all series: `EUR`, `%`; `fraction` is shown as a percentage; null where there is none or they differ. */
  unit: string | null;
  /** With how many decimals all values are written; absent, as many as they need. */
  decimals?: number;
  /** The last period is there in part: it has not ended, or the data end in it. */
  isLastPartial: boolean;
  /** From this label on all series are expected, not measured: lines are dashed there. */
  forecastFrom?: number;
  /** The first period is there in part. */
  isFirstPartial?: boolean;
  /** The values are examples, drawn in grey. */
  isSample?: boolean;
}

/** More would need colours that cannot be told apart. */
export const seriesMaximum = 6;

/** The series that are drawn. The rest is in the table. Adding them up is not ours to do: they may be averages. */
export function drawnSeries(spec: ChartSpec): ChartSeries[] {
  return spec.series.slice(0, seriesMaximum);
}

/** Every drawn value that is there, the bands included. */
export function drawnValues(spec: ChartSpec): number[] {
  const series = drawnSeries(spec).flatMap((each) => each.values);
  const bands = (spec.bands ?? []).flatMap(({ lower, upper }) => [...lower, ...upper]);
  return [...series, ...bands].filter((value) => value !== null);
}

/** Of the highest value: where the lowest is above this, a line that begins at zero would be flat. */
const narrowRange = 0.6;

/** Bars always begin at zero, or they lie about proportions; lines leave it only where they would be flat, and it is said. */
export function beginsAtZero(spec: ChartSpec): boolean {
  if (spec.kind !== 'line' && spec.kind !== 'scatter') return true;
  const values = drawnValues(spec);
  if (values.length === 0) return true;
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  // One value, or the same one throughout, is flat on every axis.
  return lowest === highest || lowest < narrowRange * highest;
}

/** The kinds that can show this data truthfully. */
export function kindsFor(spec: ChartSpec): ChartKind[] {
  if (spec.kind === 'scatter') return ['scatter'];
  const values = spec.series.flatMap((series) => series.values);
  const canBeParts = values.every((value) => value === null || value >= 0);
  const kinds: ChartKind[] = ['line', 'bar'];
  if (spec.series.length > 1 && canBeParts) kinds.push('stacked-bar');
  const isFewParts = spec.series.length === 1 && spec.labels.length <= seriesMaximum;
  if (isFewParts && canBeParts) kinds.push('pie');
  if (!kinds.includes(spec.kind)) kinds.push(spec.kind);
  return kinds;
}

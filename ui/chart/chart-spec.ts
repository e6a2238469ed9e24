import { formatNumber, formatPercent } from '../format.ts';

export const chartKinds = ['line', 'bar', 'stacked-bar', 'pie', 'scatter'] as const;
export type ChartKind = (typeof chartKinds)[number];

export interface ChartSeries {
  name: string;
  /** One per label; null is a gap, never a zero. */
  values: (number | null)[];
}

/** A chart as data, independent of what draws it. */
export interface ChartSpec {
  kind: ChartKind;
  title: string;
  /** What the labels are: `Month`, `Customer`. */
  labelName: string;
  labels: string[];
  series: ChartSeries[];
  /** Of all series: `EUR`, `%`; null where there is none or they differ. */
  unit: string | null;
  /** The last period has not ended. */
  isLastPartial: boolean;
  /** The values are examples, drawn in grey. */
  isSample?: boolean;
}

/** More would need colours that cannot be told apart. */
export const seriesMaximum = 6;

/** The series that are drawn. The rest is in the table. Adding them up is not ours to do: they may be averages. */
export function drawnSeries(spec: ChartSpec): ChartSeries[] {
  return spec.series.slice(0, seriesMaximum);
}

/** Of the highest value: where the lowest is above this, a line that begins at zero would be flat. */
const narrowRange = 0.6;

/** Bars always begin at zero, or they lie about proportions; lines leave it only where they would be flat, and it is said. */
export function beginsAtZero(spec: ChartSpec): boolean {
  if (spec.kind !== 'line' && spec.kind !== 'scatter') return true;
  const values = drawnSeries(spec).flatMap((series) => series.values.filter((value) => value !== null));
  return Math.min(...values) < narrowRange * Math.max(...values);
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

/** One value with its unit. */
export function formatPoint(value: number | null, unit: string | null): string {
  if (value === null) return '—';
  if (unit === 'fraction') return formatPercent(value);
  const text = formatNumber(value);
  return unit ? `${text}\u00a0${unit}` : text;
}

/** What the chart shows, in one sentence, for those who do not see it. */
export function summarize(spec: ChartSpec): string {
  const first = spec.labels.at(0);
  const last = spec.labels.at(-1);
  if (first === undefined || last === undefined) return `${spec.title}: no values.`;
  const span = spec.labels.length === 1 ? first : `${first} to ${last}`;
  const parts = drawnSeries(spec).map((series) => describeExtremes(series, spec));
  return `${spec.labels.length} points, ${span}. ${parts.join(' ')}`;
}

function describeExtremes(series: ChartSeries, spec: ChartSpec): string {
  let lowest = -1;
  let highest = -1;
  series.values.forEach((value, index) => {
    if (value === null) return;
    if (lowest < 0 || value < (series.values[lowest] ?? 0)) lowest = index;
    if (highest < 0 || value > (series.values[highest] ?? 0)) highest = index;
  });
  if (highest < 0) return `${series.name}: no values.`;
  const at = (index: number) =>
    `${formatPoint(series.values[index] ?? null, spec.unit)} (${spec.labels[index]})`;
  return `${series.name}: lowest ${at(lowest)}, highest ${at(highest)}.`;
}

/** One point of all series, as it is read out and shown beside the pointer. */
export function describePoint(spec: ChartSpec, index: number): string {
  const parts = drawnSeries(spec).map(
    (series) => `${series.name} ${formatPoint(series.values[index] ?? null, spec.unit)}`,
  );
  return `${spec.labels[index] ?? ''}: ${parts.join(', ')}`;
}

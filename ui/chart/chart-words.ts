import type { ResultColumn } from '#kernel/catalog.ts';
import { decimalsOf } from '#kernel/format-number.ts';
import { formatCell } from '../format.ts';
import { uiStrings } from '../strings.ts';
import { type ChartSeries, type ChartSpec, drawnSeries } from './chart-spec.ts';

/** The column that the values of a chart make: its unit, and one number of decimals for its notes, its labels and its table. */
export function valueColumn(spec: ChartSpec): ResultColumn {
  const column: ResultColumn = { name: '', type: 'double', ...(spec.unit && { unit: spec.unit }) };
  const values = spec.series.flatMap((series) => series.values);
  const bands = (spec.bands ?? []).flatMap(({ lower, upper }) => [...lower, ...upper]);
  return { ...column, decimals: spec.decimals ?? decimalsOf(column, [...values, ...bands]) };
}

/** What the chart shows, in one sentence for each series, for those who do not see it. */
export function summarize(spec: ChartSpec): string {
  const first = spec.labels.at(0);
  const last = spec.labels.at(-1);
  if (first === undefined || last === undefined) return `${spec.title}: no values.`;
  const points = spec.whole?.points ?? spec.labels.length;
  const count = points === 1 ? '1 point' : `${points} points`;
  const span = spec.labels.length === 1 ? first : `${first} to ${last}`;
  const column = valueColumn(spec);
  const parts = drawnSeries(spec).map((series) => describeExtremes(series, spec, column));
  return `${count}, ${span}. ${parts.join(' ')}`;
}

function describeExtremes(series: ChartSeries, spec: ChartSpec, column: ResultColumn): string {
  let lowest = -1;
  let highest = -1;
  series.values.forEach((value, index) => {
    if (value === null) return;
    if (lowest < 0 || value < (series.values[lowest] ?? 0)) lowest = index;
    if (highest < 0 || value > (series.values[highest] ?? 0)) highest = index;
  });
  if (highest < 0) return `${series.name}: no values.`;
  const at = (index: number) => `${formatCell(series.values[index] ?? null, column)} (${spec.labels[index]})`;
  return `${series.name}: lowest ${at(lowest)}, highest ${at(highest)}.`;
}

export interface PointLine {
  name: string;
  text: string;
}

/** The values at one label, each with the name of its series; of a forecast also its ranges, the narrowest first. */
export function pointLines(spec: ChartSpec, index: number): PointLine[] {
  const series = drawnSeries(spec);
  const column = valueColumn(spec);
  // Measured and forecast take turns: what is empty here by nature is not worth a line.
  const hasTurns = series.some((each) => each.isForecast);
  const lines = series
    .map((each) => ({ name: each.name, value: each.values[index] ?? null }))
    .filter(({ value }) => !hasTurns || value !== null)
    .map(({ name, value }) => ({ name, text: formatCell(value, column) }));
  const ranges = (spec.bands ?? []).toReversed().flatMap((band) => {
    const [lower, upper] = [band.lower[index] ?? null, band.upper[index] ?? null];
    if (lower === null || upper === null) return [];
    return [{ name: band.name, text: `${formatCell(lower, column)} – ${formatCell(upper, column)}` }];
  });
  return [...lines, ...ranges];
}

/** One point of all series, as it is read out. */
export function describePoint(spec: ChartSpec, index: number): string {
  const parts = pointLines(spec, index).map(({ name, text }) => `${name} ${text}`);
  const isUnfinished = spec.isLastPartial && index === spec.labels.length - 1;
  const isCut = spec.isFirstPartial && index === 0;
  const note = isUnfinished
    ? `. ${uiStrings.partialPeriod}`
    : isCut
      ? `. ${uiStrings.partialFirstPeriod}`
      : '';
  return `${spec.labels[index] ?? ''}: ${parts.join(', ')}${note}`;
}

import { type ChartSpec, drawnSeries } from './chart-spec.ts';

/** Names longer than this read better beside their bar than below it. */
const longLabel = 9;
/** More bars than this are not read one by one. */
const lyingMaximum = 30;
/** Few rows are given more air than many. */
const rowPx = { few: 24, many: 20 };
const manyRows = 15;
const seriesRowPx = 12;
const axisPx = 36;
const highestPx = 660;

/** Bars lie where their names are long and no times, and there are few enough to read. */
export function hasLyingBars(spec: ChartSpec): boolean {
  if (spec.kind !== 'bar' && spec.kind !== 'stacked-bar') return false;
  if (spec.isTemporal || spec.labels.length < 2 || spec.labels.length > lyingMaximum) return false;
  return Math.max(...spec.labels.map((label) => label.length)) > longLabel;
}

/** In pixels: the height that was asked for, or more where lying bars need it. */
export function heightOf(spec: ChartSpec, least: number): number {
  if (!hasLyingBars(spec)) return least;
  const single = spec.labels.length > manyRows ? rowPx.many : rowPx.few;
  const row = spec.kind === 'bar' ? Math.max(single, drawnSeries(spec).length * seriesRowPx + 8) : single;
  return Math.max(least, Math.min(spec.labels.length * row + axisPx, highestPx));
}

import type { ChartDataset, ScriptableContext } from 'chart.js';
import { hatch } from './chart-plugins.ts';
import { type ChartBand, type ChartSeries, type ChartSpec, drawnSeries } from './chart-spec.ts';
import { type ChartTheme, chartInk, chartPalette, seriesMarkers } from './palette.ts';

/** With more points than this only every so many carry a mark. */
const manyPoints = 24;
const marksOnLongLine = 10;
const dashes = { forecast: [6, 4], partial: [4, 4] };
const partialOpacity = '40';

/** What is drawn of a spec, back to front as the library takes it: series in their fixed order, the bands last and below. */
export function datasetsOf(spec: ChartSpec, theme: ChartTheme): ChartDataset[] {
  // A ring is drawn by a plugin of its own.
  if (spec.kind === 'pie') return [];
  const series = drawnSeries(spec).map((each, index) => {
    const color = colorOf(spec, index, theme);
    return spec.kind === 'line' || spec.kind === 'scatter'
      ? lineOf(spec, each, index, color)
      : barOf(spec, each, color, theme);
  });
  const bands = spec.kind === 'line' ? (spec.bands ?? []).flatMap(bandOf) : [];
  return [...series, ...bands];
}

export function colorOf(spec: ChartSpec, index: number, theme: ChartTheme): string {
  return spec.isSample ? chartInk[theme].pointer : (chartPalette[theme][index] ?? chartInk[theme].pointer);
}

/** The bands belong to the forecast line, where there is one. */
export function bandColor(spec: ChartSpec, theme: ChartTheme): string {
  return colorOf(
    spec,
    Math.max(
      0,
      spec.series.findIndex((series) => series.isForecast),
    ),
    theme,
  );
}

function lineOf(spec: ChartSpec, series: ChartSeries, index: number, color: string): ChartDataset {
  const isScatter = spec.kind === 'scatter';
  const last = series.values.length - 1;
  const { positions } = spec;
  return {
    type: 'line',
    label: series.name,
    data: positions
      ? series.values.map((value, at) => ({ x: positions[at] ?? Number.NaN, y: value ?? Number.NaN }))
      : series.values,
    showLine: !isScatter,
    spanGaps: false,
    borderColor: color,
    backgroundColor: color,
    borderWidth: 2,
    borderJoinStyle: 'round',
    borderCapStyle: 'round',
    ...((series.isForecast || spec.isSample) && { borderDash: dashes.forecast }),
    ...((spec.isLastPartial || spec.isFirstPartial || spec.forecastFrom !== undefined) && {
      segment: {
        borderDash: ({ p1DataIndex }) =>
          p1DataIndex >= (spec.forecastFrom ?? Number.POSITIVE_INFINITY)
            ? dashes.forecast
            : (spec.isLastPartial && p1DataIndex === last) || (spec.isFirstPartial && p1DataIndex === 1)
              ? dashes.partial
              : undefined,
      },
    }),
    pointStyle: seriesMarkers[index]?.style ?? 'circle',
    pointRadius: series.values.map((_, at) => (hasMark(spec, series, at, index) ? (isScatter ? 4 : 3) : 0)),
    pointHoverRadius: 5,
    pointBorderWidth: 0,
    pointHoverBorderWidth: 0,
    // Points at the edge are drawn whole.
    clip: 8,
  };
}

/** Marks tell series apart without their colours; and a value between two gaps has no line to show it. */
function hasMark(spec: ChartSpec, series: ChartSeries, at: number, index: number): boolean {
  if (spec.kind === 'scatter') return true;
  const isAlone = (series.values[at - 1] ?? null) === null && (series.values[at + 1] ?? null) === null;
  if (isAlone) return true;
  // A forecast is told apart by its dashes.
  if (drawnSeries(spec).length === 1 || spec.series.some((each) => each.isForecast)) return false;
  const count = series.values.length;
  if (count <= manyPoints) return true;
  const every = Math.ceil(count / marksOnLongLine);
  return (at + index * 2) % every === 0;
}

function barOf(spec: ChartSpec, series: ChartSeries, color: string, theme: ChartTheme): ChartDataset {
  const last = series.values.length - 1;
  const isUnfinished = (at: number) =>
    (spec.isLastPartial && at === last) || (spec.isFirstPartial === true && at === 0);
  const isStacked = spec.kind === 'stacked-bar';
  return {
    type: 'bar',
    label: series.name,
    data: series.values,
    backgroundColor: (context: ScriptableContext<'bar'>) =>
      isUnfinished(context.dataIndex)
        ? (hatch(context.chart.ctx, color, color + partialOpacity) ?? color + partialOpacity)
        : color,
    borderColor: isStacked ? chartInk[theme].surface : color,
    // Stacked parts are told apart by the gap between them, not by their colours alone.
    borderWidth: isStacked ? 1 : series.values.map((_, at) => (isUnfinished(at) ? 1 : 0)),
    borderRadius: isStacked ? 2 : 3,
    maxBarThickness: 44,
    categoryPercentage: 0.78,
    barPercentage: series.values.length > 60 ? 1 : 0.9,
    ...(isStacked && { stack: 'all' }),
  };
}

/** The edges of a band: not drawn, but the value axis makes room for them. A plugin draws what is between. */
function bandOf(band: ChartBand): ChartDataset[] {
  const edge = { type: 'line' as const, showLine: false, pointRadius: 0, pointHoverRadius: 0 };
  return [
    { ...edge, label: `${band.name} lower`, data: band.lower },
    { ...edge, label: `${band.name} upper`, data: band.upper },
  ];
}

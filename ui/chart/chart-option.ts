import type { EChartsCoreOption } from 'echarts/core';
import { formatCompact, formatPercent } from '../format.ts';
import { beginsAtZero, type ChartSeries, type ChartSpec, drawnSeries } from './chart-spec.ts';
import { type ChartTheme, chartInk, chartPalette } from './palette.ts';

/** A canvas cannot inherit the page's font. */
const chartFont = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** With more points their marks are noise. */
const manyPoints = 24;

const symbols = ['circle', 'rect', 'triangle', 'diamond', 'roundRect', 'pin'];

/** What ECharts draws for a spec. Bars begin at zero; lines need not; a gap stays a gap; no animation. */
export function chartOption(spec: ChartSpec, theme: ChartTheme): EChartsCoreOption {
  const ink = chartInk[theme];
  const base = {
    animation: false,
    color: spec.isSample ? [ink.pointer] : [...chartPalette[theme]],
    textStyle: { color: ink.text, fontFamily: chartFont, fontSize: 12 },
    backgroundColor: 'transparent',
  };
  if (spec.kind === 'pie') return { ...base, series: [pieSeries(spec, theme)] };
  return {
    ...base,
    grid: {
      left: 4,
      right: 12,
      top: 14,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: {
      type: 'category',
      data: spec.labels,
      boundaryGap: spec.kind !== 'line',
      axisLine: { lineStyle: { color: ink.line } },
      axisTick: { show: false },
      axisLabel: { color: ink.text, hideOverlap: true, overflow: 'truncate', width: 120 },
    },
    yAxis: {
      type: 'value',
      scale: !beginsAtZero(spec),
      splitNumber: 4,
      axisLabel: {
        color: ink.text,
        formatter: (value: number) =>
          spec.unit === 'fraction' ? formatPercent(value) : formatCompact(value),
      },
      splitLine: { lineStyle: { color: ink.line } },
    },
    series: drawnSeries(spec).flatMap((series, index) => axisSeries(spec, series, index, theme)),
  };
}

function axisSeries(spec: ChartSpec, series: ChartSeries, index: number, theme: ChartTheme): unknown[] {
  switch (spec.kind) {
    case 'line':
      return lineSeries(spec, series, index, theme);
    case 'scatter':
      return [
        { type: 'scatter', name: series.name, data: series.values, symbol: symbols[index], symbolSize: 8 },
      ];
    case 'pie':
    case 'bar':
    case 'stacked-bar':
      return [barSeries(spec, series)];
  }
}

function lineSeries(spec: ChartSpec, series: ChartSeries, index: number, theme: ChartTheme): unknown[] {
  const dashedFrom = spec.isLastPartial ? series.values.length - 2 : series.values.length;
  const colour = spec.isSample ? chartInk[theme].pointer : chartPalette[theme][index];
  const line = {
    type: 'line',
    name: series.name,
    symbol: symbols[index],
    symbolSize: 6,
    showSymbol:
      series.values.length === 1 || (drawnSeries(spec).length > 1 && series.values.length <= manyPoints),
    connectNulls: false,
    sampling: 'lttb',
    itemStyle: { color: colour },
    lineStyle: { width: 2, color: colour, ...(spec.isSample && { type: 'dashed' }) },
  };
  const whole = { ...line, data: series.values.map((value, at) => (at <= dashedFrom ? value : null)) };
  if (!spec.isLastPartial) return [whole];
  const partial = {
    ...line,
    data: series.values.map((value, at) => (at >= dashedFrom ? value : null)),
    lineStyle: { ...line.lineStyle, type: 'dashed' },
  };
  return [whole, partial];
}

function barSeries(spec: ChartSpec, series: ChartSeries): unknown {
  const last = series.values.length - 1;
  return {
    type: 'bar',
    name: series.name,
    barMaxWidth: 44,
    ...(spec.kind === 'stacked-bar' && { stack: 'all' }),
    itemStyle: { borderRadius: spec.kind === 'bar' ? [3, 3, 0, 0] : 0 },
    data: series.values.map((value, at) =>
      spec.isLastPartial && at === last
        ? {
            value,
            itemStyle: { opacity: 0.45, borderType: 'dashed', borderWidth: 1, borderColor: 'inherit' },
          }
        : value,
    ),
  };
}

function pieSeries(spec: ChartSpec, theme: ChartTheme): unknown {
  const ink = chartInk[theme];
  return {
    type: 'pie',
    radius: ['48%', '76%'],
    label: { color: ink.text, formatter: '{b}  {d}%' },
    itemStyle: { borderColor: ink.surface, borderWidth: 2 },
    data: spec.labels.map((name, index) => ({ name, value: spec.series[0]?.values[index] ?? null })),
  };
}

import type { ChartConfiguration, ChartOptions, Plugin } from 'chart.js';
import { bandColor, datasetsOf } from './chart-datasets.ts';
import { hasLyingBars } from './chart-layout.ts';
import { pointerMark, rangeBands, valueLabels } from './chart-plugins.ts';
import { beginsAtZero, type ChartSpec, drawnSeries, drawnValues } from './chart-spec.ts';
import { shortValues, tickText } from './chart-ticks.ts';
import { valueColumn } from './chart-words.ts';
import { type ChartTheme, chartFont, chartInk } from './palette.ts';
import { ringOf } from './ring.ts';

type Scale = NonNullable<NonNullable<ChartOptions['scales']>[string]>;

const namedMaximum = { things: 12, periods: 6 };
const valueFontPx = 11;
/** Letters of a name on an axis below the bars; beside them as many as a share of the width holds. */
const standingMaximum = 16;
const lyingMaximum = 28;
const lyingShare = 0.36;
const letterPx = 7;
/** Bars whose values are written on them. */
const labelledBars = { standing: 12, lying: 24 };

/**
 * How Chart.js draws a spec. Bars begin at zero; lines need not; a gap stays a gap; nothing moves by itself.
 * `readMarked` tells which part of a ring is under the pointer.
 */
export function chartOption(
  spec: ChartSpec,
  theme: ChartTheme,
  readMarked: () => number | null = () => null,
): ChartConfiguration {
  const isRing = spec.kind === 'pie';
  return {
    type: spec.kind === 'bar' || spec.kind === 'stacked-bar' ? 'bar' : 'line',
    data: { labels: spec.labels, datasets: datasetsOf(spec, theme) },
    options: isRing ? ringOptions() : axesOptions(spec, theme),
    plugins: isRing ? [ringOf(spec, theme, readMarked)] : pluginsOf(spec, theme),
  };
}

const still: ChartOptions = {
  animation: false,
  responsive: true,
  maintainAspectRatio: false,
  // The engine listens to the pointer itself: keys and pointer then mark points in one way.
  events: [],
};

function ringOptions(): ChartOptions {
  return { ...still, scales: { x: { display: false }, y: { display: false } } };
}

function axesOptions(spec: ChartSpec, theme: ChartTheme): ChartOptions {
  const isLying = hasLyingBars(spec);
  const labels = spec.positions ? valueAxis(spec, theme, 'x') : labelAxis(spec, theme);
  return {
    ...still,
    indexAxis: isLying ? 'y' : 'x',
    layout: { padding: paddingOf(spec) },
    scales: isLying
      ? { x: valueAxis(spec, theme, 'y'), y: labels }
      : { x: labels, y: valueAxis(spec, theme, 'y') },
  };
}

/** Room for the values at the ends of the bars. */
function paddingOf(spec: ChartSpec): { top: number; right: number; left: number; bottom: number } {
  const side = { top: 8, right: 10, left: 0, bottom: 0 };
  if (!hasValueLabels(spec)) return side;
  const longest = Math.max(...valueTexts(spec).map((text) => text?.length ?? 0)) * 7 + 8;
  return hasLyingBars(spec)
    ? { ...side, right: longest, left: hasNegative(spec) ? longest / 2 : 0 }
    : { ...side, top: 20 };
}

function hasNegative(spec: ChartSpec): boolean {
  return drawnValues(spec).some((value) => value < 0);
}

function labelAxis(spec: ChartSpec, theme: ChartTheme): Scale {
  const ink = chartInk[theme];
  const isLying = hasLyingBars(spec);
  const isBar = spec.kind === 'bar' || spec.kind === 'stacked-bar';
  const isEachNamed = isBar && !isLying && spec.labels.length <= namedBars(spec);
  const names = spec.axisLabels ?? spec.labels;
  return {
    type: 'category',
    stacked: spec.kind === 'stacked-bar',
    offset: isBar || spec.kind === 'scatter' || spec.labels.length === 1,
    grid: { display: false },
    border: { color: ink.line },
    ticks: {
      color: ink.text,
      callback(_: unknown, index: number) {
        const room = isLying ? Math.floor((this.chart.width * lyingShare) / letterPx) : standingMaximum;
        return shorten(names[index] ?? '', Math.min(lyingMaximum, Math.max(6, room)));
      },
      autoSkip: !isLying && !isEachNamed,
      autoSkipPadding: 14,
      // Each bar has a name of its own; of many days and months a few are enough.
      maxRotation: isEachNamed || (isBar && !spec.isTemporal && !isLying) ? 40 : 0,
    },
  };
}

/** So few bars that each is named on a phone too, slanting where they must. */
function namedBars({ isTemporal }: ChartSpec): number {
  return isTemporal ? namedMaximum.periods : namedMaximum.things;
}

function valueAxis(spec: ChartSpec, theme: ChartTheme, axis: 'x' | 'y'): Scale {
  const ink = chartInk[theme];
  const isMeasure = axis === 'y';
  const unit = isMeasure ? spec.unit : null;
  const isScatter = spec.kind === 'scatter';
  const title = isMeasure ? (drawnSeries(spec)[0]?.name ?? '') : spec.labelName;
  return {
    type: 'linear',
    stacked: spec.kind === 'stacked-bar',
    beginAtZero: isMeasure && beginsAtZero(spec),
    ...(isScatter && { grace: '4%' }),
    // Values are written below negative bars, not over the names of the axis.
    ...(hasValueLabels(spec) && !hasLyingBars(spec) && hasNegative(spec) && { grace: '10%' }),
    grid: {
      drawTicks: false,
      color: ({ tick }: { tick?: { value: number } }) => (tick?.value === 0 ? ink.pointer : ink.line),
    },
    border: { display: false },
    title: { display: isScatter && spec.positions !== undefined, text: title, color: ink.text },
    ticks: {
      color: ink.text,
      padding: 8,
      maxTicksLimit: 6,
      maxRotation: 0,
      callback: (value: number | string, _: number, ticks: { value: number }[]) =>
        tickText(Number(value), {
          step: Math.abs((ticks[1]?.value ?? 1) - (ticks[0]?.value ?? 0)),
          largest: Math.max(...ticks.map((tick) => Math.abs(tick.value))),
          unit,
        }),
    },
  };
}

function pluginsOf(spec: ChartSpec, theme: ChartTheme): Plugin[] {
  const ink = chartInk[theme];
  const isBar = spec.kind === 'bar' || spec.kind === 'stacked-bar';
  const mark = pointerMark(ink.pointer, isBar);
  const bands = spec.bands?.length ?? 0;
  if (bands > 0 && spec.kind === 'line') return [rangeBands(bandColor(spec, theme), bands), mark];
  if (!hasValueLabels(spec)) return [mark];
  return [mark, valueLabels(valueTexts(spec), { color: ink.text, font: `${valueFontPx}px ${chartFont}` })];
}

function hasValueLabels(spec: ChartSpec): boolean {
  if (spec.kind !== 'bar' || spec.series.length !== 1) return false;
  return spec.labels.length <= (hasLyingBars(spec) ? labelledBars.lying : labelledBars.standing);
}

function valueTexts(spec: ChartSpec): (string | null)[] {
  return shortValues(spec.series[0]?.values ?? [], valueColumn(spec));
}

function shorten(label: string, maximum: number): string {
  return label.length <= maximum ? label : `${label.slice(0, maximum - 1).trimEnd()}…`;
}

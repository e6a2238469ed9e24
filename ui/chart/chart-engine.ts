import { Chart } from './chart-library.ts';
import { chartOption } from './chart-option.ts';
import { takePicture } from './chart-picture.ts';
import { type ChartSpec, drawnSeries } from './chart-spec.ts';
import type { ChartTheme } from './palette.ts';

/** Where a point is within the drawing, in pixels from its left upper corner. */
export interface PointPlace {
  left: number;
  top: number;
}

/** A chart on the page, without the library's own types. */
export interface DrawnChart {
  draw(spec: ChartSpec, theme: ChartTheme): void;
  /** Marks the points at this place on the label axis, or none. */
  mark(index: number | null): void;
  /** Calls back with the point under the pointer, null when it leaves. */
  onPoint(listener: (index: number | null) => void): void;
  /** Null where there is no such point. */
  placeOf(index: number): PointPlace | null;
  /** The drawing with its title, its legend and a background; null where the browser cannot make it. */
  takePicture(note: string): Promise<Blob | null>;
  close(): void;
}

/** Draws on a canvas inside the element: no style element, no inline HTML, so the content policy holds. */
export function openChart(element: HTMLElement): DrawnChart {
  let chart: Chart | null = null;
  let drawn: { spec: ChartSpec; theme: ChartTheme } | null = null;
  let tell: (index: number | null) => void = () => {};
  const onMove = (event: PointerEvent) => tell(chart && pointUnder(chart, event));
  const onLeave = () => tell(null);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerdown', onMove);
  element.addEventListener('pointerleave', onLeave);
  return {
    draw(spec, theme) {
      // One chart cannot become another kind, so each drawing is a new one.
      chart?.destroy();
      const canvas = document.createElement('canvas');
      element.replaceChildren(canvas);
      chart = new Chart(canvas, chartOption(spec, theme));
      drawn = { spec, theme };
    },
    mark(index) {
      if (!chart || !drawn) return;
      chart.setActiveElements(index === null ? [] : elementsAt(chart, index, drawnSeries(drawn.spec).length));
      chart.draw();
    },
    onPoint(listener) {
      tell = listener;
    },
    placeOf: (index) => chart && placeOf(chart, index),
    takePicture: async (note) =>
      drawn &&
      takePicture(drawn.spec, drawn.theme, {
        width: element.clientWidth,
        height: element.clientHeight,
        note,
      }),
    close() {
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerdown', onMove);
      element.removeEventListener('pointerleave', onLeave);
      chart?.destroy();
      chart = null;
    },
  };
}

function elementsAt(chart: Chart, index: number, seriesCount: number) {
  const isRing = !chart.scales.x;
  const count = isRing ? 1 : Math.min(seriesCount, chart.data.datasets.length);
  return Array.from({ length: count }, (_, datasetIndex) => ({ datasetIndex, index })).filter(
    ({ datasetIndex }) => {
      const element = chart.getDatasetMeta(datasetIndex).data[index];
      return element !== undefined && !Number.isNaN(element.x + element.y);
    },
  );
}

function pointUnder(chart: Chart, event: PointerEvent): number | null {
  const isCategory = labelScale(chart)?.type === 'category';
  if (!isCategory) {
    const isRing = !chart.scales.x;
    const found = chart.getElementsAtEventForMode(event, 'nearest', { intersect: isRing, axis: 'xy' }, true);
    return found[0]?.index ?? null;
  }
  const box = chart.canvas.getBoundingClientRect();
  const isLying = chart.options.indexAxis === 'y';
  const at = isLying ? event.clientY - box.top : event.clientX - box.left;
  const index = labelScale(chart)?.getValueForPixel(at);
  const isInside = index !== undefined && index >= 0 && index < (chart.data.labels?.length ?? 0);
  return isInside ? index : null;
}

function labelScale(chart: Chart) {
  return chart.scales[chart.options.indexAxis === 'y' ? 'y' : 'x'];
}

function placeOf(chart: Chart, index: number): PointPlace | null {
  const scale = labelScale(chart);
  if (scale?.type === 'category') {
    const at = scale.getPixelForValue(index);
    if (!Number.isFinite(at)) return null;
    return chart.options.indexAxis === 'y' ? { left: chart.chartArea.left, top: at } : { left: at, top: 0 };
  }
  const element = chart.getDatasetMeta(0).data[index];
  const place = element?.tooltipPosition(true);
  return place?.x != null && place.y != null && Number.isFinite(place.x + place.y)
    ? { left: place.x, top: place.y }
    : null;
}

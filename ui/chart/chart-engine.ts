import { Chart } from './chart-library.ts';
import { chartOption } from './chart-option.ts';
import { takePicture } from './chart-picture.ts';
import { type ChartSpec, drawnSeries } from './chart-spec.ts';
import type { ChartTheme } from './palette.ts';
import { middleOfPart, partUnder } from './ring.ts';

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
  let marked: number | null = null;
  const onMove = (event: PointerEvent) => tell(chart && drawn && pointUnder(chart, drawn.spec, event));
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
      marked = null;
      chart = new Chart(
        canvas,
        chartOption(spec, theme, () => marked),
      );
      drawn = { spec, theme };
    },
    mark(index) {
      if (!chart || !drawn) return;
      marked = index;
      chart.setActiveElements(index === null ? [] : elementsAt(chart, index, drawnSeries(drawn.spec).length));
      chart.draw();
    },
    onPoint(listener) {
      tell = listener;
    },
    placeOf: (index) => chart && drawn && placeOf(chart, drawn.spec, index),
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
  const count = Math.min(seriesCount, chart.data.datasets.length);
  return Array.from({ length: count }, (_, datasetIndex) => ({ datasetIndex, index })).filter(
    ({ datasetIndex }) => {
      const element = chart.getDatasetMeta(datasetIndex).data[index];
      return element !== undefined && !Number.isNaN(element.x + element.y);
    },
  );
}

function pointUnder(chart: Chart, spec: ChartSpec, event: PointerEvent): number | null {
  const box = chart.canvas.getBoundingClientRect();
  const at = { x: event.clientX - box.left, y: event.clientY - box.top };
  if (spec.kind === 'pie') return partUnder(chart, spec, at);
  const scale = labelScale(chart);
  if (scale?.type !== 'category') {
    const [nearest] = chart.getElementsAtEventForMode(
      event,
      'nearest',
      { intersect: false, axis: 'xy' },
      true,
    );
    return nearest?.index ?? null;
  }
  const index = scale.getValueForPixel(scale.axis === 'y' ? at.y : at.x);
  const isInside = index !== undefined && index >= 0 && index < spec.labels.length;
  return isInside ? index : null;
}

function labelScale(chart: Chart) {
  return chart.scales[chart.options.indexAxis === 'y' ? 'y' : 'x'];
}

function placeOf(chart: Chart, spec: ChartSpec, index: number): PointPlace | null {
  if (spec.kind === 'pie') return middleOfPart(chart, spec, index);
  const scale = labelScale(chart);
  if (scale?.type === 'category') {
    const at = scale.getPixelForValue(index);
    if (!Number.isFinite(at)) return null;
    return scale.axis === 'y' ? { left: chart.chartArea.left, top: at } : { left: at, top: 0 };
  }
  const point = chart.getDatasetMeta(0).data[index];
  return point && Number.isFinite(point.x + point.y) ? { left: point.x, top: point.y } : null;
}

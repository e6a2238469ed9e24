import { BarChart, LineChart, PieChart, ScatterChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

register([LineChart, BarChart, PieChart, ScatterChart, GridComponent, CanvasRenderer]);

/** A chart on the page, without the library's own types. */
export interface DrawnChart {
  draw(option: EChartsCoreOption): void;
  resize(): void;
  /** Marks the point at this place on the label axis, or none. */
  mark(index: number | null): void;
  /** Calls back with the point under the pointer, null when it leaves. */
  onPoint(listener: (index: number | null) => void): void;
  /** Distance of a point from the left edge in pixels; null where the chart has no label axis. */
  leftOf(index: number): number | null;
  toBlob(background: string): Promise<Blob | null>;
  close(): void;
}

/** Draws on a canvas inside the element: no style element, no inline HTML, so the content policy holds. */
export function openChart(element: HTMLElement): DrawnChart {
  const chart = init(element, null, { renderer: 'canvas' });
  let hasAxis = true;
  return {
    draw(option) {
      hasAxis = 'xAxis' in option;
      chart.setOption(option, { notMerge: true });
    },
    resize: () => chart.resize(),
    mark(index) {
      chart.dispatchAction({ type: 'downplay' });
      if (index !== null) chart.dispatchAction({ type: 'highlight', dataIndex: index });
    },
    onPoint(listener) {
      const surface = chart.getZr();
      surface.on('mousemove', ({ offsetX, offsetY }) => {
        if (!hasAxis) return;
        const isInside = chart.containPixel({ gridIndex: 0 }, [offsetX, offsetY]);
        const at = isInside ? chart.convertFromPixel({ xAxisIndex: 0 }, offsetX) : null;
        listener(typeof at === 'number' ? at : null);
      });
      surface.on('globalout', () => listener(null));
      chart.on('mouseover', ({ dataIndex }) => {
        if (!hasAxis) listener(dataIndex);
      });
    },
    leftOf(index) {
      if (!hasAxis) return null;
      const left = chart.convertToPixel({ xAxisIndex: 0 }, index);
      return Number.isFinite(left) ? left : null;
    },
    toBlob(background) {
      const canvas = chart.renderToCanvas({ pixelRatio: 2, backgroundColor: background });
      return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
    },
    close: () => chart.dispose(),
  };
}

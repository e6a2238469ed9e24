import type { Chart, Plugin } from 'chart.js';

/** Stripes of a color on a paler one, for what has not ended; null where the canvas cannot make them. */
export function hatch(
  context: CanvasRenderingContext2D,
  color: string,
  background: string,
): CanvasPattern | null {
  const size = 8;
  const tile = document.createElement('canvas');
  tile.width = size;
  tile.height = size;
  const ink = tile.getContext('2d');
  if (!ink) return null;
  ink.fillStyle = background;
  ink.fillRect(0, 0, size, size);
  ink.strokeStyle = color;
  ink.lineWidth = 1.5;
  for (const shift of [-size, 0, size]) {
    ink.moveTo(shift, size);
    ink.lineTo(shift + size, 0);
  }
  ink.stroke();
  return context.createPattern(tile, 'repeat');
}

/** Shows where the pointer or the arrow keys are: a band behind bars, a line through points. */
export function pointerMark(color: string, isBand: boolean): Plugin {
  return {
    id: 'pointerMark',
    beforeDatasetsDraw(chart) {
      const active = chart.getActiveElements()[0];
      if (!active || !chart.scales.x) return;
      const { left, right, top, bottom } = chart.chartArea;
      const isLying = chart.options.indexAxis === 'y';
      const at = isLying ? active.element.y : active.element.x;
      const { ctx } = chart;
      ctx.save();
      if (isBand) {
        const width = bandWidth(chart, isLying);
        ctx.fillStyle = `${color}26`;
        if (isLying)
          ctx.fillRect(left, categoryCenter(chart, 'y', active.index) - width / 2, right - left, width);
        else ctx.fillRect(categoryCenter(chart, 'x', active.index) - width / 2, top, width, bottom - top);
      } else {
        ctx.strokeStyle = color;
        ctx.lineWidth = 1;
        ctx.beginPath();
        ctx.moveTo(at, top);
        ctx.lineTo(at, bottom);
        ctx.stroke();
      }
      ctx.restore();
    },
  };
}

function categoryCenter(chart: Chart, axis: 'x' | 'y', index: number): number {
  return chart.scales[axis]?.getPixelForValue(index) ?? 0;
}

function bandWidth(chart: Chart, isLying: boolean): number {
  const { left, right, top, bottom } = chart.chartArea;
  const span = isLying ? bottom - top : right - left;
  return span / Math.max(1, chart.data.labels?.length ?? 1);
}

const bandOpacity = '24';

/** Colors what lies between each two of the last data sets, the edges of a forecast's ranges; where two lie over each other it is darker. */
export function rangeBands(color: string, bands: number): Plugin {
  return {
    id: 'rangeBands',
    beforeDatasetsDraw(chart) {
      const first = chart.data.datasets.length - 2 * bands;
      const pointsOf = (dataset: number) =>
        chart
          .getDatasetMeta(dataset)
          .data.filter((_, index) => typeof chart.data.datasets[dataset]?.data[index] === 'number');
      const { ctx } = chart;
      ctx.save();
      ctx.fillStyle = color + bandOpacity;
      for (let band = 0; band < bands; band += 1) {
        const lower = first + 2 * band;
        ctx.beginPath();
        for (const { x, y } of [...pointsOf(lower + 1), ...pointsOf(lower).toReversed()]) ctx.lineTo(x, y);
        ctx.fill();
      }
      ctx.restore();
    },
  };
}

/** Writes each value at the end of its bar, where all of them fit. */
export function valueLabels(
  texts: readonly (string | null)[],
  look: { color: string; font: string },
): Plugin {
  return {
    id: 'valueLabels',
    afterDatasetsDraw(chart) {
      const isLying = chart.options.indexAxis === 'y';
      const { ctx } = chart;
      ctx.save();
      ctx.font = look.font;
      ctx.fillStyle = look.color;
      const widest = Math.max(...texts.map((text) => (text ? ctx.measureText(text).width : 0)));
      if (isLying || widest + 4 <= bandWidth(chart, false)) {
        chart.getDatasetMeta(0).data.forEach((bar, index) => {
          const text = texts[index];
          const value = chart.data.datasets[0]?.data[index];
          if (!text || typeof value !== 'number') return;
          const isNegative = value < 0;
          // Beside a bar that comes near the names, the minus would be hidden: behind the zero there is room.
          const isTight =
            isLying && isNegative && bar.x - 5 - ctx.measureText(text).width < chart.chartArea.left;
          const x = isTight ? (chart.scales.x?.getPixelForValue(0) ?? bar.x) : bar.x;
          drawValue(ctx, text, { x, y: bar.y, isNegative: isNegative && !isTight, isLying });
        });
      }
      ctx.restore();
    },
  };
}

function drawValue(
  ctx: CanvasRenderingContext2D,
  text: string,
  at: { x: number; y: number; isNegative: boolean; isLying: boolean },
): void {
  if (at.isLying) {
    ctx.textBaseline = 'middle';
    ctx.textAlign = at.isNegative ? 'right' : 'left';
    ctx.fillText(text, at.x + (at.isNegative ? -5 : 5), at.y);
  } else {
    ctx.textAlign = 'center';
    ctx.textBaseline = at.isNegative ? 'top' : 'bottom';
    ctx.fillText(text, at.x, at.y + (at.isNegative ? 4 : -4));
  }
}

import type { Chart, Plugin } from 'chart.js';
import { colorOf } from './chart-datasets.ts';
import type { ChartSpec } from './chart-spec.ts';
import { type ChartTheme, chartInk } from './palette.ts';

/** Of the outer radius. */
const holeShare = 0.64;
const edgePx = 8;
const gapPx = 2;
/** By how much the part under the pointer stands out. */
const markedPx = 4;

interface Ring {
  x: number;
  y: number;
  outer: number;
}

/** Where each part begins and ends, clockwise from the top, in radians. Empty without a positive whole. */
export function partAngles(values: readonly (number | null)[]): { start: number; end: number }[] {
  const whole = values.reduce((sum: number, value) => sum + Math.max(0, value ?? 0), 0);
  if (whole <= 0) return [];
  let end = -Math.PI / 2;
  return values.map((value) => {
    const start = end;
    end = start + (Math.max(0, value ?? 0) / whole) * 2 * Math.PI;
    return { start, end };
  });
}

/** Draws the parts itself: the library's own ring would cost every page that has a chart 3 KB. */
export function ringOf(spec: ChartSpec, theme: ChartTheme, readMarked: () => number | null): Plugin {
  const parts = partAngles(spec.series[0]?.values ?? []);
  return {
    id: 'ring',
    afterDraw(chart) {
      const { x, y, outer } = placeOfRing(chart);
      const { ctx } = chart;
      ctx.save();
      parts.forEach(({ start, end }, index) => {
        const radius = outer + (readMarked() === index ? markedPx : 0);
        ctx.beginPath();
        ctx.arc(x, y, radius, start, end);
        ctx.arc(x, y, outer * holeShare, end, start, true);
        ctx.closePath();
        ctx.fillStyle = colorOf(spec, index, theme);
        ctx.fill();
        ctx.strokeStyle = chartInk[theme].surface;
        ctx.lineWidth = gapPx;
        ctx.stroke();
      });
      ctx.restore();
    },
  };
}

function placeOfRing({ chartArea: { left, right, top, bottom } }: Chart): Ring {
  const outer = Math.max(0, Math.min(right - left, bottom - top) / 2 - edgePx);
  return { x: (left + right) / 2, y: (top + bottom) / 2, outer };
}

/** The part at a place of the drawing; null beside the ring. */
export function partUnder(chart: Chart, spec: ChartSpec, at: { x: number; y: number }): number | null {
  const ring = placeOfRing(chart);
  const distance = Math.hypot(at.x - ring.x, at.y - ring.y);
  if (distance > ring.outer || distance < ring.outer * holeShare) return null;
  const angle = Math.atan2(at.y - ring.y, at.x - ring.x);
  // Parts begin at the top, and angles jump on the left: what lies before the top comes last.
  const turned = angle < -Math.PI / 2 ? angle + 2 * Math.PI : angle;
  const index = partAngles(spec.series[0]?.values ?? []).findIndex(
    ({ start, end }) => turned >= start && turned < end,
  );
  return index < 0 ? null : index;
}

/** The middle of a part, for its note. */
export function middleOfPart(
  chart: Chart,
  spec: ChartSpec,
  index: number,
): { left: number; top: number } | null {
  const part = partAngles(spec.series[0]?.values ?? [])[index];
  if (!part) return null;
  const ring = placeOfRing(chart);
  const angle = (part.start + part.end) / 2;
  const distance = (ring.outer * (1 + holeShare)) / 2;
  return { left: ring.x + Math.cos(angle) * distance, top: ring.y + Math.sin(angle) * distance };
}

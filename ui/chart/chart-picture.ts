import { formatCell } from '../format.ts';
import { colorOf } from './chart-datasets.ts';
import { Chart } from './chart-library.ts';
import { chartOption } from './chart-option.ts';
import { type ChartSpec, drawnSeries } from './chart-spec.ts';
import { valueColumn } from './chart-words.ts';
import { type ChartTheme, chartFont, chartInk } from './palette.ts';

/** A picture is looked at elsewhere, so it is sharp on every screen. */
const scale = 2;
const margin = 24;
const titlePx = 18;
const notePx = 12;
const legendRowPx = 20;
const leastWidth = 560;

/** The chart as a PNG that explains itself: title, note, legend and background. Null where the browser makes none. */
export function takePicture(
  spec: ChartSpec,
  theme: ChartTheme,
  page: { width: number; height: number; note: string },
): Promise<Blob | null> {
  const width = Math.max(leastWidth, page.width);
  const sheet = document.createElement('canvas');
  const measure = sheet.getContext('2d');
  if (!measure) return Promise.resolve(null);
  measure.font = `${notePx}px ${chartFont}`;
  const legend = arrange(legendOf(spec, theme), (text) => measure.measureText(text).width, width);
  const legendTop = margin + titlePx + 12 + (page.note ? notePx + 8 : 0);
  const top = legendTop + legend.rows * legendRowPx + 8;
  sheet.width = (width + 2 * margin) * scale;
  sheet.height = (top + page.height + margin) * scale;
  const ink = sheet.getContext('2d');
  if (!ink) return Promise.resolve(null);
  const colors = chartInk[theme];
  ink.scale(scale, scale);
  ink.fillStyle = colors.surface;
  ink.fillRect(0, 0, sheet.width, sheet.height);
  ink.textBaseline = 'top';
  ink.fillStyle = colors.ink;
  ink.font = `600 ${titlePx}px ${chartFont}`;
  ink.fillText(spec.title, margin, margin, width);
  ink.fillStyle = colors.text;
  ink.font = `${notePx}px ${chartFont}`;
  if (page.note) ink.fillText(page.note, margin, margin + titlePx + 8, width);
  drawLegend(ink, legend.entries, { top: legendTop, text: colors.text });
  drawChart(ink, spec, theme, { top, width, height: page.height });
  return new Promise((resolve) => sheet.toBlob(resolve, 'image/png'));
}

function drawChart(
  ink: CanvasRenderingContext2D,
  spec: ChartSpec,
  theme: ChartTheme,
  place: { top: number; width: number; height: number },
): void {
  const canvas = document.createElement('canvas');
  canvas.width = place.width;
  canvas.height = place.height;
  const configuration = chartOption(spec, theme);
  const options = { ...configuration.options, responsive: false, devicePixelRatio: scale };
  const chart = new Chart(canvas, { ...configuration, options });
  ink.drawImage(canvas, margin, place.top, place.width, place.height);
  chart.destroy();
}

interface LegendEntry {
  text: string;
  color: string;
}

function legendOf(spec: ChartSpec, theme: ChartTheme): LegendEntry[] {
  if (spec.kind === 'pie') {
    const column = valueColumn(spec);
    return spec.labels.map((label, index) => ({
      text: `${label}  ${formatCell(spec.series[0]?.values[index] ?? null, column)}`,
      color: colorOf(spec, index, theme),
    }));
  }
  return drawnSeries(spec).map((series, index) => ({
    text:
      index === 0 && spec.unit && spec.unit !== 'fraction' ? `${series.name} (${spec.unit})` : series.name,
    color: colorOf(spec, index, theme),
  }));
}

interface PlacedEntry extends LegendEntry {
  left: number;
  row: number;
}

/** Puts the entries into rows of the picture's width: none is left out. */
function arrange(
  entries: readonly LegendEntry[],
  widthOf: (text: string) => number,
  width: number,
): { entries: PlacedEntry[]; rows: number } {
  let left = 0;
  let row = 0;
  const placed = entries.map((entry) => {
    const length = widthOf(entry.text) + 34;
    if (left > 0 && left + length > width) {
      left = 0;
      row += 1;
    }
    const place = { ...entry, left: margin + left, row };
    left += length;
    return place;
  });
  return { entries: placed, rows: entries.length > 0 ? row + 1 : 0 };
}

function drawLegend(
  ink: CanvasRenderingContext2D,
  entries: readonly PlacedEntry[],
  place: { top: number; text: string },
): void {
  for (const { text, color, left, row } of entries) {
    const top = place.top + row * legendRowPx;
    ink.fillStyle = color;
    ink.fillRect(left, top + 1, 10, 10);
    ink.fillStyle = place.text;
    ink.fillText(text, left + 16, top);
  }
}

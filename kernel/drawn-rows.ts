import type { ChartConfig, DrawnRows } from './answer.ts';
import type { Cell, ResultColumn } from './catalog.ts';

/** Places along a course that are drawn; no screen is wider. */
const placesDrawn = 2000;
/** Series that are drawn of many: more colours cannot be told apart. */
const seriesDrawn = 6;

type Row = readonly Cell[];

/**
 * The rows that a chart is drawn from, out of the whole result. A long course is cut into stretches, and of each the rows with the lowest
 * and the highest value of each series are kept, with both ends of the whole: no peak is lost. Null where leaving out rows would be untrue,
 * as of bars, each of which stands for itself.
 */
export function drawnRows(
  config: ChartConfig,
  columns: readonly ResultColumn[],
  rows: readonly Row[],
): DrawnRows | null {
  const indexOf = (name: string): number => columns.findIndex((column) => column.name === name);
  const x = config.x === null ? -1 : indexOf(config.x);
  const measures = config.y.map(indexOf).filter((index) => index >= 0);
  const split = config.series === null ? -1 : indexOf(config.series);
  const shown = { of: rows.length };
  if (x < 0 || measures.length === 0) return null;
  if (rows.length <= placesDrawn) return { ...shown, rows: copied(rows) };
  const canThin = config.type === 'line' || config.type === 'scatter';
  if (!canThin) return null;
  if (split < 0) return { ...shown, rows: copied(thinned(rows, measures, placesDrawn)) };
  const series = [...Map.groupBy(rows, (row) => row[split] ?? null).values()].sort(
    (left, right) => sizeOf(right, measures) - sizeOf(left, measures),
  );
  const drawn = series.slice(0, seriesDrawn);
  const places = Math.floor(placesDrawn / drawn.length);
  const kept = new Set(
    drawn.flatMap((own) => thinned(own, measures, places)).map((row) => String(row[x] ?? '')),
  );
  // All series of a place that one of them is kept for: otherwise their lines would have holes.
  const result = drawn.flatMap((own) => own.filter((row) => kept.has(String(row[x] ?? ''))));
  return { ...shown, rows: copied(inOrder(result, rows)), seriesOf: series.length };
}

function copied(rows: readonly Row[]): Cell[][] {
  return rows.map((row) => [...row]);
}

/** As they stood in the whole. */
function inOrder(kept: readonly Row[], rows: readonly Row[]): Row[] {
  const own = new Set(kept);
  return rows.filter((row) => own.has(row));
}

function sizeOf(rows: readonly Row[], [measure = -1]: readonly number[]): number {
  return rows.reduce((sum, row) => sum + (Number(row[measure]) || 0), 0);
}

/** The ends, and of each stretch between them the lowest and highest by each measure, in their order. */
function thinned(rows: readonly Row[], measures: readonly number[], places: number): Row[] {
  if (rows.length <= places) return [...rows];
  const stretches = Math.max(1, Math.floor((places - 2) / (2 * measures.length)));
  const length = (rows.length - 2) / stretches;
  const kept = new Set<number>([0, rows.length - 1]);
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    const from = 1 + Math.floor(stretch * length);
    const to = 1 + Math.floor((stretch + 1) * length);
    for (const measure of measures) for (const at of extremes(rows, measure, from, to)) kept.add(at);
  }
  return [...kept].sort((left, right) => left - right).flatMap((at) => rows.slice(at, at + 1));
}

function extremes(rows: readonly Row[], measure: number, from: number, to: number): number[] {
  let lowest = -1;
  let highest = -1;
  for (let at = from; at < to; at += 1) {
    const value = numberAt(rows, at, measure);
    if (value === null) continue;
    if (lowest < 0 || value < (numberAt(rows, lowest, measure) ?? 0)) lowest = at;
    if (highest < 0 || value > (numberAt(rows, highest, measure) ?? 0)) highest = at;
  }
  return lowest < 0 ? [] : [lowest, highest];
}

function numberAt(rows: readonly Row[], at: number, measure: number): number | null {
  const cell = rows[at]?.[measure];
  if (cell === null || cell === undefined || cell === '') return null;
  const value = Number(cell);
  return Number.isFinite(value) ? value : null;
}

import {
  describeNote,
  describeRefusal,
  type Frame,
  type Grain,
  type PreparedSeries,
  periodOf,
  prepareSeries,
  startOf,
} from '#algorithms/index.ts';
import { seriesMaximum } from '../../limits.ts';
import { learningStrings as strings } from './strings.ts';
import type { TrainingSpec } from './training-spec.ts';

/** One series that can be continued. */
export interface ReadySeries {
  key: string | null;
  prepared: PreparedSeries;
  notes: string[];
}

export type SeriesOfFrame =
  | {
      ok: true;
      grain: Grain;
      series: ReadySeries[];
      refused: { key: string; reason: string }[];
      /** What was done with all rows before they were parted. */
      notes: string[];
    }
  | { ok: false; reason: string };

/** From rows to series of equal steps, one for each value of the series column, all with the same grain. */
export function seriesOfFrame(frame: Frame, spec: TrainingSpec): SeriesOfFrame {
  const times = numbersOf(frame, spec.timeColumn);
  if (!times) return { ok: false, reason: strings.noTimeColumn };
  const values =
    spec.target === null ? new Float64Array(frame.rowCount).fill(1) : numbersOf(frame, spec.target);
  if (!values) return { ok: false, reason: strings.noNumber(spec.target ?? '') };
  const empty = spec.how === 'sum' && isOfEvents(times) ? 'zero' : 'unknown';
  const whole = prepareSeries(times, values, {
    how: spec.how,
    grain: spec.grain ?? undefined,
    empty,
    nowMs: spec.nowMs,
  });
  if (!whole.ok) return { ok: false, reason: describeRefusal(whole.reason) };
  const notes = whole.notes.map(describeNote);
  const { grain } = whole;
  const column = frame.columns.find(({ name }) => name === spec.seriesColumn);
  if (spec.seriesColumn === null)
    return { ok: true, grain, series: [{ key: null, prepared: whole, notes: [] }], refused: [], notes };
  if (column?.kind !== 'category') return { ok: false, reason: strings.noSeriesColumn(spec.seriesColumn) };
  const { chosen, omitted } = largestLevels(column.codes, column.levels.length, values);
  if (omitted > 0) notes.push(strings.seriesLeftOut(seriesMaximum, omitted));
  const series: ReadySeries[] = [];
  const refused: { key: string; reason: string }[] = [];
  for (const code of chosen) {
    const key = column.levels[code] ?? '';
    const part = prepareSeries(
      ...rowsOfLevel(column.codes, code, times, values, whole, { how: spec.how, empty }),
      {
        how: spec.how,
        grain,
        empty,
      },
    );
    if (part.ok) series.push({ key, prepared: part, notes: part.notes.map(describeNote) });
    else refused.push({ key, reason: describeRefusal(part.reason) });
  }
  if (series.length === 0)
    return { ok: false, reason: refused[0]?.reason ?? strings.noSeriesColumn(spec.seriesColumn) };
  return { ok: true, grain, series, refused, notes };
}

function numbersOf(frame: Frame, name: string | null): Float64Array | null {
  const column = frame.columns.find((own) => own.name === name);
  return column && column.kind !== 'category' ? column.values : null;
}

/** With about the usual step behind so many of them, rows are taken at each step; one that is missing is unknown. */
const regularShare = 0.7;

/** Whether rows are things that happen, so that a period without one holds nothing, rather than values that are taken at each step. */
function isOfEvents(times: Float64Array): boolean {
  const sorted = times.filter(Number.isFinite).sort();
  const distinct = sorted.filter((time, at) => at === 0 || time !== sorted[at - 1]);
  if (distinct.length < sorted.length * 0.9) return true;
  const steps = distinct.subarray(1).map((time, at) => time - (distinct[at] ?? 0));
  const usual = steps.toSorted()[steps.length >> 1] ?? 0;
  // Months have 28 to 31 days.
  const alike = steps.filter((step) => step > 0.7 * usual && step < 1.4 * usual);
  return alike.length < regularShare * steps.length;
}

/** The levels whose values together are largest, in the order of their names' places. */
function largestLevels(
  codes: Int32Array,
  levelCount: number,
  values: Float64Array,
): { chosen: number[]; omitted: number } {
  const sizes = new Float64Array(levelCount);
  for (const [row, code] of codes.entries()) {
    const value = Math.abs(values[row] ?? 0);
    if (code >= 0 && Number.isFinite(value)) sizes[code] = (sizes[code] ?? 0) + value;
  }
  const order = Array.from(sizes.keys()).sort(
    (left, right) => (sizes[right] ?? 0) - (sizes[left] ?? 0) || left - right,
  );
  return { chosen: order.slice(0, seriesMaximum), omitted: Math.max(0, levelCount - seriesMaximum) };
}

/**
 * The rows of one level within the whole periods of all rows. Where a period without a row holds nothing, they become one row a period, to the common end:
 * a product that was not sold in the last months was not sold, and its forecast begins with those of the others.
 */
function rowsOfLevel(
  codes: Int32Array,
  code: number,
  times: Float64Array,
  values: Float64Array,
  whole: PreparedSeries,
  { how, empty }: { how: 'sum' | 'mean'; empty: 'zero' | 'unknown' },
): [Float64Array, Float64Array] {
  const { grain, startsMs } = whole;
  const first = periodOf(startsMs[0] ?? 0, grain);
  const last = periodOf(startsMs.at(-1) ?? 0, grain);
  const sums = new Float64Array(last - first + 1);
  const counts = new Float64Array(last - first + 1);
  for (const [row, own] of codes.entries()) {
    const [time, value] = [times[row] ?? Number.NaN, values[row] ?? Number.NaN];
    if (own !== code || !Number.isFinite(time) || !Number.isFinite(value)) continue;
    const at = periodOf(time, grain) - first;
    if (at < 0 || at >= sums.length) continue;
    sums[at] = (sums[at] ?? 0) + value;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const begin = counts.findIndex((count) => count > 0);
  const places = Array.from(counts.keys()).filter(
    (at) => (counts[at] ?? 0) > 0 || (empty === 'zero' && begin >= 0 && at > begin),
  );
  return [
    Float64Array.from(places, (at) => startOf(first + at, grain)),
    Float64Array.from(places, (at) => {
      const count = counts[at] ?? 0;
      return how === 'sum' || count === 0 ? (sums[at] ?? 0) : (sums[at] ?? 0) / count;
    }),
  ];
}

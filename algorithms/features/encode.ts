import type { Frame, FrameColumn, Matrix } from '../algorithm.ts';
import { slotsOf } from './levels.ts';
import { type Encoder, type FeaturePlan, matrixWidth, widthOf } from './plan.ts';
import { scaleInPlace } from './scaling.ts';
import { isMoment, timePartOf } from './time-parts.ts';

/** Rows of a frame as the plan tells them. Columns that the plan does not name are not looked at. */
export function encodeRows(frame: Frame, plan: FeaturePlan, rows: Int32Array): Matrix {
  const values = encodeColumns(frame, plan, rows);
  scaleInPlace(values, plan);
  return { rowCount: rows.length, columnCount: matrixWidth(plan), values };
}

/** Before scaling. */
export function encodeColumns(frame: Frame, plan: FeaturePlan, rows: Int32Array): Float64Array {
  const rowWidth = matrixWidth(plan);
  const values = new Float64Array(rows.length * rowWidth);
  const columns = new Map(frame.columns.map((column) => [column.name, column]));
  let offset = 0;
  for (const encoder of plan.encoders) {
    const column = columns.get(encoder.column);
    if (!column) throw new Error(`The column ${encoder.column} is not there.`);
    encodeColumn(encoder, column, rows, { values, rowWidth, offset });
    offset += widthOf(encoder);
  }
  return values;
}

interface Place {
  values: Float64Array;
  rowWidth: number;
  /** Where the columns of this encoder begin within a row. */
  offset: number;
}

function encodeColumn(encoder: Encoder, column: FrameColumn, rows: Int32Array, place: Place): void {
  if (encoder.kind === 'category' && column.kind === 'category') encodeLevels(encoder, column, rows, place);
  else if (encoder.kind === 'number' && column.kind === 'number')
    encodeNumbers(encoder, column.values, rows, place);
  else if (encoder.kind === 'time' && column.kind === 'time')
    encodeTimes(encoder, column.values, rows, place);
  else throw new Error(`The column ${encoder.column} is of another kind.`);
}

function encodeNumbers(
  { median, isFlagged }: Encoder & { kind: 'number' },
  own: Float64Array,
  rows: Int32Array,
  { values, rowWidth, offset }: Place,
): void {
  for (let at = 0; at < rows.length; at += 1) {
    const value = own[rows[at] ?? 0] ?? Number.NaN;
    const isThere = Number.isFinite(value);
    values[at * rowWidth + offset] = isThere ? value : median;
    if (isFlagged && !isThere) values[at * rowWidth + offset + 1] = 1;
  }
}

function encodeTimes(
  { median, isFlagged, first, parts }: Encoder & { kind: 'time' },
  own: Float64Array,
  rows: Int32Array,
  { values, rowWidth, offset }: Place,
): void {
  for (let at = 0; at < rows.length; at += 1) {
    const value = own[rows[at] ?? 0] ?? Number.NaN;
    const isThere = Number.isFinite(value) && isMoment(value);
    const start = at * rowWidth + offset;
    for (const [part, name] of parts.entries())
      values[start + part] = timePartOf(name, isThere ? value : median, first);
    if (isFlagged && !isThere) values[start + parts.length] = 1;
  }
}

function encodeLevels(
  encoder: Encoder & { kind: 'category' },
  { codes, levels }: FrameColumn & { kind: 'category' },
  rows: Int32Array,
  { values, rowWidth, offset }: Place,
): void {
  const slots = slotsOf(encoder, levels);
  const table = Float64Array.from(encoder.values);
  const { width } = encoder;
  const missing = encoder.levels.length + 1;
  for (let at = 0; at < rows.length; at += 1) {
    const code = codes[rows[at] ?? 0] ?? -1;
    const slot = code < 0 ? missing : (slots[code] ?? missing - 1);
    const start = at * rowWidth + offset;
    for (let own = 0; own < width; own += 1) values[start + own] = table[slot * width + own] ?? 0;
  }
}

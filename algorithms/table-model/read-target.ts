import type { Frame, Target } from '../algorithm.ts';
import { tableStrings } from '../strings.ts';
import { classesMaximum } from '../trees/limits.ts';
import type { TableTask } from './table-model.ts';

export type ReadTarget =
  | { ok: true; target: Target; rows: Int32Array; missing: number }
  | { ok: false; reason: string };

/** Fewer rows are no sample of anything. */
export const leastRows = 20;

/** The target of the rows that have one; they alone can be learnt from. Numbers are classes where classes are asked for. */
export function readTarget(frame: Frame, name: string, task: TableTask): ReadTarget {
  const column = frame.columns.find((own) => own.name === name);
  if (!column) return { ok: false, reason: tableStrings.columnIsMissing(name) };
  const all = Int32Array.from({ length: frame.rowCount }, (_, row) => row);
  const isThere =
    column.kind === 'category'
      ? (row: number) => (column.codes[row] ?? -1) >= 0
      : (row: number) => Number.isFinite(column.values[row]);
  const rows = all.filter(isThere);
  const missing = frame.rowCount - rows.length;
  if (rows.length < leastRows) return { ok: false, reason: tableStrings.tooFewRows(rows.length, name) };
  if (task === 'regression') {
    if (column.kind !== 'number') return { ok: false, reason: tableStrings.targetIsNoNumber(name) };
    const values = Float64Array.from(rows, (row) => column.values[row] ?? 0);
    if (values.every((value) => value === values[0]))
      return { ok: false, reason: tableStrings.targetIsConstant(name) };
    return { ok: true, target: { kind: 'number', values }, rows, missing };
  }
  const told =
    column.kind === 'category'
      ? Array.from(rows, (row) => column.codes[row] ?? 0)
      : Array.from(rows, (row) => column.values[row] ?? 0);
  const distinct = [...new Set(told)].sort((left, right) => left - right);
  if (distinct.length < 2) return { ok: false, reason: tableStrings.targetIsConstant(name) };
  if (distinct.length > classesMaximum)
    return { ok: false, reason: tableStrings.tooManyClasses(name, distinct.length) };
  const places = new Map(distinct.map((value, place) => [value, place]));
  const codes = Int32Array.from(told, (value) => places.get(value) ?? 0);
  const levels = distinct.map((value) =>
    column.kind === 'category' ? (column.levels[value] ?? '') : String(value),
  );
  return { ok: true, target: { kind: 'category', codes, levels }, rows, missing };
}

import type { FittedModel, Frame, Predictions, TableAlgorithm, Task } from '../algorithm.ts';
import { isFeaturePlan } from '../features/check-plan.ts';
import { encodeRows } from '../features/encode.ts';
import { type FeaturePlan, matrixWidth } from '../features/plan.ts';
import { isFiniteNumber, isRecord } from '../header-checks.ts';
import { tableStrings } from '../strings.ts';

export type TableTask = Exclude<Task, 'forecasting'>;

/** A model of a table: an algorithm's, with how columns are told to it and what its numbers mean. */
export interface TableHeader {
  task: TableTask;
  target: { kind: 'category'; name: string; levels: string[] } | { kind: 'number'; name: string } | null;
  plan: FeaturePlan;
  /** Of anomalies: rows that score higher count as unusual. */
  threshold: number | null;
  /** The header of the algorithm's own model. */
  inner: unknown;
}

/** A column that a row must have to be predicted, for forms and for rows that come as bare numbers: in the order of training. */
export interface FeatureColumn {
  name: string;
  kind: 'number' | 'time' | 'category';
  /** Frequent levels of a category; others are allowed. */
  levels: string[];
}

export function featureColumns({ plan }: Pick<TableHeader, 'plan'>): FeatureColumn[] {
  return plan.encoders.map((encoder) => ({
    name: encoder.column,
    kind: encoder.kind,
    levels: encoder.kind === 'category' ? encoder.levels : [],
  }));
}

/** What an algorithm knows of a table's model: its own. */
export function innerModel({ algorithm, header, arrays }: FittedModel<TableHeader>): FittedModel {
  return { algorithm, header: header.inner, arrays };
}

export type TablePredictions = { ok: true; predictions: Predictions } | { ok: false; reason: string };

/** One number a row; for classes the place in `header.target.levels`. */
export function predictTable(
  algorithm: TableAlgorithm,
  model: FittedModel<TableHeader>,
  frame: Frame,
): TablePredictions {
  const reason = whyNotPredicted(model.header, frame);
  if (reason !== null) return { ok: false, reason };
  const rows = Int32Array.from({ length: frame.rowCount }, (_, row) => row);
  const matrix = encodeRows(frame, model.header.plan, rows);
  return { ok: true, predictions: algorithm.predict(innerModel(model), matrix) };
}

function whyNotPredicted(header: TableHeader, frame: Frame): string | null {
  const columns = new Map(frame.columns.map((column) => [column.name, column.kind]));
  for (const { name, kind } of featureColumns(header)) {
    const own = columns.get(name);
    if (own === undefined) return tableStrings.columnIsMissing(name);
    if (own !== kind) return tableStrings.columnIsOfOtherKind(name, kind);
  }
  return null;
}

/** What is wrong with a table's model that came out of a file, or null. */
export function checkTableModel(algorithm: TableAlgorithm, model: FittedModel): string | null {
  const { header } = model;
  if (!isTableHeader(header, algorithm)) return 'the header is not that of a table';
  const inner = algorithm.check(innerModel({ ...model, header }));
  if (inner !== null) return inner;
  const { columnCount } = isRecord(header.inner) ? header.inner : {};
  return columnCount === matrixWidth(header.plan) ? null : 'the columns do not fit the algorithm';
}

function isTableHeader(header: unknown, { manifest }: TableAlgorithm): header is TableHeader {
  if (!isRecord(header)) return false;
  const { task, target, plan, threshold } = header;
  return (
    manifest.tasks.some((own) => own === task) &&
    (target === null || isTarget(target)) &&
    isFeaturePlan(plan) &&
    (threshold === null || isFiniteNumber(threshold))
  );
}

function isTarget(target: unknown): boolean {
  if (!isRecord(target) || typeof target.name !== 'string') return false;
  if (target.kind === 'number') return true;
  return (
    target.kind === 'category' &&
    Array.isArray(target.levels) &&
    target.levels.every((level) => typeof level === 'string')
  );
}

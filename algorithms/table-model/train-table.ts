import type { Settings } from '#kernel/settings.ts';
import type { FitOptions, FittedModel, Frame, Matrix, TableAlgorithm } from '../algorithm.ts';
import { thresholdOf } from '../evaluation/threshold.ts';
import { findLeaks } from '../features/leakage.ts';
import type { FeatureNote } from '../features/notes.ts';
import { type FeaturePlan, groupsOf, matrixWidth } from '../features/plan.ts';
import { planFeatures } from '../features/plan-features.ts';
import { partOf } from '../pace.ts';
import { tableStrings } from '../strings.ts';
import {
  type AnomalyEvaluation,
  type ClusterEvaluation,
  evaluateAnomalies,
  evaluateClusters,
} from './find-structure.ts';
import {
  measureSupervised,
  type SupervisedEvaluation,
  type Trained,
  type Training,
  trainOn,
} from './measure.ts';
import { leastRows, readTarget } from './read-target.ts';
import type { TableHeader, TableTask } from './table-model.ts';

export type Evaluation = SupervisedEvaluation | ClusterEvaluation | AnomalyEvaluation;

export interface TableRequest {
  task: TableTask;
  /** The column to predict; of anomalies, a column that marks known cases. Null where there is none. */
  target: string | null;
  /** Columns to learn from; otherwise all but the target. */
  columns?: readonly string[] | undefined;
  /** Where rows have an order of time, the latest are the test. */
  timeColumn?: string | null | undefined;
  parameters: Settings;
}

export type TrainingOutcome =
  | {
      ok: true;
      model: FittedModel<TableHeader>;
      evaluation: Evaluation;
      notes: FeatureNote[];
      /** Rows that the model learnt from, and those left out because their target is missing. */
      rows: { learnt: number; withoutTarget: number };
    }
  | { ok: false; reason: string };

/** Above this, the model that was tested is the one that is kept: another fit of a third more rows would say nothing new. */
const refitMaximum = 100_000;

/** From a table to a model and how good it is: columns are chosen and told, the model is tested on rows it has not seen, then fitted. */
export function trainTable(
  algorithm: TableAlgorithm,
  frame: Frame,
  request: TableRequest,
  options: FitOptions,
): TrainingOutcome {
  const { manifest } = algorithm;
  if (!manifest.tasks.includes(request.task)) return refuse(tableStrings.otherTask(manifest.name));
  const isSupervised = request.task === 'classification' || request.task === 'regression';
  const outcome = isSupervised
    ? trainSupervised(algorithm, frame, request, options)
    : findStructure(algorithm, frame, request, options);
  options.onProgress?.(1, 'done');
  return outcome;
}

function trainSupervised(
  algorithm: TableAlgorithm,
  frame: Frame,
  { task, target: name, columns, timeColumn, parameters }: TableRequest,
  options: FitOptions,
): TrainingOutcome {
  if (name === null) return refuse(tableStrings.noTarget);
  const read = readTarget(frame, name, task);
  if (!read.ok) return refuse(read.reason);
  const { target, rows } = read;
  const times = timesOf(frame, timeColumn, rows);
  const training: Training = {
    algorithm,
    parameters,
    frame,
    rows,
    target,
    times,
    columns,
    excluded: [name],
    options,
  };
  const measured = measureSupervised(training, partOf(options, 0, 0.7, 'test'));
  const all = Int32Array.from(rows, (_, at) => at);
  const planned = planFeatures(frame, {
    rows,
    target,
    encoding: algorithm.encoding,
    columns,
    excluded: [name],
    seed: options.seed,
  });
  if (!measured) return refuse(tableStrings.nothingToLearnFrom(planned.notes));
  const isKept = rows.length > refitMaximum;
  const trained: Trained | null = isKept
    ? measured.tested
    : trainOn(training, all, partOf(options, 0.7, 0.95, 'fit'));
  if (!trained) return refuse(tableStrings.nothingToLearnFrom(planned.notes));
  const used = trained.plan.encoders.map(({ column }) => column);
  const leaks = findLeaks(frame, used, rows, target, name);
  const told =
    target.kind === 'category'
      ? { kind: target.kind, name, levels: [...target.levels] }
      : { kind: target.kind, name };
  return {
    ok: true,
    model: asTableModel(trained, { task, target: told, threshold: null }),
    evaluation: measured.evaluation,
    notes: [...planned.notes, ...leaks],
    rows: { learnt: isKept ? measured.trainedRows : rows.length, withoutTarget: read.missing },
  };
}

function findStructure(
  algorithm: TableAlgorithm,
  frame: Frame,
  { task, target: marks, columns, parameters }: TableRequest,
  options: FitOptions,
): TrainingOutcome {
  const rows = Int32Array.from({ length: frame.rowCount }, (_, row) => row);
  if (rows.length < leastRows) return refuse(tableStrings.tooFewRows(rows.length, null));
  const isCase = marks === null ? null : casesOf(frame, marks);
  if (marks !== null && !isCase) return refuse(tableStrings.marksAreNot(marks));
  const excluded = marks === null ? [] : [marks];
  const { encoding } = algorithm;
  const planned = planFeatures(frame, {
    rows,
    target: null,
    encoding,
    columns,
    excluded,
    seed: options.seed,
  });
  const { plan, notes } = planned;
  const columnCount = matrixWidth(plan);
  if (columnCount === 0) return refuse(tableStrings.nothingToLearnFrom(notes));
  const matrix: Matrix = { rowCount: rows.length, columnCount, values: planned.training };
  const model = algorithm.fit(matrix, null, parameters, partOf(options, 0, 0.6, 'fit'));
  const { values } = algorithm.predict(model, matrix);
  const rest = partOf(options, 0.6, 1, 'test');
  const evaluation =
    task === 'clustering'
      ? evaluateClusters(algorithm, matrix, values, parameters, rest)
      : evaluateAnomalies(
          { algorithm, model, matrix, scores: values, groups: groupsOf(plan), parameters },
          isCase,
          rest,
        );
  const perThousand = Number(parameters.unusualPerThousand ?? 10);
  const threshold = task === 'anomaly_detection' ? thresholdOf(values, perThousand) : null;
  return {
    ok: true,
    model: asTableModel({ plan, model }, { task, target: null, threshold }),
    evaluation,
    notes,
    rows: { learnt: rows.length, withoutTarget: 0 },
  };
}

function asTableModel(
  { plan, model }: { plan: FeaturePlan; model: FittedModel },
  told: Pick<TableHeader, 'task' | 'target' | 'threshold'>,
): FittedModel<TableHeader> {
  return { algorithm: model.algorithm, header: { ...told, plan, inner: model.header }, arrays: model.arrays };
}

function timesOf(frame: Frame, name: string | null | undefined, rows: Int32Array): Float64Array | null {
  const column = frame.columns.find((own) => own.name === name);
  return column?.kind === 'time' ? Float64Array.from(rows, (row) => column.values[row] ?? Number.NaN) : null;
}

/** Of a column with two values, the rarer one marks the cases. */
function casesOf(frame: Frame, name: string): Uint8Array | null {
  const column = frame.columns.find((own) => own.name === name);
  if (!column) return null;
  const values = column.kind === 'category' ? column.codes : column.values;
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [rare, other] = [...counts].sort(([, left], [, right]) => left - right);
  if (!rare || !other || counts.size !== 2 || Number.isNaN(rare[0]) || rare[0] < 0) return null;
  return Uint8Array.from(values, (value) => (value === rare[0] ? 1 : 0));
}

function refuse(reason: string): TrainingOutcome {
  return { ok: false, reason };
}

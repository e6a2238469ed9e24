import {
  type Evaluation,
  type FittedModel,
  type Frame,
  featureColumns,
  isLeftOut,
  predictTable,
  sayFeatureNote,
  type TableHeader,
  type TableTask,
  type TrainingOutcome,
  tableAlgorithms,
  trainTable,
} from '#algorithms/index.ts';
import { defaultSettings } from '#kernel/settings.ts';
import type { Findings, ModelNote } from '../../contract.ts';
import type { TrainingStage } from '../../manifest.ts';
import { packLosses } from '../row-losses.ts';
import { reportAnomalies } from './report-anomalies.ts';
import { reportClusters } from './report-clusters.ts';
import { learningStrings as strings } from './strings.ts';
import type { LearningOptions, Learnt, LearntReport, TrainingSpec } from './training-spec.ts';
import { usualOf } from './usual-values.ts';

/** The rows of the frame, as people count them in their table: from 1. */
export type RowNumbers = Float64Array | null;

type Trained = Extract<TrainingOutcome, { ok: true }>;

/** Learns from the rows of a table: what to predict of them, which belong together, or which are unusual. */
export function learnTable(
  frame: Frame,
  spec: TrainingSpec,
  rowNumbers: RowNumbers,
  { onProgress, signal }: LearningOptions,
): Learnt {
  const algorithm = tableAlgorithms.find(({ manifest }) => manifest.id === spec.algorithm);
  if (!algorithm) throw new Error(`There is no algorithm ${spec.algorithm}.`);
  onProgress('preparing', 0);
  const parameters = { ...defaultSettings(algorithm.manifest.fields), ...spec.parameters };
  if (spec.task === 'clustering' && spec.clusters !== null) parameters.clusters = spec.clusters;
  const outcome = trainTable(
    algorithm,
    frame,
    {
      task: spec.task as TableTask,
      target: spec.target,
      columns: spec.features ?? undefined,
      timeColumn: spec.timeColumn,
      parameters,
    },
    { seed: spec.seed, signal, onProgress: (share, stage) => onProgress(stageOf(stage, share), share) },
  );
  if (!outcome.ok) return outcome;
  onProgress('saving', 0);
  const { model } = outcome;
  const predicted = isOfStructure(spec) ? predictTable(algorithm, model, frame) : null;
  const values = predicted?.ok ? predicted.predictions.values : new Float64Array();
  const findings = findingsOf(frame, spec, outcome, values, rowNumbers);
  const report: LearntReport = {
    ...judge(outcome.evaluation),
    rows: outcome.rows,
    notes: notesOf(outcome, spec),
    ...('losses' in outcome.evaluation && { losses: packLosses(outcome.evaluation.losses) }),
    findings,
    found: findings.kind === 'clustering' ? { clusters: findings.clusters.length } : {},
    form: { fields: fieldsOf(model), horizon: null, grain: null, series: [] },
  };
  if (findings.kind === 'anomalies') report.metrics.unusualRows = findings.unusualRows;
  if (findings.kind === 'clustering') report.metrics.clusters = findings.clusters.length;
  return { ok: true, model, report };
}

function isOfStructure({ task }: TrainingSpec): boolean {
  return task === 'clustering' || task === 'anomaly_detection';
}

const stages: Record<string, TrainingStage> = { test: 'testing', fit: 'fitting', done: 'saving' };

function stageOf(stage: string | undefined, share: number): TrainingStage {
  return stages[stage ?? ''] ?? (share < 0.7 ? 'testing' : 'fitting');
}

function findingsOf(
  frame: Frame,
  spec: TrainingSpec,
  { evaluation, model }: Trained,
  values: Float64Array,
  rowNumbers: RowNumbers,
): Findings {
  switch (evaluation.kind) {
    case 'classification':
      return {
        kind: 'classification',
        method: strings.methods[evaluation.method],
        testRows: evaluation.testRows,
        importance: evaluation.importance,
        levels: evaluation.levels,
        confusion: evaluation.scores.confusion,
      };
    case 'regression':
      return {
        kind: 'regression',
        method: strings.methods[evaluation.method],
        testRows: evaluation.testRows,
        importance: evaluation.importance,
        unit: spec.unit,
      };
    case 'clustering':
      return reportClusters(frame, model, values);
    case 'anomalies':
      return reportAnomalies(frame, model, { evaluation, scores: values, rowNumbers });
  }
}

type Judged = Omit<LearntReport, 'rows' | 'notes' | 'findings' | 'found' | 'form'>;

function judge(evaluation: Evaluation): Judged {
  const { isBetter, accuracy } = evaluation;
  const common = { accuracy, isBetter, isNoBetterThanBaseline: !isBetter };
  switch (evaluation.kind) {
    case 'classification': {
      const { balancedAccuracy, f1, auc } = evaluation.scores;
      return {
        ...common,
        accuracyMeaning: strings.accuracyOfClasses,
        baseline: { name: strings.baselineClass, accuracy: evaluation.baseline, error: null },
        verdict: strings.classVerdict(evaluation.accuracy, evaluation.baseline, isBetter),
        metrics: { accuracy: evaluation.accuracy, balancedAccuracy, f1, ...(auc !== null && { auc }) },
      };
    }
    case 'regression': {
      const { r2, meanAbsoluteError, meanAbsoluteErrorOfMean } = evaluation.scores;
      return {
        ...common,
        accuracyMeaning: strings.accuracyOfNumbers,
        baseline: {
          name: strings.baselineMean,
          accuracy: evaluation.baseline,
          error: meanAbsoluteErrorOfMean,
        },
        verdict: strings.numberVerdict(meanAbsoluteError, meanAbsoluteErrorOfMean, isBetter),
        metrics: { r2, meanAbsoluteError },
      };
    }
    case 'clustering':
      return {
        ...common,
        accuracyMeaning: strings.accuracyOfClusters,
        baseline: { name: strings.baselineChance, accuracy: null, error: null },
        verdict: strings.clusterVerdict(isBetter),
        metrics: { silhouette: evaluation.silhouette, silhouetteOfChance: evaluation.silhouetteOfChance },
      };
    case 'anomalies':
      return {
        ...common,
        accuracyMeaning: strings.accuracyOfAnomalies,
        baseline: { name: strings.baselineSeed, accuracy: null, error: null },
        verdict: strings.anomalyVerdict(evaluation.stability, isBetter),
        metrics: {
          stability: evaluation.stability,
          ...(evaluation.labelled && {
            auc: evaluation.labelled.auc,
            precision: evaluation.labelled.precision,
          }),
        },
      };
  }
}

function notesOf({ notes, rows }: Trained, { target }: TrainingSpec): ModelNote[] {
  const told = notes.map(
    (note): ModelNote => ({
      kind: note.kind === 'tellsTarget' ? 'leakage' : 'column',
      column: note.column,
      sentence: sayFeatureNote(note),
    }),
  );
  // What is to be doubted stands first, then what is left out.
  const rank = ({ kind, column }: ModelNote) =>
    kind === 'leakage' ? 0 : notes.some((note) => note.column === column && isLeftOut(note)) ? 1 : 2;
  told.sort((left, right) => rank(left) - rank(right));
  if (rows.withoutTarget > 0 && target !== null)
    told.push({ kind: 'rows', column: target, sentence: strings.withoutTarget(rows.withoutTarget, target) });
  return told;
}

function fieldsOf(model: FittedModel<TableHeader>): LearntReport['form']['fields'] {
  const usual = usualOf(model.header);
  return featureColumns(model.header).map(({ name, kind, levels }, at) => ({
    name,
    kind,
    levels: levels.slice(0, 50),
    usual: usual[at]?.form ?? null,
  }));
}

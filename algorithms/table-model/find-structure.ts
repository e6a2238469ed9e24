import type { Settings } from '#kernel/settings.ts';
import type { FitOptions, FittedModel, Matrix, TableAlgorithm } from '../algorithm.ts';
import { areaUnderCurve } from '../evaluation/classification.ts';
import { rankCorrelation } from '../evaluation/compare.ts';
import { explainScores, type Reason, usualValues } from '../evaluation/reasons.ts';
import { silhouettes } from '../evaluation/silhouette.ts';
import type { FeatureGroup } from '../features/plan.ts';
import { partOf, throwIfAborted } from '../pace.ts';
import { createRandom, shuffle } from '../random.ts';
import { sampleRows, takeRows } from '../sample-rows.ts';

/** Clusters and anomalies have no accuracy: nobody has told what is right. */
export interface ClusterEvaluation {
  kind: 'clustering';
  accuracy: null;
  /** How much nearer rows are to their own cluster than to the next, from -1 to 1. */
  silhouette: number;
  /** That of clusters in the same columns, whose values were dealt to other rows: what is found where nothing belongs together. */
  silhouetteOfChance: number;
  isBetter: boolean;
}

export interface AnomalyEvaluation {
  kind: 'anomalies';
  accuracy: null;
  /** Whether two models of other seeds rank rows alike, up to 1; 0.9 and more is steady. */
  stability: number;
  isBetter: boolean;
  /** Where known cases are marked: how well scores find them. */
  labelled: { auc: number; precision: number; cases: number } | null;
  top: Anomaly[];
}

export interface Anomaly {
  /** Place of the row in the frame. */
  row: number;
  score: number;
  reasons: Reason[];
}

const silhouetteRows = 3000;
/** Columns dealt at random give clusters too; better ones are better by at least this. */
const silhouetteMargin = 0.02;
const stabilityRows = 20_000;
const steady = 0.9;
const topRows = 20;

export function evaluateClusters(
  algorithm: TableAlgorithm,
  matrix: Matrix,
  labels: Float64Array,
  parameters: Settings,
  options: FitOptions,
): ClusterEvaluation {
  const onRow = () => throwIfAborted(options.signal);
  const numbered = { rowCount: matrix.rowCount, columnCount: 1, values: labels };
  const sample = sampleRows(matrix, silhouetteRows, options.seed);
  const own = Int32Array.from(sampleRows(numbered, silhouetteRows, options.seed).values);
  const clusters = new Set(labels).size;
  const dealt = dealtColumns(sample, options.seed);
  const model = algorithm.fit(dealt, null, { ...parameters, clusters }, partOf(options, 0, 0.7));
  const byChance = Int32Array.from(algorithm.predict(model, dealt).values);
  const [silhouette = 0] = silhouettes(sample, [own], onRow);
  const [silhouetteOfChance = 0] = silhouettes(dealt, [byChance], onRow);
  const isBetter = clusters > 1 && silhouette > silhouetteOfChance + silhouetteMargin;
  return { kind: 'clustering', accuracy: null, silhouette, silhouetteOfChance, isBetter };
}

/** Each column keeps its values, and nothing of what belongs together. */
function dealtColumns({ rowCount, columnCount, values }: Matrix, seed: number): Matrix {
  const dealt = new Float64Array(values.length);
  for (let column = 0; column < columnCount; column += 1) {
    const order = shuffle(
      createRandom(seed, 500 + column),
      Int32Array.from({ length: rowCount }, (_, row) => row),
    );
    for (const [row, other] of order.entries())
      dealt[row * columnCount + column] = values[other * columnCount + column] ?? 0;
  }
  return { rowCount, columnCount, values: dealt };
}

interface Scored {
  algorithm: TableAlgorithm;
  model: FittedModel;
  matrix: Matrix;
  scores: Float64Array;
  groups: readonly FeatureGroup[];
  parameters: Settings;
}

/** @param isCase 1 for rows that are marked as cases, null where none are */
export function evaluateAnomalies(
  { algorithm, model, matrix, scores, groups, parameters }: Scored,
  isCase: Uint8Array | null,
  options: FitOptions,
): AnomalyEvaluation {
  const sample = sampleRows(matrix, stabilityRows, options.seed);
  const half = { ...parameters, trees: Math.max(1, Math.floor(Number(parameters.trees ?? 2) / 2)) };
  const [first, second] = [1, 2].map((round) => {
    const other = algorithm.fit(sample, null, half, {
      ...partOf(options, (round - 1) / 2, round / 2),
      seed: options.seed + 7919 * round,
    });
    return algorithm.predict(other, sample).values;
  });
  const stability = rankCorrelation(first ?? new Float64Array(), second ?? new Float64Array());
  const order = Int32Array.from(scores, (_, row) => row);
  order.sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0) || left - right);
  const top = order.slice(0, topRows);
  const reasons = explainScores(
    takeRows(matrix, top),
    groups,
    usualValues(sample),
    (rows) => algorithm.predict(model, rows).values,
  );
  return {
    kind: 'anomalies',
    accuracy: null,
    stability,
    isBetter: stability >= steady,
    labelled: isCase ? judgeByCases(scores, order, isCase) : null,
    top: Array.from(top, (row, at) => ({ row, score: scores[row] ?? 0, reasons: reasons[at] ?? [] })),
  };
}

function judgeByCases(
  scores: Float64Array,
  order: Int32Array,
  isCase: Uint8Array,
): AnomalyEvaluation['labelled'] {
  const cases = isCase.reduce((sum, own) => sum + own, 0);
  const found = order.subarray(0, cases).reduce((sum, row) => sum + (isCase[row] ?? 0), 0);
  return { auc: areaUnderCurve(scores, isCase), precision: found / cases, cases };
}

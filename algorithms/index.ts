import type { SeriesAlgorithm, TableAlgorithm } from './algorithm.ts';
import { arima } from './arima/fit.ts';
import { forecasting } from './forecasting/fit.ts';
import { gradientBoosting } from './gradient_boosting/fit.ts';
import { isolationForest } from './isolation_forest/fit.ts';
import { kmeans } from './kmeans/fit.ts';
import { neuralNetwork } from './neural_network/fit.ts';
import { randomForest } from './random_forest/fit.ts';

export type * from './algorithm.ts';
export type { Importance } from './evaluation/importance.ts';
export { type ClusterFeature, type ClusterProfile, profileClusters } from './evaluation/profiles.ts';
export { type FeatureNote, isLeftOut } from './features/notes.ts';
export { continueRows } from './forecasting/continue-rows.ts';
export { forecasting } from './forecasting/fit.ts';
export type { ForecastHeader } from './forecasting/header.ts';
export type { MemberId } from './forecasting/members/member.ts';
export { endOf, type Grain, grains, periodOf, startOf } from './forecasting/preparation/grain.ts';
export {
  type PreparationOptions,
  type PreparedSeries,
  prepareSeries,
} from './forecasting/preparation/prepare.ts';
export { describeNote, describeRefusal, memberNames } from './forecasting/strings.ts';
export { testedHorizon } from './forecasting/tested-horizon.ts';
export { algorithmManifests } from './manifests.ts';
export { readModel, writeModel } from './model-file.ts';
export { sayFeatureNote } from './strings.ts';
export type { Anomaly, AnomalyEvaluation, ClusterEvaluation } from './table-model/find-structure.ts';
export type { MeasureMethod, SupervisedEvaluation } from './table-model/measure.ts';
export {
  checkTableModel,
  type FeatureColumn,
  featureColumns,
  predictTable,
  type TableHeader,
  type TablePredictions,
  type TableTask,
} from './table-model/table-model.ts';
export {
  type Evaluation,
  type TableRequest,
  type TrainingOutcome,
  trainTable,
} from './table-model/train-table.ts';

/** Every algorithm that learns from rows. */
export const tableAlgorithms: readonly TableAlgorithm[] = [
  gradientBoosting,
  isolationForest,
  kmeans,
  neuralNetwork,
  randomForest,
];

/** Every algorithm that continues a series. */
export const seriesAlgorithms: readonly SeriesAlgorithm[] = [arima, forecasting];

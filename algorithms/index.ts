import type { SeriesAlgorithm, TableAlgorithm } from './algorithm.ts';
import { arima } from './arima/fit.ts';
import { forecasting } from './forecasting/fit.ts';
import { isolationForest } from './isolation_forest/fit.ts';
import { kmeans } from './kmeans/fit.ts';
import { neuralNetwork } from './neural_network/fit.ts';
import { randomForest } from './random_forest/fit.ts';

export type * from './algorithm.ts';
export { algorithmManifests } from './manifests.ts';
export { readModel, writeModel } from './model-file.ts';

/** Every algorithm that learns from rows. */
export const tableAlgorithms: readonly TableAlgorithm[] = [
  isolationForest,
  kmeans,
  neuralNetwork,
  randomForest,
];

/** Every algorithm that continues a series. */
export const seriesAlgorithms: readonly SeriesAlgorithm[] = [arima, forecasting];

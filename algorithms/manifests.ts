import type { AlgorithmManifest } from './algorithm.ts';
import { arimaManifest } from './arima/manifest.ts';
import { forecastingManifest } from './forecasting/manifest.ts';
import { gradientBoostingManifest } from './gradient_boosting/manifest.ts';
import { isolationForestManifest } from './isolation_forest/manifest.ts';
import { kmeansManifest } from './kmeans/manifest.ts';
import { neuralNetworkManifest } from './neural_network/manifest.ts';
import { randomForestManifest } from './random_forest/manifest.ts';

/** What the product knows of every algorithm, for forms and docs: data only, so that the browser may import it. */
export const algorithmManifests: readonly AlgorithmManifest[] = [
  arimaManifest,
  forecastingManifest,
  gradientBoostingManifest,
  isolationForestManifest,
  kmeansManifest,
  neuralNetworkManifest,
  randomForestManifest,
];

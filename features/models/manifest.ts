/** The kinds of models, as data: form and validation follow from it. Free of schemas, so the browser may load it. */

export const modelTypes = ['forecasting', 'classification', 'clustering', 'anomaly_detection'] as const;
export type ModelType = (typeof modelTypes)[number];

export const modelAlgorithms = [
  'arima',
  'kmeans',
  'isolation_forest',
  'random_forest',
  'neural_network',
] as const;
export type ModelAlgorithm = (typeof modelAlgorithms)[number];

/** Spec §3: which algorithms do which kind of work. */
export const algorithmsOfType: Record<ModelType, readonly ModelAlgorithm[]> = {
  forecasting: ['arima', 'random_forest', 'neural_network'],
  classification: ['random_forest', 'neural_network'],
  clustering: ['kmeans'],
  anomaly_detection: ['isolation_forest'],
};

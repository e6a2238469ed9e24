/** The kinds of models, as data: form and validation follow from it. Free of schemas, so the browser may load it. */

export const modelTypes = ['forecasting', 'classification', 'clustering', 'anomaly_detection'] as const;
export type ModelType = (typeof modelTypes)[number];

export const modelAlgorithms = [
  'arima',
  'kmeans',
  'isolation_forest',
  'random_forest',
  'neural_network',
  'gradient_boosting',
] as const;
export type ModelAlgorithm = (typeof modelAlgorithms)[number];

/** Spec §3: which algorithms do which kind of work. */
export const algorithmsOfType: Record<ModelType, readonly ModelAlgorithm[]> = {
  forecasting: ['arima', 'random_forest', 'neural_network', 'gradient_boosting'],
  classification: ['random_forest', 'neural_network', 'gradient_boosting'],
  clustering: ['kmeans'],
  anomaly_detection: ['isolation_forest'],
};

/** What a model does with data. */
export type ModelTask = 'forecasting' | 'classification' | 'regression' | 'clustering' | 'anomaly_detection';

/** A forecast goes on with a series; what learns from rows forecasts a number of each row from its other columns. */
export function taskOf(type: ModelType, algorithm: ModelAlgorithm): ModelTask {
  return type === 'forecasting' && algorithm !== 'arima' ? 'regression' : type;
}

/** What a training does one after the other. */
export const trainingStages = ['waiting', 'reading', 'preparing', 'testing', 'fitting', 'saving'] as const;
export type TrainingStage = (typeof trainingStages)[number];

/** The type of the live message that tells how far a training is. */
export const modelMessageType = 'model';

/** Metrics that are shares of 1; the others are numbers in the unit of the target, or counts. */
export const shareMetrics = [
  'accuracy',
  'balancedAccuracy',
  'f1',
  'auc',
  'r2',
  'coverage80',
  'coverage95',
  'precision',
] as const;

/** What a step of a forecast may be. */
export const modelGrains = [
  'minute',
  'quarter_hour',
  'half_hour',
  'hour',
  'day',
  'working_day',
  'week',
  'month',
  'quarter',
  'year',
] as const;
export type ModelGrain = (typeof modelGrains)[number];

import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { featuresMaximum, horizonMaximum, predictedRowsMaximum, predictedValuesMaximum } from './limits.ts';
import { intervalSchema } from './report-contract.ts';
import { modelsStrings as strings } from './strings.ts';
import { featureCellSchema } from './training-contract.ts';

/** A field of the form for one row: in the order of training, which is that of the columns of `features`. */
export const featureFieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['number', 'time', 'category']),
  /** Frequent values of a category, as offers; others are allowed. */
  levels: z.array(z.string()),
  unit: z.string().nullable(),
  /** What a typical row has: the form's first value. Null where nothing is typical. */
  usual: z.union([z.string(), z.number()]).nullable(),
});
export type FeatureField = z.infer<typeof featureFieldSchema>;

export const predictionFormSchema = z.object({
  version: z.number(),
  task: z.enum(['forecasting', 'classification', 'regression', 'clustering', 'anomaly_detection']),
  /** What is predicted; null for clusters and anomalies. */
  target: z.string().nullable(),
  unit: z.string().nullable(),
  /** Empty for a forecast. */
  fields: z.array(featureFieldSchema),
  /** Of a forecast: steps it was tested for, what a step is, and its series. */
  horizon: z.number().nullable(),
  grain: z.string().nullable(),
  series: z.array(z.string()),
  /** Tables whose columns fit: a whole one can be predicted. */
  tables: z.array(
    z.object({ dataSourceId: z.string(), dataSourceName: z.string(), table: z.string(), rows: z.number() }),
  ),
});
export type PredictionForm = z.infer<typeof predictionFormSchema>;

const matrixSchema = z
  .array(z.array(featureCellSchema).min(1).max(featuresMaximum))
  .min(1)
  .max(predictedRowsMaximum, strings.tooManyRows)
  .refine((rows) => rows.every((row) => row.length === rows[0]?.length), strings.rowsRagged);
export const featureMatrixSchema = matrixSchema;

const askedSchema = z
  .object({
    /** By the columns of training, in their order. */
    features: matrixSchema.optional(),
    /** By name; a column that is absent counts as missing. */
    rows: z
      .array(z.record(z.string(), featureCellSchema))
      .min(1)
      .max(predictedRowsMaximum, strings.tooManyRows)
      .optional(),
    /** Of a forecast: steps ahead. */
    horizon: z.int().positive().max(horizonMaximum).optional(),
    /** Of a forecast with series: these alone. */
    series: z.array(z.string().max(1000)).max(1000).optional(),
  })
  .refine(
    ({ features, rows, horizon }) => [features, rows, horizon].filter((one) => one !== undefined).length <= 1,
    strings.predictOneWay,
  );

const continued = {
  predictions: z.array(z.number()),
  timestamps: z.array(z.string()),
  intervals: z.array(intervalSchema),
};

export const predictionSchema = z.object({
  /** A number, a class, the number of a cluster (from 1), or "unusual" and "usual". Absent of a forecast with series. */
  predictions: z.array(z.union([z.number(), z.string()])).optional(),
  /** Of a class: how sure the model is of it, 0–1. Of an anomaly: its score. */
  scores: z.array(z.number()).optional(),
  timestamps: z.array(z.string()).optional(),
  intervals: z.array(intervalSchema).optional(),
  series: z.array(z.object({ key: z.string(), ...continued })).optional(),
  /** The training that predicted. */
  version: z.number(),
  /** What to know of these predictions, in sentences. */
  notes: z.array(z.string()),
});
export type Prediction = z.infer<typeof predictionSchema>;

export const predictedTableSchema = z.object({
  id: z.string(),
  status: z.enum(['running', 'done', 'failed']),
  error: z.string().nullable(),
  /** What was predicted. */
  source: z.object({ dataSourceId: z.string(), table: z.string(), version: z.number() }),
  /** Where the predictions are: a table like any other, to be asked and exported. Null until it is there. */
  result: z.object({ dataSourceId: z.string(), table: z.string(), rows: z.number() }).nullable(),
  modelVersion: z.number(),
  createdAt: z.string(),
});
export type PredictedTable = z.infer<typeof predictedTableSchema>;

export const predictionEndpoints = {
  predict: endpoint({
    method: 'POST',
    path: '/api/ml/models/{id}/predict',
    access: 'account',
    summary: 'Predicts rows or continues a series with a trained model; 409 before it is trained',
    body: askedSchema,
    bodyValues: predictedValuesMaximum,
    response: predictionSchema,
    callsPerMinute: 120,
  }),
  predictionForm: endpoint({
    method: 'GET',
    path: '/api/ml/models/{id}/form',
    access: 'account',
    summary: 'What a trained model needs to predict: its columns in order, or its steps and series',
    response: predictionFormSchema,
  }),
  predictTable: endpoint({
    method: 'POST',
    path: '/api/ml/models/{id}/predicted-tables',
    access: 'account',
    summary: 'Predicts every row of a table, or all steps of a forecast, into a table of its own',
    body: z.object({
      /** Absent: of the model's own table; of a forecast, its steps ahead. */
      dataSourceId: z.string().max(100).optional(),
      table: z.string().max(1000).optional(),
      horizon: z.int().positive().max(horizonMaximum).optional(),
    }),
    response: predictedTableSchema,
    status: 202,
    callsPerMinute: 20,
  }),
  predictedTables: endpoint({
    method: 'GET',
    path: '/api/ml/models/{id}/predicted-tables',
    access: 'account',
    summary: 'The tables that a model predicted, newest first',
    response: z.array(predictedTableSchema),
  }),
};

import { z } from 'zod';
import type { LiveMessage } from '#kernel/channel.ts';
import { endpoint } from '#kernel/endpoint.ts';
import {
  modelConfigMaximumLength,
  modelNameMaximumLength,
  predictedRowsMaximum,
  predictedValuesMaximum,
} from './limits.ts';
import { algorithmsOfType, modelAlgorithms, type modelMessageType, modelTypes } from './manifest.ts';
import { featureMatrixSchema, predictionEndpoints } from './prediction-contract.ts';
import { baselineSchema, metricsSchema, reportEndpoints } from './report-contract.ts';
import { modelsStrings } from './strings.ts';
import { trainingEndpoints, trainingProgressSchema } from './training-contract.ts';

export {
  type FeatureField,
  type PredictedTable,
  type Prediction,
  type PredictionForm,
  predictionEndpoints,
} from './prediction-contract.ts';
export {
  type Findings,
  type ModelComparison,
  type ModelReport,
  type ModelVersion,
  reportEndpoints,
  type SeriesReport,
} from './report-contract.ts';
export {
  type FeatureCell,
  type ModelChoice,
  type ModelConfig,
  type ModelNote,
  modelConfigSchema,
  type TrainingPlan,
  type TrainingProgress,
  trainingEndpoints,
} from './training-contract.ts';

export const modelSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(modelTypes),
  algorithm: z.enum(modelAlgorithms),
  dataSourceId: z.string().nullable(),
  dataSourceName: z.string().nullable(),
  /** `active` where it is better than its baseline or a person activated it, `trained` otherwise. */
  status: z.enum(['draft', 'training', 'trained', 'active', 'failed']),
  /** 0–1, or null where there is no honest one. */
  accuracy: z.number().nullable(),
  /** What the accuracy stands beside; null before training. */
  baseline: baselineSchema.nullable(),
  isNoBetterThanBaseline: z.boolean(),
  /** Null before training. */
  metrics: metricsSchema.nullable(),
  /** Why the last training came to nothing, and what to do. An earlier training may still predict. */
  error: z.string().nullable(),
  lastTrained: z.string(),
  createdAt: z.string(),
  /** As given; once trained, with what was chosen. */
  config: z.record(z.string(), z.unknown()),
  /** The training that predicts; null before the first. */
  version: z.number().nullable(),
  /** Tables that it learnt from have newer data by now. */
  hasNewerData: z.boolean(),
  /** Whether it is trained again by itself when they have. */
  isRetrained: z.boolean(),
  progress: trainingProgressSchema.nullable(),
});
export type Model = z.infer<typeof modelSchema>;

/** Told to the open pages of a workspace while a model is trained, and when that ends. */
export interface ModelMessage extends LiveMessage {
  type: typeof modelMessageType;
  modelId: string;
  status: Model['status'];
  progress: Model['progress'];
}

const configFields = {
  /** JSON text of an object. */
  config: z.string().max(modelConfigMaximumLength).optional(),
  /** The same as an object, in place of the text. */
  configuration: z.record(z.string(), z.unknown()).optional(),
};
const nameSchema = z.string().trim().min(1, modelsStrings.nameMissing).max(modelNameMaximumLength);

const newModelSchema = z
  .object({
    name: nameSchema,
    type: z.enum(modelTypes),
    algorithm: z.enum(modelAlgorithms),
    dataSourceId: z.string().nullable().default(null),
    ...configFields,
  })
  .refine(({ type, algorithm }) => algorithmsOfType[type].includes(algorithm), {
    path: ['algorithm'],
    message: modelsStrings.algorithmUnfit,
  });

const trainingRowsSchema = z
  .object({
    features: featureMatrixSchema.optional(),
    target: z
      .array(z.union([z.number(), z.string()]))
      .max(predictedRowsMaximum)
      .optional(),
  })
  .refine(
    ({ features, target }) => !features || !target || features.length === target.length,
    modelsStrings.targetLengthWrong,
  );

export const modelsEndpoints = {
  ...trainingEndpoints,
  ...reportEndpoints,
  ...predictionEndpoints,
  list: endpoint({
    method: 'GET',
    path: '/api/ml/models',
    access: 'account',
    summary: 'The machine-learning models of the workspace',
    response: z.array(modelSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/ml/models',
    access: 'account',
    summary: 'Creates a model as a draft',
    body: newModelSchema,
    response: modelSchema,
    status: 201,
    callsPerMinute: 60,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ml/models/{id}',
    access: 'account',
    summary: 'One model',
    response: modelSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/ml/models/{id}',
    access: 'account',
    summary: 'Renames a model, changes what the next training goes by, or whether it follows its data',
    body: z.object({
      name: nameSchema.optional(),
      ...configFields,
      dataSourceId: z.string().nullable().optional(),
      isRetrained: z.boolean().optional(),
    }),
    response: modelSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/ml/models/{id}',
    access: 'account',
    summary: 'Deletes a model; it can be restored for a while',
    response: z.object({ id: z.string() }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/ml/models/{id}/restore',
    access: 'account',
    summary: 'Brings a deleted model back',
    response: modelSchema,
  }),
  train: endpoint({
    method: 'POST',
    path: '/api/ml/models/{id}/train',
    access: 'account',
    summary: 'Trains a model on its data source or on rows of the caller, in the background',
    body: trainingRowsSchema,
    bodyValues: predictedValuesMaximum,
    response: z.object({ jobId: z.string(), status: z.literal('training') }),
    status: 202,
    callsPerMinute: 30,
  }),
  activate: endpoint({
    method: 'POST',
    path: '/api/ml/models/{id}/activate',
    access: 'account',
    summary: 'Uses a trained model although it is no better than its baseline',
    response: modelSchema,
  }),
};

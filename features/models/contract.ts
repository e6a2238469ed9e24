import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { modelConfigMaximumLength, modelNameMaximumLength } from './limits.ts';
import { algorithmsOfType, modelAlgorithms, modelTypes } from './manifest.ts';
import { modelsStrings } from './strings.ts';

export const modelSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(modelTypes),
  algorithm: z.enum(modelAlgorithms),
  dataSourceId: z.string().nullable(),
  dataSourceName: z.string().nullable(),
  status: z.enum(['draft', 'training', 'trained', 'active', 'failed']),
  /** 0–1, or null while unmeasured. */
  accuracy: z.number().nullable(),
  lastTrained: z.string(),
  createdAt: z.string(),
  config: z.record(z.string(), z.unknown()),
});
export type Model = z.infer<typeof modelSchema>;

const newModelSchema = z
  .object({
    name: z.string().trim().min(1, modelsStrings.nameMissing).max(modelNameMaximumLength),
    type: z.enum(modelTypes),
    algorithm: z.enum(modelAlgorithms),
    dataSourceId: z.string().nullable().default(null),
    /** JSON text of an object. */
    config: z.string().max(modelConfigMaximumLength).optional(),
    /** The same as an object, in place of the text. */
    configuration: z.record(z.string(), z.unknown()).optional(),
  })
  .refine(({ type, algorithm }) => algorithmsOfType[type].includes(algorithm), {
    path: ['algorithm'],
    message: modelsStrings.algorithmUnfit,
  });

/** Rows of the caller's own: each as long as the others. JSON knows no NaN, so a number is a number. */
const matrixSchema = z
  .array(z.array(z.number()).min(1))
  .min(1)
  .refine((rows) => rows.every((row) => row.length === rows[0]?.length), modelsStrings.rowsRagged);

const trainingRowsSchema = z
  .object({
    features: matrixSchema.optional(),
    target: z.array(z.union([z.number(), z.string()])).optional(),
  })
  .refine(
    ({ features, target }) => !features || !target || features.length === target.length,
    modelsStrings.targetLengthWrong,
  );

export const modelsEndpoints = {
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
  remove: endpoint({
    method: 'DELETE',
    path: '/api/ml/models/{id}',
    access: 'account',
    summary: 'Deletes a model',
    response: z.object({ id: z.string() }),
  }),
  train: endpoint({
    method: 'POST',
    path: '/api/ml/models/{id}/train',
    access: 'account',
    summary: 'Begins to train a model on its data source or on rows of the caller; 503 in this version',
    body: trainingRowsSchema,
    response: z.object({ jobId: z.string(), status: z.literal('training') }),
    status: 202,
    callsPerMinute: 30,
  }),
  predict: endpoint({
    method: 'POST',
    path: '/api/ml/models/{id}/predict',
    access: 'account',
    summary: 'Predicts with a trained model; 409 before it is trained',
    body: z.object({ features: matrixSchema.optional(), horizon: z.int().positive().optional() }),
    response: z.object({ predictions: z.array(z.union([z.number(), z.string()])) }),
  }),
};

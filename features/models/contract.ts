import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';

export const modelTypes = ['forecasting', 'classification', 'clustering', 'anomaly_detection'] as const;
export const modelAlgorithms = [
  'arima',
  'kmeans',
  'isolation_forest',
  'random_forest',
  'neural_network',
] as const;

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

export const modelsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/ml/models',
    access: 'account',
    summary: 'The machine-learning models of the workspace',
    response: z.array(modelSchema),
  }),
};

import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { clustersMaximum, featuresMaximum, horizonMaximum, seasonMaximum, seedMaximum } from './limits.ts';
import { modelGrains, trainingStages } from './manifest.ts';

/** What a person may choose; what is absent is chosen from the data. Decisions, "Calls beyond the table". */
export const modelConfigSchema = z.object({
  /** Of the model's data source; the one with most to learn from when absent. */
  table: z.string().min(1).max(1000).optional(),
  /** What is predicted; of anomalies, a column that marks known cases. */
  target: z.string().min(1).max(1000).optional(),
  /** Null: rows have no order of time. */
  timeColumn: z.string().min(1).max(1000).nullable().optional(),
  /** One forecast for each of its values. */
  seriesColumn: z.string().min(1).max(1000).nullable().optional(),
  /** Columns to learn from. */
  features: z.array(z.string().min(1).max(1000)).min(1).max(featuresMaximum).optional(),
  /** Steps ahead. */
  horizon: z.int().min(1).max(horizonMaximum).optional(),
  /** Steps in a season; 1: none. */
  season: z.int().min(1).max(seasonMaximum).optional(),
  /** What a step is. */
  grain: z.enum(modelGrains).optional(),
  clusters: z.int().min(2).max(clustersMaximum).optional(),
  seed: z.int().min(0).max(seedMaximum).optional(),
  /** Of the algorithm, by the names of its manifest. */
  parameters: z.record(z.string(), z.number()).optional(),
});
export type ModelConfig = z.infer<typeof modelConfigSchema>;

/** One thing that was decided before training, by whom, and why in one sentence. */
export const modelChoiceSchema = z.object({
  key: z.enum([
    'table',
    'target',
    'timeColumn',
    'seriesColumn',
    'features',
    'horizon',
    'season',
    'grain',
    'clusters',
    'seed',
  ]),
  isGiven: z.boolean(),
  sentence: z.string(),
});
export type ModelChoice = z.infer<typeof modelChoiceSchema>;

/** What to know of the rows and columns before trusting what was learnt from them. */
export const modelNoteSchema = z.object({
  kind: z.enum(['column', 'leakage', 'sampling', 'rows', 'series', 'lookup', 'baseline']),
  column: z.string().nullable(),
  sentence: z.string(),
});
export type ModelNote = z.infer<typeof modelNoteSchema>;

export const trainingProgressSchema = z.object({
  jobId: z.string(),
  stage: z.enum(trainingStages),
  /** 0–1, of the whole training. */
  share: z.number(),
  /** Null while nothing tells how long it takes. */
  secondsLeft: z.number().nullable(),
  /** Trainings that run before this one; 0 when it runs. */
  ahead: z.number(),
});
export type TrainingProgress = z.infer<typeof trainingProgressSchema>;

/** What a training would learn from, before it begins: the form's first values, all of them editable. */
export const trainingPlanSchema = z.object({
  /** As it would be trained; the settings that were given stay as they are. */
  config: modelConfigSchema,
  choices: z.array(modelChoiceSchema),
  /** Why nothing can be learnt from this, and what to do; null where it can. */
  problem: z.string().nullable(),
  /** Of the chosen table, those of lookup tables among them. */
  columns: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      kind: z.enum(['number', 'time', 'category']),
      canBe: z.object({ target: z.boolean(), time: z.boolean(), series: z.boolean(), feature: z.boolean() }),
    }),
  ),
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
});
export type TrainingPlan = z.infer<typeof trainingPlanSchema>;

/** Rows of the caller's own: each as long as the others. JSON knows no NaN, so a number is a number. */
const cell = z.union([z.number(), z.string(), z.boolean(), z.null()]);
export type FeatureCell = z.infer<typeof cell>;
export const featureCellSchema = cell;

export const trainingEndpoints = {
  plan: endpoint({
    method: 'GET',
    path: '/api/ml/models/{id}/plan',
    access: 'account',
    summary: 'What a training of the model would learn from, chosen from its data source and told in words',
    response: trainingPlanSchema,
  }),
  progress: endpoint({
    method: 'GET',
    path: '/api/ml/models/{id}/progress',
    access: 'account',
    summary: 'How far the training is; null where none waits or runs',
    response: z.object({
      status: z.enum(['draft', 'training', 'trained', 'active', 'failed']),
      progress: trainingProgressSchema.nullable(),
    }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/ml/models/{id}/cancel',
    access: 'account',
    summary: 'Ends the training; the model is what it was before',
    response: z.object({ isCancelled: z.boolean() }),
  }),
};

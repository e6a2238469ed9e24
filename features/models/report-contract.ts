import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { modelChoiceSchema, modelConfigSchema, modelNoteSchema } from './training-contract.ts';

/** Named numbers: shares are 0–1, errors are in the unit of the target. `strings.metrics` names them. */
export const metricsSchema = z.record(z.string(), z.number());

/** What the model has to beat. */
export const baselineSchema = z.object({
  /** In words: "the most frequent class". */
  name: z.string(),
  /** 0–1, as the accuracy beside it; null where both have none. */
  accuracy: z.number().nullable(),
  /** Its error in the unit of the target, where one was measured. */
  error: z.number().nullable(),
});

const interval = z.object({
  lower80: z.number(),
  upper80: z.number(),
  lower95: z.number(),
  upper95: z.number(),
});
export const intervalSchema = interval;

const points = {
  timestamps: z.array(z.string()),
  predictions: z.array(z.number()),
  intervals: z.array(interval),
};

const seriesReportSchema = z.object({
  /** Null where there is one series only. */
  key: z.string().nullable(),
  /** Steps of a season; 1: none. */
  season: z.number(),
  accuracy: z.number().nullable(),
  baselineAccuracy: z.number().nullable(),
  isNoBetterThanBaseline: z.boolean(),
  metrics: metricsSchema,
  /** What the forecast is made of, the largest share first. */
  members: z.array(z.object({ name: z.string(), weight: z.number() })),
  /** The newest values that were learnt from, oldest first. */
  history: z.object({ timestamps: z.array(z.string()), values: z.array(z.number()) }),
  /** What would have been said at earlier ends of the series, and what came; oldest first. */
  backtest: z.array(z.object({ ...points, knownUntil: z.string(), actual: z.array(z.number()) })),
  /** Shares of the values that came which lay in the bands, 0–1; null where too little was tried. */
  coverage: z.object({ within80: z.number(), within95: z.number() }).nullable(),
  forecast: z.object(points),
  notes: z.array(z.string()),
});
export type SeriesReport = z.infer<typeof seriesReportSchema>;

const importanceSchema = z.array(
  z.object({
    column: z.string(),
    /** How much of the accuracy goes when its values are dealt to other rows. */
    drop: z.number(),
  }),
);

const reasonSchema = z.object({
  column: z.string(),
  value: z.string(),
  /** What most rows have. */
  usual: z.string(),
  sentence: z.string(),
});

const testedSchema = {
  /** How the rows that it was tested on were chosen, in words. */
  method: z.string(),
  testRows: z.number(),
  importance: importanceSchema,
};

export const findingsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('forecast'),
    /** "month": what a step is. */
    grain: z.string(),
    unit: z.string().nullable(),
    horizon: z.number(),
    seriesColumn: z.string().nullable(),
    series: z.array(seriesReportSchema),
    /** Series that cannot be continued, with the reason. */
    refused: z.array(z.object({ key: z.string(), reason: z.string() })),
  }),
  z.object({
    kind: z.literal('classification'),
    ...testedSchema,
    levels: z.array(z.string()),
    /** Rows by what they are, columns by what was predicted. */
    confusion: z.array(z.array(z.number())),
  }),
  z.object({ kind: z.literal('regression'), ...testedSchema, unit: z.string().nullable() }),
  z.object({
    kind: z.literal('clustering'),
    clusters: z.array(
      z.object({
        /** From 1. */
        cluster: z.number(),
        rows: z.number(),
        share: z.number(),
        /** What its rows have in common, in one sentence. */
        sentence: z.string(),
        features: z.array(
          z.object({ column: z.string(), own: z.string(), overall: z.string(), sentence: z.string() }),
        ),
      }),
    ),
  }),
  z.object({
    kind: z.literal('anomalies'),
    /** Rows that score higher are unusual. */
    threshold: z.number(),
    unusualRows: z.number(),
    testedRows: z.number(),
    columns: z.array(z.string()),
    /** The most unusual first. `row` counts from 1 in the order of the table. */
    top: z.array(
      z.object({
        row: z.number().nullable(),
        score: z.number(),
        values: z.array(z.string().nullable()),
        reasons: z.array(reasonSchema),
      }),
    ),
  }),
]);
export type Findings = z.infer<typeof findingsSchema>;

/** One training that came to its end, whole: what the page of a model shows. */
export const modelReportSchema = z.object({
  version: z.number(),
  trainedAt: z.string(),
  durationMs: z.number(),
  seed: z.number(),
  /** Of the product that trained it. */
  productVersion: z.string(),
  task: z.enum(['forecasting', 'classification', 'regression', 'clustering', 'anomaly_detection']),
  accuracy: z.number().nullable(),
  /** What the accuracy is, in words; why there is none, where it is null. */
  accuracyMeaning: z.string(),
  baseline: baselineSchema.nullable(),
  isNoBetterThanBaseline: z.boolean(),
  /** How it compares with its baseline, in one sentence. */
  verdict: z.string(),
  metrics: metricsSchema,
  rows: z.object({
    /** Of the table. */
    total: z.number(),
    /** Less than all where the table was sampled. */
    read: z.number(),
    learnt: z.number(),
    withoutTarget: z.number(),
  }),
  tables: z.array(
    z.object({
      name: z.string(),
      dataSourceName: z.string(),
      version: z.number(),
      versionId: z.string(),
      /** When that version was read. */
      asOf: z.string(),
      isNewest: z.boolean(),
    }),
  ),
  config: modelConfigSchema,
  choices: z.array(modelChoiceSchema),
  notes: z.array(modelNoteSchema),
  findings: findingsSchema,
  file: z.object({ bytes: z.number(), sha256: z.string() }),
});
export type ModelReport = z.infer<typeof modelReportSchema>;

export const modelVersionSchema = z.object({
  version: z.number(),
  trainedAt: z.string(),
  durationMs: z.number(),
  accuracy: z.number().nullable(),
  baseline: baselineSchema.nullable(),
  isNoBetterThanBaseline: z.boolean(),
  metrics: metricsSchema,
  rowsLearnt: z.number(),
  seed: z.number(),
  tables: z.array(z.object({ name: z.string(), version: z.number() })),
  /** Whether it is the one that predicts. */
  isCurrent: z.boolean(),
});
export type ModelVersion = z.infer<typeof modelVersionSchema>;

const comparedSchema = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number(),
  algorithm: z.string(),
  accuracy: z.number().nullable(),
  metrics: metricsSchema,
});

export const comparisonSchema = z.object({
  /** Whether both were tested on the very same rows: only then can one be called better. */
  isSameTest: z.boolean(),
  testRows: z.number().nullable(),
  models: z.array(comparedSchema),
  /** The better one; null where they cannot be told apart or were tested on other rows. */
  better: z.string().nullable(),
  sentence: z.string(),
});
export type ModelComparison = z.infer<typeof comparisonSchema>;

export const reportEndpoints = {
  report: endpoint({
    method: 'GET',
    path: '/api/ml/models/{id}/report',
    access: 'account',
    summary: 'Everything that was measured of a trained model: the newest training, or that of ?version=',
    query: z.object({ version: z.coerce.number().int().positive().optional() }),
    response: modelReportSchema,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/ml/models/{id}/versions',
    access: 'account',
    summary: 'The trainings of a model that came to their end, newest first',
    response: z.array(modelVersionSchema),
  }),
  rollBack: endpoint({
    method: 'POST',
    path: '/api/ml/models/{id}/versions/{version}/restore',
    access: 'account',
    summary: 'Makes an earlier training the one that predicts',
    response: z.object({ id: z.string(), version: z.number() }),
  }),
  compare: endpoint({
    method: 'GET',
    path: '/api/ml/models/{id}/comparison/{other}',
    access: 'account',
    summary: 'Two models on one test part',
    response: comparisonSchema,
  }),
};

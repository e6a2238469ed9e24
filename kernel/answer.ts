import { z } from 'zod';

/** The answer to a question, as stored with the chat message and shown. Stable: clients and receipts rely on it. */

export const cellSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const columnTypeSchema = z.enum([
  'text',
  'integer',
  'decimal',
  'double',
  'boolean',
  'date',
  'timestamp',
  'time',
]);

export const resultColumnSchema = z.object({
  name: z.string(),
  type: columnTypeSchema,
  unit: z.string().optional(),
  /** Numbers that name something are written without marks between their thousands. */
  isIdentifier: z.boolean().optional(),
  /** With how many decimals all of its numbers are written. */
  decimals: z.number().optional(),
});

/** A fix of what reading a file found, to be taken with those that are in force: see the call that applies fixes to a source. */
export const fixOfferSchema = z.object({
  dataSourceId: z.string(),
  findingIds: z.array(z.string()),
  label: z.string(),
});
export type FixOffer = z.infer<typeof fixOfferSchema>;

export const checkSchema = z.object({
  /** `rows-in-scope`, `groups-add-to-total`, `partial-period` … */
  id: z.string(),
  outcome: z.enum(['passed', 'warned', 'failed', 'skipped']),
  detail: z.string(),
  /** What would set right what it warns of. Absent where nothing is offered. */
  fixes: z.array(fixOfferSchema).optional(),
});

export const sourceReferenceSchema = z.object({
  dataSourceId: z.string(),
  dataSourceName: z.string(),
  /** Its data are invented; the name says so too. */
  isPractice: z.boolean().optional(),
  table: z.string(),
  version: z.number(),
  versionId: z.string(),
  /** Rows of that version. */
  rows: z.number(),
  asOf: z.string(),
  /** Its rows are in a system, which was asked at `asOf`: there is no version of them, and their number is that of when they were looked at last. */
  live: z.object({ system: z.string() }).optional(),
});

/** What a system was asked for an answer. */
export const askedSystemSchema = z.object({
  dataSourceId: z.string(),
  dataSourceName: z.string(),
  /** As it calls itself: `PostgreSQL 16.3`. */
  system: z.string(),
  askedAt: z.string(),
  /** In its own dialect. */
  sql: z.string(),
  /** The system computed the answer; otherwise it gave rows from which it was computed here. */
  isWhole: z.boolean(),
  rows: z.number(),
});
export type AskedSystem = z.infer<typeof askedSystemSchema>;

/** Which rows of a table count where its amounts are taken together, by the states that they are in. */
export const stateChoiceSchema = z.object({
  dataSourceId: z.string(),
  table: z.string(),
  column: z.string(),
  /** Values of the column whose rows are left out; none where all count. */
  leftOut: z.array(z.string()),
});
export type StateChoice = z.infer<typeof stateChoiceSchema>;

export const assumptionSchema = z.object({
  /** What was assumed: `measure`, `date-column`, `period`, `limit` … */
  kind: z.string(),
  chosen: z.string(),
  /** Other readings, each a full question that gets them. */
  options: z.array(
    z.object({
      label: z.string(),
      /** Empty where the same question is asked again after what the option does. */
      question: z.string(),
      /** To be taken before the question is asked. */
      fix: fixOfferSchema.optional(),
      /** To be kept before the question is asked. */
      states: stateChoiceSchema.optional(),
    }),
  ),
});

/** What choosing an option says of a proposed relation, as the call that keeps it takes it. `fromTable` is of `dataSourceId`. */
export const relationWordSchema = z.object({
  dataSourceId: z.string(),
  fromTable: z.string(),
  fromColumn: z.string(),
  toTable: z.string(),
  toColumn: z.string(),
  toSource: z.string(),
  decision: z.enum(['confirmed', 'rejected']),
});
export type RelationWord = z.infer<typeof relationWordSchema>;

const chartSeriesMaximum = 200;

/** A chart as data: which result columns go where. Never code. */
export const chartConfigSchema = z.object({
  type: z.enum(['number', 'bar', 'line', 'stacked-bar', 'pie', 'scatter', 'table']),
  title: z.string(),
  /** Result column on the category or time axis. */
  x: z.string().nullable(),
  /** Result columns drawn as series. */
  y: z.array(z.string()).max(chartSeriesMaximum),
  /** Result column whose values split one measure into series. */
  series: z.string().nullable(),
  /** The last period has not ended: drawn dashed. */
  isLastPeriodPartial: z.boolean().optional(),
  /** The data, or the time asked for, begin within the first period: drawn dashed. */
  isFirstPeriodPartial: z.boolean().optional(),
  /** The result column that is a forecast, drawn dashed, and those of its ranges, drawn as bands where there is one series. */
  forecast: z
    .object({
      y: z.string(),
      low: z.string(),
      high: z.string(),
      /** Absent in answers of before. */
      low95: z.string().optional(),
      high95: z.string().optional(),
    })
    .optional(),
});

/** What a chart is drawn from, where the rows that are shown are not all. */
export const drawnRowsSchema = z.object({
  rows: z.array(z.array(cellSchema)),
  /** Rows of the whole result. Where these are more, each stretch of them is drawn by its lowest and highest. */
  of: z.number(),
  /** Series of the whole result; only the largest are drawn where there are many. Absent where it has but one. */
  seriesOf: z.number().optional(),
});

/** What a language model had to do with an answer, what it cost, and what of the workspace left for it. */
export const languageModelUseSchema = z.object({
  model: z.string(),
  /** Where the requests went. */
  host: z.string(),
  /**
   * `read`: the answer is of its plan. `agreed`, `differed`: it read the question beside Plumbline. `noAnswer`: it came to none.
   * `notAsked`: it would have been, but for what `note` says.
   */
  outcome: z.enum(['read', 'agreed', 'differed', 'noAnswer', 'notAsked']),
  /** Why it gave no answer; empty elsewhere. */
  note: z.string(),
  shares: z.enum(['nothing', 'metadata', 'aggregates', 'full']),
  calls: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** By the prices that the workspace set; null without them. */
  cost: z.number().nullable(),
  /** Besides the question: names of tables, and how many columns, values and rows. */
  left: z.object({
    tables: z.array(z.string()),
    columns: z.number(),
    values: z.number(),
    rows: z.number(),
  }),
});

export const answerSchema = z.object({
  status: z.enum(['answered', 'clarify', 'declined']),
  verdict: z.enum(['verified', 'checked', 'caution']).nullable(),
  /** One sentence made from the plan: what was understood. */
  reading: z.string(),
  sql: z.string().nullable(),
  columns: z.array(resultColumnSchema),
  /** At most 200. */
  rows: z.array(z.array(cellSchema)),
  /** Rows of the whole result: of these the sentence, the checks and the chart are made, however few are shown. */
  rowCount: z.number(),
  /** The whole result has more rows than stand here. */
  truncated: z.boolean(),
  checks: z.array(checkSchema),
  sources: z.array(sourceReferenceSchema),
  /** Absent where all of it is kept here. */
  asked: z.array(askedSystemSchema).optional(),
  receiptId: z.string().nullable(),
  /**
   * When `clarify`: the readings to choose from, each chosen by sending its `question` as the next message of the conversation. When `declined`: what may have
   * been meant, chosen likewise.
   */
  options: z
    .array(
      z.object({
        label: z.string(),
        preview: z.string(),
        question: z.string(),
        /** To be kept before the question is sent: without it the same is asked back again. */
        decides: relationWordSchema.optional(),
      }),
    )
    .optional(),
  assumptions: z.array(assumptionSchema),
  /** When `declined`: the words of the question that mean nothing here. */
  notUnderstood: z.array(z.string()),
  /** Questions that this catalog answers. */
  suggestions: z.array(z.string()),
  elapsedMs: z.number(),
  /** The confirmed question that it rests on, by whom and when that was confirmed. */
  confirmed: z
    .object({
      id: z.string(),
      name: z.string(),
      by: z.string(),
      at: z.string(),
      /** The data, and this answer with them, have changed since. */
      hasChanged: z.boolean().optional(),
    })
    .optional(),
  /** The model of machine learning that it comes from, or that is being trained for it. */
  model: z.object({ id: z.string(), name: z.string() }).optional(),
  /** Absent where no language model is in use. */
  languageModel: languageModelUseSchema.optional(),
});

export type LanguageModelUse = z.infer<typeof languageModelUseSchema>;
export type Answer = z.infer<typeof answerSchema>;
export type AnswerCheck = z.infer<typeof checkSchema>;
export type ChartConfig = z.infer<typeof chartConfigSchema>;
export type DrawnRows = z.infer<typeof drawnRowsSchema>;
export type SourceReference = z.infer<typeof sourceReferenceSchema>;

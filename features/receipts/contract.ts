import { z } from 'zod';
import {
  askedSystemSchema,
  cellSchema,
  checkSchema,
  languageModelUseSchema,
  resultColumnSchema,
  sourceReferenceSchema,
} from '#kernel/answer.ts';
import { continuationSchema } from '#kernel/continuation-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';

/** Everything that is needed to see how a number came about and to get it again. */
export const receiptSchema = z.object({
  id: z.string(),
  question: z.string(),
  reading: z.string(),
  answerText: z.string(),
  sql: z.string(),
  columns: z.array(resultColumnSchema),
  rows: z.array(z.array(cellSchema)),
  rowCount: z.number(),
  truncated: z.boolean(),
  verdict: z.enum(['verified', 'checked', 'caution']).nullable(),
  checks: z.array(checkSchema),
  sources: z.array(sourceReferenceSchema),
  /** Of rows that stay in their systems: each was asked this, then. Absent where all of it is kept here. */
  asked: z.array(askedSystemSchema).optional(),
  askedBy: z.string(),
  createdAt: z.string(),
  elapsedMs: z.number(),
  /** How a forecast goes on behind the rows of the SQL: the same over the same rows. Absent where nothing is forecast. */
  continuation: continuationSchema.optional(),
  /** Absent where no language model was asked. */
  languageModel: languageModelUseSchema.optional(),
  /** SHA-256 over SQL, table versions, all rows, and how a forecast was made. */
  digest: z.string(),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** `same`: on the versions that it names and on those of today. `changed`: reproduced, and different on today's data. `broken`: not reproduced, or not to be given on today's data. */
export const replayStates = ['same', 'changed', 'broken'] as const;

export const replaySchema = z.object({
  state: z.enum(replayStates),
  /** The state in one or two sentences, with the versions that it was reproduced on. */
  headline: z.string(),
  /** The same numbers came again from the versions that the receipt names. Says nothing of today's data: `state` does. */
  holds: z.boolean(),
  /** What differs, one sentence each; also newer versions of the tables and what they change, old → new. */
  changes: z.array(z.string()),
  columns: z.array(resultColumnSchema),
  /** At most 200 of them. */
  rows: z.array(z.array(cellSchema)),
  /** Rows of the whole result, all of which were compared. */
  rowCount: z.number(),
  /** What the answer is on today's data, where it is another one. */
  newest: z
    .object({
      columns: z.array(resultColumnSchema),
      /** At most 200 of them. */
      rows: z.array(z.array(cellSchema)),
      rowCount: z.number(),
      rowsCompared: z.object({ different: z.number(), all: z.number() }),
    })
    .nullable(),
  /** What systems were asked now. Absent where all of it is kept here. */
  asked: z.array(askedSystemSchema).optional(),
  replayedAt: z.string(),
});
export type Replay = z.infer<typeof replaySchema>;

export const receiptsEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/receipts/{id}',
    access: 'account',
    summary: 'The receipt of an answer',
    response: receiptSchema,
  }),
  replay: endpoint({
    method: 'POST',
    path: '/api/receipts/{id}/replay',
    access: 'account',
    summary: 'Runs the receipt again: the same, changed with the data, or broken',
    response: replaySchema,
    callsPerMinute: 60,
  }),
};

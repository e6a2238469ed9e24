import { z } from 'zod';
import {
  cellSchema,
  checkSchema,
  languageModelUseSchema,
  resultColumnSchema,
  sourceReferenceSchema,
} from '#kernel/answer.ts';
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
  askedBy: z.string(),
  createdAt: z.string(),
  elapsedMs: z.number(),
  /** Absent where no language model was asked. */
  languageModel: languageModelUseSchema.optional(),
  /** SHA-256 over SQL, table versions and all rows. */
  digest: z.string(),
});
export type Receipt = z.infer<typeof receiptSchema>;

export const replaySchema = z.object({
  /** The same numbers came again from the versions that the receipt names. */
  holds: z.boolean(),
  /** What differs, one sentence each; also newer versions of the tables and what they change. */
  changes: z.array(z.string()),
  columns: z.array(resultColumnSchema),
  /** At most 200 of them. */
  rows: z.array(z.array(cellSchema)),
  /** Rows of the whole result, all of which were compared. */
  rowCount: z.number(),
  replayedAt: z.string(),
});

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
    summary: 'Runs the receipt again and says whether its numbers still hold',
    response: replaySchema,
    callsPerMinute: 60,
  }),
};

import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { confirmationsPerMinute, nameMaximumLength } from './limits.ts';
import { verifiedQuestionsStrings as strings } from './strings.ts';

const name = z.string().trim().min(1, strings.nameMissing).max(nameMaximumLength, strings.nameTooLong);

/**
 * `holds`: the same plan gives the same answer. `changed`: the same plan, and another answer on the data of now. `changedReading`: the question by
 * itself is read to another plan now. `broken`: it cannot be given any more.
 */
export const verifiedStates = ['holds', 'changed', 'changedReading', 'broken'] as const;

export const verifiedQuestionSchema = z.object({
  id: z.string(),
  name: z.string(),
  question: z.string(),
  /** The sources that it is limited to; null for all of the workspace. */
  dataSourceIds: z.array(z.string()).nullable(),
  state: z.enum(verifiedStates),
  /** Why it does not hold; null where it does. */
  reason: z.string().nullable(),
  confirmedBy: z.string(),
  confirmedAt: z.string(),
  /** What was understood, in one sentence. */
  reading: z.string(),
  /** The answer as it was confirmed, in one sentence. */
  confirmedText: z.string(),
  /** The answer over the tables of the last replay; null where it could not be given. */
  currentText: z.string().nullable(),
  /** What differs from the confirmed rows, one sentence each; at most a handful. */
  changes: z.array(z.string()),
  /** How many rows of how many differ from the confirmed ones; null where none was compared. */
  rowsCompared: z.object({ different: z.number(), all: z.number() }).nullable(),
  /** What the question by itself is read to, where that is another plan. */
  otherReading: z.string().nullable(),
  /** What that would answer; null where there is none, or it could not be run. */
  otherText: z.string().nullable(),
  /** Null until it was replayed for the first time. */
  replayedAt: z.string().nullable(),
  /** Of the answer that was confirmed. */
  receiptId: z.string(),
});
export type VerifiedQuestion = z.infer<typeof verifiedQuestionSchema>;

/** Live message: the verified questions of this workspace have changed. It carries nothing of them. */
export const verifiedQuestionsChangedType = 'verifiedQuestionsChanged';

export const verifiedQuestionsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/verified-questions',
    access: 'account',
    summary: 'The questions whose answers were confirmed, those that do not hold first',
    response: z.object({
      questions: z.array(verifiedQuestionSchema),
      /** A replay is waiting or under way. */
      isReplaying: z.boolean(),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/verified-questions',
    access: 'account',
    summary: 'Confirms the answer in a message: its question is from then on answered by the same plan',
    body: z.object({ messageId: z.string(), name }),
    response: verifiedQuestionSchema,
    status: 201,
    callsPerMinute: confirmationsPerMinute,
  }),
  replay: endpoint({
    method: 'POST',
    path: '/api/verified-questions/replay',
    access: 'account',
    summary: 'Asks all verified questions again, in the background',
    response: z.object({ isReplaying: z.literal(true) }),
    status: 202,
    callsPerMinute: confirmationsPerMinute,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/verified-questions/{id}',
    access: 'account',
    summary: 'Gives a verified question another name',
    body: z.object({ name }),
    response: verifiedQuestionSchema,
  }),
  confirmAgain: endpoint({
    method: 'POST',
    path: '/api/verified-questions/{id}/confirm',
    access: 'account',
    summary: 'Confirms the answer of now, by the confirmed reading or by the one of now',
    body: z.object({ reading: z.enum(['confirmed', 'current']).default('confirmed') }),
    response: verifiedQuestionSchema,
    callsPerMinute: confirmationsPerMinute,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/verified-questions/{id}',
    access: 'account',
    summary: 'Removes a verified question; it can be put back for a day',
    response: z.object({ id: z.string() }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/verified-questions/{id}/restore',
    access: 'account',
    summary: 'Puts a removed verified question back',
    response: verifiedQuestionSchema,
  }),
};

import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { feedbackPerMinute, feedbackReasons, noteMaximumLength } from './limits.ts';

export type FeedbackReason = (typeof feedbackReasons)[number];

/** What the caller has said of an answer. */
export const judgementSchema = z.object({
  messageId: z.string(),
  thumb: z.enum(['up', 'down']),
  /** Of a thumb up: the verified question that it made. */
  verifiedQuestionId: z.string().nullable(),
  /** Of a thumb down: what was wrong. */
  reason: z.enum(feedbackReasons).nullable(),
  note: z.string(),
});
export type Judgement = z.infer<typeof judgementSchema>;

/** Another question that may have been meant. */
export const otherReadingSchema = z.object({
  label: z.string(),
  /** What it would answer; empty where it was not run. */
  preview: z.string(),
  question: z.string(),
});
export type OtherReading = z.infer<typeof otherReadingSchema>;

export const feedbackEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/chat/sessions/{id}/feedback',
    access: 'account',
    summary: 'What was said of the answers of a session, thumbs up and down',
    response: z.array(judgementSchema),
  }),
  give: endpoint({
    method: 'PUT',
    path: '/api/answer-feedback/{id}',
    access: 'account',
    summary: 'Says of the answer in a message what was wrong, and gets other readings of its question',
    body: z.object({
      reason: z.enum(feedbackReasons),
      note: z.string().trim().max(noteMaximumLength).default(''),
    }),
    response: z.object({ judgement: judgementSchema, readings: z.array(otherReadingSchema) }),
    callsPerMinute: feedbackPerMinute,
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/answer-feedback/{id}',
    access: 'account',
    summary: 'Takes back what was said of the answer in a message',
    response: z.object({ messageId: z.string() }),
  }),
};

import { z } from 'zod';
import { messageMaximumLength, messagesPerMinute } from '#features/chat/limits.ts';
import { chatStrings } from '#features/chat/strings.ts';
import { answerSchema } from '#kernel/answer.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { greetingMaximumLength } from './limits.ts';
import { profileStrings } from './strings.ts';

export const profileReplySchema = z.object({
  /** One sentence, without markup; empty when there is nothing to say. */
  response: z.string(),
  /** What the sentence rests on, or what can be asked in its place. Its `receiptId` is null: nothing is stored. */
  answer: answerSchema.optional(),
});
export type ProfileReply = z.infer<typeof profileReplySchema>;

export const profileEndpoints = {
  greeting: endpoint({
    method: 'GET',
    path: '/api/greeting',
    access: 'account',
    summary: 'A personal greeting, chosen at random',
    query: z.object({
      /** The greeting shown now, so that a fresh one differs from it. */
      previous: z.string().max(greetingMaximumLength).optional(),
    }),
    response: z.object({ greeting: z.string() }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/chat/ai-profile',
    access: 'account',
    summary: 'Answers one message over all data of the workspace, outside of any conversation',
    body: z.object({
      message: z
        .string()
        .trim()
        .min(1, profileStrings.messageMissing)
        .max(messageMaximumLength, chatStrings.questionTooLong),
      context: z.literal('profile_interaction'),
    }),
    response: profileReplySchema,
    callsPerMinute: messagesPerMinute,
  }),
};

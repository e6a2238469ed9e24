import { z } from 'zod';
import { answerSchema, chartConfigSchema, drawnRowsSchema } from '#kernel/answer.ts';
import { endpoint } from '#kernel/endpoint.ts';
import {
  deletionsPerMinute,
  messageMaximumLength,
  messagesPerMinute,
  sessionTitleMaximumLength,
} from './limits.ts';
import { chatStrings } from './strings.ts';

export const chatSessionSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The sources that the session is limited to; null for all of the workspace. */
  dataSourceIds: z.array(z.string()).nullable(),
  createdAt: z.string(),
});
export type ChatSession = z.infer<typeof chatSessionSchema>;

export const chatMessageSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  isVoice: z.boolean(),
  createdAt: z.string(),
  metadata: z
    .object({
      chartConfig: chartConfigSchema.optional(),
      /** What the chart is drawn from, where the answer does not show all of it. */
      drawn: drawnRowsSchema.optional(),
      answer: answerSchema.optional(),
    })
    // One message that cannot be drawn is shown as text: it does not take the conversation with it.
    .meta({ checkedApart: 'messageMetadata' }),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

export const exchangeSchema = z.object({ userMessage: chatMessageSchema, aiMessage: chatMessageSchema });
export type Exchange = z.infer<typeof exchangeSchema>;

/** Events of the streamed form, in this order; `failed` in place of `done` when the answer could not be made. */
export type ChatStreamEvent =
  | { event: 'accepted'; data: { userMessage: ChatMessage } }
  | {
      event: 'status';
      data: { stage: 'reading' | 'planning' | 'running' | 'model' | 'checking'; detail?: string };
    }
  | { event: 'done'; data: Exchange }
  | { event: 'failed'; data: { message: string } };

export const agentStatusSchema = z.object({
  state: z.enum(['active', 'unavailable']),
  /** What is wrong and what to do; null while it is active. */
  reason: z.string().nullable(),
});
export type AgentStatus = z.infer<typeof agentStatusSchema>;

export const chatEndpoints = {
  status: endpoint({
    method: 'GET',
    path: '/api/chat/status',
    access: 'account',
    summary: 'Whether the agent answers now',
    response: agentStatusSchema,
    callsPerMinute: messagesPerMinute,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/chat/sessions',
    access: 'account',
    summary: 'The chat sessions, newest first',
    response: z.array(chatSessionSchema),
  }),
  createSession: endpoint({
    method: 'POST',
    path: '/api/chat/sessions',
    access: 'account',
    summary: 'Begins a chat session, over all sources or over some',
    body: z.object({
      title: z.string().trim().max(sessionTitleMaximumLength).default(''),
      dataSourceIds: z.array(z.string()).min(1).max(100).optional(),
    }),
    response: chatSessionSchema,
    status: 201,
  }),
  deleteSession: endpoint({
    method: 'DELETE',
    path: '/api/chat/sessions/{id}',
    access: 'account',
    summary:
      'Deletes a session with its messages and receipts for good; 409 where charts or confirmed questions stand on them',
    response: z.object({ messages: z.number(), receipts: z.number() }),
    callsPerMinute: deletionsPerMinute,
  }),
  listMessages: endpoint({
    method: 'GET',
    path: '/api/chat/sessions/{id}/messages',
    access: 'account',
    summary: 'The messages of a session, oldest first',
    response: z.array(chatMessageSchema),
  }),
  sendMessage: endpoint({
    method: 'POST',
    path: '/api/chat/sessions/{id}/messages',
    access: 'account',
    summary: 'Asks a question; the answer comes as JSON or, on request, as a stream of events',
    body: z.object({
      role: z.literal('user').default('user'),
      content: z
        .string()
        .trim()
        .min(1, 'Write a question first.')
        .max(messageMaximumLength, chatStrings.questionTooLong),
      isVoice: z.boolean().default(false),
    }),
    response: exchangeSchema,
    canStream: true,
    callsPerMinute: messagesPerMinute,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/chat/sessions/{id}/stop',
    access: 'account',
    summary: 'Stops the question that is being answered in this session, if any',
    response: z.object({ wasRunning: z.boolean() }),
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/api/chat/sessions/{id}/suggestions',
    access: 'account',
    summary: 'Questions that the sources of this session answer',
    response: z.array(z.string()),
  }),
};

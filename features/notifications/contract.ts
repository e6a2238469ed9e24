import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { listDefault, listMaximum, notificationsKept } from './limits.ts';

/**
 * What can be told, as the one who raises it knows it. Titles, sentences and links follow from it in
 * `server/describe-event.ts`; a new kind is one line here and one case there.
 */
export type NotificationEvent =
  | { kind: 'uploadFinished'; dataSourceId: string; name: string; rows: number; rejected: number }
  | { kind: 'uploadFailed'; fileName: string; reason: string }
  | { kind: 'sampleFailed' }
  | { kind: 'trainingFinished'; modelId: string; name: string; isBetterThanBaseline: boolean }
  | { kind: 'trainingFailed'; modelId: string; name: string; reason: string }
  | { kind: 'streamFailed'; streamId: string; dataSourceId: string; name: string; reason: string }
  | { kind: 'onboardingRetried' }
  | { kind: 'verifiedBroken'; count: number; name: string; reason: string }
  | { kind: 'verifiedChanged'; count: number; id: string; name: string; change: string }
  | { kind: 'tokenExpiring'; provider: string; expiresAt: string }
  | { kind: 'signInEnded'; provider: string; obtainedAt: string }
  | { kind: 'secretExpiring'; provider: string; day: string };

/** Who is told: one account, or everybody of the workspace when no account is named. */
export interface NotificationAudience {
  workspaceId: string;
  accountId?: string;
}

/**
 * Tells of an event. Never throws and is not worth waiting for in a handler: what happened has happened, whether or not
 * it could be written down.
 */
export type Notify = (audience: NotificationAudience, event: NotificationEvent) => Promise<void>;

/** Live message: somebody's list in this workspace has changed; a page reads its own again. It carries nothing of it. */
export const notificationsChangedType = 'notificationsChanged';

export const notificationOutcomes = ['success', 'warning', 'error'] as const;

export const notificationSchema = z.object({
  id: z.string(),
  kind: z.string(),
  outcome: z.enum(notificationOutcomes),
  title: z.string(),
  message: z.string(),
  /** A path of this product that leads to the thing; null where there is none. */
  link: z.string().nullable(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    access: 'account',
    summary: 'The notifications of the account, newest first, and how many are unread',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(listMaximum).default(listDefault),
      /** The `next` of an answer: lists what is older. */
      before: z.string().max(100).optional(),
    }),
    response: z.object({
      notifications: z.array(notificationSchema),
      unreadCount: z.number(),
      /** For `before`; null at the end. */
      next: z.string().nullable(),
    }),
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/api/notifications/read',
    access: 'account',
    summary: 'Marks some or all notifications as read',
    body: z.union([
      z.strictObject({ ids: z.array(z.string()).min(1).max(notificationsKept) }),
      z.strictObject({ all: z.literal(true) }),
    ]),
    response: z.object({ unreadCount: z.number() }),
  }),
  clear: endpoint({
    method: 'DELETE',
    path: '/api/notifications',
    access: 'account',
    summary: 'Clears the list; `clearedAt` can be handed back to undo it',
    response: z.object({ clearedAt: z.string(), count: z.number() }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/notifications/restore',
    access: 'account',
    summary: 'Undoes the last clearing',
    body: z.strictObject({ clearedAt: z.iso.datetime() }),
    response: z.object({ count: z.number() }),
  }),
};

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pathOfKey, refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { Notification } from '../contract.ts';
import { listMaximum } from '../limits.ts';
import { notificationsStrings as strings } from '../strings.ts';
import { listPath, notificationsApi, useNotificationsRead } from './api.ts';

interface NotificationList {
  notifications: Notification[];
  unreadCount: number;
  next: string | null;
}

/** The list and how many of it are unread. */
export function useNotifications() {
  const [isWhole, setWhole] = useState(false);
  const newest = useNotificationsRead('GET /api/notifications');
  const whole = useNotificationsRead('GET /api/notifications', {
    query: { limit: listMaximum },
    isEnabled: isWhole,
  });
  const list = whole.data ?? newest.data;
  return {
    notifications: list?.notifications,
    unreadCount: newest.data?.unreadCount ?? 0,
    error: newest.error,
    hasMore: !isWhole && newest.data?.next !== null,
    showAll: () => setWhole(true),
    retry: () => void newest.refetch(),
  };
}

/** What can be done with the list. Reading shows at once; a failure says so and reads the truth again. */
export function useNotificationActions() {
  const client = useQueryClient();
  const refresh = () => refreshReads(client, listPath);
  const showAsRead = (id: string | null) => {
    client.setQueriesData<NotificationList>(
      { predicate: ({ queryKey }) => pathOfKey(queryKey).startsWith(listPath) },
      (list) => list && withRead(list, id),
    );
  };
  const attempt = async (call: () => Promise<unknown>) => {
    try {
      await call();
    } catch {
      showErrorToast(strings.changeFailed, strings.changeFailedMessage);
    }
    await refresh();
  };
  return {
    markRead: (id: string) => {
      showAsRead(id);
      void attempt(() => notificationsApi('POST /api/notifications/read', { body: { ids: [id] } }));
    },
    markAllRead: () => {
      showAsRead(null);
      void attempt(() => notificationsApi('POST /api/notifications/read', { body: { all: true } }));
    },
    clear: () => {
      void attempt(async () => {
        const { clearedAt, count } = await notificationsApi('DELETE /api/notifications');
        const restore = () =>
          void attempt(() => notificationsApi('POST /api/notifications/restore', { body: { clearedAt } }));
        showToast({
          title: strings.clearedTitle,
          message: strings.clearedMessage(count),
          action: { label: strings.undo, run: restore },
        });
      });
    },
  };
}

/** The list with one notification read, or all of them. */
function withRead(list: NotificationList, id: string | null): NotificationList {
  const readAt = new Date().toISOString();
  const isMeant = (one: Notification) => one.readAt === null && (id === null || one.id === id);
  return {
    ...list,
    unreadCount: id === null ? 0 : Math.max(0, list.unreadCount - list.notifications.filter(isMeant).length),
    notifications: list.notifications.map((one) => (isMeant(one) ? { ...one, readAt } : one)),
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCurrentUser } from '#features/identity/web/index.tsx';
import { useLiveMessages, useLiveState } from '#ui/live/use-live.ts';
import { refreshReads } from '#ui/query.ts';
import { useStore } from '#ui/store.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { notificationsChangedType } from '../contract.ts';
import { listPath } from './api.ts';

const changedType: typeof notificationsChangedType = 'notificationsChanged';

/**
 * Reads the list again when the server says that it changed, and after the connection was lost. While there is none, what
 * was done here tells: it ends in a toast.
 */
export function useFreshNotifications(): void {
  const client = useQueryClient();
  const { data: user } = useCurrentUser();
  const state = useLiveState();
  const lastToast = useStore(toastStore).history[0]?.id;
  useLiveMessages(user?.id, ({ type }) => {
    if (type === changedType) void refreshReads(client, listPath);
  });

  const known = useRef({ state, lastToast });
  useEffect(() => {
    const before = known.current;
    known.current = { state, lastToast };
    const isBack = before.state === 'reconnecting' && state === 'live';
    const hasDoneSomething = state !== 'live' && before.lastToast !== lastToast;
    if (isBack || hasDoneSomething) void refreshReads(client, listPath);
  }, [client, state, lastToast]);
}

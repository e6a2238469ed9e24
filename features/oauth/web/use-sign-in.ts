import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import { popupCheckMs, popupHeightPx, popupWidthPx } from '../limits.ts';
import { oauthStrings as strings } from '../strings.ts';
import { oauthApi, readsOfOAuth } from './api.ts';

interface SignIn {
  begin: () => void;
  isPending: boolean;
  /** Why it could not begin. */
  failure: string | null;
  /** The sign-in page, when the browser allowed no popup. */
  blockedUrl: string | null;
}

/** Signs in to a system in a popup window, and reads the status again when the popup is closed. */
export function useSignIn(system: string): SignIn {
  const client = useQueryClient();
  const watchClosing = useClosingWatch(() => void refreshReads(client, ...readsOfOAuth));
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const start = useMutation({
    mutationFn: (_: Window | null) => oauthApi('GET /api/oauth/auth/{system}', { params: { system } }),
    onSuccess: ({ authUrl }, popup) => {
      if (!popup) return setBlockedUrl(authUrl);
      popup.location.href = authUrl;
      showToast({ title: strings.popupTitle, message: strings.popupMessage });
      watchClosing(popup);
    },
    onError: (error, popup) => {
      popup?.close();
      showErrorToast(strings.oauthErrorTitle, userMessageOf(error, strings.oauthError));
    },
  });
  return {
    begin: () => {
      setBlockedUrl(null);
      start.mutate(openPopup());
    },
    isPending: start.isPending,
    failure: start.error ? userMessageOf(start.error, strings.oauthError) : null,
    blockedUrl,
  };
}

/** Opened at the click itself: after an answer has been waited for, browsers block popups. */
function openPopup(): Window | null {
  const popup = window.open('', 'oauth', `width=${popupWidthPx},height=${popupHeightPx}`);
  // The provider's page must not reach back into this one.
  if (popup) popup.opener = null;
  return popup;
}

/** Looks every second whether the popup was closed; stops when it was, or when the screen is left. */
function useClosingWatch(onClosed: () => void): (popup: Window) => void {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);
  return (popup) => {
    clearInterval(timer.current);
    timer.current = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(timer.current);
      onClosed();
    }, popupCheckMs);
  };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OAuthProvider } from '#connectors/manifests.ts';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { SignInOutcome } from '../contract.ts';
import { popupCheckMs, popupHeightPx, popupWidthPx, signInChannel, signInOutcomes } from '../limits.ts';
import { oauthStrings as strings } from '../strings.ts';
import { oauthApi, readsOfOAuth } from './api.ts';

export interface SignIn {
  begin: () => void;
  isPending: boolean;
  /** Why it could not begin. */
  failure: string | null;
  /** The sign-in page, when the browser allowed no popup. */
  blockedUrl: string | null;
}

/** Signs in to a system in a popup window. The popup's last page tells how it went; that the popup is closed says only that the status is to be read. */
export function useSignIn(system: OAuthProvider): SignIn {
  const client = useQueryClient();
  const readAgain = () => void refreshReads(client, ...readsOfOAuth);
  const watchClosing = useClosingWatch(readAgain);
  const isAwaited = useRef(false);
  useReturn(({ outcome, sentence }) => {
    readAgain();
    // Every open page hears it; the one where it began tells of it.
    if (!isAwaited.current) return;
    isAwaited.current = false;
    if (outcome === 'connected') showToast({ title: strings.connectedTitle, message: sentence });
    else showErrorToast(strings.oauthErrorTitle, sentence);
  });
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const start = useMutation({
    mutationFn: (_: Window | null) => oauthApi('GET /api/oauth/auth/{system}', { params: { system } }),
    onSuccess: ({ authUrl }, popup) => {
      if (!popup) return setBlockedUrl(authUrl);
      isAwaited.current = true;
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

/** Hears the page that ends a sign-in, in this browser and of this origin. */
function useReturn(onReturn: (told: { outcome: SignInOutcome; sentence: string }) => void): void {
  const handler = useRef(onReturn);
  useEffect(() => {
    handler.current = onReturn;
  });
  useEffect(() => {
    const channel = new BroadcastChannel(signInChannel);
    channel.onmessage = ({ data }: MessageEvent<{ outcome?: unknown; sentence?: unknown }>) => {
      const outcome = signInOutcomes.find((one) => one === data?.outcome);
      if (outcome) handler.current({ outcome, sentence: String(data.sentence ?? '') });
    };
    return () => channel.close();
  }, []);
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

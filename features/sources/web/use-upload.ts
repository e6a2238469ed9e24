import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast } from '#ui/toast-store.ts';
import { uploadFile } from '#ui/upload.ts';
import type { UploadResponse, UploadWaitingEvent } from '../contract.ts';
import { uploadCloseDelayMs, uploadProgressTickMs } from '../limits.ts';
import { readsOfSources } from './api.ts';
import type { UploadPhase } from './upload-phase.ts';
import { progressAt } from './upload-progress.ts';

export interface UploadVariant {
  address: `/api/${string}`;
  extensions: readonly string[];
  uploadedTitle: string;
  failedTitle: string;
  failedFallback: string;
}

interface UploadState {
  percent: number;
  sentFraction: number;
  phase: UploadPhase;
  /** Files that will be read before this one, while it waits. */
  ahead: number;
}

const idle: UploadState = { percent: 0, sentFraction: 0, phase: 'idle', ahead: 0 };

/** One upload with its progress. Calls back when the dialog should close, 500 ms after success. */
export function useUpload<Response = UploadResponse>(
  variant: UploadVariant,
  onUploaded: (response: Response) => void,
) {
  const client = useQueryClient();
  const [state, setState] = useState(idle);
  const [failure, setFailure] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const start = async (file: File) => {
    if (abort.current) return;
    const controller = new AbortController();
    abort.current = controller;
    setFailure(null);
    const startedAt = performance.now();
    let sentFraction = 0;
    let ahead: number | null = null;
    const show = () => {
      const percent = progressAt(performance.now() - startedAt, sentFraction);
      const phase = sentFraction < 1 ? 'sending' : ahead === null ? 'reading' : 'waiting';
      setState({ percent, sentFraction, phase, ahead: ahead ?? 0 });
    };
    show();
    const timer = setInterval(show, uploadProgressTickMs);
    try {
      const response = await uploadFile<Response>(variant.address, file, {
        signal: controller.signal,
        onSent: (fraction) => {
          sentFraction = fraction;
          show();
        },
        onEvent: (said) => {
          const { event, data } = said as UploadWaitingEvent;
          ahead = event === 'waiting' ? data.ahead : null;
          show();
        },
      });
      setState({ percent: 100, sentFraction: 1, phase: 'done', ahead: 0 });
      await waitBeforeClose(controller.signal);
      void refreshReads(client, ...readsOfSources);
      onUploaded(response);
      setState(idle);
    } catch (error) {
      setState(idle);
      if (controller.signal.aborted) return;
      const message = userMessageOf(error, variant.failedFallback);
      setFailure(message);
      showErrorToast(variant.failedTitle, message);
    } finally {
      clearInterval(timer);
      abort.current = null;
    }
  };
  return { ...state, failure, isRunning: state.phase !== 'idle', start };
}

function waitBeforeClose(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, uploadCloseDelayMs);
    // Closed by hand in the meantime: the upload has succeeded all the same.
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

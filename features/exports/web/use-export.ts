import { useEffect, useRef, useState } from 'react';
import { addressOf, request } from '#ui/api.ts';
import { downloadBlob } from '#ui/download.ts';
import { userMessageOf } from '#ui/http-error.ts';
import { showToast } from '#ui/toast-store.ts';
import type { ExportFormat } from '../contract.ts';
import { exportsStrings as strings } from '../strings.ts';

/** What is exported. */
export type ExportTarget =
  | { kind: 'table'; sourceId: string; table: string; version?: number }
  | { kind: 'receipt'; id: string };

interface Choice {
  format: ExportFormat;
  bom: boolean;
}

/** Fetches a file and hands it to the browser's saving. It ends with the part of the page that began it. */
export function useExport(target: ExportTarget) {
  const [isExporting, setExporting] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (choice: Choice) => {
    const controller = new AbortController();
    running.current = controller;
    setExporting(true);
    try {
      const response = await request('GET', exportAddress(target, choice), { signal: controller.signal });
      const fileName = fileNameOf(response) ?? `export.${choice.format}`;
      downloadBlob(await response.blob(), fileName);
      showToast({ title: strings.doneTitle, message: strings.done(fileName) });
    } catch (error) {
      if (controller.signal.aborted) return;
      showToast({
        title: strings.failedTitle,
        message: userMessageOf(error, strings.failed),
        tone: 'destructive',
      });
    } finally {
      if (running.current === controller) setExporting(false);
    }
  };
  return { isExporting, start, cancel: () => running.current?.abort() };
}

export function exportAddress(target: ExportTarget, { format, bom }: Choice): string {
  const query = { format, ...(bom && { bom: 'true' }) };
  if (target.kind === 'receipt') {
    return addressOf('/api/receipts/{id}/export', { params: { id: target.id }, query });
  }
  return addressOf('/api/data-sources/{id}/tables/{table}/export', {
    params: { id: target.sourceId, table: target.table },
    query: { ...query, version: target.version },
  });
}

/** The name that the server chose (RFC 6266). */
function fileNameOf(response: Response): string | null {
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return name === undefined ? null : decodeURIComponent(name);
}

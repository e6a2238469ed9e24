import { useRef } from 'react';
import { formatDateTime, formatNumber } from '#ui/format.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import type { Sync } from '../../contract.ts';
import { systemsStrings as strings } from './strings.ts';

/** How far a reading is: tables, rows, and how fast they come. */
export function RunningSync({ sync }: { sync: Sync }) {
  const rate = useRate(sync);
  const done = sync.tables.filter(({ status }) => status !== 'queued' && status !== 'running').length;
  const progress = strings.tablesDone(done, sync.tables.length);
  return (
    <div className="grid gap-1.5" aria-live="polite">
      <ProgressBar label={progress} percent={(100 * done) / Math.max(1, sync.tables.length)} />
      <p className="flex flex-wrap justify-between gap-x-4 text-muted text-xs tabular-nums">
        <span>{progress}</span>
        <span>
          {strings.rowsSoFar(formatNumber(sync.rows), rate === null ? null : formatNumber(rate, 0))}
        </span>
      </p>
      {sync.error && (
        <p className="text-warning">
          {sync.error} {sync.retryAt && strings.retry(formatDateTime(sync.retryAt))}
        </p>
      )}
    </div>
  );
}

/** Rows a second since the reading began to be watched; null before there are two looks. */
function useRate({ id, rows }: Sync): number | null {
  const first = useRef({ id, rows, at: performance.now() });
  if (first.current.id !== id) first.current = { id, rows, at: performance.now() };
  const seconds = (performance.now() - first.current.at) / 1000;
  return seconds < 2 || rows <= first.current.rows ? null : (rows - first.current.rows) / seconds;
}

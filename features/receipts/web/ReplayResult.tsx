import type { UseMutationResult } from '@tanstack/react-query';
import { BadgeCheck, CircleX, TriangleAlert } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDateTime, formatNumber } from '#ui/format.ts';
import { uiStrings } from '#ui/strings.ts';
import type { Replay } from '../contract.ts';
import { receiptsStrings as strings } from '../strings.ts';

/** Whether the numbers are the same, have changed with the data or are broken, and what differs. */
export function ReplayResult({ replay }: { replay: UseMutationResult<Replay, Error, void> }) {
  if (replay.isError) {
    return (
      <div className="mb-4">
        <ErrorState error={replay.error} title={strings.replayFailed} onRetry={() => replay.mutate()} />
      </div>
    );
  }
  if (!replay.isSuccess) return null;
  const { state, headline, holds, changes, replayedAt } = replay.data;
  const { icon: Icon, surface, text } = looks[state];
  const { word, note } = strings.states[state];
  const other = holds ? replay.data.newest : replay.data;
  return (
    <section role="status" className={classNames('mb-4 rounded-card p-4', surface)}>
      <p className={classNames('flex items-center gap-2 font-medium', text)}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {word}
      </p>
      <h2 className="wrap-anywhere mt-1 font-semibold">{headline}</h2>
      {note && <p className="mt-1">{note}</p>}
      {changes.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {changes.map((change) => (
            <li key={change} className="wrap-anywhere">
              {change}
            </li>
          ))}
        </ul>
      )}
      {other && (
        <DataTable
          caption={holds ? strings.newestResult : strings.replayResult}
          columns={other.columns}
          rows={other.rows}
          className="mt-3 max-h-72 w-fit max-w-full bg-surface"
        />
      )}
      {other && other.rowCount > other.rows.length && (
        <p className="mt-1 text-muted text-xs">
          {uiStrings.rowsOf(formatNumber(other.rows.length), formatNumber(other.rowCount))}
        </p>
      )}
      <p className="mt-2 text-muted text-xs">
        {strings.replayedAt} {formatDateTime(replayedAt)}
      </p>
    </section>
  );
}

/** What changed is never green. */
const looks = {
  same: { icon: BadgeCheck, surface: 'bg-success-surface', text: 'text-success' },
  changed: { icon: TriangleAlert, surface: 'bg-warning-surface', text: 'text-warning' },
  broken: { icon: CircleX, surface: 'bg-danger-surface', text: 'text-danger' },
} as const;

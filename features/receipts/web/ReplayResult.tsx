import type { UseMutationResult } from '@tanstack/react-query';
import { BadgeCheck, TriangleAlert } from 'lucide-react';
import type { z } from 'zod';
import { classNames } from '#ui/class-names.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDateTime, formatNumber } from '#ui/format.ts';
import { uiStrings } from '#ui/strings.ts';
import type { replaySchema } from '../contract.ts';
import { receiptsStrings as strings } from '../strings.ts';

type Replay = z.infer<typeof replaySchema>;

/** Whether the numbers still hold, and what differs where they do not. */
export function ReplayResult({ replay }: { replay: UseMutationResult<Replay, Error, void> }) {
  if (replay.isError) {
    return (
      <div className="mb-4">
        <ErrorState error={replay.error} title={strings.replayFailed} onRetry={() => replay.mutate()} />
      </div>
    );
  }
  if (!replay.isSuccess) return null;
  const { holds, changes, columns, rows, rowCount, replayedAt } = replay.data;
  const Icon = holds ? BadgeCheck : TriangleAlert;
  return (
    <section
      role="status"
      className={classNames('mb-4 rounded-card p-4', holds ? 'bg-success-surface' : 'bg-warning-surface')}
    >
      <h2
        className={classNames(
          'flex items-center gap-2 font-semibold',
          holds ? 'text-success' : 'text-warning',
        )}
      >
        <Icon aria-hidden="true" className="size-4" />
        {holds ? strings.holdsTitle : strings.differsTitle}
      </h2>
      {holds && <p className="mt-1">{strings.holds}</p>}
      {changes.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {!holds && (
        <DataTable
          caption={strings.replayResult}
          columns={columns}
          rows={rows}
          className="mt-3 max-h-72 bg-surface"
        />
      )}
      {!holds && rowCount > rows.length && (
        <p className="mt-1 text-muted text-xs">
          {uiStrings.rowsOf(formatNumber(rows.length), formatNumber(rowCount))}
        </p>
      )}
      <p className="mt-2 text-muted text-xs">
        {strings.replayedAt} {formatDateTime(replayedAt)}
      </p>
    </section>
  );
}

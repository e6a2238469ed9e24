import { Badge, type Tone } from '#ui/Badge.tsx';
import { formatDateTime, formatDuration, formatNumber } from '#ui/format.ts';
import { ScrollRegion } from '#ui/ScrollRegion.tsx';
import type { Sync, SyncStatus } from '../../contract.ts';
import { systemsStrings as strings } from './strings.ts';

const tones: Record<SyncStatus, Tone> = {
  queued: 'neutral',
  running: 'info',
  succeeded: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

/** The readings of a source, newest first; of one that failed, what each table says. */
export function SyncHistory({ syncs }: { syncs: readonly Sync[] }) {
  if (syncs.length === 0) return <p className="text-muted">{strings.never}</p>;
  return (
    <ScrollRegion label={strings.history} className="max-h-72 border border-line">
      <table className="w-full border-collapse text-left text-[13px] tabular-nums">
        <caption className="sr-only">{strings.history}</caption>
        <thead className="sticky top-0 bg-sunken">
          <tr>
            {[strings.began, strings.outcome].map((label) => (
              <th key={label} scope="col" className="whitespace-nowrap px-3 py-1.5 font-medium text-muted">
                {label}
              </th>
            ))}
            {[strings.rows, strings.took].map((label) => (
              <th
                key={label}
                scope="col"
                className="whitespace-nowrap px-3 py-1.5 text-right font-medium text-muted"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {syncs.map((sync) => (
            <tr key={sync.id} className="border-line border-t align-top">
              <th scope="row" className="whitespace-nowrap px-3 py-1.5 font-normal">
                {formatDateTime(sync.startedAt ?? sync.createdAt)}
              </th>
              <td className="px-3 py-1.5">
                <Badge tone={tones[sync.status]}>{strings.statuses[sync.status]}</Badge>
                <Reasons sync={sync} />
              </td>
              <td className="px-3 py-1.5 text-right">{formatNumber(sync.rows)}</td>
              <td className="whitespace-nowrap px-3 py-1.5 text-right">{durationOf(sync)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Reasons({ sync }: { sync: Sync }) {
  const failed = sync.tables.filter(({ error }) => error !== null);
  if (failed.length === 0) return sync.error ? <p className="mt-1 text-danger">{sync.error}</p> : null;
  return (
    <ul className="mt-1 grid gap-0.5 text-danger">
      {failed.map(({ name, error }) => (
        <li key={name} className="wrap-anywhere">
          {name}: {error}
        </li>
      ))}
    </ul>
  );
}

function durationOf({ startedAt, endedAt }: Sync): string {
  return startedAt && endedAt ? formatDuration(Date.parse(endedAt) - Date.parse(startedAt)) : '–';
}

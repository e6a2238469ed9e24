import { Table2 } from 'lucide-react';
import type { SourceReference } from '#kernel/answer.ts';
import { formatDateTime, formatNumber } from '../format.ts';
import { uiStrings } from '../strings.ts';

/** The tables an answer read: which version, how many rows, as of when. */
export function SourceList({ sources }: { sources: readonly SourceReference[] }) {
  return (
    <ul className="grid gap-1.5">
      {sources.map((source) => (
        <li key={source.versionId} className="flex items-start gap-2">
          <Table2 aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
          <span className="min-w-0 break-words">
            <span className="font-medium">{source.table}</span>{' '}
            <span className="text-muted">
              {source.dataSourceName} ·{' '}
              {source.live
                ? `${source.live.system}, ${uiStrings.live.now}`
                : `${uiStrings.version.toLowerCase()} ${source.version} · ${formatNumber(source.rows)} ${uiStrings.rows.toLowerCase()}`}{' '}
              · {uiStrings.asOf}{' '}
              <time dateTime={source.asOf} title={source.asOf}>
                {formatDateTime(source.asOf)}
              </time>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

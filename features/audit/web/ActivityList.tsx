import { History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { auditStrings as strings } from '../strings.ts';
import { ActivityEntry } from './ActivityEntry.tsx';
import { useAuditRead } from './api.ts';
import type { ShownFilter } from './filter.ts';

/** Pages one below the other; each begins where the one before ends. */
export function ActivityList({ filter }: { filter: ShownFilter }) {
  const [ends, setEnds] = useState<(string | undefined)[]>([undefined]);
  return (
    <>
      {ends.map((before, at) => (
        <ActivityPage
          key={before ?? ''}
          filter={filter}
          before={before}
          isLast={at === ends.length - 1}
          onMore={(next) => setEnds([...ends, next])}
        />
      ))}
    </>
  );
}

interface ActivityPageProps {
  filter: ShownFilter;
  before: string | undefined;
  isLast: boolean;
  onMore: (next: string) => void;
}

function ActivityPage({ filter, before, isLast, onMore }: ActivityPageProps) {
  const page = useAuditRead('GET /api/audit', { query: { ...filter, before } });
  if (page.isPending) return <SkeletonList count={6} className="h-10" />;
  if (page.isError)
    return <ErrorState error={page.error} title={strings.readFailed} onRetry={() => void page.refetch()} />;
  const { entries, next, keptDays } = page.data;
  if (entries.length === 0) {
    const isFiltered = Boolean(filter.kind ?? filter.outcome ?? filter.from ?? filter.to);
    return (
      <EmptyState
        icon={History}
        title={isFiltered ? strings.emptyFiltered : strings.empty}
        message={isFiltered ? strings.emptyFilteredMessage : strings.emptyMessage}
      />
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <ActivityEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      {isLast && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-3">
          <p className="text-muted text-xs">{strings.kept(keptDays)}</p>
          {next !== null && <Button onClick={() => onMore(next)}>{strings.more}</Button>}
        </div>
      )}
    </>
  );
}

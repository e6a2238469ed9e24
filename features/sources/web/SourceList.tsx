import { Database } from 'lucide-react';
import { Link } from 'wouter';
import { AsOf } from '#ui/AsOf.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDate, formatNumber } from '#ui/format.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { Source } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { PracticeBadge } from './PracticeBadge.tsx';
import { RestoreSampleButton } from './RestoreSampleButton.tsx';
import { SourceActions } from './SourceActions.tsx';
import { SourceIcon } from './SourceIcon.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { sourceAddress } from './source-address.ts';
import { describeStatus } from './source-rules.ts';
import { useSourceList } from './use-sources.ts';

/** All sources with their state. */
export function SourceList({ onUpload }: { onUpload: () => void }) {
  const sources = useSourceList();
  const hasSample = sources.data?.some((source) => source.isSample) ?? true;
  return (
    <Card
      title={strings.list}
      actions={
        <>
          {!hasSample && <RestoreSampleButton />}
          <AsOf
            subject={strings.list}
            updatedAtMs={sources.dataUpdatedAt}
            isFetching={sources.isFetching}
            onRefresh={() => void sources.refetch()}
          />
        </>
      }
    >
      {sources.isPending ? (
        <SkeletonList count={3} className="h-16" />
      ) : sources.isError ? (
        <ErrorState error={sources.error} title={strings.failed} onRetry={() => void sources.refetch()} />
      ) : sources.data.length === 0 ? (
        <EmptyState
          icon={Database}
          title={strings.emptyTitle}
          message={strings.emptyMessage}
          action={
            <Button look="primary" onClick={onUpload}>
              {strings.emptyAction}
            </Button>
          }
        />
      ) : (
        <ul className="-mx-4 -mb-4">
          {sources.data.map((source) => (
            <SourceRow key={source.id} source={source} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function SourceRow({ source }: { source: Source }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-line border-t px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)_7rem_10rem_auto]">
      <SourceIcon type={source.type} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <Link
            href={sourceAddress(source.id)}
            className="wrap-anywhere rounded-control font-medium hover:text-accent hover:underline"
          >
            {source.name}
          </Link>
          {source.isSample && <Badge tone="warning">{strings.sample}</Badge>}
          {source.isPractice && <PracticeBadge />}
        </p>
        <p className="text-muted text-xs">
          {strings.types[source.type]} · {strings.added}{' '}
          <time dateTime={source.createdAt} title={source.createdAt}>
            {formatDate(source.createdAt)}
          </time>
        </p>
      </div>
      <p className="tabular-nums max-sm:col-start-2 max-sm:row-start-2 sm:text-right">
        {formatNumber(source.recordCount)} <span className="text-muted">{strings.records}</span>
      </p>
      <div className="min-w-0 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-3">
        <StatusBadge source={source} />
        <p className="mt-0.5 line-clamp-2 text-muted text-xs">{describeStatus(source).line}</p>
      </div>
      <SourceActions source={source} />
    </li>
  );
}

import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatNumber } from '#ui/format.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { Source } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { AddSourceDialog } from './AddSourceDialog.tsx';
import { PracticeBadge } from './PracticeBadge.tsx';
import { SourceIcon } from './SourceIcon.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { sourceAddress } from './source-address.ts';
import { describeStatus } from './source-rules.ts';
import { UploadFlow } from './UploadFlow.tsx';
import { useSourceList } from './use-sources.ts';

/** Sources shown on the dashboard; the rest is on their page. */
const shownSources = 5;

/** The sources on the dashboard, with the ways to add one. */
export function SourcesPanel() {
  const sources = useSourceList();
  const [isAdding, setAdding] = useState(false);
  const [isUploading, setUploading] = useState(false);
  return (
    <Card
      title={strings.panelTitle}
      className="min-h-84"
      actions={
        <>
          <Button size="small" onClick={() => setUploading(true)}>
            <Upload aria-hidden="true" className="size-3.5" />
            {strings.upload}
          </Button>
          <Button size="small" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" className="size-3.5" />
            {strings.add}
          </Button>
        </>
      }
    >
      {sources.isPending ? (
        <SkeletonList count={3} className="h-14" />
      ) : sources.isError ? (
        <ErrorState error={sources.error} title={strings.failed} onRetry={() => void sources.refetch()} />
      ) : sources.data.length === 0 ? (
        <p className="py-10 text-center text-muted">{strings.emptyMessage}</p>
      ) : (
        <ul>
          {sources.data.slice(0, shownSources).map((source) => (
            <PanelRow key={source.id} source={source} />
          ))}
        </ul>
      )}
      <Link
        href="/data-sources"
        className="mt-auto w-fit rounded-control pt-3 font-medium text-accent hover:underline"
      >
        {strings.manage}
      </Link>
      {isAdding && <AddSourceDialog variant="dashboard" onClose={() => setAdding(false)} />}
      <UploadFlow kind="spreadsheet" isOpen={isUploading} onClose={() => setUploading(false)} />
    </Card>
  );
}

function PanelRow({ source }: { source: Source }) {
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-t py-2.5 first:border-t-0">
      <SourceIcon type={source.type} />
      <div className="min-w-[min(8rem,60%)] flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
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
          {strings.types[source.type]} · {formatNumber(source.recordCount)} {strings.records} ·{' '}
          {describeStatus(source).line}
        </p>
      </div>
      <StatusBadge source={source} />
    </li>
  );
}

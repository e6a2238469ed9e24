import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, ClipboardList, Table2, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { isAskableSystem, isReadableSystem } from '#connectors/manifests.ts';
import { AsOf } from '#ui/AsOf.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatNumber } from '#ui/format.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { PanelBoundary } from '#ui/PanelBoundary.tsx';
import { refreshReads } from '#ui/query.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { SourceWithTables } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { useSourcesRead } from './api.ts';
import { ConnectionNote } from './ConnectionNote.tsx';
import { ImportReportDialog } from './ImportReportDialog.tsx';
import { PracticeBadge } from './PracticeBadge.tsx';
import { SourceActions } from './SourceActions.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { sourceAddress, tableParameter, uploadParameter } from './source-address.ts';
import { LiveTable } from './systems/LiveTable.tsx';
import { SystemCard } from './systems/SystemCard.tsx';
import { systemsStrings } from './systems/strings.ts';
import { TableCard } from './TableCard.tsx';
import { UploadIntoDialog } from './UploadIntoDialog.tsx';
import { versionsStrings } from './versions-strings.ts';

/** One source: its tables, and the rows and columns of the one that is open. */
export function SourceDetails({ sourceId }: { sourceId: string }) {
  const source = useSourcesRead('GET /api/data-sources/{id}', { params: { id: sourceId } });
  const client = useQueryClient();
  const reading = {
    subject: strings.details,
    updatedAtMs: source.dataUpdatedAt,
    isFetching: source.isFetching,
    onRefresh: () => void refreshReads(client, '/api/data-sources'),
  };
  return (
    <>
      <Link
        href="/data-sources"
        className="mb-3 inline-flex items-center gap-1.5 rounded-control text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {strings.back}
      </Link>
      {source.isPending ? (
        <SkeletonList count={6} className="h-12" />
      ) : source.isError ? (
        <>
          <PageHeading title={strings.title} />
          <ErrorState error={source.error} title={strings.failed} onRetry={() => void source.refetch()} />
        </>
      ) : (
        <Loaded source={source.data} asOf={<AsOf {...reading} />} />
      )}
    </>
  );
}

function Loaded({ source, asOf }: { source: SourceWithTables; asOf: ReactNode }) {
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const [isUploading, setUploading] = useState(false);
  const [isReading, setReading] = useState(false);
  const wanted = search.get(tableParameter);
  const open = source.tables.find((table) => table.sqlName === wanted) ?? source.tables[0];
  return (
    <>
      <PageHeading
        title={source.name}
        subtitle={`${strings.types[source.type]} · ${amountOf(source)}`}
        actions={
          <span className="flex flex-wrap items-center gap-2">
            <span className="max-sm:order-last">{asOf}</span>
            {source.isSample && <Badge tone="warning">{strings.sample}</Badge>}
            {source.isPractice && <PracticeBadge />}
            <StatusBadge source={source} />
            {open && !source.isSample && !isReadableSystem(source.type) && (
              <>
                <Button onClick={() => setReading(true)}>
                  <ClipboardList aria-hidden="true" className="size-4" />
                  {strings.report.open}
                </Button>
                <Button onClick={() => setUploading(true)}>
                  <Upload aria-hidden="true" className="size-4" />
                  {versionsStrings.uploadInto}
                </Button>
              </>
            )}
            <SourceActions source={source} onRemoved={() => navigate('/data-sources')} />
          </span>
        }
      />
      {open && isUploading && (
        <UploadIntoDialog source={source} table={open.name} onClose={() => setUploading(false)} />
      )}
      {isReading && <ImportReportDialog source={source} onClose={() => setReading(false)} />}
      {source.error && <p className="mb-4 text-danger">{source.error}</p>}
      {source.connectionId !== undefined && <ConnectionNote source={source} id={source.connectionId} />}
      {isReadableSystem(source.type) && (
        <PanelBoundary>
          <SystemCard
            sourceId={source.id}
            canBeLive={isAskableSystem(source.type, source.authConfig.authType === 'oauth')}
          />
        </PanelBoundary>
      )}
      {open ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <TableNavigation source={source} open={open.sqlName} />
          {open.live ? (
            <LiveTable key={open.sqlName} sourceId={source.id} table={open} />
          ) : (
            <TableCard key={open.sqlName} sourceId={source.id} table={open} />
          )}
        </div>
      ) : isReadableSystem(source.type) ? null : (
        <Card title={strings.tables}>
          <EmptyState
            icon={Table2}
            title={strings.noTables}
            message={strings.noTablesMessage}
            action={
              <Button asChild look="primary">
                <Link href={`/data-sources?${uploadParameter}=true`}>{strings.upload}</Link>
              </Button>
            }
          />
        </Card>
      )}
    </>
  );
}

/** Of a source whose tables all stay in its system no row is here. */
function amountOf({ recordCount, tables }: SourceWithTables): string {
  const isLive = tables.length > 0 && tables.every(({ live }) => live !== undefined);
  return isLive ? systemsStrings.chosen(0, tables.length) : `${formatNumber(recordCount)} ${strings.records}`;
}

function TableNavigation({ source, open }: { source: SourceWithTables; open: string }) {
  return (
    <nav aria-label={strings.tables}>
      <ul className="flex gap-1 overflow-x-auto lg:grid">
        {source.tables.map((table) => (
          <li key={table.sqlName} className="shrink-0">
            <Link
              href={sourceAddress(source.id, table.sqlName)}
              aria-current={table.sqlName === open ? 'true' : undefined}
              className={classNames(
                'flex items-center justify-between gap-3 rounded-control px-3 py-2 font-medium',
                table.sqlName === open
                  ? 'bg-accent-surface text-accent'
                  : 'text-muted hover:bg-sunken hover:text-ink',
              )}
            >
              <span className="wrap-anywhere">{table.name}</span>
              <span className="flex items-center gap-2 font-normal text-xs tabular-nums">
                {table.live && <Badge tone="info">{systemsStrings.live}</Badge>}
                {formatNumber(table.rows)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

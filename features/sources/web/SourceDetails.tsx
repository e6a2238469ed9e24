import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import { Badge } from '#ui/Badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatNumber } from '#ui/format.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { SourceWithTables } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { useSourcesRead } from './api.ts';
import { SourceActions } from './SourceActions.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { sourceAddress, tableParameter } from './source-address.ts';
import { TableCard } from './TableCard.tsx';

/** One source: its tables, and the rows and columns of the one that is open. */
export function SourceDetails({ sourceId }: { sourceId: string }) {
  const source = useSourcesRead('GET /api/data-sources/{id}', { params: { id: sourceId } });
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
        <Loaded source={source.data} />
      )}
    </>
  );
}

function Loaded({ source }: { source: SourceWithTables }) {
  const [search] = useSearchParams();
  const wanted = search.get(tableParameter);
  const open = source.tables.find((table) => table.sqlName === wanted) ?? source.tables[0];
  return (
    <>
      <PageHeading
        title={source.name}
        subtitle={`${strings.types[source.type]} · ${formatNumber(source.recordCount)} ${strings.records}`}
        actions={
          <span className="flex items-center gap-2">
            {source.isSample && <Badge tone="warning">{strings.sample}</Badge>}
            <StatusBadge source={source} />
            <SourceActions source={source} />
          </span>
        }
      />
      {source.error && <p className="mb-4 text-danger">{source.error}</p>}
      {open ? (
        <div className="grid gap-4 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <TableNavigation source={source} open={open.sqlName} />
          <TableCard key={open.sqlName} sourceId={source.id} table={open} />
        </div>
      ) : (
        <p className="text-muted">{strings.noTables}</p>
      )}
    </>
  );
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
              <span className="font-normal text-xs tabular-nums">{formatNumber(table.rows)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

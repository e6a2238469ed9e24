import { RefreshCw } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDateTime, formatNumber } from '#ui/format.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { SourceWithTables } from '../../contract.ts';
import { previewRows } from '../../limits.ts';
import { sourcesStrings } from '../../strings.ts';
import { useSourcesRead } from '../api.ts';
import { systemsStrings as strings } from './strings.ts';

interface LiveTableProps {
  sourceId: string;
  table: SourceWithTables['tables'][number];
}

/** A table that stays in its system: its first rows as they are now, and what is known of it. */
export function LiveTable({ sourceId, table }: LiveTableProps) {
  const { name, rows, asOf, live } = table;
  const page = useSourcesRead('GET /api/data-sources/{id}/tables/{table}/rows', {
    params: { id: sourceId, table: name },
    query: { limit: previewRows },
  });
  return (
    <Card
      title={name}
      subtitle={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone="info">{strings.live}</Badge>
          <span>{strings.lookedAt(live?.system ?? '', formatNumber(rows), formatDateTime(asOf))}</span>
        </span>
      }
      actions={
        <Button isPending={page.isFetching} onClick={() => void page.refetch()}>
          <RefreshCw aria-hidden="true" className="size-4" />
          {strings.readAgain}
        </Button>
      }
    >
      {page.isPending ? (
        <SkeletonList count={8} className="h-8" />
      ) : page.isError ? (
        <ErrorState
          error={page.error}
          title={sourcesStrings.rowsFailed}
          onRetry={() => void page.refetch()}
        />
      ) : page.data.rows.length === 0 ? (
        <p className="text-muted">{strings.noRows}</p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <DataTable
            caption={sourcesStrings.rowsOf(name)}
            columns={page.data.columns}
            rows={page.data.rows}
            hasOwnNames
            className="max-h-[62vh]"
          />
          <p className="text-muted text-xs">{strings.firstRows(formatNumber(page.data.rows.length))}</p>
        </div>
      )}
    </Card>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDateTime, formatNumber } from '#ui/format.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { uiStrings } from '#ui/strings.ts';
import { Tabs } from '#ui/Tabs.tsx';
import type { SourceWithTables } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { useSourcesRead } from './api.ts';

type Table = SourceWithTables['tables'][number];

interface TableCardProps {
  sourceId: string;
  table: Table;
}

export function TableCard({ sourceId, table }: TableCardProps) {
  return (
    <Card
      title={table.name}
      subtitle={
        <>
          <code className="font-mono">{table.sqlName}</code> · {uiStrings.version.toLowerCase()}{' '}
          {table.version} · {uiStrings.asOf} {formatDateTime(table.asOf)}
        </>
      }
    >
      <Tabs
        label={table.name}
        tabs={[
          { id: 'rows', label: strings.rowsTab, content: <TableRows sourceId={sourceId} table={table} /> },
          { id: 'columns', label: strings.columnsTab, content: <TableColumns table={table} /> },
        ]}
      />
    </Card>
  );
}

/** Rows on one page of the table. */
const pageRows = 50;

function TableRows({ sourceId, table }: TableCardProps) {
  const [offset, setOffset] = useState(0);
  const page = useSourcesRead('GET /api/data-sources/{id}/tables/{table}/rows', {
    params: { id: sourceId, table: table.name },
    query: { offset, limit: pageRows },
  });
  if (page.isPending) return <SkeletonList count={12} className="h-8" />;
  if (page.isError) {
    return <ErrorState error={page.error} title={strings.rowsFailed} onRetry={() => void page.refetch()} />;
  }
  const { columns, rows, rowCount } = page.data;
  return (
    <div className="grid min-w-0 gap-2">
      <DataTable
        hasOwnNames
        caption={strings.rowsOf(table.name)}
        columns={columns}
        rows={rows}
        className="max-h-[62vh]"
      />
      <div className="flex items-center justify-end gap-2 text-muted tabular-nums">
        <span aria-live="polite">
          {strings.pageOf(
            formatNumber(rowCount === 0 ? 0 : offset + 1),
            formatNumber(offset + rows.length),
            formatNumber(rowCount),
          )}
        </span>
        <Button
          size="smallIcon"
          aria-label={uiStrings.previousPage}
          disabled={offset === 0}
          onClick={() => setOffset(Math.max(0, offset - pageRows))}
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
        </Button>
        <Button
          size="smallIcon"
          aria-label={uiStrings.nextPage}
          disabled={offset + rows.length >= rowCount}
          onClick={() => setOffset(offset + pageRows)}
        >
          <ChevronRight aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </div>
  );
}

function TableColumns({ table }: { table: Table }) {
  return (
    <DataTable
      caption={strings.columnsOf(table.name)}
      columns={[
        { name: strings.columnName, type: 'text' },
        { name: strings.columnType, type: 'text' },
        { name: strings.columnRole, type: 'text' },
        { name: strings.columnUnit, type: 'text' },
      ]}
      rows={table.columns.map(({ name, type, role, unit }) => [name, type, role, unit])}
    />
  );
}

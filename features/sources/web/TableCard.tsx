import { Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { ExportMenu } from '#features/exports/web/index.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDateTime } from '#ui/format.ts';
import { uiStrings } from '#ui/strings.ts';
import { Tabs } from '#ui/Tabs.tsx';
import type { SourceWithTables } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { viewParameter } from './source-address.ts';
import { TableColumns } from './TableColumns.tsx';
import { TableRows } from './TableRows.tsx';
import { TableVersions } from './TableVersions.tsx';
import { versionsStrings } from './versions-strings.ts';

type Table = SourceWithTables['tables'][number];

const views = ['rows', 'columns', 'versions'] as const;

interface TableCardProps {
  sourceId: string;
  table: Table;
}

export function TableCard({ sourceId, table }: TableCardProps) {
  const [search, setSearch] = useSearchParams();
  const select = (view: string) =>
    setSearch(
      (current) => {
        current.set(viewParameter, view);
        return current;
      },
      { replace: true },
    );
  return (
    <Card
      title={table.name}
      actions={
        <Suspense>
          <ExportMenu target={{ kind: 'table', sourceId, table: table.name }} rowCount={table.rows} />
        </Suspense>
      }
      subtitle={
        <>
          <code className="font-mono">{table.sqlName}</code> · {uiStrings.version.toLowerCase()}{' '}
          {table.version} · {uiStrings.asOf} {formatDateTime(table.asOf)}
        </>
      }
    >
      <Tabs
        label={table.name}
        selected={views.find((view) => view === search.get(viewParameter)) ?? 'rows'}
        onSelect={select}
        tabs={[
          {
            id: 'rows',
            label: strings.rowsTab,
            content: <TableRows sourceId={sourceId} table={table.name} />,
          },
          {
            id: 'columns',
            label: strings.columnsTab,
            content: <TableColumns sourceId={sourceId} table={table} />,
          },
          {
            id: 'versions',
            label: versionsStrings.tab,
            content: <TableVersions sourceId={sourceId} table={table} />,
          },
        ]}
      />
    </Card>
  );
}

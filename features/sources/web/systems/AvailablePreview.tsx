import { DataTable } from '#ui/DataTable.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { useSourcesRead } from '../api.ts';
import { systemsStrings as strings } from './strings.ts';

/** A few rows of a table as they stand in the system. */
export function AvailablePreview({ sourceId, table }: { sourceId: string; table: string }) {
  const preview = useSourcesRead('GET /api/data-sources/{id}/available/{table}/preview', {
    params: { id: sourceId, table },
  });
  if (preview.isPending) return <SkeletonList count={3} className="h-7" />;
  if (preview.isError)
    return (
      <ErrorState
        error={preview.error}
        title={strings.previewFailed}
        onRetry={() => void preview.refetch()}
      />
    );
  const { columns, rows } = preview.data;
  if (rows.length === 0) return <p className="text-muted text-xs">{strings.noRows}</p>;
  return (
    <DataTable
      caption={strings.previewOf(table)}
      columns={columns}
      rows={rows}
      hasOwnNames
      className="max-h-60"
    />
  );
}

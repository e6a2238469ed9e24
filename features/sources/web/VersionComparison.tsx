import { DataTable } from '#ui/DataTable.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatNumber } from '#ui/format.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { Comparison } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';
import { useSourcesRead } from './api.ts';
import { describeCounts, describeSchema } from './version-words.ts';
import { versionsStrings } from './versions-strings.ts';

const strings = versionsStrings;

interface VersionComparisonProps {
  sourceId: string;
  table: string;
  from: number;
  to: number;
}

/** What differs between two versions: exact counts, columns, and the first rows of each kind. */
export function VersionComparison({ sourceId, table, from, to }: VersionComparisonProps) {
  const comparison = useSourcesRead('GET /api/data-sources/{id}/tables/{table}/versions/compare', {
    params: { id: sourceId, table },
    query: { from, to },
  });
  return (
    <section aria-label={strings.comparison(from, to)} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-semibold">{strings.comparison(from, to)}</h3>
      {comparison.isPending ? (
        <SkeletonList count={4} className="h-8" />
      ) : comparison.isError ? (
        <ErrorState
          error={comparison.error}
          title={strings.compareFailed}
          onRetry={() => void comparison.refetch()}
        />
      ) : (
        <Found comparison={comparison.data} />
      )}
    </section>
  );
}

function Found({ comparison }: { comparison: Comparison }) {
  const { key, unchanged, columnChanges, schemaChanges, samples } = comparison;
  return (
    <>
      <p>
        {describeCounts(comparison)} · {strings.unchanged(formatNumber(unchanged))}
      </p>
      <p className="text-muted">{key.length > 0 ? strings.byKey(key) : strings.byRow}</p>
      {schemaChanges.length > 0 && (
        <ul className="list-disc pl-5">
          {describeSchema(schemaChanges).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {columnChanges.length > 0 && (
        <DataTable
          caption={strings.columnChanges}
          columns={[
            { name: sourcesStrings.columnName, type: 'text' },
            { name: strings.rowsChanged, type: 'integer' },
          ]}
          rows={columnChanges.map(({ column, rows }) => [column, rows])}
          className="max-h-48 w-fit max-w-full"
        />
      )}
      <Sample title={strings.rowsChanged} sample={samples.changed} count={comparison.changed} />
      <Sample title={strings.rowsAdded} sample={samples.added} count={comparison.added} />
      <Sample title={strings.rowsRemoved} sample={samples.removed} count={comparison.removed} />
    </>
  );
}

interface SampleProps {
  title: string;
  sample: Comparison['samples']['added'];
  count: number;
}

function Sample({ title, sample, count }: SampleProps) {
  if (count === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h4 className="font-medium">
        {title}{' '}
        <span className="font-normal text-muted">
          {count > sample.rows.length &&
            strings.firstOf(formatNumber(sample.rows.length), formatNumber(count))}
        </span>
      </h4>
      {sample.rows.length > 0 && (
        <DataTable
          caption={title}
          columns={sample.columns}
          rows={sample.rows}
          hasOwnNames
          className="max-h-72"
        />
      )}
    </div>
  );
}

import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatBytes, formatDateTime, formatNumber } from '#ui/format.ts';
import { ScrollRegion } from '#ui/ScrollRegion.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { SourceWithTables, TableVersion } from '../contract.ts';
import { useSourcesRead } from './api.ts';
import { CompareForm } from './CompareForm.tsx';
import { RestoreVersionDialog } from './RestoreVersionDialog.tsx';
import { compareParameter } from './source-address.ts';
import { VersionComparison } from './VersionComparison.tsx';
import { describeCounts, describeOrigin, describeSchema } from './version-words.ts';
import { versionsStrings } from './versions-strings.ts';

const strings = versionsStrings;

interface TableVersionsProps {
  sourceId: string;
  table: SourceWithTables['tables'][number];
}

/** The history of a table: what each version changed, two of them compared, and the way back to one. */
export function TableVersions({ sourceId, table }: TableVersionsProps) {
  const versions = useSourcesRead('GET /api/data-sources/{id}/tables/{table}/versions', {
    params: { id: sourceId, table: table.name },
  });
  const [search, setSearch] = useSearchParams();
  const [restoring, setRestoring] = useState<TableVersion | null>(null);
  if (versions.isPending) return <SkeletonList count={4} className="h-9" />;
  if (versions.isError) {
    return (
      <ErrorState error={versions.error} title={strings.failed} onRetry={() => void versions.refetch()} />
    );
  }
  const compared = readPair(search.get(compareParameter), versions.data);
  const compare = (from: number, to: number) =>
    setSearch(
      (current) => {
        current.set(compareParameter, `${from}-${to}`);
        return current;
      },
      { replace: true },
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <VersionTable table={table.name} versions={versions.data} onRestore={setRestoring} />
      {versions.data.length > 1 && <CompareForm versions={versions.data} onCompare={compare} />}
      {compared && <VersionComparison sourceId={sourceId} table={table.name} {...compared} />}
      {restoring && (
        <RestoreVersionDialog
          sourceId={sourceId}
          table={table.name}
          version={restoring}
          current={table.version}
          onClose={() => setRestoring(null)}
        />
      )}
    </div>
  );
}

/** `1-3` of the address, where both are still there. */
function readPair(text: string | null, versions: TableVersion[]): { from: number; to: number } | null {
  const [from, to] = (text ?? '').split('-').map(Number);
  const isThere = (wanted: number | undefined) => versions.some(({ number }) => number === wanted);
  return from && to && isThere(from) && isThere(to) ? { from, to } : null;
}

interface VersionTableProps {
  table: string;
  versions: TableVersion[];
  onRestore: (version: TableVersion) => void;
}

function VersionTable({ table, versions, onRestore }: VersionTableProps) {
  return (
    <ScrollRegion label={strings.list(table)} className="max-h-[48vh] border border-line">
      <table className="w-full border-collapse text-left text-[13px] tabular-nums">
        <caption className="sr-only">{strings.list(table)}</caption>
        <thead className="sticky top-0 bg-sunken">
          <tr>
            {[strings.number, strings.made, strings.by, strings.whatChanged].map((label) => (
              <th key={label} scope="col" className="whitespace-nowrap px-3 py-1.5 font-medium text-muted">
                {label}
              </th>
            ))}
            {[strings.rows, strings.size].map((label) => (
              <th
                key={label}
                scope="col"
                className="whitespace-nowrap px-3 py-1.5 text-right font-medium text-muted"
              >
                {label}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <VersionRow key={version.number} version={version} onRestore={onRestore} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function VersionRow({
  version,
  onRestore,
}: {
  version: TableVersion;
  onRestore: VersionTableProps['onRestore'];
}) {
  const isFirst = version.origin === 'upload' || version.origin === 'sample' || version.origin === 'predict';
  const isCounted = !isFirst && version.origin !== 'restore';
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="whitespace-nowrap px-3 py-1.5 font-medium">
        {version.number} {version.isCurrent && <Badge tone="accent">{strings.current}</Badge>}
      </th>
      <td className="whitespace-nowrap px-3 py-1.5" title={version.createdAt}>
        {formatDateTime(version.createdAt)}
      </td>
      <td className="whitespace-nowrap px-3 py-1.5">{version.createdBy ?? strings.product}</td>
      <td className="min-w-52 px-3 py-1.5">
        <p className="wrap-anywhere">{describeOrigin(version)}</p>
        <p className="text-muted text-xs">
          {[
            ...(isCounted ? [describeCounts(version)] : []),
            ...describeSchema(version.schemaChanges),
            ...(version.receipts > 0 ? [strings.inReceipts(version.receipts)] : []),
          ].join(' · ')}
        </p>
      </td>
      <td className="px-3 py-1.5 text-right">{formatNumber(version.rows)}</td>
      <td className="whitespace-nowrap px-3 py-1.5 text-right">{formatBytes(version.sizeBytes)}</td>
      <td className="px-3 py-1 text-right">
        {!version.isCurrent && (
          <Button
            size="small"
            aria-label={strings.restoreNumber(version.number)}
            onClick={() => onRestore(version)}
          >
            {strings.restore}
          </Button>
        )}
      </td>
    </tr>
  );
}

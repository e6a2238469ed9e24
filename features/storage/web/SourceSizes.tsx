import { Link } from 'wouter';
import { Badge } from '#ui/Badge.tsx';
import { formatBytes, formatNumber } from '#ui/format.ts';
import type { Storage } from '../contract.ts';
import { storageStrings as strings } from '../strings.ts';

type SourceSize = Storage['sources'][number];

/** What each data source keeps, the largest first. */
export function SourceSizes({ sources }: { sources: readonly SourceSize[] }) {
  if (sources.length === 0) return <p className="text-muted">{strings.noSources}</p>;
  return (
    <ul className="divide-y divide-line">
      {sources.map((source) => (
        <SourceLine key={source.id} source={source} />
      ))}
    </ul>
  );
}

function SourceLine({ source }: { source: SourceSize }) {
  const { current, original, older, olderVersions } = source;
  const parts = [
    strings.dataOf(formatBytes(current)),
    ...(original > 0 ? [strings.fileOf(formatBytes(original))] : []),
    ...(older > 0 ? [strings.olderOf(formatNumber(olderVersions), formatBytes(older))] : []),
  ];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 py-2.5 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2">
        <Link
          href={`/data-sources?source=${encodeURIComponent(source.id)}`}
          className="wrap-anywhere text-accent underline-offset-2 hover:underline"
        >
          {source.name}
        </Link>
        {source.isSample && <Badge tone="warning">{strings.sample}</Badge>}
      </p>
      <p className="tabular-nums">{formatBytes(current + original + older)}</p>
      <p className="col-span-2 text-muted text-xs tabular-nums">{parts.join(' · ')}</p>
    </li>
  );
}

import { Card } from '#ui/Card.tsx';
import { formatNumber, formatPercent } from '#ui/format.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import type { FindingsOf } from './findings.ts';
import { pageStrings as strings } from './strings.ts';

/** Each cluster in words. */
export function ClusterFindings({ findings }: { findings: FindingsOf<'clustering'> }) {
  return (
    <Card title={strings.clusters} subtitle={strings.clustersNote}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2">
        {findings.clusters.map(({ cluster, rows, share, sentence, features }) => (
          <li key={cluster} className="rounded-card border border-line p-3">
            <div className="flex flex-wrap justify-between gap-2">
              <h3 className="font-semibold">{strings.cluster(cluster)}</h3>
              <p className="text-muted tabular-nums">
                {strings.shareOfRows(formatNumber(rows), formatPercent(share))}
              </p>
            </div>
            <ProgressBar
              label={strings.shareOfRows(formatNumber(rows), formatPercent(share))}
              percent={share * 100}
              className="mt-1"
            />
            {features.length === 0 ? (
              <p className="wrap-anywhere mt-2">{sentence}</p>
            ) : (
              <ul className="mt-2 list-disc pl-5">
                {features.map((feature) => (
                  <li key={feature.column} className="wrap-anywhere">
                    {feature.sentence}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

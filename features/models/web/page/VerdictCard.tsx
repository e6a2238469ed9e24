import { Card } from '#ui/Card.tsx';
import { formatNumber } from '#ui/format.ts';
import type { ModelReport } from '../../contract.ts';
import { modelsStrings } from '../../strings.ts';
import { accuracyText, baselineText, metricText, namedMetrics } from '../accuracy-words.ts';
import { NoBetterBadge } from '../ModelStatus.tsx';
import { type Fact, Facts } from './Facts.tsx';
import { pageStrings as strings } from './strings.ts';

/** Whether the model is worth using, by what that was measured, and what it has to beat. */
export function VerdictCard({ report }: { report: ModelReport }) {
  const unit = 'unit' in report.findings ? report.findings.unit : null;
  return (
    <Card title={strings.verdict} actions={report.isNoBetterThanBaseline && <NoBetterBadge />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div>
          <p className="text-muted">{modelsStrings.accuracy}</p>
          <p className="font-semibold text-2xl tabular-nums tracking-tight">{accuracyText(report)}</p>
          <p className="mt-1">{report.verdict}</p>
          <p className="mt-1 text-muted text-xs">{report.accuracyMeaning}</p>
        </div>
        <Facts facts={factsOf(report, unit)} />
      </div>
    </Card>
  );
}

function factsOf(report: ModelReport, unit: string | null): Fact[] {
  const { findings, metrics } = report;
  const baseline = baselineText(report, unit);
  const measured = namedMetrics(metrics)
    // It stands above already.
    .filter(({ key }) => key !== 'accuracy')
    .map(({ key, name, value }) => ({ name, value: metricText(key, value, unit) }));
  const tested =
    'method' in findings
      ? [
          {
            name: strings.method,
            value: `${findings.method} (${strings.testRows(formatNumber(findings.testRows))})`,
          },
        ]
      : [];
  return [...(baseline ? [{ name: strings.baseline, value: baseline }] : []), ...measured, ...tested];
}

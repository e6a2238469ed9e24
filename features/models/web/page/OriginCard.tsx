import { Download } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { downloadBlob, fileNameOf } from '#ui/download.ts';
import { formatBytes, formatDateTime, formatDuration, formatNumber } from '#ui/format.ts';
import type { Model, ModelReport } from '../../contract.ts';
import { type Fact, Facts } from './Facts.tsx';
import { pageStrings as strings } from './strings.ts';

/** From which data, when, with which chance and in which file: what is needed to train the same again. */
export function OriginCard({ model, report }: { model: Model; report: ModelReport }) {
  return (
    <Card
      title={strings.origin}
      actions={
        <Button size="small" onClick={() => exportReport(model, report)}>
          <Download aria-hidden="true" className="size-3.5" />
          {strings.exportReport}
        </Button>
      }
    >
      <Facts facts={[...tableFacts(report), ...trainingFacts(report)]} />
    </Card>
  );
}

function tableFacts({ tables }: ModelReport): Fact[] {
  return tables.map(({ name, dataSourceName, version, asOf, isNewest }) => ({
    name: `${strings.table} ${name}`,
    value: (
      <>
        {dataSourceName}, {strings.tableVersion(version, formatDateTime(asOf))}
        {!isNewest && <span className="text-warning"> ({strings.newerTable})</span>}
      </>
    ),
  }));
}

function trainingFacts(report: ModelReport): Fact[] {
  const { rows, file } = report;
  const counts = strings.rowsRead(
    formatNumber(rows.learnt),
    formatNumber(rows.read),
    formatNumber(rows.total),
  );
  const lacking =
    rows.withoutTarget > 0 ? `; ${strings.withoutTarget(formatNumber(rows.withoutTarget))}` : '';
  return [
    { name: strings.rows, value: counts + lacking },
    { name: strings.version, value: formatNumber(report.version) },
    {
      name: strings.trainedAt,
      value: <time dateTime={report.trainedAt}>{formatDateTime(report.trainedAt)}</time>,
    },
    { name: strings.took, value: formatDuration(report.durationMs) },
    { name: strings.seed, value: String(report.seed) },
    { name: strings.product, value: report.productVersion },
    {
      name: strings.file,
      value: (
        <>
          {formatBytes(file.bytes)}, SHA-256{' '}
          <code className="break-all font-mono text-xs">{file.sha256}</code>
        </>
      ),
    },
  ];
}

/** Everything that was measured, as the server told it. */
function exportReport(model: Model, report: ModelReport): void {
  const { id, name, type, algorithm } = model;
  const text = JSON.stringify({ model: { id, name, type, algorithm }, report }, null, 2);
  downloadBlob(new Blob([text], { type: 'application/json' }), fileNameOf(name, 'json'));
}

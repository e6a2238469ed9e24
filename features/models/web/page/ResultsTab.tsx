import { Link, useSearchParams } from 'wouter';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { Model, ModelReport } from '../../contract.ts';
import { useModelsRead } from '../api.ts';
import { modelAddress, versionParameter } from '../model-address.ts';
import { AnomalyFindings } from './AnomalyFindings.tsx';
import { ClusterFindings } from './ClusterFindings.tsx';
import { ConfusionCard } from './ConfusionCard.tsx';
import { ForecastFindings } from './ForecastFindings.tsx';
import { ImportanceCard } from './ImportanceCard.tsx';
import { NotesCard } from './NotesCard.tsx';
import { OriginCard } from './OriginCard.tsx';
import { pageStrings as strings } from './strings.ts';
import { VerdictCard } from './VerdictCard.tsx';

/** What was measured of the training that predicts, or of the one that the address names. */
export function ResultsTab({ model }: { model: Model }) {
  const [search] = useSearchParams();
  const wanted = Number(search.get(versionParameter));
  const version = Number.isSafeInteger(wanted) && wanted > 0 ? wanted : undefined;
  const report = useModelsRead('GET /api/ml/models/{id}/report', {
    params: { id: model.id },
    query: { version },
  });
  if (report.isPending) return <SkeletonList count={4} className="h-28" />;
  if (report.isError) {
    return (
      <ErrorState error={report.error} title={strings.reportFailed} onRetry={() => void report.refetch()} />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {report.data.version !== model.version && (
        <p className="rounded-card bg-info-surface p-3 text-info">
          {strings.olderVersion(report.data.version)}{' '}
          <Link href={modelAddress(model.id)} className="rounded-control underline">
            {strings.showCurrent}
          </Link>
        </p>
      )}
      <VerdictCard report={report.data} />
      <FindingsCards report={report.data} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <NotesCard report={report.data} />
        <OriginCard model={model} report={report.data} />
      </div>
    </div>
  );
}

function FindingsCards({ report }: { report: ModelReport }) {
  const { findings } = report;
  switch (findings.kind) {
    case 'forecast':
      return <ForecastFindings findings={findings} target={report.config.target ?? null} />;
    case 'classification':
      return (
        <>
          <ConfusionCard findings={findings} />
          <ImportanceCard importance={findings.importance} unit="fraction" />
        </>
      );
    case 'regression':
      return <ImportanceCard importance={findings.importance} unit={null} />;
    case 'clustering':
      return <ClusterFindings findings={findings} />;
    case 'anomalies':
      return <AnomalyFindings findings={findings} />;
  }
}

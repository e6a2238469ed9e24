import { BrainCircuit, CircleCheck, CircleDashed, CircleX, LoaderCircle } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDate, formatPercent } from '#ui/format.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { Model } from '../contract.ts';
import { modelsStrings as strings } from '../strings.ts';
import { useModelsRead } from './api.ts';

const statusLooks = {
  draft: { tone: 'neutral', icon: CircleDashed },
  training: { tone: 'info', icon: LoaderCircle },
  trained: { tone: 'accent', icon: CircleCheck },
  active: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleX },
} as const;

/** The models, or why there is none. */
export function ModelList() {
  const models = useModelsRead('GET /api/ml/models');
  if (models.isPending) return <SkeletonList count={2} className="h-20" />;
  if (models.isError) {
    return <ErrorState error={models.error} title={strings.failed} onRetry={() => void models.refetch()} />;
  }
  if (models.data.length === 0) {
    return (
      <EmptyState
        icon={BrainCircuit}
        title={strings.emptyTitle}
        message={strings.emptyMessage}
        action={<p className="text-muted text-xs">{strings.notYet}</p>}
      />
    );
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {models.data.map((model) => (
        <ModelCard key={model.id} model={model} />
      ))}
    </ul>
  );
}

function ModelCard({ model }: { model: Model }) {
  const isMeasured = model.status === 'trained' || model.status === 'active';
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 break-words font-semibold">{model.name}</h3>
        <Badge {...statusLooks[model.status]}>{strings.statuses[model.status]}</Badge>
      </div>
      <p className="text-muted">{strings.types[model.type]}</p>
      <p className="mt-2 flex justify-between tabular-nums">
        <span className="text-muted">{strings.accuracy}</span>
        {model.accuracy === null ? strings.notMeasured : formatPercent(model.accuracy)}
      </p>
      {isMeasured && model.accuracy !== null && (
        <ProgressBar label={strings.accuracy} percent={model.accuracy * 100} className="mt-1" />
      )}
      <p className="mt-2 text-muted text-xs">
        {strings.dataSource}: {model.dataSourceName ?? strings.noDataSource} · {strings.created}{' '}
        {formatDate(model.createdAt)}
      </p>
    </li>
  );
}

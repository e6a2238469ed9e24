import { useSourcesRead } from '#features/sources/web/index.tsx';
import { Card } from '#ui/Card.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Select } from '#ui/Select.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { Model } from '../../contract.ts';
import { useModelsRead } from '../api.ts';
import { PlanCard } from './PlanCard.tsx';
import { pageStrings as strings } from './strings.ts';
import { useChangeModel } from './use-change-model.ts';

/** What the next training learns from, and whether it begins by itself. */
export function SettingsTab({ model }: { model: Model }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card title={strings.plan} subtitle={strings.planNote}>
        <SourceChoice model={model} />
        {model.dataSourceId === null ? (
          <p className="mt-4 text-muted">{strings.noSourceYet}</p>
        ) : (
          <Plan model={model} />
        )}
      </Card>
      {model.version !== null && (
        <Card title={strings.retrainTitle}>
          <RetrainChoice model={model} />
        </Card>
      )}
    </div>
  );
}

function SourceChoice({ model }: { model: Model }) {
  const { data: sources = [] } = useSourcesRead('GET /api/data-sources');
  const change = useChangeModel(model, () => strings.settingsSaved);
  return (
    <div className="max-w-sm">
      <Select
        label={strings.dataSource}
        placeholder={strings.noDataSource}
        options={sources.map(({ id, name }) => ({ value: id, label: name }))}
        value={model.dataSourceId ?? ''}
        disabled={change.isPending}
        // Tables and columns that were chosen belong to the source that is left.
        onChange={(event) => change.mutate({ dataSourceId: event.target.value || null, configuration: {} })}
      />
    </div>
  );
}

function Plan({ model }: { model: Model }) {
  const plan = useModelsRead('GET /api/ml/models/{id}/plan', { params: { id: model.id } });
  if (plan.isPending) return <SkeletonList count={4} className="mt-4 h-8" />;
  if (plan.isError) {
    return (
      <div className="mt-4">
        <ErrorState error={plan.error} title={strings.planFailed} onRetry={() => void plan.refetch()} />
      </div>
    );
  }
  return <PlanCard model={model} plan={plan.data} />;
}

function RetrainChoice({ model }: { model: Model }) {
  const change = useChangeModel(model, ({ isRetrained }) =>
    isRetrained ? strings.retrainOn : strings.retrainOff,
  );
  return (
    <Checkbox
      label={strings.retrain}
      hint={strings.retrainNote}
      checked={model.isRetrained}
      disabled={change.isPending}
      onChange={(event) => change.mutate({ isRetrained: event.target.checked })}
    />
  );
}

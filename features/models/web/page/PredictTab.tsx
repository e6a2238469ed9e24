import { ErrorState } from '#ui/ErrorState.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { Model } from '../../contract.ts';
import { useModelsRead } from '../api.ts';
import { ForecastForm } from './ForecastForm.tsx';
import { PredictedTables } from './PredictedTables.tsx';
import { PredictTableCard } from './PredictTableCard.tsx';
import { RowFormCard } from './RowFormCard.tsx';
import { RowsCard } from './RowsCard.tsx';
import { pageStrings as strings } from './strings.ts';

/** Everything that the model can be asked: one row, several, a whole table, or the time that comes. */
export function PredictTab({ model }: { model: Model }) {
  const form = useModelsRead('GET /api/ml/models/{id}/form', { params: { id: model.id } });
  if (form.isPending) return <SkeletonList count={4} className="h-24" />;
  if (form.isError) {
    return <ErrorState error={form.error} title={strings.formFailed} onRetry={() => void form.refetch()} />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {form.data.task === 'forecasting' ? (
        <ForecastForm key={form.data.version} model={model} form={form.data} />
      ) : (
        <>
          <RowFormCard key={form.data.version} model={model} form={form.data} />
          <RowsCard model={model} form={form.data} />
        </>
      )}
      <PredictTableCard model={model} form={form.data} />
      <PredictedTables model={model} />
    </div>
  );
}

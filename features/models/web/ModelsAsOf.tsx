import { AsOf } from '#ui/AsOf.tsx';
import { modelsStrings as strings } from '../strings.ts';
import { useModelsRead } from './api.ts';

/** When the list of models was read. */
export function ModelsAsOf() {
  const models = useModelsRead('GET /api/ml/models');
  return (
    <AsOf
      subject={strings.panelTitle}
      updatedAtMs={models.dataUpdatedAt}
      isFetching={models.isFetching}
      onRefresh={() => void models.refetch()}
    />
  );
}

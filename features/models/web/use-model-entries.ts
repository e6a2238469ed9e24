import { useModelsRead } from './api.ts';
import { modelAddress } from './model-address.ts';

/** The models for the search palette. */
export function useModelEntries(isEnabled: boolean) {
  const { data = [] } = useModelsRead('GET /api/ml/models', { isEnabled });
  return data.map((model) => ({
    kind: 'model' as const,
    label: model.name,
    ...(model.dataSourceName && { detail: model.dataSourceName }),
    href: modelAddress(model.id),
  }));
}

import { useModelsRead } from './api.ts';

/** The models for the search palette. */
export function useModelEntries() {
  const { data = [] } = useModelsRead('GET /api/ml/models');
  return data.map((model) => ({
    kind: 'model' as const,
    label: model.name,
    ...(model.dataSourceName && { detail: model.dataSourceName }),
    href: `/ml-models?model=${model.id}`,
  }));
}

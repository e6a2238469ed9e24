import { BrainCircuit } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { modelsStrings as strings } from '../strings.ts';
import { ModelCard } from './ModelCard.tsx';
import { modelParameter } from './model-address.ts';
import { useModels } from './use-models.ts';

/** The models, or that there is none. */
export function ModelList() {
  const [search] = useSearchParams();
  const markedId = search.get(modelParameter);
  const models = useModels();
  if (models.isPending) return <SkeletonList count={2} className="h-20" />;
  if (models.isError) {
    return <ErrorState error={models.error} title={strings.failed} onRetry={() => void models.refetch()} />;
  }
  if (models.data.length === 0) {
    return <EmptyState icon={BrainCircuit} title={strings.emptyTitle} message={strings.emptyMessage} />;
  }
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {models.data.map((model) => (
        <ModelCard key={model.id} model={model} isMarked={model.id === markedId} />
      ))}
    </ul>
  );
}
